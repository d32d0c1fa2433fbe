// Shows the sentence that stands hidden in each document (plain-notices.ts): its code did not come, and loading it anew
// was tried already.
export const incompleteId = 'incomplete'

export function showIncomplete(): void {
  document.getElementById(incompleteId)?.removeAttribute('hidden')
}
