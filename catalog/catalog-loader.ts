// Brings news into the index: a few products at once, many in portions, and everything in the background, so that no
// news waits for a large change.
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

/** Products that changed, or everything. */
export type Changed = readonly string[] | 'everything'

/** `stock`: nothing but how many there are, and still some or still none. */
export type ChangedPart = 'product' | 'stock'

export type CatalogLoader = {
  readonly taxonomy: Taxonomy
  /** Few products are in the index when this resolves; more are left to `work`. */
  take(news: News): Promise<void>
  /** Does what is left. Calls made meanwhile share it; where it fails, the next call goes on. */
  work(): Promise<void>
  stop(): Promise<void>
}

const portion = 500

/** `tell` is called once the index has the changes. Changes of rank alone are told to nobody: no page shows them. */
export async function createCatalogLoader(
  db: Db,
  index: CatalogIndex,
  tell: (changed: Changed, part: ChangedPart) => void,
): Promise<CatalogLoader> {
  const left = new Map<string, keyof News>()
  let allLeft = false
  /** Products reloaded since the loading of everything began: it may have read them before they changed. */
  let meanwhile: Set<string> | undefined
  let turn: Promise<unknown> = Promise.resolve()
  let working: Promise<void> | undefined
  let stopped = false
  let taxonomy = createTaxonomy(await loadTaxonomy(db))
  await index.loadFrom(streamIndexedProducts(db))

  /** One after another: of two readings of a product the later one stays. Returns those that sold out or came back. */
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
