// Lists search hits: filters, counts and sorts them.
import { columnOf } from './catalog-orders.ts'
import { chooseFilters } from './chosen-filters.ts'
import type { ListQuery, ListResult } from './list-query.ts'
import type { ProductTable } from './product-table.ts'
import { seasonFactors } from './season-scores.ts'
import { scanSlots } from './slot-scan.ts'
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
  growBuffers(hits.slots.length)
  const facts = scanSlots(table, hits.slots, chooseFilters(table, query), matches)
  return {
    ...facts,
    ids: page(table, query, hits, facts.total),
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
 * By score including sales and season; sold-out products come after all others. One loop without calls. Each number
 * that a function returns would be an object: eight megabytes for half a million hits.
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
