// Restores a scroll position while late content (personal lists, reviews) makes the page longer.
const timeoutMs = 5_000

/** Scrolls to `top` (pixels) whenever the page grows; stops there, at the next input or after five seconds. */
export function scrollLater(top: number): void {
  const start = scrollY
  const listeners = new AbortController()
  const growth = new ResizeObserver(() => {
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
