// Limits of time for tests that run beside other work.
import { availableParallelism, loadavg } from 'node:os'

/** The limit of an idle machine; a multiple of it if more processes are runnable than there are processors. */
export function underLoad(limit: number): number {
  const waiting = loadavg()[0]! / availableParallelism()
  return limit * Math.max(1, 2 * waiting)
}
