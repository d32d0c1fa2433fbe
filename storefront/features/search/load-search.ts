// Loads the search results. One or two results have facts, and related gifts after them. Best sellers follow few others.
import { cutText } from '#domain/text.ts'
import type { CategoryLink, ProductCard } from '#domain/catalog/catalog.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import { leadingOccasion } from '#domain/calendar/season.ts'
import { currencyOf, type Country } from '#domain/markets/market.ts'
import { roundAmountsIn } from '#domain/catalog/gift-finder.ts'
import { finderTexts, type FinderTexts } from '../../shared/finder-texts.ts'
import { currencyDecimals, money } from '#domain/pricing/money.ts'
import { formatRoundMoney } from '#messages/format.ts'
import { chooseTiles, type CategoryTile } from '../../shared/category-tiles/choose-tiles.ts'
import { countBeforeLater } from '../../shared/product-list/count-before-later.ts'
import {
  isFiltered,
  priceText,
  writeFilters,
  type ListFilters,
} from '../../shared/product-list/list-filters.ts'
import { loadList, type FilteredList, type List } from '../../shared/product-list/load-list.ts'
import { minForFilters } from '../../shared/product-list/min-for-filters.ts'
import { productTags } from '../../shared/products/product-tags.ts'
import type { LoadContext, Loaded } from '#web/platform/pages/route.ts'
import { loadFound, type Facts, type Found } from './load-facts.ts'

export type SearchData = FilteredList & {
  readonly title: string
  readonly asked: string
  /** The words that were searched: the query without a price. */
  readonly words: string
  /**
   * Categories and pages that the query means, or those of a few results; for a search by price other prices, beside
   * the asked one.
   */
  readonly places: readonly Place[]
  /** Of one or two results, in their order; otherwise none. */
  readonly facts: readonly Facts[]
  /** Related gifts or best sellers if few or no products were found. For a price: gifts that cost a little more. */
  readonly more: More | null
  /** Says that no gift has the asked price. The list then has those up to a larger one, cheapest first. */
  readonly closest: string | null
  /** Ways on, if no product was found. */
  readonly categories: readonly CategoryTile[]
  /** Heading of the gifts of distant occasions, and their number beside the one of the other gifts. */
  readonly later: string
  readonly laterCount: string | null
  readonly finder: FinderTexts
}

type Place = { readonly path: string; readonly title: string; readonly isShown?: boolean }

export type More = {
  readonly title: string
  readonly products: readonly ProductCard[]
  /** Lists of further gifts. */
  readonly links: readonly Place[]
}

const maxQueryLength = 100

/** So many are tried until gifts of the season fill a row. */
const maxRanges = 4
/** A larger price is at least so many times the former one. */
const largerBy = 1.5

/** Best sellers follow so few results. */
const fewResults = 8

