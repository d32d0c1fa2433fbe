// Tests search in a changing catalogue: hits, corrections and suggestions.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { IndexedProduct } from '#data/catalog/catalog-feed.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { createCatalogIndex } from './catalog-index.ts'
import type { ListQuery } from './list-query.ts'

function product(
  id: string,
  title: string,
  more: Partial<IndexedProduct> & { locale?: Locale } = {},
): IndexedProduct {
  const { locale = 'us', ...facts } = more
  return {
    id,
    categories: ['home'],
    tags: [],
    prices: { EUR: 1000 },
    inStock: true,
    sold: 0,
    views: 0,
    fingerprint: 1,
    createdAt: 1,
    texts: { [locale]: { title, text: 'A present for every day', words: 'Home' } },
    ...facts,
  }
}

function indexOf(...products: IndexedProduct[]) {
  const index = createCatalogIndex()
  index.load(products)
  const find = (query: string, more: Partial<ListQuery> = {}) =>
    index.list({
      locale: 'us',
      currency: 'EUR',
      filters: {},
      sort: 'relevance',
      page: 1,
      pageSize: 24,
      query,
      ...more,
    })
  return { index, find }
}

test('a changed title is found by its new words and not by its old words', () => {
  const { index, find } = indexOf(product('1', 'Blue teapot'), product('2', 'Red vase'))
  index.update([product('1', 'Green lantern')], [])
  assert.deepEqual(find('lantern').ids, ['1'])
  assert.deepEqual(find('teapot').ids, [])
})

test('a removed product is not found, and an added one is found', () => {
  const { index, find } = indexOf(product('1', 'Blue teapot'))
  index.update([product('2', 'Old teapot')], ['1'])
  assert.deepEqual(find('teapot').ids, ['2'])
})

test('a change of stock moves a product between in stock and sold out without indexing its texts', () => {
  const { index, find } = indexOf(product('1', 'Teapot', { sold: 100 }), product('2', 'Teapot'))
  assert.deepEqual(find('teapot').ids, ['1', '2'])
  index.update([product('1', 'Teapot', { sold: 101, inStock: false })], [])
  assert.deepEqual(find('teapot').ids, ['2', '1'])
})

test('after many changes of the same text the right products are found', () => {
  const { index, find } = indexOf(
    ...Array.from({ length: 20 }, (_, at) => product(`${at}`, `Vase number${at}`)),
  )
  for (let round = 0; round < 50; round++) {
    index.update(
      Array.from({ length: 20 }, (_, at) => product(`${at}`, `Vase number${at} round${round}`)),
      [],
    )
  }
  assert.equal(find('vase').total, 20)
  assert.deepEqual(find('number7 round49').ids, ['7'])
  assert.equal(find('round48 number7').ids[0], '7')
})

test('a title has more weight than a description', () => {
  const inText = product('text', 'Gift box')
  const { find } = indexOf(inText, product('title', 'A present'))
  assert.deepEqual(find('present').ids, ['title', 'text'])
})

test('search results are filtered, counted and sorted like any list', () => {
  const { find } = indexOf(
    product('1', 'Vase', { prices: { EUR: 500 }, tags: ['new'] }),
    product('2', 'Vase', { prices: { EUR: 900 }, categories: ['flowers'] }),
    product('3', 'Vase', { prices: { USD: 900 } }),
  )
  const list = find('vase', { sort: 'price-desc', filters: { maxPrice: 600 } })
  assert.deepEqual(list, {
    ids: ['1'],
    total: 1,
    categoryCounts: [['home', 1]],
    tagCounts: [['new', 1]],
    priceRange: { min: 500, max: 900 },
  })
})

test('the result of a mistyped query contains the correction; a query with hits has none', () => {
  const { find } = indexOf(product('1', 'Chocolate box'))
  assert.equal(find('dark choclate').corrected, 'dark chocolate')
  assert.equal(find('chocolate').corrected, undefined)
  assert.equal(find('zzzzzzzz').corrected, undefined)
})

test('if no product has every word, those with the most words are shown', () => {
  const { find } = indexOf(product('1', 'Blue glass vase'), product('2', 'Glass bowl'))
  assert.deepEqual(find('purple glass vase').ids, ['1'])
})

