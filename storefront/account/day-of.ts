// The day of an instant where the shopper is.
/** Milliseconds → 'YYYY-MM-DD'. */
export function dayOf(ms: number): string {
  const at = new Date(ms)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
