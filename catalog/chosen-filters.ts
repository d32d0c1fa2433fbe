// The filters of a list in the table's numbers. What a filter says of a product depends on its sets of
// categories and tags alone, so it is worked out for the sets and then only looked up.
import type { Filters } from '#domain/catalog/catalog.ts'
import type { Currency } from '#domain/pricing/money.ts'
import type { KeySets } from './key-sets.ts'
import type { ProductTable } from './product-table.ts'
import type { SortedLists } from './sorted-lists.ts'
import type { SortedSlots } from './sorted-slots.ts'

export type ChosenFilters = {
  readonly currency: Currency
  /** Never below 0, so that products without a price in the currency fall outside. */
  readonly lowest: number
  readonly highest: number
  /** null: every category; undefined: a category that nothing is in. */
  readonly category: number | null | undefined
  /** null: every tag; empty: only tags that nothing carries. */
  readonly tags: readonly number[] | null
}

export function chooseFilters(table: ProductTable, filters: Filters, currency: Currency): ChosenFilters {
  const { minPrice, maxPrice, category, tags } = filters
  return {
    currency,
    lowest: Math.max(0, minPrice ?? 0),
    highest: maxPrice ?? Infinity,
    category: category === undefined ? null : table.categories.codeOf(category),
    tags: tags?.length
      ? [...new Set(tags.map((tag) => table.tags.codeOf(tag)))].filter((code) => code !== undefined)
      : null,
  }
}

/** By set of categories: above 0 where it fits; null where every set does. */
export function inCategory(sets: KeySets, { category }: ChosenFilters): Uint8Array | null {
  return category === null ? null : sets.firstHeld(category === undefined ? [] : [category])
}

/** The shelf of the chosen category in some order. */
export function shelfOf(shelves: SortedLists, { category }: ChosenFilters): SortedSlots {
  return category === null ? shelves.all : shelves.category(category)
}