test('products without a text in the language are found by their text in the home language, else by any', () => {
  const { find } = indexOf(product('1', 'Blue teapot'), product('2', 'Teapot aus Ton', { locale: 'de' }))
  assert.deepEqual(find('teapot', { locale: 'de' }).ids.toSorted(), ['1', '2'])
  assert.deepEqual(find('teapots', { locale: 'ja' }).ids.toSorted(), ['1', '2'])
})

test('an incomplete word is completed, the most common words first', () => {
  const { index } = indexOf(
    product('1', 'Blue candle'),
    product('2', 'Candle holder'),
    product('3', 'Candlestick'),
  )
  const { ids, completions } = index.suggest({ locale: 'us', text: 'Cand', currency: 'EUR' }, 5)
  assert.deepEqual(ids.toSorted(), ['1', '2', '3'])
  assert.deepEqual(completions, ['candle', 'candlestick'])
  assert.deepEqual(index.suggest({ locale: 'us', text: 'blue ca', currency: 'EUR' }, 5).completions, [
    'blue candle',
  ])
  assert.deepEqual(index.suggest({ locale: 'us', text: '  ', currency: 'EUR' }, 5), {
    ids: [],
    completions: [],
  })
})

test('Enter finds the suggestions shown while the last word was typed', () => {
  const text = { text: 'A bun and a cup of tea', words: 'Home' }
  const { index, find } = indexOf(
    product('1', 'Wooden hare', { texts: { us: { title: 'Wooden hare', ...text } } }),
    product('2', 'Plush bunny'),
    product('3', 'Bunny bowl'),
  )
  const { ids } = index.suggest({ locale: 'us', text: 'bun', currency: 'EUR' }, 5)
  assert.deepEqual(ids.toSorted(), ['1', '2', '3'])
  assert.deepEqual(find('bun').ids.toSorted(), ids.toSorted())
  assert.deepEqual(find('bun home').ids, ['1'])
})

test('no text makes a search fail', () => {
  const { find } = indexOf(product('1', 'Blue teapot'))
  const texts = [
    '',
    ' ',
    "'",
    '%',
    '\u0000',
    '(((',
    '\\',
    '\ud800',
    'a'.repeat(100_000),
    'x '.repeat(50_000),
    '的',
    'ـ',
    '👍🏽',
    '__proto__ constructor',
    'ﷺ'.repeat(300),
  ]
  for (const text of texts) {
    for (const locale of ['us', 'zh', 'ar', 'de'] as const) assert.ok(find(text, { locale }).total >= 0)
  }
})

test('a price limit in the query becomes a filter; words that no product has are dropped', () => {
  const { find } = indexOf(
    product('1', 'Glass vase', { prices: { EUR: 1500 } }),
    product('2', 'Glass vase', { prices: { EUR: 2500 } }),
    product('3', 'Candle', { prices: { EUR: 1000 } }),
  )
  const list = find('vase under 20 €')
  assert.deepEqual(list.ids, ['1'])
  assert.deepEqual(list.phrase, { rest: 'vase', min: null, max: 2000 })
  assert.deepEqual(find('vase under 20 €', { filters: { maxPrice: 3000 } }).ids, ['1', '2'])
  assert.deepEqual(find('something under 20 €').ids.toSorted(), ['1', '3'])
  assert.deepEqual(find('something nice, perhaps a candle').ids, ['3'])
})

test('a cheap product is in the lower half of the prices that the other words find', () => {
  const prices = [4990, 1490, 2450, 8800]
  const { find } = indexOf(
    ...prices.map((EUR, at) => product(String(at), 'Glass vase', { prices: { EUR } })),
    product('candle', 'Candle', { prices: { EUR: 500 } }),
  )
  const list = find('cheap vase')
  assert.deepEqual(list.ids.toSorted(), ['1', '2'])
  assert.deepEqual(list.phrase, { rest: 'vase', min: null, max: 2500 })
  assert.equal(find('cheap skateboard').total, 0)
})

