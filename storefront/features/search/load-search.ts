// Loads the search results. Adds facts to one or two results, and best sellers to few or no results.
import type { ProductCard } from '#domain/catalog/catalog.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import { leadingOccasion } from '#domain/calendar/season.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import { roundAmountsIn } from '#domain/catalog/gift-finder.ts'
import { currencyDecimals, money } from '#domain/pricing/money.ts'
import { formatRoundMoney } from '#messages/format.ts'
import { chooseTiles, type CategoryTile } from '../../shared/category-tiles/choose-tiles.ts'
import {
  isFiltered,
  priceText,
  writeFilters,
  type ListFilters,
} from '../../shared/product-list/list-filters.ts'
import { loadList, type FilteredList, type List } from '../../shared/product-list/load-list.ts'
import { productTags } from '../../shared/products/product-tags.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'
import { onlyOf, pairFacts, type Facts, type OnlyFound } from './load-facts.ts'

export type SearchData = FilteredList & {
  readonly title: string
  readonly asked: string
  /** The words that were searched: the query without a price. */
  readonly words: string
  /** Categories and pages that the query means; for a search by price other prices, beside the asked one. */
  readonly places: readonly Place[]
  /** Null with none or several results. */
  readonly only: OnlyFound | null
  /** Of two results, in their order; otherwise none. */
  readonly pair: readonly Facts[]
  /** Best sellers if few or no products were found. If the query is only a price: gifts that cost a little more. */
  readonly more: More | null
  /** What the cheapest gift costs, if the query is only a lower price. */
  readonly cheapest: string | null
  /** Ways on, if no product was found. */
  readonly categories: readonly CategoryTile[]
  /** Heading of the gifts of distant occasions. */
  readonly later: string
  /** Name of the gift finder, and its question. */
  readonly finder: string
  readonly forWhom: string
}

type Place = { readonly path: string; readonly title: string; readonly isShown?: boolean }

type More = { readonly title: string; readonly products: readonly ProductCard[] }

const maxQueryLength = 100

/** So many larger prices are offered: on phones they fill one line. */
const maxPrices = 2
/** So many are tried until gifts of the season fill a row. */
const maxRanges = 4
/** A larger price is at least so many times the former one. */
const largerBy = 1.5

/** Best sellers follow so few results. */
const fewResults = 4

export async function loadSearch(context: LoadContext): Promise<Loaded<SearchData>> {
  const { read, query, path } = context
  const asked = textOf(query, 'query') || textOf(query, 'q')
  const { list, filters } = await loadList(context, asked ? { query: asked } : {})
  const words = list.words ?? ''
  const named = words ? await read('catalog.places', { query: words }) : []
  const [leads] = named.filter(({ kind }) => kind === 'redirect')
  const isPriceOnly = words === '' && filters.category === null && filters.tags.length === 0
  const highest = isPriceOnly ? filters.max : null
  const places = [
    ...named.map(({ path: to, title }) => ({ path: to, title })),
    ...(highest === null ? [] : pricesFor(highest, list, context)),
  ]
  const only = isFiltered(filters) ? null : await onlyOf(list, context)
  const matching = only?.matching ?? []
  const [more, pair, categories] = await Promise.all([
    only ? null : moreThan(list, highest, context),
    isFiltered(filters) ? [] : pairFacts(list, context),
    list.total === 0 && highest === null ? tilesOf(context) : [],
  ])
  const cheapest = highest === null ? null : cheapestAbove(highest, list, context)
  const finder = context.t('finder.title')
  const forWhom = context.t('finder.home.title')
  const later = context.t('search.later')
  const title = titleOf(list.corrected ?? words, filters, context)
  const data = {
    title,
    asked,
    words,
    list,
    filters,
    places,
    only,
    pair,
    more,
    cheapest,
    categories,
    later,
    finder,
    forWhom,
  }
  const head = { title, robots: 'noindex' } as const
  const tags = [
    'catalogue',
    'content',
    ...productTags([...list.products, ...matching, ...(more?.products ?? [])]),
  ] as const
  if (leads) return { data, head, tags, redirect: { to: leads.path, permanent: false } }
  const priced = withNamedPrice(list, filters)
  if (priced) {
    const filters = writeFilters(priced, currencyOf(context.country))
    return { data, head, tags, redirect: { to: searchPath(path, asked, filters), permanent: false } }
  }
  if (filters.page > list.pages)
    return { data, head, tags, redirect: { to: searchPath(path, asked), permanent: false } }
  const isMiss = asked !== '' && list.total === 0 && Object.keys(list.filters).length === 0
  return { data, head, tags, ...(isMiss && { missedSearch: asked }) }
}

function textOf(query: URLSearchParams, name: string): string {
  return (query.get(name) ?? '').trim().slice(0, maxQueryLength)
}

