// Applies a tag filter, the only filter that scans products one by one. Scans the lists of the selected tags in the
// order of price.
import { inCategory, type ChosenFilters } from './chosen-filters.ts'
import { grownTo } from './grown-to.ts'
import type { ListResult } from './list-query.ts'
import { keyCounts, MemberCounts } from './member-counts.ts'
import type { ProductTable } from './product-table.ts'
import type { SortedLists } from './sorted-lists.ts'
import type { SortedSlots } from './sorted-slots.ts'

export type ListFacts = Pick<ListResult, 'total' | 'categoryCounts' | 'priceRange'> & {
  /** Slots that pass every filter, unsorted, if computing the facts found them. */
  readonly hits?: Int32Array
}

/** Reused by every scan. */
let scratch = new Int32Array(1024)

export function scanTagged(
  { categories, categorySet, tags, tagSet }: ProductTable,
  prices: SortedLists,
  filters: ChosenFilters,
  wanted: readonly number[],
): ListFacts {
  const placed = inCategory(categories, filters)
  // A product with several of the tags counts in the list of the first tag.
  const first = wanted.length > 1 ? tags.firstContained(wanted) : null
  const counts = new MemberCounts(
    categories,
    wanted.reduce((sum, tag) => sum + prices.tag(tag).length, 0),
  )
  let total = 0
  let min = Infinity
  let max = -1
  for (const [index, tag] of wanted.entries()) {
    const list = prices.tag(tag)
    const { slots } = list
    const { from, to } = list.range(filters.lowest, filters.highest)
    scratch = grownTo(scratch, total + to - from)
    for (let at = from; at < to; at++) {
      const slot = slots[at]!
      if (first !== null && first[tagSet[slot]!] !== index + 1) continue
      const set = categorySet[slot]!
      counts.add(set)
      if (placed === null || placed[set]! > 0) scratch[total++] = slot
    }
    const lowestAt = firstFitting(list, categorySet, placed, 1)
    if (lowestAt < 0) continue
    min = Math.min(min, list.keyAt(lowestAt))
    max = Math.max(max, list.keyAt(firstFitting(list, categorySet, placed, -1)))
  }
  return {
    hits: scratch.slice(0, total),
    total,
    categoryCounts: keyCounts(categories, counts.result()),
    priceRange: max < 0 ? null : { min, max },
  }
}

/** Position of the first product in the category from the start, or of the last from the end. -1 if there is none. */
export function firstFitting(
  { slots, length }: SortedSlots,
  categorySet: Int32Array,
  placed: Uint8Array | null,
  direction: 1 | -1,
): number {
  for (let at = direction > 0 ? 0 : length - 1; at >= 0 && at < length; at += direction) {
    if (placed === null || placed[categorySet[slots[at]!]!]! > 0) return at
  }
  return -1
}
