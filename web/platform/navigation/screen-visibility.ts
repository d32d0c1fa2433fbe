// Switches between mounted screens by toggling attributes. React then only runs effects, after the paint.
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
    if (!('kept' in container.dataset)) return
    clearDisplay()
    changes.takeRecords()
    layOut(container)
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

/** Hides screen `current` and shows screen `next`. False if one of them is not in the document. */
export function swapScreens(current: string, next: string): boolean {
  const from = containers.get(current)
  const to = containers.get(next)
  if (!from || !to?.firstElementChild) return false
  from.dataset.kept = 'behind'
  delete to.dataset.kept
  delete to.dataset.drawn
  return true
}
