// Lists search hits: filters, counts and sorts them in one pass.
import { columnOf } from './catalog-orders.ts'
import { chooseFilters, inCategory } from './chosen-filters.ts'
import type { ListQuery, ListResult } from './list-query.ts'
import { keyCounts, MemberCounts } from './member-counts.ts'
import type { ProductTable } from './product-table.ts'
import { seasonFactors } from './season-scores.ts'
import type { Hits } from './text-search/text-search.ts'
import { orderedRange } from './top-slots.ts'

/** A product gains this share of its score for each doubling of its sales. */
const popularityShare = 1 / 64
/** Larger than any score. */
const afterTheRest = 1e6

/** Reused by every list; as long as the largest number of hits so far. */
let matches = new Int32Array(256)
let rank = new Float64Array(256)
let tie = new Float64Array(256)

export function listHits(table: ProductTable, query: ListQuery, hits: Hits): ListResult {
  const { categories, categorySet, tags, tagSet, marketSet, keys } = table
  const { slots } = hits
  const filters = chooseFilters(table, query)
  const { lowest, highest, sold } = filters
  const priceOf = keys[query.currency]
  const categoryCounts = new MemberCounts(categories, slots.length)
  const tagCounts = new MemberCounts(tags, slots.length)
  const placed = inCategory(categories, filters)
  const tagged = filters.tags && tags.firstContained(filters.tags)
  growBuffers(slots.length)
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
    ids: page(table, query, hits, total),
    total,
    categoryCounts: keyCounts(categories, categoryCounts.result()),
    tagCounts: keyCounts(tags, tagCounts.result()),
    priceRange: max < 0 ? null : { min, max },
    ...(hits.corrected !== undefined && { corrected: hits.corrected }),
  }
}

function growBuffers(hits: number): void {
  if (matches.length >= hits) return
  matches = new Int32Array(hits * 2)
  rank = new Float64Array(hits * 2)
  tie = new Float64Array(hits * 2)
}

function page(table: ProductTable, query: ListQuery, { slots, scores }: Hits, total: number): string[] {
  const from = (query.page - 1) * query.pageSize
  if (from >= total) return []
  if (query.sort === 'relevance') rankByScore(table, query.season, { slots, scores }, total)
  else {
    const keyOf = table.keys[columnOf(query.sort, query.currency)]
    const direction = query.sort === 'price-desc' ? -1 : 1
    for (let at = 0; at < total; at++) {
      const slot = slots[matches[at]!]!
      rank[at] = direction * keyOf[slot]!
      tie[at] = direction * table.tie[slot]!
    }
  }
  const chosen = orderedRange({ rank, tie }, total, from, from + query.pageSize)
  return chosen.map((at) => table.ids.at(slots[matches[at]!]!))
}

/**
 * By score including sales and season; sold-out products come after all others. One loop without calls: each number
 * that a function returns would be an object, eight megabytes for half a million hits.
 */
function rankByScore(
  table: ProductTable,
  season: ListQuery['season'],
  { slots, scores }: Hits,
  total: number,
): void {
  const { categorySet, tagSet, popularity } = table
  const factors = season && seasonFactors(table, season)
  for (let at = 0; at < total; at++) {
    const slot = slots[matches[at]!]!
    let score = scores[matches[at]!]!
    if (factors) score *= factors.byCategories[categorySet[slot]!]! || factors.byTags[tagSet[slot]!]!
    const sales = popularity[slot]!
    rank[at] = sales < 0 ? afterTheRest - score : -score * (1 + popularityShare * sales)
    tie[at] = table.tie[slot]!
  }
}
