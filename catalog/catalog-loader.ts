// Loads changes into the index: few products at once, many in portions, and the whole catalogue in the background, so
// that no change waits for a large one.
import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises'
import {
  loadIndexedProducts,
  streamIndexedProducts,
  type IndexedProduct,
} from '#data/catalog/catalog-feed.ts'
import type { Db, Queryable } from '#data/database.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { loadTaxonomy, type TaxonomyRows } from '#data/catalog/taxonomy.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { CatalogChanges } from './change-feed.ts'
import { changedKeys, createTaxonomy, type Taxonomy } from './taxonomy.ts'

/** Ids of changed products, or the whole catalogue. */
export type Changed = readonly string[] | 'everything'

/** `stock`: only the quantity changed, and the product is still in stock or still sold out. */
export type ChangedPart = 'product' | 'stock'

/** `lists`: keys of the categories whose lists a change of part `product` may affect. */
export type ChangeListener = (changed: Changed, part: ChangedPart, lists: readonly string[]) => void

export type CatalogLoader = {
  readonly taxonomy: Taxonomy
  /** Resolves when a few products are in the index; a larger number is left to `loadRemaining`. */
  load(changes: CatalogChanges): Promise<void>
  /** Loads the remaining products. Concurrent calls share one run; after a failure the next call continues. */
  loadRemaining(): Promise<void>
  /** Loads these products and reports them as changed; loads `others` without a report. */
  repair(ids: readonly string[], others: readonly string[]): Promise<void>
  /** Loads categories and tags, and later the products that a difference affects. */
  reloadTaxonomy(): Promise<void>
  /** Call when all changes since the snapshot are loaded. */
  caughtUp(): void
  stop(): Promise<void>
}

const portion = 200
/** Products that enter the index without a pause for requests: about two milliseconds. */
const slice = 20

const maxPauseMs = 500

type ProductChange = 'product' | 'stock' | 'rank'

type Reloaded = {
  readonly stockChanged: ReadonlySet<string>
  readonly lists: ReadonlyMap<string, readonly string[]>
}

function listsOf(ids: readonly string[], lists: Reloaded['lists']): string[] {
  return [...new Set(ids.flatMap((id) => lists.get(id) ?? []))]
}

/**
 * Calls `notify` when the index has the changes, except for changes of rank only: no page shows them. `bulk` is where the
 * whole catalogue is read.
 */
