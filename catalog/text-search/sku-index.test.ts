// A SKU finds its product in every spelling, and is neither a word nor a completion.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { IndexedProduct } from '#data/catalog/catalog-feed.ts'
import { createCatalogIndex } from '../catalog-index.ts'

function product(id: string, title: string, skus: readonly string[]): IndexedProduct {
  const text = { text: 'A mug for every plan', words: 'Kitchen' }
  return {
    id,
    fingerprint: 1,
    categories: [],
    tags: [],
    prices: { USD: 900 },
    inStock: true,
    sold: 0,
    views: 0,
    createdAt: 0,
    texts: { us: { title, ...text }, de: { title, ...text } },
    skus,
  }
}

const shop = [
  product('mug', 'Stoneware mug', ['MUG-OAT', 'MUG-SKY']),
  product('teddy', 'Teddy', ['TED-L', 'TED_100.S']),
  product('candle', 'Candle', ['A4711']),
  product('shirt', 'Linen top', ['T-SHIRT-RED']),
  product('other', 'T-shirt with print', ['X9']),
]

function index() {
  const made = createCatalogIndex()
  made.load(shop)
  return made
}

const found = (made: ReturnType<typeof index>, query: string, locale: 'us' | 'de' = 'us') =>
  made.list({ locale, currency: 'USD', filters: {}, query, sort: 'relevance', page: 1, pageSize: 9 }).ids

test('a SKU finds its product in any case, with or without hyphens, in every language', () => {
  const made = index()
  for (const query of ['MUG-OAT', 'mug-oat', 'MugOat', 'mug oat', 'MUG_OAT'])
    for (const locale of ['us', 'de'] as const) assert.equal(found(made, query, locale)[0], 'mug', query)
  assert.deepEqual(found(made, 'a4711'), ['candle'])
  assert.deepEqual(found(made, 'x9'), ['other'])
  assert.equal(found(made, 'ted-100-s')[0], 'teddy')
})

test('the beginning of a SKU finds its product', () => {
  const made = index()
  assert.deepEqual(found(made, 'A47'), ['candle'])
  assert.deepEqual(found(made, 'TED-10'), ['teddy'])
  assert.equal(found(made, 'MUG-S')[0], 'mug')
  assert.deepEqual(made.suggest({ locale: 'us', text: 'A471', currency: 'USD' }, 5).ids, ['candle'])
})

test('a word finds its products although a SKU begins with it', () => {
  assert.deepEqual(found(index(), 'plan').length, 5)
  assert.deepEqual(found(index(), 't-shirt'), ['shirt', 'other'])
})

test('completions contain no SKUs', () => {
  assert.deepEqual(index().suggest({ locale: 'us', text: 'ted', currency: 'USD' }, 5).completions, ['teddy'])
  assert.deepEqual(index().suggest({ locale: 'us', text: 'a4', currency: 'USD' }, 5).completions, [])
})

test('a changed or removed SKU no longer finds its product', () => {
  const made = index()
  made.update([product('candle', 'Candle', ['CUP-1'])], ['other'])
  assert.deepEqual(found(made, 'a4711'), [])
  assert.deepEqual(found(made, 'x9'), [])
  assert.deepEqual(found(made, 'CUP1'), ['candle'])
  for (let change = 0; change < 800; change++)
    made.update([product('candle', 'Candle', [`CUP-${change}`, `POT-${change}`])], [])
  assert.deepEqual(found(made, 'POT-799'), ['candle'])
  assert.deepEqual(found(made, 'POT-798'), [])
  assert.equal(found(made, 'ted-l')[0], 'teddy')
})
