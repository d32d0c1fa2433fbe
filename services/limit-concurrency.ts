// Limits how many tasks run at the same time, and how many wait. Each task takes a core or a connection.

/** So much work waits that more is refused. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

/** Runs work in the order of its calls. Rejects with QueueFull. */
export type Limited = <Result>(work: () => Promise<Result>) => Promise<Result>

export function limitConcurrency(maxRunning: number, maxWaiting: number): Limited {
  const waiting: (() => void)[] = []
  let running = 0

  async function acquireSlot(): Promise<void> {
    if (running < maxRunning) {
      running += 1
      return
    }
    if (waiting.length >= maxWaiting) throw new QueueFull(`${maxWaiting} works wait already`)
    // The slot passes to the next work, so `running` does not change: no call in between takes it.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  return async (work) => {
    await acquireSlot()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
