// Caches replies of public reads as JSON, until the lists of the catalogue or a product of the reply change.
import { LRUCache } from 'lru-cache'
import type { Shop } from '#services/shop.ts'
import { jsonParts } from './shared-json.ts'

type CachedReply = {
  readonly data: readonly Buffer[]
  readonly bytes: number
  readonly products: readonly string[]
  readonly madeAt: MadeAt
}

/** Versions of the catalogue, and the quarter of an hour. A local day begins with a quarter, and changes what lists show. */
type MadeAt = { readonly lists: number; readonly changes: number; readonly quarter: number }

export type ReplyCache = {
  /** The data of the reply as JSON, in parts. */
  get(key: string): readonly Buffer[] | undefined
  /** Call it before the reply is made; the result stores the reply. */
  begin(key: string): (data: object, products: readonly string[]) => readonly Buffer[]
}

/** A page of a list takes about 10 kB. */
const maxBytes = 64 * 1024 * 1024
/** Milliseconds. A wrong reply is cached no longer than this. */
const ttl = 600_000
const quarterMs = 900_000

export function createReplyCache({ catalog, now }: Pick<Shop, 'catalog' | 'now'>): ReplyCache {
  const replies = new LRUCache<string, CachedReply>({
    maxSize: maxBytes,
    ttl,
    sizeCalculation: ({ bytes }) => bytes,
  })
  const present = (): MadeAt => ({
    lists: catalog.listsVersion,
    changes: catalog.products.changes,
    quarter: Math.floor(now() / quarterMs),
  })

  function isCurrent({ products, madeAt }: CachedReply): boolean {
    const { lists, quarter } = present()
    return (
      madeAt.lists === lists &&
      madeAt.quarter === quarter &&
      catalog.products.isCurrent(products, madeAt.changes)
    )
  }

  return {
    get(key) {
      const cached = replies.get(key)
      return cached && isCurrent(cached) ? cached.data : undefined
    },
    begin(key) {
      const madeAt = present()
      return (value, products) => {
        const { parts: data, ownBytes: bytes } = jsonParts(value)
        if (products.length > 0) replies.set(key, { data, bytes, products, madeAt })
        return data
      }
    },
  }
}
