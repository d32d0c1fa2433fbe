// Changed products that are loaded later, in portions. A change of the whole product includes its stock and its rank.
import type { CatalogChanges } from './change-feed.ts'

export type ProductChange = 'product' | 'stock' | 'rank'

/** Products that are loaded at the same time. */
export const portion = 200

export class PendingChanges {
  readonly #changes = new Map<string, ProductChange>()
  /** The whole catalogue is loaded. */
  everything = false

  get size(): number {
    return this.#changes.size
  }

  add({ product, stock, rank }: Pick<CatalogChanges, ProductChange>): void {
    for (const id of rank) if (!this.#changes.has(id)) this.#changes.set(id, 'rank')
    for (const id of stock) if (this.#changes.get(id) !== 'product') this.#changes.set(id, 'stock')
    for (const id of product) this.#changes.set(id, 'product')
  }

  /** They were loaded otherwise. */
  delete(ids: readonly string[]): void {
    for (const id of ids) this.#changes.delete(id)
  }

  /** A portion; all of them where the whole catalogue is loaded. */
  take(): ReadonlyMap<string, ProductChange> {
    const taken = new Map<string, ProductChange>()
    for (const [id, change] of this.#changes) {
      if (!this.everything && taken.size === portion) break
      taken.set(id, change)
      this.#changes.delete(id)
    }
    return taken
  }

  /** After a fault; newer changes win. */
  putBack(taken: ReadonlyMap<string, ProductChange>): void {
    for (const [id, change] of taken) if (!this.#changes.has(id)) this.#changes.set(id, change)
  }
}
