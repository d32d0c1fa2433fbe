// Counts calls for rate limits in bounded memory.
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CountCall } from '#api/count-limits.ts'

/** Storage of the counts: the memory of one node, or a store that several nodes share. */
export type CallCounters = {
  /** Counts one more call under `key`. The window starts with the first call and lasts `seconds`. */
  add(key: string, seconds: number): Promise<{ readonly calls: number; readonly msLeft: number }>
}

/** Keys per node: 20 MB at about 200 bytes each. The least recently used key is evicted. */
export const maxKeys = 100_000

/** Returns 0 within the limit, else the seconds until the next call is allowed. */
export function createCountCalls(counters: CallCounters): CountCall {
  return async (key, { calls: limit, seconds }) => {
    const { calls, msLeft } = await counters.add(key, seconds)
    return calls > limit ? Math.max(1, Math.ceil(msLeft / 1000)) : 0
  }
}

export function memoryCounters(now: () => number): CallCounters & { readonly size: () => number } {
  const counts = new LRUCache<string, { calls: number; readonly endsAt: number }>({ max: maxKeys })
  return {
    size: () => counts.size,
    async add(key, seconds) {
      // Hashed keys have one length and keep e-mail addresses out of memory.
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
