// The catalogue in memory: lists with filters, counts and sorts, and search in every language. The owner passes
// changed products to it; the next list shows them.
import { setImmediate as nextIteration } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { IndexedProduct } from '#data/catalog/catalog-feed.ts'
import { defaultLocale, type Locale } from '#domain/markets/locale.ts'
import type { SearchRules } from '#domain/settings/search-words.ts'
import { CatalogOrders } from './catalog-orders.ts'
import { listHits } from './hit-listing.ts'
import type { ListQuery, ListResult } from './list-query.ts'
import { Listing } from './listing.ts'
import { priceLimitOf } from './price-limit.ts'
import { ProductTable } from './product-table.ts'
import { readyProducts, type ReadyProduct } from './stored-products.ts'
import { searchByRules } from './text-search/search-rules.ts'
import { completionsOf, type Suggestions } from './text-search/suggestions.ts'
import { TextSearch } from './text-search/text-search.ts'

export type CatalogIndex = {
  /** Replaces all products. */
  load(products: Iterable<IndexedProduct>): void
  /** Replaces all products from a stream of batches; lists show the old catalogue until all are loaded. */
  loadFrom(batches: AsyncIterable<readonly IndexedProduct[]>): Promise<void>
  /** As `loadFrom`, with products of a snapshot. */
  loadStored(batches: AsyncIterable<readonly ReadyProduct[]>): Promise<void>
  /** Applies new and changed products, and removes products by id. */
  update(changed: readonly IndexedProduct[], removed: readonly string[]): void
  list(query: ListQuery): ListResult
  /** Returns at most `limit` products and `limit` completed queries. */
  suggest(query: SuggestQuery, limit: number): Suggestions
  /** Keys of a product's categories, ancestors included, and of its tags; empty if the product is not listed. */
  keysOf(id: string): ProductKeys
  /** Products in one of the categories or their descendants, or with one of the tags. */
  idsWith(keys: ProductKeys): string[]
  inStock(id: string): boolean | undefined
  fingerprintOf(id: string): number | undefined
  idsFrom(slot: number, count: number): string[]
  /** One more than the largest slot ever used. */
  readonly slots: number
  readonly size: number
  /** Increases whenever lists may have changed. */
  readonly version: number
}

/** `text` is what was typed so far. */
export type SuggestQuery = Pick<ListQuery, 'locale' | 'currency' | 'country' | 'season'> & {
  readonly text: string
}

export type ProductKeys = { readonly categories: readonly string[]; readonly tags: readonly string[] }

/** The merchant's rules of search in a language, with the ids of the products that come first. */
export type RulesOf = (locale: Locale) => SearchRules | undefined

/** `home` is the fallback of texts. A full load reads it, and the words without default synonyms. */
export function createCatalogIndex(
  home: () => Locale = () => defaultLocale,
  rulesOf: RulesOf = () => undefined,
): CatalogIndex {
  const emptyCatalog = () => createCatalog(home(), rulesOf)
  let catalog = emptyCatalog()
  let version = 0
  function replace(fresh: typeof catalog): void {
    catalog = fresh
    version++
  }
  async function replaceBy<Batch>(
    batches: AsyncIterable<Batch>,
    take: (fresh: typeof catalog, batch: Batch) => void,
  ): Promise<void> {
    const fresh = emptyCatalog()
    for await (const batch of batches) {
      take(fresh, batch)
      await nextIteration()
    }
    for (const _ of fresh.mergeUnsorted()) await nextIteration()
    replace(fresh)
  }
  return {
    load(products) {
      const fresh = emptyCatalog()
      let some: IndexedProduct[] = []
      for (const product of products) {
        if (some.push(product) < loadedAtOnce) continue
        fresh.apply(readyProducts(some, fresh.home), [])
        some = []
      }
      fresh.apply(readyProducts(some, fresh.home), [])
      replace(fresh)
    },
    async loadFrom(batches) {
      await replaceBy(batches, (fresh, batch) => fresh.apply(readyProducts(batch, fresh.home), []))
    },
    async loadStored(batches) {
      await replaceBy(batches, (fresh, batch) => fresh.apply(batch, []))
    },
    update(changed, removed) {
      if (catalog.apply(readyProducts(changed, catalog.home), removed)) version++
    },
    list: (query) => catalog.list(query),
    suggest({ text, ...query }, limit) {
      if (text.trim() === '') return { ids: [], completions: [] }
      const page = {
        ...query,
        query: text,
        filters: {},
        sort: 'relevance',
        page: 1,
        pageSize: limit,
      } as const
      return { ids: catalog.list(page, true).ids, completions: catalog.complete(query.locale, text, limit) }
    },
    keysOf: (id) => catalog.keysOf(id),
    idsWith: ({ categories, tags }) => catalog.table.idsWith(categories, tags),
    inStock: (id) => catalog.inStock(id),
    fingerprintOf: (id) => catalog.fingerprintOf(id),
    idsFrom: (slot, count) => catalog.table.idsFrom(slot, count),
    get slots() {
      return catalog.table.slots
    },
    get size() {
      return catalog.table.size
    },
    get version() {
      return version
    },
  }
}

