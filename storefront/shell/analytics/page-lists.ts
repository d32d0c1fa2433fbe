// The product lists of a page, by the name of its route.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import type { Page } from '#web/platform/pages/page.ts'
import type { CategoryData } from '../../features/category/load-category.ts'
import type { HomeData } from '../../features/home/load-home.ts'
import type { ProductData } from '../../features/product/load-product.ts'
import type { SearchData } from '../../features/search/load-search.ts'

export type PageList = { readonly id: string; readonly products: readonly ProductCard[] }

export function pageLists({ name, data }: Page): PageList[] {
  if (name === 'home') {
    const { fresh, best } = data as HomeData
    return [
      { id: 'newest', products: fresh },
      { id: 'best-selling', products: best },
    ]
  }
  if (name === 'category')
    return [
      {
        id: `category:${(data as CategoryData).category.key}`,
        products: (data as CategoryData).list.products,
      },
    ]
  if (name === 'search') {
    const { list, more } = data as SearchData
    return [{ id: 'search', products: list.total > 0 ? list.products : (more?.products ?? []) }]
  }
  if (name === 'product') return [{ id: 'related', products: (data as ProductData).related }]
  return []
}
