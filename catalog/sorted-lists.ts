// The catalogue in one sort order: all products, the products of each category and, for prices, of each tag.
// The lists of a price contain only products with a price in that currency.
import type { KeyColumn, ProductTable } from './product-table.ts'
import { compareSlots, SortedSlots, type Ordering } from './sorted-slots.ts'

export class SortedLists {
  readonly all: SortedSlots
  readonly #table: ProductTable
  readonly #column: KeyColumn
  readonly #ofPrice: boolean
  readonly #by: Ordering
  readonly #categories: SortedSlots[] = []
  readonly #tags: SortedSlots[] = []
  readonly #nothing: SortedSlots

  constructor(table: ProductTable, column: KeyColumn, ofPrice: boolean) {
    this.#table = table
    this.#column = column
    this.#ofPrice = ofPrice
    this.#by = {
      get keys() {
        return table.keys[column]
      },
      get tie() {
        return table.tie
      },
    }
    this.#nothing = new SortedSlots(this.#by, 0)
    this.all = new SortedSlots(this.#by, table.size)
    for (const slot of this.#inOrder()) {
      for (const shelf of this.#shelvesOf(slot)) shelf.push(slot)
    }
  }

  /** Empty for a code that is not in use. */
  category(code: number | undefined): SortedSlots {
    return (code === undefined ? undefined : this.#categories[code]) ?? this.#nothing
  }

  tag(code: number): SortedSlots {
    return this.#tags[code] ?? this.#nothing
  }

  /** Call it before the product's facts change. */
  take(slot: number): void {
    if (this.#holds(slot)) for (const shelf of this.#shelvesOf(slot)) shelf.remove(slot)
  }

  /** Call it after they changed. */
  put(slot: number): void {
    if (this.#holds(slot)) for (const shelf of this.#shelvesOf(slot)) shelf.insert(slot)
  }

  /** Sorts slots in this order, in place. */
  sort(slots: Int32Array): Int32Array {
    const by = { keys: this.#by.keys, tie: this.#by.tie }
    return slots.sort((a, b) => compareSlots(by, a, b))
  }

  #holds(slot: number): boolean {
    return !this.#ofPrice || this.#table.keys[this.#column][slot]! >= 0
  }

  #inOrder(): Int32Array {
    return this.sort(Int32Array.from(this.#table.slotOf.values()).filter((slot) => this.#holds(slot)))
  }

  #shelvesOf(slot: number): SortedSlots[] {
    const { categories, categorySet, tags, tagSet } = this.#table
    const shelves = [this.all]
    for (const code of categories.membersOf(categorySet[slot]!))
      shelves.push(this.#shelf(this.#categories, code))
    if (!this.#ofPrice) return shelves
    for (const code of tags.membersOf(tagSet[slot]!)) shelves.push(this.#shelf(this.#tags, code))
    return shelves
  }

  #shelf(shelves: SortedSlots[], code: number): SortedSlots {
    return (shelves[code] ??= new SortedSlots(this.#by))
  }
}
