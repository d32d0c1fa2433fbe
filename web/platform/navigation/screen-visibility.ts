// The screens' elements in the document. Hidden ones keep their style and layout.
import { nextPaint } from '../hydration/next-paint.ts'

const containers = new Map<string, HTMLElement>()

/** Returns the function that unregisters the screen. */
export function registerScreen(key: string, container: HTMLElement): () => void {
  containers.set(key, container)
  return () => void containers.delete(key)
}

/**
 * React sets `display: none` on a hidden screen after each render; the browser then discards its style and layout.
 * This function removes it, and styles/base.css hides the screen without that cost. Returns the function that stops
 * this, to call when the screen becomes active.
 */
export function hideScreen(container: HTMLElement): () => void {
  const clearDisplay = (): void => {
    for (const child of container.children) (child as HTMLElement).style.removeProperty('display')
  }
  const changes = new MutationObserver(() => {
    // Also on the screen that the document shows already: an empty page would lose its scroll position.
    clearDisplay()
    changes.takeRecords()
    if ('kept' in container.dataset) layOut(container)
  })
  clearDisplay()
  changes.observe(container, { childList: true, subtree: true, attributeFilter: ['style'] })
  return () => changes.disconnect()
}

/** Lays out a hidden screen in advance, which saves the time at the step. */
function layOut(container: HTMLElement): void {
  container.dataset.drawn = ''
  void nextPaint().then(() => delete container.dataset.drawn)
}

/** Shows screen `key` and hides all others. False if it is not in the document. */
export function showOnly(key: string): boolean {
  const shown = containers.get(key)
  if (!shown?.firstElementChild) return false
  for (const { dataset } of containers.values()) dataset.kept ??= 'behind'
  delete shown.dataset.kept
  delete shown.dataset.drawn
  return true
}