export async function createCatalogLoader(
  db: Db,
  index: CatalogIndex,
  notify: ChangeListener,
  home: () => Locale,
  bulk: Queryable = db,
): Promise<CatalogLoader> {
  const pending = new Map<string, ProductChange>()
  let allPending = false
  /** Products reloaded since a full load began, because the full load may have read them before their change. */
  let reloadedIds: Set<string> | undefined
  /** Reloads in progress, each with its products. */
  const reloads = new Set<{ readonly ids: ReadonlySet<string>; readonly done: Promise<unknown> }>()
  let working: Promise<void> | undefined
  let stopped = false
  let taxonomyRows = await loadTaxonomy(db)
  let taxonomy = createTaxonomy(taxonomyRows, home())
  // An index from a snapshot needs only the changes since. Which categories it was made with is not known.
  let isFromSnapshot = index.size > 0
  if (!isFromSnapshot) await index.loadFrom(streamIndexedProducts(bulk))

  /** In slices, so that requests do not wait for a large change. */
  async function updateIndex(rows: readonly IndexedProduct[], removed: readonly string[]): Promise<void> {
    for (let at = 0; at < Math.max(rows.length, removed.length); at += slice) {
      if (at > 0) await nextTurn()
      index.update(rows.slice(at, at + slice), removed.slice(at, at + slice))
    }
  }

  /**
   * Reloads of one product run one after another, so that its later read wins. Those of other products do not wait for
   * each other. Returns products that sold out or came back, and the lists that have or had each product.
   */
  function reload(ids: readonly string[]): Promise<Reloaded> {
    const work = async (): Promise<Reloaded> => {
      for (const id of ids) reloadedIds?.add(id)
      const rows = await loadIndexedProducts(db, ids)
      const rowsById = new Map(rows.map((row) => [row.id, row]))
      const stockChanged = new Set(ids.filter((id) => index.inStock(id) !== rowsById.get(id)?.inStock))
      const lists = new Map(
        ids.map((id) => [id, [...index.keysOf(id).categories, ...(rowsById.get(id)?.categories ?? [])]]),
      )
      await updateIndex(
        rows,
        ids.filter((id) => !rowsById.has(id)),
      )
      return { stockChanged, lists }
    }
    const before = [...reloads].filter((each) => ids.some((id) => each.ids.has(id)))
    const result = before.length === 0 ? work() : Promise.all(before.map((each) => each.done)).then(work)
    const own = { ids: new Set(ids), done: result.catch(() => undefined).finally(() => reloads.delete(own)) }
    reloads.add(own)
    return result
  }

  async function apply({ product, stock, rank }: Pick<CatalogChanges, ProductChange>): Promise<void> {
    const ids = [...product, ...stock, ...rank]
    if (ids.length === 0) return
    const { stockChanged, lists } = await reload(ids)
    const changed = [...product, ...stock.filter((id) => stockChanged.has(id))]
    const moved = stock.filter((id) => !stockChanged.has(id))
    if (changed.length > 0) notify(changed, 'product', listsOf(changed, lists))
    if (moved.length > 0) notify(moved, 'stock', [])
  }

  async function* untilStopped(): AsyncGenerator<IndexedProduct[]> {
    for await (const batch of streamIndexedProducts(bulk)) {
      if (stopped) throw new Error('the shop stops')
      yield batch
    }
  }

  async function loadEverything(): Promise<void> {
    reloadedIds = new Set()
    try {
      replaceTaxonomy(await loadTaxonomy(db))
      await index.loadFrom(untilStopped())
      isFromSnapshot = false
    } finally {
      const idsToReload = [...reloadedIds]
      reloadedIds = undefined
      for (let at = 0; at < idsToReload.length; at += portion)
        await reload(idsToReload.slice(at, at + portion))
    }
    notify('everything', 'product', [])
  }

  function replaceTaxonomy(rows: TaxonomyRows): void {
    taxonomyRows = rows
    taxonomy = createTaxonomy(rows, home())
  }

  /** Its products are loaded again by `loadRemaining`: lists show the new names at once, searches find them later. */
  async function reloadTaxonomy(): Promise<boolean> {
    const rows = await loadTaxonomy(db)
    if (JSON.stringify(rows) === JSON.stringify(taxonomyRows)) return false
    for (const id of index.idsWith(changedKeys(taxonomyRows, rows))) pending.set(id, 'product')
    replaceTaxonomy(rows)
    return true
  }

  function takePortion(): Map<string, ProductChange> {
    const portionIds = new Map<string, ProductChange>()
    for (const [id, kind] of pending) {
      if (portionIds.size === portion) break
      portionIds.set(id, kind)
      pending.delete(id)
    }
    return portionIds
  }

  async function loadPending(): Promise<void> {
    while (!stopped && (allPending || pending.size > 0)) {
      const portionIds = allPending ? new Map(pending) : takePortion()
      const isAll = allPending
      allPending = false
      if (isAll) pending.clear()
      const began = performance.now()
      const of = (kind: ProductChange): string[] =>
        [...portionIds].flatMap(([id, each]) => (each === kind ? [id] : []))
      try {
        await (isAll
          ? loadEverything()
          : apply({ product: of('product'), stock: of('stock'), rank: of('rank') }))
      } catch (fault) {
        if (stopped) return
        allPending ||= isAll
        for (const [id, kind] of portionIds) if (!pending.has(id)) pending.set(id, kind)
        throw fault
      }
      // A large change takes half of the time; the other half is for requests, which share cores with other nodes.
      if (pending.size > 0) await delay(Math.min(performance.now() - began, maxPauseMs))
    }
  }

  function loadRemaining(): Promise<void> {
    working ??= loadPending().finally(() => (working = undefined))
    return working
  }

  return {
    get taxonomy() {
      return taxonomy
    },
    async load(changes) {
      if (changes.everything || (changes.pages && isFromSnapshot)) allPending = true
      else if (changes.pages) {
        await reloadTaxonomy()
        notify('everything', 'product', [])
      }
      const { product, stock, rank } = changes
      if (product.length + stock.length + rank.length <= portion) {
        await apply(changes)
        // No product is loaded twice.
        for (const id of product) pending.delete(id)
        return
      }
      for (const id of rank) if (!pending.has(id)) pending.set(id, 'rank')
      for (const id of stock) if (pending.get(id) !== 'product') pending.set(id, 'stock')
      for (const id of product) pending.set(id, 'product')
    },
    loadRemaining,
    async repair(ids, others) {
      for (let at = 0; at < ids.length; at += portion)
        await apply({ product: ids.slice(at, at + portion), stock: [], rank: [] })
      if (others.length > 0) await reload(others)
    },
    async reloadTaxonomy() {
      if (!(await reloadTaxonomy())) return
      notify('everything', 'product', [])
      await loadRemaining()
    },
    caughtUp: () => void (isFromSnapshot = false),
    async stop() {
      stopped = true
      await working?.catch(() => undefined)
    },
  }
}
