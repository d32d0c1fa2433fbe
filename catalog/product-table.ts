// The facts of all products in columns of numbers. Each product has a slot; the slot of a removed product is reused.
import { currencies, isCurrency, type Currency } from '#domain/pricing/money.ts'
import { grownTo } from './grown-to.ts'
import { KeySets } from './key-sets.ts'
import { ProductIds } from './product-ids.ts'
import type { ProductFacts } from './stored-products.ts'

/** Sort keys of lists, ascending. Prices are columns of the same kind. */
export type KeyColumn = 'best-selling' | 'most-viewed' | 'newest' | Currency

const firstCapacity = 1024
/** Added to the best-selling key of sold-out products, so that they come last. */
const afterTheRest = 2 ** 52

const everywhere: readonly string[] = []

export const columns: readonly KeyColumn[] = ['best-selling', 'most-viewed', 'newest', ...currencies]

export class ProductTable {
  readonly categories = new KeySets()
  readonly tags = new KeySets()
  readonly markets = new KeySets()
  readonly ids = new ProductIds()
  /** Sort keys by column; a price is -1 if the product has none in the currency. */
  readonly keys: Record<KeyColumn, Float64Array>
  categorySet = new Int32Array(firstCapacity)
  tagSet = new Int32Array(firstCapacity)
  marketSet = new Int32Array(firstCapacity)
  fingerprint = new Float64Array(firstCapacity)
  /** Logarithm of the sales; negative for sold-out products. */
  popularity = new Float32Array(firstCapacity)
  /** The merchant's positions: by category, then by slot. */
  readonly positions = new Map<string, Map<number, number>>()

  constructor() {
    this.keys = Object.fromEntries(
      columns.map((column) => [column, new Float64Array(firstCapacity)]),
    ) as Record<KeyColumn, Float64Array>
  }

  /** Orders products with equal keys the same way on every node. */
  get tie(): Float64Array {
    return this.ids.hashes
  }

  get size(): number {
    return this.ids.size
  }

  /** One more than the largest slot ever used. */
  get slots(): number {
    return this.ids.slots
  }

  claim(id: string): number {
    const slot = this.ids.claim(id)
    if (slot >= this.fingerprint.length) this.#grow()
    return slot
  }

  write(slot: number, product: ProductFacts): void {
    for (const column of columns) this.keys[column][slot] = keyIn(column, product)
    this.categorySet[slot] = this.categories.setOf(product.categories)
    this.tagSet[slot] = this.tags.setOf(product.tags)
    this.marketSet[slot] = this.markets.setOf(product.markets ?? everywhere)
    this.fingerprint[slot] = product.fingerprint
    this.#place(slot, product.positions ?? {})
    this.popularity[slot] = product.inStock ? Math.log2(1 + Math.max(0, product.sold)) : -1
  }

  /** Products in one of the categories or with one of the tags. */
  idsWith(categories: readonly string[], tags: readonly string[]): string[] {
    const placed = this.categories.setsWith(categories)
    const tagged = this.tags.setsWith(tags)
    const isMeant = (slot: number) => placed.has(this.categorySet[slot]!) || tagged.has(this.tagSet[slot]!)
    const ids: string[] = []
    for (let slot = 0; slot < this.slots; slot++)
      if (this.ids.has(slot) && isMeant(slot)) ids.push(this.ids.at(slot))
    return ids
  }

  /** Ids of the products in `count` slots from a slot on. */
  idsFrom(from: number, count: number): string[] {
    const ids: string[] = []
    for (let slot = from; slot < Math.min(from + count, this.slots); slot++)
      if (this.ids.has(slot)) ids.push(this.ids.at(slot))
    return ids
  }

  /** False for a currency without prices. */
  hasKeys(column: KeyColumn): boolean {
    if (!isCurrency(column)) return true
    const prices = this.keys[column]
    for (let slot = 0; slot < this.slots; slot++) if (prices[slot]! >= 0) return true
    return false
  }

  /** By set of markets: 1 if a product with it is sold in the country; null if all products are. */
  soldIn(country: string): Uint8Array | null {
    const { setCount } = this.markets
    const own = this.markets.setsWith([country])
    const sold = new Uint8Array(setCount)
    for (let set = 0; set < setCount; set++)
      sold[set] = Number(own.has(set) || this.markets.membersOf(set).length === 0)
    return sold.includes(0) ? sold : null
  }

  /** Whether these facts change the product's position in an order, or its lists. */
  movesIn(column: KeyColumn, slot: number, product: ProductFacts): boolean {
    return (
      this.keys[column][slot] !== keyIn(column, product) ||
      this.categorySet[slot] !== this.categories.setOf(product.categories) ||
      this.tagSet[slot] !== this.tags.setOf(product.tags)
    )
  }

  /** Whether these facts change any list. */
  differs(slot: number, product: ProductFacts): boolean {
    return (
      columns.some((column) => this.movesIn(column, slot, product)) ||
      this.marketSet[slot] !== this.markets.setOf(product.markets ?? everywhere) ||
      !this.#isPlaced(slot, product.positions ?? {})
    )
  }

  #isPlaced(slot: number, positions: Readonly<Record<string, number>>): boolean {
    for (const [category, slots] of this.positions) if (slots.get(slot) !== positions[category]) return false
    return Object.keys(positions).every((category) => this.positions.has(category))
  }

  release(id: string): void {
    const slot = this.ids.release(id)
    if (slot !== undefined) this.#place(slot, {})
  }

  #place(slot: number, positions: Readonly<Record<string, number>>): void {
    for (const slots of this.positions.values()) slots.delete(slot)
    for (const [category, position] of Object.entries(positions)) {
      const slots = this.positions.get(category) ?? new Map<number, number>()
      this.positions.set(category, slots.set(slot, position))
    }
  }

  #grow(): void {
    const length = this.fingerprint.length + 1
    for (const column of columns) this.keys[column] = grownTo(this.keys[column], length)
    this.categorySet = grownTo(this.categorySet, length)
    this.tagSet = grownTo(this.tagSet, length)
    this.marketSet = grownTo(this.marketSet, length)
    this.fingerprint = grownTo(this.fingerprint, length)
    this.popularity = grownTo(this.popularity, length)
  }
}

function keyIn(column: KeyColumn, product: ProductFacts): number {
  if (column === 'best-selling') return (product.inStock ? 0 : afterTheRest) - product.sold
  if (column === 'most-viewed') return -product.views
  // Whole numbers can be sorted without comparisons.
  if (column === 'newest') return -Math.floor(product.createdAt)
  return product.prices[column] ?? -1
}