test('a topic finds fitting products in every language; a word of names comes first', () => {
  const translated = (id: string, title: string, de: string) =>
    product(id, title, {
      texts: { us: { title, text: '', words: '' }, de: { title: de, text: '', words: '' } },
    })
  const { find } = indexOf(
    translated('clock', 'Oak Wall Clock', 'Wanduhr aus Eiche'),
    translated('frame', 'Photo Frame', 'Bilderrahmen'),
    translated('soap', 'Soap', 'Seife'),
    translated('party', 'Retirement Sash', 'Schärpe zum Ruhestand'),
  )
  assert.deepEqual(find('farewell').ids.toSorted(), ['clock', 'frame'])
  assert.deepEqual(find('Pensionierung', { locale: 'de' }).ids.toSorted(), ['clock', 'frame'])
  assert.equal(find('Ruhestand', { locale: 'de' }).ids[0], 'party')
  assert.deepEqual(find('first apartment').ids.toSorted(), ['clock', 'frame'])
})

test('a query in quotation marks finds only the typed words', () => {
  const { find } = indexOf(product('1', 'Candles'), product('2', 'Candlestick'))
  assert.deepEqual(find('“candle”').ids, ['1'])
  assert.deepEqual(find('"candel"').ids, [])
})

test('English names find products in every language', () => {
  const texts = {
    us: { title: 'Name mug', text: '', words: '' },
    de: { title: 'Namensbecher', text: '', words: '' },
  }
  const { find } = indexOf(product('1', 'Name mug', { texts }))
  assert.deepEqual(find('mugs', { locale: 'de' }).ids, ['1'])
})

test('words for presents and recipients narrow nothing down', () => {
  const { find } = indexOf(product('1', 'Candle'), product('2', 'Tea gift'), product('3', 'Tea'))
  assert.deepEqual(find('gift for my grandma').ids.toSorted(), ['1', '2', '3'])
  assert.equal(find('gift for my grandma').ids[0], '2')
  assert.deepEqual(find('gift for a tea lover').ids, ['2', '3'])
})

test('equal hits of the next occasion come first and those of distant ones last, but a better match wins', () => {
  const { find } = indexOf(
    product('bunny', 'Chocolate bunny', { categories: ['easter'], sold: 9 }),
    product('bar', 'Chocolate bar', { categories: ['home'], sold: 9 }),
    product('santa', 'Chocolate santa', { categories: ['christmas'] }),
    product('cake', 'Chocolate cake', { categories: ['easter'], tags: ['birthday'], sold: 2 }),
  )
  const season = {
    lead: 'christmas',
    near: ['christmas'],
    distant: ['easter'],
    everydayTags: ['birthday'],
    missedTags: [],
  }
  assert.deepEqual(find('chocolate').ids, ['bar', 'bunny', 'cake', 'santa'])
  assert.deepEqual(find('chocolate', { season }).ids, ['santa', 'bar', 'cake', 'bunny'])
  assert.deepEqual(find('chocolate', { season: { ...season, near: ['christmas', 'easter'] } }).ids, [
    'santa',
    ...find('chocolate').ids.filter((id) => id !== 'santa'),
  ])
  assert.equal(find('chocolate bunny', { season }).ids[0], 'bunny')
})

test('a word for gifts beside a price finds all gifts of that price', () => {
  const { find } = indexOf(
    product('bunny', 'Chocolate bunny', { prices: { EUR: 1000 } }),
    product('clock', 'Oak clock', { prices: { EUR: 9000 } }),
  )
  const { ids, phrase } = find('a gift under 20')
  assert.deepEqual(ids, ['bunny'])
  assert.deepEqual(phrase, { rest: '', min: null, max: 2000 })
  assert.equal(find('chocolate gift under 20').phrase?.rest, 'chocolate gift')
  // English is typed in every language.
  assert.deepEqual(find('gift under 20', { locale: 'de' }).ids, ['bunny'])
  assert.deepEqual(find('cheap gift').phrase, { rest: '', min: null, max: 1000 })
  // The price of the list stays in the address beside the query that named it.
  for (const query of ['a gift under 20', 'cheap gift'])
    assert.deepEqual(find(query, { filters: { maxPrice: 9500 } }).ids.toSorted(), ['bunny', 'clock'])
})
