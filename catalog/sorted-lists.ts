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
      for (const list of this.#listsOf(slot)) list.push(slot)
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
    if (this.#holds(slot)) for (const list of this.#listsOf(slot)) list.remove(slot)
  }

  /** Call it after they changed. */
  put(slot: number): void {
    if (this.#holds(slot)) for (const list of this.#listsOf(slot)) list.insert(slot)
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

  #listsOf(slot: number): SortedSlots[] {
    const { categories, categorySet, tags, tagSet } = this.#table
    const lists = [this.all]
    for (const code of categories.membersOf(categorySet[slot]!))
      lists.push(this.#list(this.#categories, code))
    if (!this.#ofPrice) return lists
    for (const code of tags.membersOf(tagSet[slot]!)) lists.push(this.#list(this.#tags, code))
    return lists
  }

  #list(lists: SortedSlots[], code: number): SortedSlots {
    return (lists[code] ??= new SortedSlots(this.#by))
  }
}