const loadedAtOnce = 1_000
/** Lists with at least this many hits are cached until the catalogue changes. */
const manyHits = 1_000

function createCatalog(home: Locale, rulesOf: RulesOf) {
  const table = new ProductTable()
  const orders = new CatalogOrders(table)
  const listing = new Listing(table, orders)
  const texts = new TextSearch(home, (locale) => rulesOf(locale)?.plain ?? [])
  const cachedLists = new LRUCache<string, ListResult>({ max: 500 })
  return {
    home,
    table,
    /** Returns whether lists may differ now. */
    apply(changed: readonly ReadyProduct[], removed: readonly string[]): boolean {
      const { version } = texts
      for (const id of removed) {
        const slot = table.ids.slotOf(id)
        if (slot !== undefined) texts.remove(slot)
      }
      const differs = orders.apply(changed, removed)
      for (const { id, skus, documents } of changed) texts.put(table.ids.slotOf(id)!, skus ?? [], documents)
      if (!differs && texts.version === version) return false
      cachedLists.clear()
      return true
    },
    /** Sorts what the first lists and searches would otherwise sort, in steps. */
    *mergeUnsorted(): Generator<void> {
      yield* orders.build()
      yield* texts.mergeUnsorted()
    },
    /** A price limit in the query becomes a filter, unless the list has one already. */
    list(query: ListQuery, unfinished = false): ListResult {
      const { filters } = query
      const phrase = priceLimitOf(query, (asked) => this.listWords(asked, unfinished), table)
      if (!phrase) return this.listWords(query, unfinished)
      const { min, max } = phrase
      const prices = { ...(min !== null && { minPrice: min }), ...(max !== null && { maxPrice: max }) }
      const priced = { ...query, filters: { ...filters, ...prices } }
      const list = this.listWords({ ...priced, query: phrase.rest }, unfinished)
      if (list.total > 0 || phrase.rest === '') return { ...list, phrase }
      // "something under 20": the shop has no such word, but the price helps.
      return { ...this.listWords({ ...priced, query: '' }, false), phrase: { ...phrase, rest: '' } }
    },
    listWords(query: ListQuery, unfinished: boolean): ListResult {
      const typed = query.query?.trim()
      if (!typed) return listing.list(query)
      const search = { locale: query.locale, query: typed, unfinished, products: table.size }
      const rules = rulesOf(query.locale)
      const slotOf = (id: string) => table.ids.slotOf(id)
      const hits = rules ? searchByRules(texts, search, rules, slotOf) : texts.search(search)
      if (hits.slots.length < manyHits) return listHits(table, query, hits)
      const key = JSON.stringify([query, unfinished, rules])
      const list = cachedLists.get(key) ?? listHits(table, query, hits)
      cachedLists.set(key, list)
      return list
    },
    complete(locale: Locale, text: string, limit: number): string[] {
      const index = texts.indexFor(locale)
      return index ? completionsOf(index, text, limit) : []
    },
    keysOf(id: string): ProductKeys {
      const slot = table.ids.slotOf(id)
      if (slot === undefined) return { categories: [], tags: [] }
      return {
        categories: table.categories.keysIn(table.categorySet[slot]!),
        tags: table.tags.keysIn(table.tagSet[slot]!),
      }
    },
    inStock(id: string): boolean | undefined {
      const slot = table.ids.slotOf(id)
      return slot === undefined ? undefined : table.popularity[slot]! >= 0
    },
    fingerprintOf(id: string): number | undefined {
      const slot = table.ids.slotOf(id)
      return slot === undefined ? undefined : table.fingerprint[slot]
    },
  }
}
