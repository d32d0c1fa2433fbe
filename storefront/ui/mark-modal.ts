// Tells the page that a modal dialog stands upon it, so that it stays where it is (styles/base.css). The selector
// `html:has(dialog:modal)` says the same, but asks every element again whenever a page changes.

/** After a dialog was opened or closed. */
export function markModal(): void {
  const isModal = document.querySelector('dialog:modal') !== null
  document.documentElement.toggleAttribute('data-modal', isModal)
}
