// Waits until the browser has painted, so that the response to a press appears before further work.

/** Fallback: a hidden window is not painted. */
const timeoutMs = 100

export function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, timeoutMs)
  })
}