export async function loadSearch(context: LoadContext): Promise<Loaded<SearchData>> {
  const { read, query, path } = context
  const asked = textOf(query, 'query') || textOf(query, 'q')
  const requested = await loadList(context, asked ? { query: asked } : {})
  const words = requested.list.words ?? ''
  const named = words ? await read('catalog.places', { query: words }) : []
  const [leads] = named.filter(({ kind }) => kind === 'redirect')
  const { category, tags: themes } = requested.filters
  const isPriceOnly = words === '' && category === null && themes.length === 0
  const wider = isPriceOnly ? await widerThan(requested, context) : null
  const { list, filters } = wider ?? requested
  const highest = isPriceOnly ? filters.max : null
  const found = isFiltered(filters) ? null : await loadFound(list, context)
  const [more, shared, categories] = await Promise.all([
    moreThan(list, highest, found, context),
    named.length === 0 && !isFiltered(filters) ? sharedCategories(list, found, context) : [],
    list.total === 0 && highest === null ? tilesOf(context) : [],
  ])
  const places = [
    ...named.map(({ path: to, title }) => ({ path: to, title })),
    ...shared,
    ...(highest === null ? [] : pricesFor(highest, filters.min === null, list, context)),
  ]
  const title = titleOf(list.corrected ?? words, filters, context)
  const data = {
    title,
    asked,
    words,
    list,
    filters,
    places,
    facts: found?.facts ?? [],
    more,
    closest: wider && closestTo(requested.filters.max, filters.max, context),
    categories,
    later: context.t('search.later'),
    laterCount: laterCountOf(list, context),
    finder: finderTexts(context.t),
  }
  const head = { title, robots: 'noindex' } as const
  const tags = [
    'catalogue',
    'content',
    ...productTags([...list.products, ...(more?.products ?? [])]),
  ] as const
  const redirect = (to: string) => ({ data, head, tags, redirect: { to, permanent: false } })
  if (leads) return redirect(leads.path)
  const priced = withNamedPrice(requested)
  const withFilters = (chosen: ListFilters) =>
    redirect(searchPath(path, asked, writeFilters(chosen, currencyOf(context.country))))
  if (priced) return withFilters(priced)
  if (requested.filters.page > requested.list.pages) return withFilters({ ...requested.filters, page: 1 })
  const isMiss = asked !== '' && list.total === 0 && Object.keys(list.filters).length === 0
  return { data, head, tags, ...(isMiss && { missedSearch: asked }) }
}

