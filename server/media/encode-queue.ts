// A queue for encodings, each of which takes a CPU core: limited concurrency and length, one run per key.
import { limitConcurrency } from '#services/limit-concurrency.ts'

/** Runs `work`, or shares the result of work in progress for the same key. Rejects with QueueFull. */
type EncodeQueue<Result> = (key: string, work: () => Promise<Result>) => Promise<Result>

export function createEncodeQueue<Result>(maxRunning: number, maxQueued: number): EncodeQueue<Result> {
  const inProgress = new Map<string, Promise<Result>>()
  const limited = limitConcurrency(maxRunning, maxQueued)
  return (key, work) => {
    const current = inProgress.get(key)
    if (current) return current
    const result = limited(work).finally(() => inProgress.delete(key))
    inProgress.set(key, result)
    return result
  }
}
