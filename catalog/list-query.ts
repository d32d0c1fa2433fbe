// Types of a list's query and result.
import type { SearchSeason } from '#domain/calendar/search-season.ts'
import type { AskedSort, Filters } from '#domain/catalog/catalog.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Country } from '#domain/markets/market.ts'
import type { Currency } from '#domain/pricing/money.ts'
import type { PricePhrase } from './text-search/price-phrase.ts'

/** `featured`: the merchant's order of the category, then best-selling. */
export type ListSort = AskedSort | 'relevance' | 'featured'

export type ListQuery = {
  readonly locale: Locale
  readonly currency: Currency
  /** Lists only products that are sold there; undefined: all products. */
  readonly country?: Country
  /** Search text; without it `relevance` means best-selling. */
  readonly query?: string
  /** Orders `relevance` and `featured`; undefined: without regard to the day. */
  readonly season?: SearchSeason
  readonly filters: Filters
  readonly sort: ListSort
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** Key of a category or tag with the number of matching products; never zero, unsorted. */
export type KeyCount = readonly [key: string, count: number]

/** Several callers may share one result: do not change it. */
export type ListResult = {
  readonly ids: readonly string[]
  readonly total: number
  /** Each count ignores its own filter. */
  readonly categoryCounts: readonly KeyCount[]
  readonly tagCounts: readonly KeyCount[]
  /** Price range of the list before the price filter. */
  readonly priceRange: { readonly min: number; readonly max: number } | null
  /** The corrected query of the result, if the typed query had no hits. */
  readonly corrected?: string
  /** The price limit that the query named, and the words that were searched without it. */
  readonly phrase?: PricePhrase
}
