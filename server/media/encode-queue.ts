// Encoding costs a core each: few at once, each picture once however many ask for it, and an end to the line.

/** Too many are waiting already. */
export class QueueFull extends Error {
  override name = 'QueueFull'
}

export type EncodeQueue = {
  /** The result of `work`; of the same work under way where there is some. Rejects with QueueFull. */
  run(key: string, work: () => Promise<Buffer>): Promise<Buffer>
}

export function createEncodeQueue(atOnce: number, mayWait: number): EncodeQueue {
  const underWay = new Map<string, Promise<Buffer>>()
  const waiting: (() => void)[] = []
  let running = 0

  async function turn(): Promise<void> {
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.length >= mayWait) throw new QueueFull('too many pictures are waiting to be made')
    // Whoever ends hands its place on, so `running` stays as it is.
    await new Promise<void>((resolve) => waiting.push(resolve))
  }

  async function inTurn(work: () => Promise<Buffer>): Promise<Buffer> {
    await turn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    run(key, work) {
      const same = underWay.get(key)
      if (same) return same
      const result = inTurn(work).finally(() => underWay.delete(key))
      underWay.set(key, result)
      return result
    },
  }
}
