// Loads changes into the index: few products at once, many in portions, and the whole catalogue in the background, so
// that no change waits for a large one.
import {
  loadIndexedProducts,
  streamIndexedProducts,
  type IndexedProduct,
} from '#data/catalog/catalog-feed.ts'
import type { Db } from '#data/database.ts'
import { loadTaxonomy } from '#data/catalog/taxonomy.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { News } from './change-feed.ts'
import { createTaxonomy, type Taxonomy } from './taxonomy.ts'

/** Ids of changed products, or the whole catalogue. */
export type Changed = readonly string[] | 'everything'

/** `stock`: only the quantity changed, and the product is still in stock or still sold out. */
export type ChangedPart = 'product' | 'stock'

export type CatalogLoader = {
  readonly taxonomy: Taxonomy
  /** Resolves when a few products are in the index; a larger number is left to `work`. */
  take(news: News): Promise<void>
  /** Loads the remaining products. Concurrent calls share one run; after a failure the next call continues. */
  work(): Promise<void>
  stop(): Promise<void>
}

const portion = 500

/** Calls `tell` when the index has the changes, except for changes of rank only: no page shows them. */
export async function createCatalogLoader(
  db: Db,
  index: CatalogIndex,
  tell: (changed: Changed, part: ChangedPart) => void,
): Promise<CatalogLoader> {
  const left = new Map<string, keyof News>()
  let allLeft = false
  /** Products reloaded since a full load began, because the full load may have read them before their change. */
  let meanwhile: Set<string> | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let working: Promise<void> | undefined
  let stopped = false
  let taxonomy = createTaxonomy(await loadTaxonomy(db))
  await index.loadFrom(streamIndexedProducts(db))

  /** Runs one after another, so that the later read of a product wins. Returns products that sold out or came back. */
  function reload(ids: readonly string[]): Promise<string[]> {
    const work = async (): Promise<string[]> => {
      for (const id of ids) meanwhile?.add(id)
      const rows = await loadIndexedProducts(db, ids)
      const found = new Map(rows.map((row) => [row.id, row]))
      const turned = ids.filter((id) => index.inStock(id) !== found.get(id)?.inStock)
      index.update(
        rows,
        ids.filter((id) => !found.has(id)),
      )
      return turned
    }
    const done = turn.then(work, work)
    turn = done.catch(() => undefined)
    return done
  }

  async function apply({ product, stock, rank }: Omit<News, 'everything'>): Promise<void> {
    const ids = [...product, ...stock, ...rank]
    if (ids.length === 0) return
    const turned = new Set(await reload(ids))
    const changed = [...product, ...stock.filter((id) => turned.has(id))]
    const moved = stock.filter((id) => !turned.has(id))
    if (changed.length > 0) tell(changed, 'product')
    if (moved.length > 0) tell(moved, 'stock')
  }

  async function* untilStopped(): AsyncGenerator<IndexedProduct[]> {
    for await (const batch of streamIndexedProducts(db)) {
      if (stopped) throw new Error('the shop stops')
      yield batch
    }
  }

  async function loadEverything(): Promise<void> {
    meanwhile = new Set()
    try {
      const names = createTaxonomy(await loadTaxonomy(db))
      await index.loadFrom(untilStopped())
      taxonomy = names
    } finally {
      const again = [...meanwhile]
      meanwhile = undefined
      for (let at = 0; at < again.length; at += portion) await reload(again.slice(at, at + portion))
    }
    tell('everything', 'product')
  }

  function takePortion(): Map<string, keyof News> {
    const some = new Map([...left].slice(0, portion))
    for (const id of some.keys()) left.delete(id)
    return some
  }

  async function workOff(): Promise<void> {
    while (!stopped && (allLeft || left.size > 0)) {
      const some = allLeft ? new Map(left) : takePortion()
      const isAll = allLeft
      allLeft = false
      if (isAll) left.clear()
      const of = (kind: keyof News): string[] =>
        [...some].flatMap(([id, each]) => (each === kind ? [id] : []))
      try {
        await (isAll
          ? loadEverything()
          : apply({ product: of('product'), stock: of('stock'), rank: of('rank') }))
      } catch (fault) {
        if (stopped) return
        allLeft ||= isAll
        for (const [id, kind] of some) if (!left.has(id)) left.set(id, kind)
        throw fault
      }
    }
  }

  return {
    get taxonomy() {
      return taxonomy
    },
    async take(news) {
      if (news.everything) allLeft = true
      const { product, stock, rank } = news
      if (product.length + stock.length + rank.length <= portion) return apply(news)
      for (const id of rank) if (!left.has(id)) left.set(id, 'rank')
      for (const id of stock) if (left.get(id) !== 'product') left.set(id, 'stock')
      for (const id of product) left.set(id, 'product')
    },
    work() {
      working ??= workOff().finally(() => (working = undefined))
      return working
    },
    async stop() {
      stopped = true
      await working?.catch(() => undefined)
    },
  }
}
