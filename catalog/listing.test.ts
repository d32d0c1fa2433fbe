// Compares lists of the index with a simple implementation: filter, sort and count all products each time.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import type { IndexedProduct } from '#data/catalog/catalog-feed.ts'
import type { Filters } from '#domain/catalog/catalog.ts'
import { createCatalogIndex } from './catalog-index.ts'
import { hash } from './hash.ts'
import type { KeyCount, ListQuery, ListResult, ListSort } from './list-query.ts'

const categoryKeys = ['easter', 'flowers', 'roses', 'home']
const tagKeys = ['new', 'pink', 'wood', 'vegan']
const ids = Array.from({ length: 40 }, (_, i) => `0190-${i}`)

const aProduct: fc.Arbitrary<IndexedProduct> = fc.record({
  id: fc.constantFrom(...ids),
  categories: fc.subarray(categoryKeys),
  tags: fc.subarray(tagKeys),
  // Most shops limit no product.
  markets: fc.option(fc.subarray(['DE', 'FR', 'JP'], { minLength: 1 }), { freq: 3 }),
  positions: fc.option(fc.record({ easter: fc.integer({ min: 0, max: 3 }) })),
  prices: fc.record(
    { EUR: fc.integer({ min: 0, max: 20 }), JPY: fc.integer({ min: 0, max: 5 }) },
    { requiredKeys: [] },
  ),
  inStock: fc.boolean(),
  sold: fc.integer({ min: 0, max: 5 }),
  views: fc.integer({ min: 0, max: 5 }),
  fingerprint: fc.constant(1),
  createdAt: fc.integer({ min: 1, max: 5 }),
  texts: fc.constant({}),
})

const someFilters: fc.Arbitrary<Filters> = fc.record(
  {
    minPrice: fc.integer({ min: 0, max: 20 }),
    maxPrice: fc.integer({ min: 0, max: 20 }),
    category: fc.constantFrom(...categoryKeys, 'unheard-of'),
    tags: fc.subarray([...tagKeys, 'unheard-of']),
  },
  { requiredKeys: [] },
)

const season = {
  lead: 'home',
  near: ['home'],
  distant: ['easter', 'roses'],
  everydayTags: ['vegan'],
  missedTags: ['wood'],
}

const aQuery: fc.Arbitrary<ListQuery> = fc
  .record({
    regardsDay: fc.boolean(),
    locale: fc.constant('us' as const),
    currency: fc.constantFrom('EUR' as const, 'JPY' as const, 'USD' as const),
    filters: someFilters,
    sort: fc.constantFrom<ListSort[]>(
      'price-asc',
      'price-desc',
      'best-selling',
      'most-viewed',
      'newest',
      'relevance',
      'featured',
    ),
    page: fc.integer({ min: 1, max: 4 }),
    pageSize: fc.constantFrom(1, 3, 24),
    country: fc.constantFrom('DE' as const, 'US' as const),
  })
  .map(({ regardsDay, ...query }) => (regardsDay ? { ...query, season } : query))

const aStep = fc.oneof(
  { weight: 2, arbitrary: fc.record({ query: aQuery }) },
  {
    weight: 1,
    arbitrary: fc.record({
      changed: fc.uniqueArray(aProduct, { selector: (p) => p.id, maxLength: 30 }),
      removed: fc.subarray(ids, { maxLength: 5 }),
    }),
  },
)

test('a list has the same products, total, counts and price range as the simple implementation', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(aProduct, { selector: (p) => p.id }),
      fc.array(aStep, { maxLength: 12 }),
      (first, steps) => {
        const index = createCatalogIndex()
        const truth = new Map(first.map((product) => [product.id, product]))
        index.load(first)
        for (const step of steps) {
          if ('query' in step) {
            assert.deepEqual(inOrder(index.list(step.query)), plainList([...truth.values()], step.query))
            continue
          }
          const changed = step.changed.filter(({ id }) => !step.removed.includes(id))
          index.update(changed, step.removed)
          for (const id of step.removed) truth.delete(id)
          for (const product of changed) truth.set(product.id, product)
          assert.equal(index.size, truth.size)
        }
      },
    ),
    { numRuns: 400 },
  )
})

