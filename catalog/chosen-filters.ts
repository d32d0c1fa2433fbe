// The filters of a list as numbers of the product table. The result of a filter depends only on a product's sets of
// categories and tags. It is computed once per set.
import type { Currency } from '#domain/pricing/money.ts'
import type { KeySets } from './key-sets.ts'
import type { ListQuery } from './list-query.ts'
import type { ProductTable } from './product-table.ts'
import type { SortedLists } from './sorted-lists.ts'
import type { SortedSlots } from './sorted-slots.ts'

export type ChosenFilters = {
  readonly currency: Currency
  /** Never below 0, so that products without a price in the currency are excluded. */
  readonly lowest: number
  readonly highest: number
  /** null: every category; undefined: a category without products. */
  readonly category: number | null | undefined
  /** null: every tag; empty: only tags without products. */
  readonly tags: readonly number[] | null
  /** By set of markets: 0 if it is not sold in the country; null: everything is. */
  readonly sold: Uint8Array | null
}

export function chooseFilters(
  table: ProductTable,
  { filters, currency, country }: Pick<ListQuery, 'filters' | 'currency' | 'country'>,
): ChosenFilters {
  const { minPrice, maxPrice, category, tags } = filters
  return {
    currency,
    lowest: Math.max(0, minPrice ?? 0),
    highest: maxPrice ?? Infinity,
    category: category === undefined ? null : table.categories.codeOf(category),
    tags: tags?.length
      ? [...new Set(tags.map((tag) => table.tags.codeOf(tag)))].filter((code) => code !== undefined)
      : null,
    sold: country === undefined ? null : table.soldIn(country),
  }
}

/** By set of categories: above 0 for a match; null if every set matches. */
export function inCategory(sets: KeySets, { category }: ChosenFilters): Uint8Array | null {
  return category === null ? null : sets.firstContained(category === undefined ? [] : [category])
}

/** The sorted slots of the selected category. */
export function slotsOf(lists: SortedLists, { category }: ChosenFilters): SortedSlots {
  return category === null ? lists.all : lists.category(category)
}