function titleOf(
  words: string,
  { min, max }: Pick<ListFilters, 'min' | 'max'>,
  { t, locale, country }: LoadContext,
): string {
  if (words) return t('list.resultsFor', { query: words })
  const text = (minor: number) => formatRoundMoney(locale, money(minor, currencyOf(country)))
  if (min !== null && max !== null) return t('search.between', { min: text(min), max: text(max) })
  if (min !== null) return t('search.above', { min: text(min) })
  return max === null ? t('list.everything') : t('search.below', { max: text(max) })
}

async function tilesOf({ read, settings, country, now }: LoadContext): Promise<CategoryTile[]> {
  const categories = await read('catalog.categories', {})
  const keys = categories.map(({ key }) => key)
  const leading = leadingOccasion(settings, country, now, keys)?.category
  return chooseTiles(categories, occasionCalendar(settings), leading)
}

function cheapestAbove(max: number, { priceRange }: List, { t, locale }: LoadContext): string | null {
  if (!priceRange || priceRange.min.minor <= max) return null
  return t('search.from', { price: formatRoundMoney(locale, priceRange.min) })
}

/** The asked price if there are gifts, larger ones, and all gifts. */
function pricesFor(max: number, list: List, { t, country, locale }: LoadContext): Place[] {
  const currency = currencyOf(country)
  const upTo = (budget: number): Place => ({
    path: `/search?max=${priceText(budget, currency)}`,
    title: t('list.below', { max: formatRoundMoney(locale, money(budget, currency)) }),
  })
  return [
    ...(list.total > 0 ? [{ ...upTo(max), isShown: true }] : []),
    ...largerPrices(max, list, country, maxPrices).map(upTo),
    { path: '/search', title: t('search.allPrices') },
  ]
}

/** Round amounts above the price, ascending. */
function largerPrices(max: number, { priceRange }: List, country: Country, most: number): number[] {
  if (!priceRange) return []
  const range = { min: priceRange.min.minor, max: priceRange.max.minor }
  const larger: number[] = []
  for (const amount of roundAmountsIn(range, currencyDecimals[currencyOf(country)]))
    if (larger.length < most && amount >= (larger.at(-1) ?? max) * largerBy) larger.push(amount)
  return larger
}

async function moreThan(list: List, max: number | null, context: LoadContext): Promise<More | null> {
  const { read, t } = context
  if (list.page < list.pages) return null
  const dearer = max === null ? null : await dearerThan(max, list, context)
  if (dearer || list.total > fewResults) return dearer
  const products = await bestSellersWithout(list.products, read)
  return products.length > 0 ? { title: t('home.best'), products } : null
}

/** Up to the first larger price with a row of gifts, of the season if there is one. */
async function dearerThan(max: number, list: List, context: LoadContext): Promise<More | null> {
  const { read, country } = context
  const above = { minPrice: max + 1 }
  const ranges = await Promise.all(
    largerPrices(max, list, country, maxRanges).map(async (dearest) => {
      const { products, laterFrom } = await read('catalog.list', { ...above, maxPrice: dearest })
      return { dearest, found: products, inSeason: laterFrom ?? products.length }
    }),
  )
  const range =
    ranges.find(({ inSeason }) => inSeason >= oneRow) ?? ranges.find(({ found }) => found.length >= oneRow)
  if (!range) return null
  const { dearest, found } = range
  // The page says what the cheapest gift costs, so that gift comes first.
  const first =
    list.total === 0 ? (await read('catalog.list', { ...above, sort: 'price-asc' })).products[0] : null
  const products = first ? [first, ...found.filter(({ id }) => id !== first.id)] : found
  return {
    title: titleOf('', { min: Math.max(max, list.priceRange?.min.minor ?? 0), max: dearest }, context),
    products: products
      .slice(0, products.length < 2 * oneRow ? oneRow : 2 * oneRow)
      .toSorted((a, b) => a.price.minor - b.price.minor),
  }
}

const oneRow = 4

/** Two rows, or one below results. */
async function bestSellersWithout(
  found: List['products'],
  read: LoadContext['read'],
): Promise<readonly ProductCard[]> {
  const ids = new Set(found.map(({ id }) => id))
  const { bestSelling } = await read('catalog.recommended', {})
  return bestSelling.filter(({ id }) => !ids.has(id)).slice(0, found.length === 0 ? 2 * oneRow : oneRow)
}

/** The filters with the price limit that the query named: the shopper sees and removes it beside the typed query. */
function withNamedPrice({ filters: { minPrice, maxPrice } }: List, filters: ListFilters): ListFilters | null {
  if (filters.min !== null || filters.max !== null) return null
  if (minPrice === undefined && maxPrice === undefined) return null
  return { ...filters, min: minPrice ?? null, max: maxPrice ?? null }
}

function searchPath(path: string, query: string, filters = ''): string {
  return query ? `${path}?${new URLSearchParams({ query })}${filters.replace('?', '&')}` : path + filters
}
