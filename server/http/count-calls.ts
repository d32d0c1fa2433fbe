// Counts calls for rate limits: frequent ones in the node's bounded memory, rare ones in the database too.
import { hash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { CountCall } from '#api/count-limits.ts'
import { addCall, type CallCount } from '#data/call-counts.ts'
import { isDatabaseUnavailable, type Queryable } from '#data/database.ts'

/** Storage of the counts: the memory of one node, or the database that all nodes share. */
export type CallCounters = {
  /** Counts one more call under `key`. The window starts with the first call and lasts `seconds`. */
  add(key: string, seconds: number): Promise<CallCount>
}

/** Keys per node: 20 MB at about 200 bytes each. The least recently used key is evicted. */
export const maxKeys = 100_000

/**
 * Returns 0 within the limit, else the seconds until the next call is allowed. A limit of less than a call per second
 * protects codes and mailboxes. It holds on all nodes together and after a restart, so it is counted in `shared` too.
 * Calls that the node itself refuses cost no statement. While the database is away, the node's own count holds.
 */
export function createCountCalls(own: CallCounters, shared?: CallCounters): CountCall {
  return async (key, { calls: limit, seconds }) => {
    const counted = await own.add(key, seconds)
    if (counted.calls > limit || !shared || limit >= seconds) return waitAfter(counted, limit)
    try {
      return waitAfter(await shared.add(key, seconds), limit)
    } catch (fault) {
      if (!isDatabaseUnavailable(fault)) throw fault
      return waitAfter(counted, limit)
    }
  }
}

function waitAfter({ calls, msLeft }: CallCount, limit: number): number {
  return calls > limit ? Math.max(1, Math.ceil(msLeft / 1000)) : 0
}

export function memoryCounters(now: () => number): CallCounters & { readonly size: () => number } {
  const counts = new LRUCache<string, { calls: number; readonly endsAt: number }>({ max: maxKeys })
  return {
    size: () => counts.size,
    async add(key, seconds) {
      const name = nameOf(key)
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

/** A power cut may lose the counts of the last half second. */
export function databaseCounters(db: { readonly relaxed: Queryable }): CallCounters {
  return { add: (key, seconds) => addCall(db.relaxed, nameOf(key), seconds) }
}

/** Hashed keys have one length and keep e-mail addresses out of memory and database. */
function nameOf(key: string): string {
  return hash('sha256', key, 'base64url').slice(0, 22)
}

export const countNothing: CountCall = async () => 0
