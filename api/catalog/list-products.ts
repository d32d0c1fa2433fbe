// A page of products: of one category or of the whole shop, filtered and sorted, with what the filters need.
import { z } from 'zod'
import { defaultSort, pageSize, type Filters, type ProductList } from '#domain/catalog/catalog.ts'
import { currencyOf } from '#domain/markets/market.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { keyShape, listShape, sortShape } from '../shapes.ts'
import { countsOf, priceRangeOf } from './list-facts.ts'

export const listInput = z.strictObject({
  category: keyShape.optional(),
  tags: z.array(keyShape).max(20).optional(),
  /** Minor units of the shopper's currency. */
  minPrice: z.coerce.number().int().min(0).max(1e12).optional(),
  maxPrice: z.coerce.number().int().min(0).max(1e12).optional(),
  /** Left out: best selling; in a search, the best match. */
  sort: sortShape.optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})

export const listProducts = operation({
  name: 'catalog.list',
  summary: 'A page of products by category, tag and price, with counts for the filters.',
  method: 'GET',
  who: 'anyone',
  input: listInput,
  output: listShape,
  refusals: [],
  limits: [{ per: 'ip', calls: 1200, seconds: 60 }],
  run: (input, context) => listPage(input, context),
})

/** Shared with search: the index finds, the database shows. */
export async function listPage(
  { sort, page, query, ...wanted }: z.output<typeof listInput> & { query?: string },
  { catalog, caller: { locale, country } }: Context,
): Promise<ProductList> {
  const currency = currencyOf(country)
  const filters = definedOnly(wanted)
  const found = catalog.index.list({
    locale,
    currency,
    filters,
    sort: sort ?? (query ? 'relevance' : defaultSort),
    page,
    pageSize,
    ...(query && { query }),
  })
  return {
    products: await catalog.products.cards(found.ids, locale, currency),
    total: found.total,
    page,
    pages: Math.max(1, Math.ceil(found.total / pageSize)),
    sort: sort ?? null,
    filters,
    ...countsOf(found, catalog.taxonomy, locale),
    priceRange: priceRangeOf(found.priceRange, currency),
  }
}

/** Without the keys whose value is undefined, as a filter that is absent is not a filter. */
function definedOnly(wanted: { [K in keyof Filters]?: Filters[K] | undefined }): Filters {
  return Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
}
