// Loads one page of a category or search as its address requests it.
import type { Output } from '#api/call.ts'
import { defaultSort } from '#domain/catalog/catalog.ts'
import { currencyOf } from '#domain/markets/market.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'
import { readFilters, type ListFilters } from './list-filters.ts'

export type List = Output<'catalog.list'>
export type FilteredList = { readonly list: List; readonly wish: ListFilters }

/** `category` is the page's own category; a selected subcategory replaces it. */
export async function loadList(
  { read, query, country }: LoadContext,
  place: { readonly category?: string; readonly query?: string },
): Promise<FilteredList> {
  const requested = readFilters(query, currencyOf(country))
  // In a category the default order is best selling; a search has its own default.
  const wish =
    place.query === undefined && requested.sort === defaultSort ? { ...requested, sort: null } : requested
  const category = wish.category ?? place.category
  const input = {
    page: wish.page,
    ...(wish.sort !== null && { sort: wish.sort }),
    ...(category !== undefined && { category }),
    ...(wish.tags.length > 0 && { tags: [...wish.tags] }),
    ...(wish.min !== null && { minPrice: wish.min }),
    ...(wish.max !== null && { maxPrice: wish.max }),
  }
  const list =
    place.query === undefined
      ? await read('catalog.list', input)
      : await read('catalog.search', { ...input, query: place.query })
  return { list, wish }
}
