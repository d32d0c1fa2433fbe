// Counts calls for the limits, in memory that does not grow with the number of callers.
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CountCall } from '#api/count-limits.ts'

/** Where calls are counted: the memory of one node, or a store that several nodes share. */
export type CallCounters = {
  /** Counts one more call under `key`. The count starts anew `seconds` after its first call. */
  add(key: string, seconds: number): Promise<{ readonly calls: number; readonly msLeft: number }>
}

/** Keys of one node. At some 200 bytes each they take 20 MB; the key that was not used for longest makes room. */
export const mostKeys = 100_000

export function createCountCalls(counters: CallCounters): CountCall {
  return async (key, { calls: most, seconds }) => {
    const { calls, msLeft } = await counters.add(key, seconds)
    return calls > most ? Math.max(1, Math.ceil(msLeft / 1000)) : 0
  }
}

export function memoryCounters(now: () => number): CallCounters & { readonly size: () => number } {
  const counts = new LRUCache<string, { calls: number; readonly endsAt: number }>({ max: mostKeys })
  return {
    size: () => counts.size,
    async add(key, seconds) {
      // Keys are hashed: all have one length, and no e-mail address stays in memory.
      const name = hash('sha256', key, 'base64url').slice(0, 22)
      let count = counts.get(name)
      if (!count || count.endsAt <= now()) {
        count = { calls: 0, endsAt: now() + seconds * 1000 }
        counts.set(name, count)
      }
      count.calls += 1
      return { calls: count.calls, msLeft: count.endsAt - now() }
    },
  }
}

export const countNothing: CountCall = async () => 0
