// Shows the hidden notice of the document (document.ts): its code failed to load, and a reload did not help.
export const incompleteId = 'incomplete'

export function showIncomplete(): void {
  document.getElementById(incompleteId)?.removeAttribute('hidden')
}
