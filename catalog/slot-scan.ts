// Filters and counts products one by one: search hits, and lists in a country where some products are not sold.
import { inCategory, type ChosenFilters } from './chosen-filters.ts'
import type { ListResult } from './list-query.ts'
import { keyCounts, MemberCounts } from './member-counts.ts'
import type { ProductTable } from './product-table.ts'

type SlotScan = Pick<ListResult, 'total' | 'categoryCounts' | 'tagCounts' | 'priceRange'>

/** Writes into `matches` the positions in `slots` of the products that pass every filter. */
export function scanSlots(
  { categories, categorySet, tags, tagSet, marketSet, keys }: ProductTable,
  slots: Int32Array,
  filters: ChosenFilters,
  matches: Int32Array,
): SlotScan {
  const { lowest, highest, sold } = filters
  const priceOf = keys[filters.currency]
  const placed = inCategory(categories, filters)
  const tagged = filters.tags && tags.firstContained(filters.tags)
  const categoryCounts = new MemberCounts(categories, slots.length)
  const tagCounts = new MemberCounts(tags, slots.length)
  let total = 0
  let min = Infinity
  let max = -1
  for (let at = 0; at < slots.length; at++) {
    const slot = slots[at]!
    const price = priceOf[slot]!
    if (price < 0 || (sold !== null && sold[marketSet[slot]!] === 0)) continue
    const isPriced = price >= lowest && price <= highest
    const isPlaced = placed === null || placed[categorySet[slot]!]! > 0
    const isTagged = tagged === null || tagged[tagSet[slot]!]! > 0
    if (isPriced && isTagged) categoryCounts.add(categorySet[slot]!)
    if (isPriced && isPlaced) tagCounts.add(tagSet[slot]!)
    if (!isPlaced || !isTagged) continue
    if (price < min) min = price
    if (price > max) max = price
    if (isPriced) matches[total++] = at
  }
  return {
    total,
    categoryCounts: keyCounts(categories, categoryCounts.result()),
    tagCounts: keyCounts(tags, tagCounts.result()),
    priceRange: max < 0 ? null : { min, max },
  }
}
