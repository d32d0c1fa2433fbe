// Requests pictures again that did not arrive: browsers do not, after a lost connection or a refusal of a busy server.

/** Milliseconds before each further request. Then only a new connection starts another one. */
const delaysMs = [2_000, 8_000]

const attempts = new WeakMap<HTMLImageElement, number>()

/** Those of the document, and all that fail later. */
export function retryPictures(): void {
  document.addEventListener('error', ({ target }) => retryLater(target), { capture: true })
  addEventListener('online', () => brokenPictures().forEach(request))
  brokenPictures().forEach(retryLater)
}

function brokenPictures(): HTMLImageElement[] {
  return [...document.images].filter(
    ({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== '',
  )
}

function retryLater(target: EventTarget | null): void {
  if (!(target instanceof HTMLImageElement)) return
  const attempt = attempts.get(target) ?? 0
  attempts.set(target, attempt + 1)
  const delay = delaysMs[attempt]
  if (delay !== undefined) setTimeout(request, delay, target)
}

/** Setting the same address requests it again. */
function request(image: HTMLImageElement): void {
  image.setAttribute('src', image.src)
}
