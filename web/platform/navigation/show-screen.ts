// Switches between mounted screens by toggling attributes. React then only runs effects, after the paint.
import { containers } from './screen-visibility.ts'

/** Shows screen `key` and hides all others. False if it is not in the document. */
export function showOnly(key: string): boolean {
  const shown = containers.get(key)
  if (!shown?.firstElementChild) return false
  for (const { dataset } of containers.values()) dataset.kept ??= 'behind'
  delete shown.dataset.kept
  delete shown.dataset.drawn
  return true
}
