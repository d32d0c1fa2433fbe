// What a list is asked for, and what it answers.
import type { AskedSort, Filters } from '#domain/catalog/catalog.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Currency } from '#domain/pricing/money.ts'

export type ListSort = AskedSort | 'relevance'

export type ListQuery = {
  readonly locale: Locale
  readonly currency: Currency
  /** What the shopper typed; `relevance` without it is best-selling. */
  readonly query?: string
  readonly filters: Filters
  readonly sort: ListSort
  /** From 1. */
  readonly page: number
  readonly pageSize: number
}

/** Key of a category or tag with the number of products it would leave; never zero, in no order. */
export type KeyCount = readonly [key: string, count: number]

/** The same answer may be given to several callers. */
export type ListResult = {
  readonly ids: readonly string[]
  readonly total: number
  /** Both ignore the filter they belong to. */
  readonly categoryCounts: readonly KeyCount[]
  readonly tagCounts: readonly KeyCount[]
  /** Of the list before the price filter. */
  readonly priceRange: { readonly min: number; readonly max: number } | null
  /** The query that was answered, where nothing was found for the one that was typed. */
  readonly corrected?: string
}
