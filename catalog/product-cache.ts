// Caches product data until it changes: cards, whole products, and facts for carts. A result is returned but not
// cached if its product changed during the read.
import { LRUCache } from 'lru-cache'
import { loadCards, loadProduct } from '#data/catalog/products.ts'
import { loadVariantFacts, type VariantFacts } from '#data/catalog/variant-facts.ts'
import type { Queryable } from '#data/database.ts'
import type { ProductCard, StoredProduct } from '#domain/catalog/catalog.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Currency } from '#domain/pricing/money.ts'

export type ProductCache = {
  /** As in data/catalog/products.ts. */
  cards(ids: readonly string[], locale: Locale, currency: Currency): Promise<ProductCard[]>
  product(key: string, locale: Locale, currency: Currency): Promise<StoredProduct | undefined>
  /** As in data/catalog/variant-facts.ts. */
  readonly variants: (
    ids: readonly string[],
    locale: Locale,
    currency: Currency,
  ) => Promise<Map<string, VariantFacts>>
  /** Number of changes so far. */
  readonly changes: number
  /** Whether none of these products changed after that number of changes. */
  isCurrent(productIds: readonly string[], changes: number): boolean
  evict(productIds: readonly string[] | 'everything'): void
}

/** A card takes about 700 bytes, a whole product several kilobytes. A list without its cards costs twice as much. */
const maxCards = 150_000
const maxProducts = 5_000
const maxVariants = 20_000
/** Milliseconds. A wrong entry is cached no longer than this. */
const ttl = 600_000

type Entry<T> = { readonly value: T; readonly productId: string; readonly readAt: number }

/** `pages`: where cards and products are read, which pages show. */
export function createProductCache(
  db: Queryable,
  lowStockBelow: () => number,
  pages: Queryable,
): ProductCache {
  const cards = new LRUCache<string, Entry<ProductCard>>({ max: maxCards, ttl })
  const products = new LRUCache<string, Entry<StoredProduct>>({ max: maxProducts, ttl })
  const variants = new LRUCache<string, Entry<VariantFacts>>({ max: maxVariants, ttl })
  const changes = createChangeCount()

  function currentValue<T>(entry: Entry<T> | undefined): T | undefined {
    return entry && changes.isCurrent(entry.productId, entry.readAt) ? entry.value : undefined
  }

  /** Values by id; missing ones are read together. */
  async function readThrough<T>(
    cache: LRUCache<string, Entry<T>>,
    market: string,
    ids: readonly string[],
    productOf: (value: T) => string,
    read: (missing: readonly string[]) => Promise<Iterable<[string, T]>>,
  ): Promise<Map<string, T>> {
    const values = new Map<string, T>()
    const missing: string[] = []
    for (const id of ids) {
      const value = currentValue(cache.get(market + id))
      if (value === undefined) missing.push(id)
      else values.set(id, value)
    }
    if (missing.length === 0) return values
    const readAt = changes.count
    for (const [id, value] of await read(missing)) {
      values.set(id, value)
      cache.set(market + id, { value, productId: productOf(value), readAt })
    }
    return values
  }

  return {
    async cards(ids, locale, currency) {
      const values = await readThrough(
        cards,
        locale + currency,
        ids,
        (card) => card.id,
        async (missing) =>
          (await loadCards(pages, missing, locale, currency, lowStockBelow())).map((card) => [card.id, card]),
      )
      return ids.map((id) => values.get(id)).filter((card) => card !== undefined)
    },
    async product(key, locale, currency) {
      const values = await readThrough(
        products,
        locale + currency,
        [key],
        (product) => product.id,
        async () => {
          const product = await loadProduct(pages, key, locale, currency)
          return product ? [[key, product]] : []
        },
      )
      return values.get(key)
    },
    variants: (ids, locale, currency) =>
      readThrough(
        variants,
        locale + currency,
        ids,
        (facts) => facts.productId,
        (missing) => loadVariantFacts(db, missing, locale, currency),
      ),
    get changes() {
      return changes.count
    },
    isCurrent: (productIds, readAt) => productIds.every((id) => changes.isCurrent(id, readAt)),
    evict: (productIds) => changes.add(productIds),
  }
}

/** Data read before the last change of its product is outdated. */
function createChangeCount() {
  let count = 0
  let everythingChangedAt = 0
  const changedAt = new Map<string, number>()
  return {
    get count() {
      return count
    },
    isCurrent: (productId: string, readAt: number): boolean =>
      readAt >= everythingChangedAt && readAt >= (changedAt.get(productId) ?? 0),
    add(productIds: readonly string[] | 'everything'): void {
      count++
      if (productIds !== 'everything') return productIds.forEach((id) => void changedAt.set(id, count))
      everythingChangedAt = count
      changedAt.clear()
    },
  }
}
