// Changed products that are loaded later, in portions. A change of the whole product includes its stock and its rank.
import type { CatalogChanges } from './change-feed.ts'

/** Ids of products by kind of change. */
export type ProductChanges = Pick<CatalogChanges, 'product' | 'stock' | 'rank'>

/** Products that are loaded at the same time. */
export const portion = 200

export class PendingChanges {
  readonly #changes = new Map<string, keyof ProductChanges>()
  /** The whole catalogue is loaded. */
  everything = false

  get size(): number {
    return this.#changes.size
  }

  add({ product, stock, rank }: ProductChanges): void {
    for (const id of rank) if (!this.#changes.has(id)) this.#changes.set(id, 'rank')
    for (const id of stock) if (this.#changes.get(id) !== 'product') this.#changes.set(id, 'stock')
    for (const id of product) this.#changes.set(id, 'product')
  }

  /** They were loaded otherwise. */
  delete(ids: readonly string[]): void {
    for (const id of ids) this.#changes.delete(id)
  }

  /** Removes a portion; all of them where the whole catalogue is loaded. */
  take(): ProductChanges {
    const taken = { product: [] as string[], stock: [] as string[], rank: [] as string[] }
    let count = 0
    for (const [id, change] of this.#changes) {
      if (!this.everything && count++ === portion) break
      taken[change].push(id)
      this.#changes.delete(id)
    }
    return taken
  }
}