/** Without what the endpoint refuses: NUL, and the first half of an emoji at the end. */
function textOf(query: URLSearchParams, name: string): string {
  return cutText((query.get(name) ?? '').replaceAll('\0', '').trim(), maxQueryLength)
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

const maxShared = 3

const placeOf = ({ address, name }: CategoryLink): Place => ({ path: `/classify/${address}`, title: name })

/** Those with most gifts of a list that is too short for filters. One or two gifts name one. */
async function sharedCategories(
  { total, categories }: List,
  found: Found | null,
  { read }: LoadContext,
): Promise<Place[]> {
  if (found) return found.category ? [placeOf(found.category)] : []
  if (total === 0 || total >= minForFilters) return []
  const main = await read('catalog.categories', {})
  const links = new Map(main.flatMap((each) => [each, ...each.children]).map((each) => [each.key, each]))
  return categories
    .filter(({ count }) => count >= total / 2)
    .toSorted((a, b) => b.count - a.count)
    .flatMap(({ key }) => links.get(key) ?? [])
    .slice(0, maxShared)
    .map(placeOf)
}

async function tilesOf({ read, settings, country, now }: LoadContext): Promise<CategoryTile[]> {
  const categories = await read('catalog.categories', {})
  const keys = categories.map(({ key }) => key)
  const leading = leadingOccasion(settings, country, now, keys)?.category
  return chooseTiles(categories, occasionCalendar(settings), leading)
}

/** If no gift has the price: those up to a larger one, the cheapest first. */
async function widerThan(
  { list, filters }: FilteredList,
  context: LoadContext,
): Promise<FilteredList | null> {
  const { min, max, sort } = filters
  if (list.total > 0 || !list.priceRange || min !== null || max === null) return null
  const dearer = await dearerThan(max, list, context)
  const limit = priceText(dearer?.dearest ?? list.priceRange.max.minor, currencyOf(context.country))
  const query = new URLSearchParams({ max: limit, sort: sort ?? 'price-asc' })
  return loadList({ ...context, query }, {})
}

function closestTo(max: number | null, larger: number | null, { t, locale, country }: LoadContext): string {
  const text = (minor: number | null) => formatRoundMoney(locale, money(minor ?? 0, currencyOf(country)))
  return t('search.closest', { max: text(max), larger: text(larger) })
}

/** The filters count these gifts too. Null if not all are on one page: the first count then has them. */
function laterCountOf(list: List, { t }: LoadContext): string | null {
  const later = list.total - countBeforeLater(list)
  return later > 0 ? t('search.laterCount', { count: later }) : null
}

/** The price, the next larger one, and all gifts. */
function pricesFor(max: number, isShown: boolean, list: List, { t, country, locale }: LoadContext): Place[] {
  const currency = currencyOf(country)
  const upTo = (budget: number): Place => ({
    path: `/search?max=${priceText(budget, currency)}`,
    title: t('list.below', { max: formatRoundMoney(locale, money(budget, currency)) }),
  })
  return [
    { ...upTo(max), isShown },
    ...largerPrices(max, list, country).slice(0, 1).map(upTo),
    { path: '/search', title: t('search.allPrices') },
  ]
}

/** Round amounts above the price, ascending. */
function largerPrices(max: number, { priceRange }: List, country: Country): number[] {
  if (!priceRange) return []
  const range = { min: priceRange.min.minor, max: priceRange.max.minor }
  const larger: number[] = []
  for (const amount of roundAmountsIn(range, currencyDecimals[currencyOf(country)]))
    if (larger.length < maxRanges && amount >= (larger.at(-1) ?? max) * largerBy) larger.push(amount)
  return larger
}

async function moreThan(
  list: List,
  max: number | null,
  found: Found | null,
  context: LoadContext,
): Promise<More | null> {
  const { read, t } = context
  if (list.page < list.pages) return null
  const dearer = max === null ? null : await dearerThan(max, list, context)
  if (max !== null && dearer) return dearerGifts(max, dearer, context)
  if (list.total > fewResults) return null
  if (found && found.related.length > 0)
    return { title: t('product.related'), products: found.related, links: [] }
  const products = await bestSellersWithout(list.products, read)
  const links = [{ path: '/search', title: t('list.everything') }]
  return products.length > 0 ? { title: t('home.best'), products, links } : null
}

type Dearer = {
  readonly dearest: number
  /** Those of the season first. */
  readonly found: readonly ProductCard[]
  readonly inSeason: number
  readonly total: number
}

/** Up to the first larger price with a row of gifts, of the season if there is one. */
async function dearerThan(
  max: number,
  list: List,
  { read, country }: Pick<LoadContext, 'read' | 'country'>,
): Promise<Dearer | null> {
  const isDearer = ({ price }: ProductCard) => price.minor > max
  const ranges = await Promise.all(
    largerPrices(max, list, country).map(async (dearest) => {
      const { products, laterFrom, total } = await read('catalog.list', { minPrice: max, maxPrice: dearest })
      const inSeason = products.slice(0, laterFrom ?? products.length).filter(isDearer).length
      return { dearest, found: products.filter(isDearer), inSeason, total }
    }),
  )
  return (
    ranges.find(({ inSeason }) => inSeason >= oneRow) ??
    ranges.find(({ found }) => found.length >= oneRow) ??
    null
  )
}

function dearerGifts(max: number, { dearest, found, inSeason, total }: Dearer, context: LoadContext): More {
  const currency = currencyOf(context.country)
  const count = inSeason < oneRow ? found.length : inSeason
  const products = found.slice(0, count < 2 * oneRow ? oneRow : 2 * oneRow)
  const path = `/search?min=${priceText(max, currency)}&max=${priceText(dearest, currency)}`
  return {
    title: titleOf('', { min: max, max: dearest }, context),
    products: products.toSorted((a, b) => a.price.minor - b.price.minor),
    links: total > products.length ? [{ path, title: context.t('search.all', { count: total }) }] : [],
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
function withNamedPrice({ list, filters }: FilteredList): ListFilters | null {
  const { minPrice, maxPrice } = list.filters
  if (filters.min !== null || filters.max !== null) return null
  if (minPrice === undefined && maxPrice === undefined) return null
  return { ...filters, min: minPrice ?? null, max: maxPrice ?? null }
}

function searchPath(path: string, query: string, filters = ''): string {
  return query ? `${path}?${new URLSearchParams({ query })}${filters.replace('?', '&')}` : path + filters
}
