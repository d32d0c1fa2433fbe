// Decides whether a call is retried, and after which delay.

/** Status codes of temporary problems: timeout, conflict, too early, rate limit, server error. */
const retryableStatus = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const maxRetries = 2
const baseMs = 300
const maxDelayMs = 8_000

/** A repetition has no further effect: the method is idempotent, or the call has an idempotency key. */
function isRepeatable(method: string, hasKey: boolean): boolean {
  return method !== 'POST' || hasKey
}

/** `status` is undefined without a response. `retries` is the number of retries so far. */
export function mayRetry(
  method: string,
  hasKey: boolean,
  status: number | undefined,
  retries: number,
): boolean {
  return (
    retries < maxRetries &&
    isRepeatable(method, hasKey) &&
    (status === undefined || retryableStatus.has(status))
  )
}

/** Milliseconds. `chance` (0 to 1) spreads the retries of many browsers. `retryAfter` is limited to eight seconds. */
export function retryDelayMs(retries: number, retryAfter: string | null, chance: number): number {
  const requestedMs = Number(retryAfter ?? Number.NaN) * 1_000
  if (Number.isFinite(requestedMs) && requestedMs >= 0)
    return Math.min(maxDelayMs, requestedMs + chance * baseMs)
  return baseMs * 2 ** retries * (0.5 + chance)
}
