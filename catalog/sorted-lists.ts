// The catalogue in one sort order: all products, the products of each category and, for prices, of each tag.
// The lists of a price contain only products with a price in that currency.
import type { KeySets } from './key-sets.ts'
import { MemberCounts } from './member-counts.ts'
import type { KeyColumn, ProductTable } from './product-table.ts'
import { radixSort } from './radix-sort.ts'
import { compareSlots, SortedSlots, type Ordering } from './sorted-slots.ts'

/** Fewer are sorted faster by comparisons. */
const manySlots = 10_000

export class SortedLists {
  readonly all: SortedSlots
  readonly #table: ProductTable
  readonly #column: KeyColumn
  readonly #ofPrice: boolean
  readonly #by: Ordering
  #categories: SortedSlots[] = []
  #tags: SortedSlots[] = []
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
    const slots = this.#inOrder()
    this.all = new SortedSlots(this.#by, slots.length)
    this.#makeRoom(slots)
    let slot = 0
    const push = (list: SortedSlots): void => list.push(slot)
    for (let at = 0; at < slots.length; at++) {
      slot = slots[at]!
      this.#eachListOf(slot, push)
    }
  }

  /** Creates the lists of categories and tags with their sizes, so that none has to grow while it is filled. */
  #makeRoom(slots: Int32Array): void {
    const { categories, categorySet, tags, tagSet } = this.#table
    const sized = (sets: KeySets, setOf: Int32Array): SortedSlots[] => {
      const counts = new MemberCounts(sets, slots.length)
      for (let at = 0; at < slots.length; at++) counts.add(setOf[slots[at]!]!)
      return Array.from(counts.result(), (count) => new SortedSlots(this.#by, count))
    }
    this.#categories = sized(categories, categorySet)
    if (this.#ofPrice) this.#tags = sized(tags, tagSet)
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
    if (this.#holds(slot)) this.#eachListOf(slot, (list) => list.remove(slot))
  }

  /** Call it after they changed. */
  put(slot: number): void {
    if (this.#holds(slot)) this.#eachListOf(slot, (list) => list.insert(slot))
  }

  /** Sorts slots in this order, in place. */
  sort(slots: Int32Array): Int32Array {
    const by = { keys: this.#by.keys, tie: this.#by.tie }
    if (slots.length >= manySlots) return radixSort(radixSort(slots.sort(), by.tie), by.keys)
    return slots.sort((a, b) => compareSlots(by, a, b))
  }

  #holds(slot: number): boolean {
    return !this.#ofPrice || this.#table.keys[this.#column][slot]! >= 0
  }

  #inOrder(): Int32Array {
    const { ids, size, slots } = this.#table
    const held = new Int32Array(size)
    let count = 0
    for (let slot = 0; slot < slots; slot++) if (ids.has(slot) && this.#holds(slot)) held[count++] = slot
    return this.sort(held.subarray(0, count))
  }

  #eachListOf(slot: number, visit: (list: SortedSlots) => void): void {
    const { categories, categorySet, tags, tagSet } = this.#table
    visit(this.all)
    this.#eachMember(this.#categories, categories, categorySet[slot]!, visit)
    if (this.#ofPrice) this.#eachMember(this.#tags, tags, tagSet[slot]!, visit)
  }

  #eachMember(
    lists: SortedSlots[],
    { members, starts }: KeySets,
    set: number,
    visit: (list: SortedSlots) => void,
  ): void {
    const end = starts[set + 1]!
    for (let at = starts[set]!; at < end; at++) visit(this.#list(lists, members[at]!))
  }

  #list(lists: SortedSlots[], code: number): SortedSlots {
    return (lists[code] ??= new SortedSlots(this.#by))
  }
}
