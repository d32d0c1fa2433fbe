// Restores a scroll position while late content (personal lists, reviews) makes the page longer.

const timeoutMs = 5_000

/**
 * Scrolls to `top` (pixels) whenever the page grows. Stops there, at the next input, after five seconds, and when
 * `isLeft` returns true: the history entry is another.
 */
export function scrollLater(top: number, isLeft: () => boolean): void {
  const start = scrollY
  const listeners = new AbortController()
  const growth = new ResizeObserver(() => {
    if (isLeft()) return stop()
    scrollTo({ top, behavior: 'instant' })
    if (scrollY > top - 1) stop()
  })
  const timer = setTimeout(stop, timeoutMs)

  function stop(): void {
    growth.disconnect()
    listeners.abort()
    clearTimeout(timer)
  }
  for (const type of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(type, stop, { signal: listeners.signal, passive: true })
  if (scrollY === start) growth.observe(document.body)
}