test('lists of a large catalogue are correct before and after changes', () => {
  const many = fc.sample(fc.record({ product: aProduct, price: fc.integer({ min: 0, max: 300 }) }), {
    numRuns: 3000,
    seed: 3,
  })
  const products = many.map(({ product, price }, at) => ({
    ...product,
    id: `many-${at}`,
    prices: { EUR: price },
  }))
  const queries = fc
    .sample(aQuery, { numRuns: 200, seed: 4 })
    .map((query) => ({ ...query, currency: 'EUR' as const }))
  const index = createCatalogIndex()
  index.load(products)
  for (const query of queries) assert.deepEqual(inOrder(index.list(query)), plainList(products, query))
  for (const at of [5, 700, 2999]) {
    products[at] = { ...products[at]!, prices: { EUR: 42 }, categories: ['home'], tags: ['new', 'wood'] }
    index.update([products[at]], [])
  }
  for (const query of queries) assert.deepEqual(inOrder(index.list(query)), plainList(products, query))
})

test('sold-out products come last in best-selling order and keep their position in price order', () => {
  const index = createCatalogIndex()
  const cup = { ...plainProduct, id: 'cup', inStock: false, sold: 900, prices: { EUR: 500 } }
  const vase = { ...plainProduct, id: 'vase', sold: 1, prices: { EUR: 900 } }
  index.load([cup, vase])
  const list = (sort: ListSort) => index.list({ ...plainQuery, sort }).ids
  assert.deepEqual(list('best-selling'), ['vase', 'cup'])
  assert.deepEqual(list('price-asc'), ['cup', 'vase'])
  index.update([{ ...cup, inStock: true }], [])
  assert.deepEqual(list('best-selling'), ['cup', 'vase'])
})

test('gifts of distant occasions and missed countdowns follow all others, but not in their own category, nor in a chosen order of one', () => {
  const index = createCatalogIndex()
  const gift = (id: string, sold: number, categories: string[], tags: string[] = []) => ({
    ...plainProduct,
    id,
    sold,
    categories,
    tags,
  })
  index.load([
    gift('bunny', 9, ['easter', 'sweets']),
    gift('bouquet', 8, ['easter'], ['vegan']),
    gift('bar', 3, ['sweets']),
    gift('egg', 2, ['easter', 'home']),
    { ...gift('calendar', 10, ['sweets', 'home'], ['wood']), positions: { sweets: 0 } },
  ])
  const ids = (query: Partial<ListQuery>) =>
    index.list({ ...plainQuery, season, sort: 'featured', ...query }).ids
  assert.deepEqual(ids({}), ['bouquet', 'bar', 'egg', 'calendar', 'bunny'])
  assert.deepEqual(ids({ page: 2, pageSize: 3 }), ['calendar', 'bunny'])
  assert.deepEqual(ids({ filters: { category: 'sweets' } }), ['bar', 'calendar', 'bunny'])
  assert.deepEqual(ids({ filters: { category: 'easter' } }), ['bunny', 'bouquet', 'egg'])
  assert.deepEqual(ids({ sort: 'best-selling' }), ['bouquet', 'bar', 'egg', 'calendar', 'bunny'])
  const sweets = { sort: 'best-selling', filters: { category: 'sweets' } } as const
  assert.deepEqual(ids(sweets), ['calendar', 'bunny', 'bar'])
})

test('a page far after the last one is empty and still has counts', () => {
  const index = createCatalogIndex()
  index.load([plainProduct])
  const { ids, total } = index.list({ ...plainQuery, page: 10_000 })
  assert.deepEqual({ ids, total }, { ids: [], total: 1 })
})

