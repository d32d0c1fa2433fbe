// Loads the search results, or best sellers if there are none.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { loadList, type FilteredList } from '../../shared/product-list/load-list.ts'
import { productTags } from '../../shared/products/product-tags.ts'
import type { LoadContext, Loaded } from '../../platform/pages/route.ts'

export type SearchData = FilteredList & { readonly asked: string; readonly instead: readonly ProductCard[] }

const maxQueryLength = 100

export async function loadSearch(context: LoadContext): Promise<Loaded<SearchData>> {
  const { read, query, path, t } = context
  const asked = (query.get('query') ?? query.get('q') ?? '').trim().slice(0, maxQueryLength)
  const { list, wish } = await loadList(context, asked ? { query: asked } : {})
  const instead = list.total === 0 ? (await read('catalog.list', {})).products.slice(0, 8) : []
  const data = { asked, list, wish, instead }
  const head = {
    title: asked ? t('list.resultsFor', { query: asked }) : t('list.everything'),
    robots: 'noindex',
  } as const
  const tags = ['catalogue', ...productTags([...list.products, ...instead])] as const
  if (wish.page > list.pages)
    return {
      data,
      head,
      tags,
      redirect: { to: asked ? `${path}?${new URLSearchParams({ query: asked })}` : path, permanent: false },
    }
  return { data, head, tags }
}
