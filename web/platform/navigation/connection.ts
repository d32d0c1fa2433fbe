// Data saver and idle time: decide whether and when to prefetch.
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/** True with data saver or a 2G connection: prefetching would cost money or delay requested content. */
export function isDataSaver(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return Boolean(connection?.saveData) || ['slow-2g', '2g'].includes(connection?.effectiveType ?? '')
}

/** Runs `task` in an idle period, after two seconds at the latest. Without requestIdleCallback (Safari): after 50 ms. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(task, { timeout: 2_000 })
  else setTimeout(task, 50)
}
