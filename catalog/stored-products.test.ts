// An index of stored products answers like an index of the products themselves.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { deserialize } from 'node:v8'
import fc from 'fast-check'
import type { IndexedProduct } from '#data/catalog/catalog-feed.ts'
import { createCatalogIndex } from './catalog-index.ts'
import type { ListQuery } from './list-query.ts'
import { readStoredProducts, storedFormat, storedProducts } from './stored-products.ts'

const words = {
  us: 'golden mugs mug candle rose L’or café with for Easter teddy-bear X-100',
  de: 'goldene Tasse Kerze Ostergeschenk Rosen für den Straußenkorb Größe',
  ja: 'マグカップ 木の箱 音楽 ろうそく 贈り物',
  ar: 'شمعة الوردة كوب',
} as const

const aText = (locale: keyof typeof words) => {
  const some = fc.array(fc.constantFrom(...words[locale].split(' ')), { maxLength: 9 })
  const text = some.map((list) => list.join(' '))
  return fc.record({ title: text, text, words: text })
}

const aProduct: fc.Arbitrary<IndexedProduct> = fc
  .record({
    id: fc.integer({ min: 0, max: 60 }).map((at) => `0190-${at}`),
    categories: fc.subarray(['easter', 'flowers', 'home']),
    tags: fc.subarray(['new', 'pink', 'wood']),
    skus: fc.option(fc.uniqueArray(fc.constantFrom('MUG-OAT', 'MUG-SKY', 'A4711'))),
    markets: fc.option(fc.subarray(['DE', 'JP'], { minLength: 1 })),
    positions: fc.option(fc.record({ easter: fc.integer({ min: 0, max: 3 }) })),
    prices: fc.record({ EUR: fc.nat(20), JPY: fc.nat(5) }, { requiredKeys: [] }),
    inStock: fc.boolean(),
    sold: fc.nat(5),
    views: fc.nat(5),
    fingerprint: fc.nat(),
    createdAt: fc.double({ min: 1, max: 9, noNaN: true }),
    texts: fc.record(
      { us: aText('us'), de: aText('de'), ja: aText('ja'), ar: aText('ar') },
      { requiredKeys: [] },
    ),
  })
  .map(({ skus, ...product }) => ({ ...product, ...(skus && { skus }) }))

const someProducts = fc.uniqueArray(aProduct, { selector: ({ id }) => id, maxLength: 60 })

const aQuery: fc.Arbitrary<ListQuery> = fc.record(
  {
    locale: fc.constantFrom('us', 'de', 'ja', 'ar', 'fr'),
    currency: fc.constantFrom('EUR', 'JPY'),
    query: fc.constantFrom(
      ...Object.values(words).flatMap((list) => list.split(' ')),
      'gift',
      'goldn mug',
      'mug-o',
      'kasse rosen',
    ),
    filters: fc.record(
      {
        category: fc.constantFrom('easter', 'home'),
        tags: fc.subarray(['new', 'wood']),
        maxPrice: fc.nat(20),
      },
      { requiredKeys: [] },
    ),
    sort: fc.constantFrom('relevance', 'featured', 'newest', 'price-asc', 'best-selling'),
    page: fc.integer({ min: 1, max: 2 }),
    pageSize: fc.constantFrom(3, 24),
    country: fc.constantFrom('DE', 'US'),
  },
  { requiredKeys: ['locale', 'currency', 'filters', 'sort', 'page', 'pageSize'] },
)

test('lists, searches and suggestions are those of an index of the products, before and after changes', async () => {
  const queries = fc.array(aQuery, { minLength: 20, maxLength: 20 })
  const property = fc.asyncProperty(someProducts, someProducts, queries, async (products, changed, asked) => {
    const [built, loaded] = [createCatalogIndex(() => 'de'), createCatalogIndex(() => 'de')]
    await built.loadFrom(batches(products))
    await loaded.loadStored(parts(products))
    const compare = (): void => {
      const ids = built.idsFrom(0, built.slots)
      assert.deepEqual(loaded.idsFrom(0, loaded.slots), ids)
      for (const id of ids) {
        assert.equal(loaded.fingerprintOf(id), built.fingerprintOf(id))
        assert.deepEqual(loaded.keysOf(id), built.keysOf(id))
      }
      for (const query of asked) {
        const { locale, currency } = query
        assert.deepEqual(loaded.list(query), built.list(query))
        const begun = { locale, currency, text: (query.query ?? 'm').slice(0, 3) }
        assert.deepEqual(loaded.suggest(begun, 5), built.suggest(begun, 5))
      }
    }
    compare()
    const removed = products.slice(0, 5).map(({ id }) => id)
    for (const index of [built, loaded])
      index.update(
        changed.filter(({ id }) => !removed.includes(id)),
        removed,
      )
    compare()
  })
  await fc.assert(property, { numRuns: 30 })
})

async function* batches(products: readonly IndexedProduct[]): AsyncGenerator<readonly IndexedProduct[]> {
  yield products
}

async function* parts(
  products: readonly IndexedProduct[],
): AsyncGenerator<ReturnType<typeof readStoredProducts>> {
  for (let at = 0; at < products.length; at += 16)
    yield readStoredProducts(storedProducts(products.slice(at, at + 16), 'de'))
}

test('a stored product that has not changed is not indexed again', async () => {
  const [product] = fc.sample(aProduct, { numRuns: 1, seed: 5 })
  const index = createCatalogIndex(() => 'de')
  await index.loadStored(parts([product!]))
  const { version } = index
  index.update([product!], [])
  assert.equal(index.version, version)
})

test('the stored columns have not changed without a new number of their format', () => {
  const text = { title: 'L’or Mug', text: 'a mug a mug', words: 'Home home' }
  const product: IndexedProduct = {
    id: '0190-1',
    categories: ['home'],
    tags: [],
    skus: ['MUG-1'],
    prices: { EUR: 900 },
    inStock: true,
    sold: 70_000,
    views: 2,
    fingerprint: 3,
    createdAt: 4,
    texts: { us: text, ja: { ...text, title: '木の箱ABC' } },
  }
  assert.equal(storedFormat, 1)
  assert.deepEqual(deserialize(storedProducts([product], 'us')), {
    ids: ['0190-1'],
    fingerprints: Float64Array.of(3),
    sold: Float64Array.of(70_000),
    views: Float64Array.of(2),
    createdAt: Float64Array.of(4),
    inStock: Uint8Array.of(1),
    categories: { lists: [['home']], of: Uint16Array.of(0) },
    tags: { lists: [[]], of: Uint16Array.of(0) },
    markets: { lists: [null], of: Uint16Array.of(0) },
    positions: new Map(),
    skus: ['MUG-1'],
    skuCounts: Uint16Array.of(1),
    prices: new Map([['EUR', Float64Array.of(900)]]),
    tokens: ['l', 'or', 'mug', 'home', 'a', '木の箱', 'abc'],
    documents: new Map([
      [
        'us',
        {
          products: Uint16Array.of(0),
          fingerprints: Float64Array.of(2_079_028_337_601_904),
          lengths: Uint16Array.of(3, 2, 2, 3),
          numbers: Uint16Array.of(0, 1, 2, 3, 3, 4, 2, 0, 1, 2),
        },
      ],
      [
        'ja',
        {
          products: Uint16Array.of(0),
          fingerprints: Float64Array.of(2_031_408_055_628_642),
          lengths: Uint16Array.of(2, 2, 4, 3),
          numbers: Uint16Array.of(5, 6, 3, 3, 4, 2, 0, 1, 0, 1, 2),
        },
      ],
    ]),
  })
})
