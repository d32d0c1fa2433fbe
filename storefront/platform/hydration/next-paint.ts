// Lets the browser show what a press has changed so far, before more is worked out.

/** In a window that is not painted because nobody sees it. */
const patienceMs = 100

export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, patienceMs)
  })
}
