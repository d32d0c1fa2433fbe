// Where the screens stand in the document. A step to one that stands there already shows it without React, which has
// only effects to run then and does so after the paint.
import { nextPaint } from '../hydration/next-paint.ts'

const places = new Map<string, HTMLElement>()

/** Returns what to do when the screen leaves the document. */
export function registerScreen(key: string, place: HTMLElement): () => void {
  places.set(key, place)
  return () => void places.delete(key)
}

/**
 * React hides a screen by `display: none` whenever it has drawn a part of it, for which the browser throws its style
 * and layout away and makes them anew for the next step. Put away by styles/base.css it keeps them. Returns what to do
 * when it is shown.
 */
export function hideScreen(place: HTMLElement): () => void {
  const show = (): void => {
    for (const part of place.children) (part as HTMLElement).style.removeProperty('display')
  }
  const changes = new MutationObserver(() => {
    if (!('kept' in place.dataset)) return
    show()
    changes.takeRecords()
    layOut(place)
  })
  show()
  changes.observe(place, { childList: true, subtree: true, attributeFilter: ['style'] })
  return () => changes.disconnect()
}

/** Out of sight, so that the step need not. */
function layOut(place: HTMLElement): void {
  place.dataset.drawn = ''
  void nextPaint().then(() => delete place.dataset.drawn)
}

/** False where one of them is not in the document. */
export function swapScreens(shown: string, next: string): boolean {
  const from = places.get(shown)
  const to = places.get(next)
  if (!from || !to?.firstElementChild) return false
  from.dataset.kept = 'behind'
  delete to.dataset.kept
  delete to.dataset.drawn
  return true
}
