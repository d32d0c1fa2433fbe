// Loads the search results, and best sellers if there are few or none.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { writeFilters, type ListFilters } from '../../shared/product-list/list-filters.ts'
import { loadList, type FilteredList, type List } from '../../shared/product-list/load-list.ts'
import { productTags } from '../../shared/products/product-tags.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'

export type SearchData = FilteredList & {
  readonly asked: string
  /** Categories and pages that the query means. */
  readonly places: readonly { readonly path: string; readonly title: string }[]
  /** Best sellers, if few or no products were found. */
  readonly instead: readonly ProductCard[]
}

const maxQueryLength = 100

/** Best sellers follow so few results. */
const fewResults = 4

export async function loadSearch(context: LoadContext): Promise<Loaded<SearchData>> {
  const { read, query, path, t } = context
  const asked = (query.get('query') ?? query.get('q') ?? '').trim().slice(0, maxQueryLength)
  const { list, filters } = await loadList(context, asked ? { query: asked } : {})
  const named = asked ? await read('catalog.places', { query: asked }) : []
  const [leads] = named.filter(({ kind }) => kind === 'redirect')
  const places = named.map(({ path: to, title }) => ({ path: to, title }))
  const instead = list.total <= fewResults ? await bestSellersWithout(list.products, read) : []
  const data = { asked, list, filters, places, instead }
  const head = {
    title: asked ? t('list.resultsFor', { query: asked }) : t('list.everything'),
    robots: 'noindex',
  } as const
  const tags = ['catalogue', 'content', ...productTags([...list.products, ...instead])] as const
  if (leads) return { data, head, tags, redirect: { to: leads.path, permanent: false } }
  const priced = withNamedPrice(list, filters)
  if (priced) {
    const filters = writeFilters(priced, currencyOf(context.country))
    return { data, head, tags, redirect: { to: searchPath(path, list.words, filters), permanent: false } }
  }
  if (filters.page > list.pages)
    return { data, head, tags, redirect: { to: searchPath(path, asked), permanent: false } }
  const isMiss = asked !== '' && list.total === 0 && Object.keys(list.filters).length === 0
  return { data, head, tags, ...(isMiss && { missedSearch: asked }) }
}

/** Two rows, or one below results. */
async function bestSellersWithout(
  found: List['products'],
  read: LoadContext['read'],
): Promise<readonly ProductCard[]> {
  const ids = new Set(found.map(({ id }) => id))
  const { bestSelling } = await read('catalog.recommended', {})
  return bestSelling.filter(({ id }) => !ids.has(id)).slice(0, found.length === 0 ? 8 : 4)
}

/** The filters with the price limit that the query named, which the shopper then sees and can remove. */
function withNamedPrice({ filters: { minPrice, maxPrice } }: List, filters: ListFilters): ListFilters | null {
  if (filters.min !== null || filters.max !== null) return null
  if (minPrice === undefined && maxPrice === undefined) return null
  return { ...filters, min: minPrice ?? null, max: maxPrice ?? null }
}

function searchPath(path: string, words: string | null, filters = ''): string {
  const query = words ? `?${new URLSearchParams({ query: words })}` : ''
  return `${path}${query}${query ? filters.replace('?', '&') : filters}`
}
