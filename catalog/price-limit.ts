// The price limit that a query names, with an amount or as "cheap".
import type { ListQuery, ListResult } from './list-query.ts'
import type { ProductTable } from './product-table.ts'
import { readPricePhrase, withoutCheap, type PricePhrase } from './text-search/price-phrase.ts'
import { saysOnlyGift } from './text-search/stem.ts'

/**
 * A shop of gifts needs no word for them beside a price. A price of the list's own replaces that of the query.
 * "cheap" is the lower half of the prices of what the other words find.
 */
export function priceLimitOf(
  query: ListQuery,
  list: (query: ListQuery) => ListResult,
  table: ProductTable,
): PricePhrase | null {
  const { query: text, locale, currency, filters } = query
  if (!text) return null
  const isLimited = filters.minPrice !== undefined || filters.maxPrice !== undefined
  const phrase = readPricePhrase(text, locale, currency)
  const withoutGift = (rest: string): string =>
    saysOnlyGift(rest, locale) || saysOnlyGift(rest, 'us') ? '' : rest
  if (phrase) {
    const rest = withoutGift(phrase.rest)
    return isLimited ? { rest, min: null, max: null } : { ...phrase, rest }
  }
  const other = withoutCheap(text, locale)
  if (other === undefined) return null
  const rest = withoutGift(other)
  if (isLimited) return { rest, min: null, max: null }
  // The season would move gifts out of the order of their prices.
  const { season: _, ...everyDay } = query
  const cheapestFirst = { ...everyDay, query: rest, sort: 'price-asc', page: 1, pageSize: 1 } as const
  const { total } = list(cheapestFirst)
  const [middle] = list({ ...cheapestFirst, page: Math.ceil(total / 2) }).ids
  if (middle === undefined) return null
  return { rest, min: null, max: roundedUp(table.keys[currency][table.ids.slotOf(middle)!]!) }
}

/** A price with two significant digits: 24.50 → 25. */
function roundedUp(price: number): number {
  const step = 10 ** Math.max(0, String(price).length - 2)
  return Math.ceil(price / step) * step
}
