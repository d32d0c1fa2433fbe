// When a call is worth another try, and when.

/** Busy, locked, too early, too many, or a server in trouble: another try may succeed. */
const worthwhile = new Set([408, 409, 425, 429, 500, 502, 503, 504])
const mostRetries = 2
const baseMs = 300
const longestMs = 8_000

/** Trying twice changes no more than trying once: by the method's nature, or because the call carries a key. */
function isRepeatable(method: string, hasKey: boolean): boolean {
  return method !== 'POST' || hasKey
}

/** `status` is undefined where no answer came. `retries` counts those made already. */
export function mayRetry(
  method: string,
  hasKey: boolean,
  status: number | undefined,
  retries: number,
): boolean {
  return (
    retries < mostRetries && isRepeatable(method, hasKey) && (status === undefined || worthwhile.has(status))
  )
}

/** `chance` from 0 to 1 spreads the tries of many browsers. A wish of the server's is obeyed up to eight seconds. */
export function retryDelayMs(retries: number, retryAfter: string | null, chance: number): number {
  const wished = Number(retryAfter ?? Number.NaN) * 1_000
  if (Number.isFinite(wished) && wished >= 0) return Math.min(longestMs, wished + chance * baseMs)
  return baseMs * 2 ** retries * (0.5 + chance)
}
