// The facts of a list in a country where some products are not sold. Scans the products one by one; shops that limit
// no product never come here.
import { inCategory, type ChosenFilters } from './chosen-filters.ts'
import type { ListResult } from './list-query.ts'
import { keyCounts, MemberCounts } from './member-counts.ts'
import type { ProductTable } from './product-table.ts'
import type { SortedSlots } from './sorted-slots.ts'

export type LimitedScan = Pick<ListResult, 'total' | 'categoryCounts' | 'tagCounts' | 'priceRange'> & {
  /** Slots that pass every filter, unsorted. */
  readonly hits: Int32Array
}

/** `all`: the products with a price in the currency, in the order of price. */
export function scanLimited(
  { categories, categorySet, tags, tagSet, marketSet }: ProductTable,
  all: SortedSlots,
  filters: ChosenFilters,
  sold: Uint8Array,
): LimitedScan {
  const { slots, length } = all
  const { lowest, highest } = filters
  const placed = inCategory(categories, filters)
  const tagged = filters.tags && tags.firstContained(filters.tags)
  const categoryCounts = new MemberCounts(categories, length)
  const tagCounts = new MemberCounts(tags, length)
  const hits = new Int32Array(length)
  let total = 0
  let min = Infinity
  let max = -1
  for (let at = 0; at < length; at++) {
    const slot = slots[at]!
    if (sold[marketSet[slot]!] === 0) continue
    const price = all.keyAt(at)
    const isPriced = price >= lowest && price <= highest
    const isPlaced = placed === null || placed[categorySet[slot]!]! > 0
    const isTagged = tagged === null || tagged[tagSet[slot]!]! > 0
    if (isPriced && isTagged) categoryCounts.add(categorySet[slot]!)
    if (isPriced && isPlaced) tagCounts.add(tagSet[slot]!)
    if (!isPlaced || !isTagged) continue
    min = Math.min(min, price)
    max = price
    if (isPriced) hits[total++] = slot
  }
  return {
    hits: hits.subarray(0, total),
    total,
    categoryCounts: keyCounts(categories, categoryCounts.result()),
    tagCounts: keyCounts(tags, tagCounts.result()),
    priceRange: max < 0 ? null : { min, max },
  }
}
