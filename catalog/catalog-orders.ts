// The sort orders of the catalogue. Each is built when a list first needs it, and then updated.
import { isCurrency, type Currency } from '#domain/pricing/money.ts'
import type { ListSort } from './list-query.ts'
import { columns, type KeyColumn, type ProductTable } from './product-table.ts'
import { SortedLists } from './sorted-lists.ts'
import type { ProductFacts } from './stored-products.ts'

/** Above this share of the catalogue, rebuilding is faster than moving single products. */
const manyChanges = 1 / 64
/** Below it, an order takes less than a tenth of a second. */
const largeCatalog = 200_000

export class CatalogOrders {
  readonly #table: ProductTable
  #built = new Map<KeyColumn, SortedLists>()

  constructor(table: ProductTable) {
    this.#table = table
  }

  by(column: KeyColumn): SortedLists {
    let lists = this.#built.get(column)
    if (!lists) {
      lists = new SortedLists(this.#table, column, isCurrency(column))
      this.#built.set(column, lists)
    }
    return lists
  }

  /** Builds the sort orders of a large catalogue, one at each step: within a list they would stop all requests. */
  *build(): Generator<void> {
    if (this.#table.size < largeCatalog) return
    for (const column of columns) {
      if (this.#table.hasKeys(column)) this.by(column)
      yield
    }
  }

  /** Writes products into the table and updates every sort order. Returns whether lists may differ now. */
  apply(changed: readonly ProductFacts[], removed: readonly string[]): boolean {
    if (changed.length + removed.length > 16 + this.#table.size * manyChanges) this.#built = new Map()
    let differs = false
    for (const id of removed) differs = this.#remove(id) || differs
    for (const product of changed) differs = this.#write(product) || differs
    return differs
  }

  #remove(id: string): boolean {
    const slot = this.#table.ids.slotOf(id)
    if (slot === undefined) return false
    for (const lists of this.#built.values()) lists.take(slot)
    this.#table.release(id)
    return true
  }

  #write(product: ProductFacts): boolean {
    const table = this.#table
    const existingSlot = table.ids.slotOf(product.id)
    if (existingSlot === undefined) {
      const slot = table.claim(product.id)
      table.write(slot, product)
      for (const lists of this.#built.values()) lists.put(slot)
      return true
    }
    const differs = table.differs(existingSlot, product)
    const moving = [...this.#built].filter(([column]) => table.movesIn(column, existingSlot, product))
    for (const [, lists] of moving) lists.take(existingSlot)
    table.write(existingSlot, product)
    for (const [, lists] of moving) lists.put(existingSlot)
    return differs
  }
}

export function columnOf(sort: ListSort, currency: Currency): KeyColumn {
  if (sort === 'price-asc' || sort === 'price-desc') return currency
  return sort === 'relevance' || sort === 'featured' ? 'best-selling' : sort
}
