// Sets `data-modal` on <html> while a modal dialog is open, which stops scrolling (styles/base.css). The selector
// `html:has(dialog:modal)` would be evaluated for every element at each change of the page.

/** Call after a dialog was opened or closed. */
export function updateModalState(): void {
  const isModal = document.querySelector('dialog:modal') !== null
  document.documentElement.toggleAttribute('data-modal', isModal)
}
