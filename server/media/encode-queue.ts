// A queue for encodings, each of which takes a CPU core: limited concurrency and length, one run per key.

/** The queue has reached its maximum length. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

export type EncodeQueue<Result> = {
  /** Runs `work`, or shares the result of work in progress for the same key. Rejects with QueueFull. */
  run(key: string, work: () => Promise<Result>): Promise<Result>
}

export function createEncodeQueue<Result>(maxRunning: number, maxQueued: number): EncodeQueue<Result> {
  const inProgress = new Map<string, Promise<Result>>()
  const queue: (() => void)[] = []
  let running = 0

  async function acquireSlot(): Promise<void> {
    if (running < maxRunning) {
      running += 1
      return
    }
    if (queue.length >= maxQueued) throw new QueueFull('too many pictures are waiting to be made')
    // The slot passes to the next work, so `running` does not change.
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  async function withSlot(work: () => Promise<Result>): Promise<Result> {
    await acquireSlot()
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    run(key, work) {
      const current = inProgress.get(key)
      if (current) return current
      const result = withSlot(work).finally(() => inProgress.delete(key))
      inProgress.set(key, result)
      return result
    },
  }
}
