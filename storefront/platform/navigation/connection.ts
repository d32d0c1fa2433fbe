// How eagerly to fetch ahead, by what the browser says of its connection.
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** Fetching ahead would cost this shopper money or slow down what was asked for. */
export function isFrugal(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || ['slow-2g', '2g'].includes(connection?.effectiveType ?? '')
}

/** Runs work when the browser has nothing better to do; Safari has no such moment, so soon there. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 2_000 })
  else setTimeout(work, 50)
}