const plainProduct: IndexedProduct = {
  id: 'vase',
  categories: ['home'],
  tags: [],
  prices: { EUR: 1 },
  inStock: true,
  sold: 0,
  views: 0,
  fingerprint: 1,
  createdAt: 1,
  texts: {},
}
const plainQuery: ListQuery = {
  locale: 'us',
  currency: 'EUR',
  filters: {},
  sort: 'best-selling',
  page: 1,
  pageSize: 24,
}

function plainList(
  products: IndexedProduct[],
  { currency, country, filters, sort, season, page, pageSize }: ListQuery,
) {
  const ownOrder = sort === 'featured' || sort === 'relevance'
  const isMissed = (p: IndexedProduct) => p.tags.some((tag) => season?.missedTags.includes(tag))
  const isDistant = (p: IndexedProduct) =>
    season !== undefined &&
    (ownOrder || filters.category === undefined) &&
    !season.distant.includes(filters.category ?? '') &&
    (isMissed(p) ||
      (p.categories.some((key) => season.distant.includes(key)) &&
        !p.categories.some((key) => season.near.includes(key)) &&
        !p.tags.some((tag) => season.everydayTags.includes(tag))))
  const priceOf = (p: IndexedProduct) => p.prices[currency]!
  const isSold = (p: IndexedProduct) => !country || !p.markets || p.markets.includes(country)
  const listed = products.filter((p) => p.prices[currency] !== undefined && isSold(p))
  const priced = (p: IndexedProduct) =>
    priceOf(p) >= (filters.minPrice ?? 0) && priceOf(p) <= (filters.maxPrice ?? Infinity)
  const placed = (p: IndexedProduct) =>
    filters.category === undefined || p.categories.includes(filters.category)
  const tagged = (p: IndexedProduct) =>
    !filters.tags?.length || p.tags.some((tag) => filters.tags!.includes(tag))
  const keyOf = (p: IndexedProduct) => {
    if (sort === 'price-asc' || sort === 'price-desc') return priceOf(p)
    if (sort === 'most-viewed') return -p.views
    if (sort === 'newest') return -p.createdAt
    return (p.inStock ? 0 : 1e9) - p.sold
  }
  const placeOf = (p: IndexedProduct) =>
    (sort === 'featured' && filters.category && p.inStock && !isMissed(p)
      ? p.positions?.[filters.category]
      : undefined) ?? Infinity
  const found = listed.filter((p) => priced(p) && placed(p) && tagged(p))
  found.sort((a, b) => keyOf(a) - keyOf(b) || hash(a.id) - hash(b.id))
  if (sort === 'price-desc') found.reverse()
  const [first, others] = [
    found.filter((p) => placeOf(p) < Infinity),
    found
      .filter((p) => placeOf(p) === Infinity)
      .toSorted((a, b) => Number(isDistant(a)) - Number(isDistant(b))),
  ]
  first.sort((a, b) => placeOf(a) - placeOf(b) || hash(a.id) - hash(b.id))
  const range = listed.filter((p) => placed(p) && tagged(p)).map(priceOf)
  return {
    ids: [...first, ...others].slice((page - 1) * pageSize, page * pageSize).map((p) => p.id),
    total: found.length,
    categoryCounts: tally(listed.filter((p) => priced(p) && tagged(p)).flatMap((p) => p.categories)),
    tagCounts: tally(listed.filter((p) => priced(p) && placed(p)).flatMap((p) => p.tags)),
    priceRange: range.length === 0 ? null : { min: Math.min(...range), max: Math.max(...range) },
  }
}

function tally(keys: string[]): KeyCount[] {
  return byKey([...Map.groupBy(keys, (key) => key)].map(([key, all]) => [key, all.length]))
}

function byKey(counts: readonly KeyCount[]): KeyCount[] {
  return counts.toSorted(([a], [b]) => (a < b ? -1 : 1))
}

function inOrder(list: ListResult): ListResult {
  return { ...list, categoryCounts: byKey(list.categoryCounts), tagCounts: byKey(list.tagCounts) }
}
