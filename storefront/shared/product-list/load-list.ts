// Loads one page of a category or search as its address requests it.
import type { Output } from '#api/call.ts'
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { currencyOf } from '#domain/markets/market.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'
import { readFilters, type ListFilters } from './list-filters.ts'

export type List = Output<'catalog.list'>
export type FilteredList = { readonly list: List; readonly filters: ListFilters }

/** `category` is the page's own category; a selected subcategory replaces it. */
export async function loadList(
  { read, query, country }: LoadContext,
  address: { readonly category?: string; readonly query?: string },
): Promise<FilteredList> {
  const filters = readFilters(query, currencyOf(country))
  const category = filters.category ?? address.category
  const input = {
    page: filters.page,
    ...(filters.sort !== null && { sort: filters.sort }),
    ...(category !== undefined && { category }),
    ...(filters.tags.length > 0 && { tags: [...filters.tags] }),
    ...(filters.min !== null && { minPrice: filters.min }),
    ...(filters.max !== null && { maxPrice: filters.max }),
  }
  const list =
    address.query === undefined
      ? await read('catalog.list', input)
      : await read('catalog.search', { ...input, query: address.query })
  return { list: { ...list, products: list.products.map(lateWithoutPlaceholder) }, filters }
}

/** Two rows on a phone. Below them the colour of the ground is enough until a picture loads. */
const firstCards = 4

function lateWithoutPlaceholder(product: ProductCard, at: number): ProductCard {
  const { picture } = product
  return at < firstCards || !picture ? product : { ...product, picture: { ...picture, placeholder: '' } }
}
