// Loads changes into the index: few products at once, many in portions, and the whole catalogue in the background. So
// no change waits for a large one.
import { setTimeout as delay } from 'node:timers/promises'
import { streamIndexedProducts, type IndexedProduct } from '#data/catalog/catalog-feed.ts'
import type { Db, Queryable } from '#data/database.ts'
import type { CatalogIndex } from './catalog-index.ts'
import type { CatalogChanges } from './change-feed.ts'
import type { LiveTaxonomy } from './live-taxonomy.ts'
import { PendingChanges, portion, type ProductChanges } from './pending-changes.ts'
import { ProductReloads, type Reloaded } from './product-reloads.ts'

/** Ids of changed products, or the whole catalogue. */
export type Changed = readonly string[] | 'everything'

/** `stock`: only the quantity changed, and the product is still in stock or still sold out. */
export type ChangedPart = 'product' | 'stock'

/** `lists`: keys of the categories whose lists a change of part `product` may affect. */
export type ChangeListener = (changed: Changed, part: ChangedPart, lists: readonly string[]) => void

export type CatalogLoader = {
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

const maxPauseMs = 500

function listsOf(ids: readonly string[], lists: Reloaded['lists']): string[] {
  return [...new Set(ids.flatMap((id) => lists.get(id) ?? []))]
}

function* portionsOf(ids: readonly string[]): Generator<readonly string[]> {
  for (let at = 0; at < ids.length; at += portion) yield ids.slice(at, at + portion)
}

/**
 * Calls `notify` when the index has the changes, except for changes of rank only: no page shows them. `bulk` is where
 * the whole catalogue is read.
 */
export async function createCatalogLoader(
  db: Db,
  index: CatalogIndex,
  taxonomy: LiveTaxonomy,
  notify: ChangeListener,
  bulk: Queryable,
): Promise<CatalogLoader> {
  const pending = new PendingChanges()
  const reloads = new ProductReloads(db, index)
  let working: Promise<void> | undefined
  let stopped = false
  // An index from a snapshot needs only the changes since. Which categories it was made with is not known.
  let isFromSnapshot = index.size > 0
  if (!isFromSnapshot) await index.loadFrom(streamIndexedProducts(bulk))

  async function apply({ product, stock, rank }: ProductChanges): Promise<void> {
    const ids = [...product, ...stock, ...rank]
    if (ids.length === 0) return
    const { stockChanged, lists } = await reloads.reload(ids)
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
    reloads.beginFullLoad()
    try {
      await taxonomy.refresh()
      await index.loadFrom(untilStopped())
      isFromSnapshot = false
    } finally {
      for (const ids of portionsOf(reloads.endFullLoad())) await reloads.reload(ids)
    }
    notify('everything', 'product', [])
  }

  /** Its products are loaded again by `loadRemaining`: lists show the new names at once, searches find them later. */
  async function reloadTaxonomy(): Promise<boolean> {
    const changed = await taxonomy.refresh()
    if (changed) pending.add({ product: index.idsWith(changed), stock: [], rank: [] })
    return changed !== null
  }

  async function loadPending(): Promise<void> {
    while (!stopped && (pending.everything || pending.size > 0)) {
      const isAll = pending.everything
      const taken = pending.take()
      pending.everything = false
      const began = performance.now()
      try {
        await (isAll ? loadEverything() : apply(taken))
      } catch (fault) {
        if (stopped) return
        pending.everything ||= isAll
        pending.add(taken)
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
    async load(changes) {
      if (changes.everything || (changes.pages && isFromSnapshot)) pending.everything = true
      else if (changes.pages) {
        await reloadTaxonomy()
        notify('everything', 'product', [])
      }
      const { product, stock, rank } = changes
      if (product.length + stock.length + rank.length <= portion) {
        await apply(changes)
        // No product is loaded twice.
        pending.delete(product)
      } else pending.add(changes)
    },
    loadRemaining,
    async repair(ids, others) {
      for (const product of portionsOf(ids)) await apply({ product, stock: [], rank: [] })
      if (others.length > 0) await reloads.reload(others)
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
