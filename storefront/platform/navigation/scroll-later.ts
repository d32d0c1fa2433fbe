// Reaches a place on a page whose content is still on its way: a list of the shopper's own, reviews.
const patienceMs = 5_000

/** Tries again whenever the page grows, until it is there, the shopper moves, or nothing more comes. */
export function scrollLater(top: number): void {
  const start = scrollY
  const own = new AbortController()
  const growth = new ResizeObserver(() => {
    scrollTo({ top, behavior: 'instant' })
    if (scrollY > top - 1) stop()
  })
  const timer = setTimeout(stop, patienceMs)

  function stop(): void {
    growth.disconnect()
    own.abort()
    clearTimeout(timer)
  }
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown', 'popstate'])
    addEventListener(move, stop, { signal: own.signal, passive: true })
  if (scrollY === start) growth.observe(document.body)
}
