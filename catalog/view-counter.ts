// Counts product views in memory and stores them periodically: each visitor once a day per product.
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { countViews } from '#data/customers/wishlist-items.ts'
import type { Db } from '#data/database.ts'
import { dayMs } from '#domain/calendar/durations.ts'

export type ViewCounter = {
  /** `visitor` distinguishes visitors; it is stored for at most a day. */
  count(productId: string, visitor: string): void
  /** Stores the counts since the last call. */
  flush(): Promise<void>
  stop(): Promise<void>
}

const flushMs = 30_000
/** Limit of memory: the oldest entries are evicted, and a visitor may then count twice. */
const maxRemembered = 200_000

export function createViewCounter(db: Db, now: () => number, onFault: (fault: unknown) => void): ViewCounter {
  const remembered = new Map<string, number>()
  let waiting = new Map<string, number>()

  async function flush(): Promise<void> {
    if (waiting.size === 0) return
    const views = waiting
    waiting = new Map()
    try {
      await db.transaction(async (tx) => {
        await countViews(tx, views)
        await recordChanges(tx, [...views.keys()], now(), 'rank')
      })
    } catch (fault) {
      for (const [id, count] of views) waiting.set(id, (waiting.get(id) ?? 0) + count)
      throw fault
    }
  }
  const timer = setInterval(() => void flush().catch(onFault), flushMs)
  timer.unref()

  return {
    count(productId, visitor) {
      const key = `${visitor} ${productId}`
      const before = remembered.get(key)
      if (before !== undefined && now() - before < dayMs) return
      remembered.delete(key)
      remembered.set(key, now())
      if (remembered.size > maxRemembered) remembered.delete(remembered.keys().next().value!)
      waiting.set(productId, (waiting.get(productId) ?? 0) + 1)
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush().catch(onFault)
    },
  }
}
