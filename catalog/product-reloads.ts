// Loads changed products into the index again. Reloads of one product run one after another, so that its later read wins.
import { setImmediate as nextIteration } from 'node:timers/promises'
import { loadIndexedProducts, type IndexedProduct } from '#data/catalog/catalog-feed.ts'
import type { Queryable } from '#data/database.ts'
import type { CatalogIndex } from './catalog-index.ts'

export type Reloaded = {
  /** Products that sold out or came back. */
  readonly stockChanged: ReadonlySet<string>
  /** The lists that have or had each product. */
  readonly lists: ReadonlyMap<string, readonly string[]>
}

/** Products that enter the index without a pause for requests: about two milliseconds. */
const slice = 20

export class ProductReloads {
  readonly #db: Queryable
  readonly #index: CatalogIndex
  /** In progress, each with its products. */
  readonly #running = new Set<{ readonly ids: ReadonlySet<string>; readonly done: Promise<unknown> }>()
  /** Products reloaded since a full load began, because the full load may have read them before their change. */
  #sinceFullLoad: Set<string> | undefined

  constructor(db: Queryable, index: CatalogIndex) {
    this.#db = db
    this.#index = index
  }

  /** Waits only for reloads of the same products. */
  reload(ids: readonly string[]): Promise<Reloaded> {
    const before = [...this.#running].filter((each) => ids.some((id) => each.ids.has(id)))
    const load = () => this.#load(ids)
    const result = before.length === 0 ? load() : Promise.all(before.map((each) => each.done)).then(load)
    const own = {
      ids: new Set(ids),
      done: result.catch(() => undefined).finally(() => this.#running.delete(own)),
    }
    this.#running.add(own)
    return result
  }

  beginFullLoad(): void {
    this.#sinceFullLoad = new Set()
  }

  /** Returns the products that were reloaded meanwhile. */
  endFullLoad(): readonly string[] {
    const ids = [...(this.#sinceFullLoad ?? [])]
    this.#sinceFullLoad = undefined
    return ids
  }

  async #load(ids: readonly string[]): Promise<Reloaded> {
    for (const id of ids) this.#sinceFullLoad?.add(id)
    const rows = await loadIndexedProducts(this.#db, ids)
    const rowsById = new Map(rows.map((row) => [row.id, row]))
    const stockChanged = new Set(ids.filter((id) => this.#index.inStock(id) !== rowsById.get(id)?.inStock))
    const lists = new Map(
      ids.map((id) => [id, [...this.#index.keysOf(id).categories, ...(rowsById.get(id)?.categories ?? [])]]),
    )
    const removed = ids.filter((id) => !rowsById.has(id))
    await this.#updateIndex(rows, removed)
    return { stockChanged, lists }
  }

  /** In slices, so that requests do not wait for a large change. */
  async #updateIndex(rows: readonly IndexedProduct[], removed: readonly string[]): Promise<void> {
    for (let at = 0; at < Math.max(rows.length, removed.length); at += slice) {
      if (at > 0) await nextIteration()
      this.#index.update(rows.slice(at, at + slice), removed.slice(at, at + slice))
    }
  }
}
