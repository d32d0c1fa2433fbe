// Converts an instant to a plain date in the shopper's time zone.

/** Epoch milliseconds → 'YYYY-MM-DD' in the device's time zone. */
export function dayOf(ms: number): string {
  const at = new Date(ms)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
