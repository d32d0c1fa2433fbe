// Operations catalog.list and catalog.search: a page of products, filtered and sorted, with counts for the filters.
import { z } from 'zod'
import type { ProductKeys } from '#catalog/catalog-index.ts'
import type { ListResult } from '#catalog/list-query.ts'
import type { Taxonomy } from '#catalog/taxonomy.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { findableDays, occasionCalendar } from '#domain/calendar/occasion.ts'
import { pageSize, type Filters, type ProductList, type Count } from '#domain/catalog/catalog.ts'
import { defined } from '#domain/defined.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { currencyOf } from '#domain/markets/market.ts'
import { money, type Currency, type Money } from '#domain/pricing/money.ts'
import { refuse } from '#domain/refusal.ts'
import { countSearchMiss } from '#services/catalog/count-search-miss.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { keyShape, listShape, sortShape, textShape, categoryShape } from '../shapes.ts'
import { sharedJson } from '../shared-json.ts'
import { currentSeason, withMissed } from './current-season.ts'

const listInput = z.strictObject({
  category: keyShape.optional(),
  tags: z.array(keyShape).max(20).optional(),
  /** Minor units of the shopper's currency. */
  minPrice: z.coerce.number().int().min(0).max(1e12).optional(),
  maxPrice: z.coerce.number().int().min(0).max(1e12).optional(),
  /** Default: the merchant's order of the category, then best selling; for a search, relevance. */
  sort: sortShape.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

export const listProductsOperation = operation('catalog.list', {
  summary: 'A page of products by category, tags and price, with counts for the filters.',
  who: 'anyone',
  input: listInput,
  output: listShape,
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  shownProducts: ({ products }) => products.map(({ id }) => id),
  run: (input, context) => listPage(input, context),
})

/** One page of a list or search: the index selects ids, the database supplies the cards. */
async function listPage(
  { sort, page, query, ...filterInput }: z.output<typeof listInput> & { query?: string },
  context: Context,
): Promise<ProductList> {
  const { catalog, caller } = context
  const { locale, country } = caller
  const currency = currencyOf(country)
  const { category } = filterInput
  const filters = defined({
    ...filterInput,
    ...(category !== undefined && { category: catalog.taxonomy.keyOf(category) }),
  })
  const today = plainDateIn(context.now(), timeZones[country])
  const calendar = occasionCalendar(context.settings)
  const hidden = calendar.hiddenCategories(country, today)
  const season = currentSeason(context)
  const result = catalog.index.list({
    locale,
    currency,
    country,
    filters,
    sort: sort ?? (query ? 'relevance' : 'featured'),
    page,
    pageSize,
    season,
    ...(query && { query }),
  })
  const words = query ? (result.phrase?.rest ?? query) : null
  const isLaterOf = (keys: ProductKeys): boolean => !calendar.isTimely(keys, country, today, findableDays)
  const isLater = (id: string): boolean => isLaterOf(catalog.index.keysOf(id))
  const isLaterCategory =
    filters.category !== undefined && isLaterOf({ categories: [filters.category], tags: [] })
  // Only one page has all the gifts of a tag. In the category of a distant occasion its own tags are not last.
  const timelyTags =
    result.total > pageSize || isLaterCategory
      ? null
      : new Set(result.ids.filter((id) => !isLater(id)).flatMap((id) => [...catalog.index.keysOf(id).tags]))
  if (query && result.total === 0 && Object.keys(filters).length === 0) countSearchMiss(query, context)
  return {
    products: withMissed(await catalog.products.cards(result.ids, locale, currency), context),
    laterFrom: words || category !== undefined ? null : indexOf(result.ids, isLater),
    total: result.total,
    page,
    pages: Math.max(1, Math.ceil(result.total / pageSize)),
    sort: sort ?? null,
    filters: { ...filters, ...pricesOf(result) },
    words,
    corrected: result.corrected ?? null,
    ...countsOf(result, catalog.taxonomy, locale, hidden, timelyTags),
    priceRange: priceRangeOf(result.priceRange, currency),
  }
}

function indexOf<Item>(items: readonly Item[], fits: (item: Item) => boolean): number | null {
  const at = items.findIndex(fits)
  return at < 0 ? null : at
}

/** The price limit that the query named, as filters. */
function pricesOf({ phrase }: ListResult): Pick<Filters, 'minPrice' | 'maxPrice'> {
  const { min = null, max = null } = phrase ?? {}
  return { ...(min !== null && { minPrice: min }), ...(max !== null && { maxPrice: max }) }
}

export const searchProductsOperation = operation('catalog.search', {
  summary: 'A page of products that match a query, tolerant of typing mistakes.',
  who: 'anyone',
  input: listInput.extend({ query: textShape(100) }),
  output: listShape,
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  shownProducts: ({ products }) => products.map(({ id }) => id),
  run: (input, context) => listPage(input, context),
})

/** Operations catalog.category and catalog.categories: one category, and all categories. */
export const viewCategoryOperation = operation('catalog.category', {
  summary: 'A category by its key or its address in any language, with its parent and children.',
  who: 'anyone',
  input: z.strictObject({ key: keyShape }),
  output: categoryShape,
  refusals: ['category-unknown'],
  run: async ({ key }, { catalog, caller }) =>
    catalog.taxonomy.category(key, caller.locale) ?? refuse('category-unknown'),
})

export const listCategoriesOperation = operation('catalog.categories', {
  summary: 'The main categories with picture and children, in the order of the shop; or all categories.',
  who: 'anyone',
  input: z.strictObject({
    /** `all`: those below each follow it. */
    levels: z.enum(['main', 'all']).default('main'),
  }),
  output: z.array(categoryShape),
  run: async ({ levels }, { catalog: { taxonomy }, caller: { locale } }) =>
    taxonomy
      .tree(locale)
      .flatMap(({ key }) => (levels === 'all' ? taxonomy.keysWithin(key) : [key]))
      .flatMap((key) => taxonomy.category(key, locale) ?? []),
})

/** Maximum number of tags in the filter panel. */
const maxTags = 24

type NamedCounts = {
  readonly categories: Count[]
  readonly taxonomy: Taxonomy
  readonly locale: Locale
  readonly hidden: ReadonlySet<string>
}

/** Lists with the same filters share their counts, which are most of a reply. */
const lastNamed = new WeakMap<ListResult['categoryCounts'], NamedCounts>()

function categoriesOf(
  { categoryCounts }: ListResult,
  taxonomy: Taxonomy,
  locale: Locale,
  hidden: ReadonlySet<string>,
): Count[] {
  const last = lastNamed.get(categoryCounts)
  if (last?.taxonomy === taxonomy && last.locale === locale && last.hidden === hidden) return last.categories
  const categories = categoryCounts
    .filter(([key]) => !hidden.has(key))
    .map(([key, count]) => ({ key, count, name: taxonomy.categoryName(key, locale) }))
  lastNamed.set(categoryCounts, { categories: sharedJson(categories), taxonomy, locale, hidden })
  return categories
}

/** Equal counts have the same order in every language. */
const compareKeys = (a: string, b: string): number => (a < b ? -1 : 1)

/** Filter data of a product list: product counts by category and tag, and the price range. */
function countsOf(
  result: ListResult,
  taxonomy: Taxonomy,
  locale: Locale,
  hidden: ReadonlySet<string>,
  /** Of gifts in season; the others are last. null: unknown. */
  timelyTags: ReadonlySet<string> | null,
): { categories: Count[]; tags: Count[] } {
  const isLater = ({ key }: Count) => Number(timelyTags?.has(key) === false)
  return {
    categories: categoriesOf(result, taxonomy, locale, hidden),
    tags: result.tagCounts
      .map(([key, count]) => ({ key, count, name: taxonomy.tagName(key, locale) }))
      .sort((a, b) => isLater(a) - isLater(b) || b.count - a.count || compareKeys(a.key, b.key))
      .slice(0, maxTags),
  }
}

function priceRangeOf(
  range: ListResult['priceRange'],
  currency: Currency,
): { min: Money; max: Money } | null {
  return range && { min: money(range.min, currency), max: money(range.max, currency) }
}
