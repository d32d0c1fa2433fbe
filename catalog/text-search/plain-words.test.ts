// Words of which the merchant has switched off the default synonyms and topics.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#domain/markets/locale.ts'
import { emptySearchTexts, readSearchRules } from '#domain/settings/search-words.ts'
import { createCatalogIndex } from '../catalog-index.ts'

/** Searches products with these titles; the title in English is behind a slash. */
function searchIn(locale: Locale, titles: readonly string[], synonyms: string) {
  const rules = readSearchRules({ ...emptySearchTexts, synonyms })
  const index = createCatalogIndex(
    () => 'us',
    (each) => (each === locale ? rules : undefined),
  )
  index.load(
    titles.map((title) => {
      const [own = '', english] = title.split(' / ')
      const textOf = (name: string) => ({ title: name, text: '', words: '' })
      return {
        id: own,
        categories: [],
        tags: [],
        prices: { EUR: 100 },
        inStock: true,
        sold: 0,
        views: 0,
        fingerprint: 1,
        createdAt: 1,
        texts: { ...(english && { us: textOf(english) }), [locale]: textOf(own) },
      }
    }),
  )
  const page = { locale, currency: 'EUR', filters: {}, sort: 'relevance', page: 1, pageSize: 9 } as const
  return (query: string) => index.list({ ...page, query }).ids.toSorted()
}

test('a word without defaults finds only itself, and its former synonyms find each other', () => {
  const titles = ['Blue mug', 'World cup', 'Old beaker']
  const found = (synonyms: string) => ['cups', 'mug', 'beakers'].map(searchIn('us', titles, synonyms))
  const all = titles.toSorted()
  const others = ['Blue mug', 'Old beaker']
  assert.deepEqual(found(''), [all, all, all])
  assert.deepEqual(found('- cup'), [['World cup'], others, others])
  assert.deepEqual(found('- Mugs'), [['Old beaker', 'World cup'], ['Blue mug'], ['Old beaker', 'World cup']])
})

test('a word or phrase without defaults has no topic', () => {
  const find = (synonyms: string, query: string) =>
    searchIn('us', ['Plush bunny', 'Carousel'], synonyms)(query)
  assert.deepEqual(find('', 'toy'), ['Carousel', 'Plush bunny'])
  assert.deepEqual(find('- toys', 'toy'), [])
  assert.deepEqual(find('- toys', 'soft toy'), ['Plush bunny'])
  assert.deepEqual(find('', 'merry go round'), ['Carousel'])
  assert.deepEqual(find('- merry go round', 'merry go round'), [])
  assert.deepEqual(find('- merry go round', 'lullaby'), ['Carousel'])
})

test('a compound without defaults does not mean its parts', () => {
  const find = (synonyms: string, query: string) => searchIn('de', ['Tulpen / Tulip'], synonyms)(query)
  assert.deepEqual(find('', 'Muttertag'), ['Tulpen'])
  assert.deepEqual(find('- Muttertag', 'Muttertag'), [])
  assert.deepEqual(find('- Muttertag', 'Mama'), ['Tulpen'])
})

test('the defaults of an English word are switched off in another language too', () => {
  const find = (synonyms: string, query: string) =>
    searchIn('de', ['Blauer Becher / Blue mug', 'Blaue Uhr / Blue clock'], synonyms)(query)
  assert.deepEqual(find('', 'beaker'), ['Blauer Becher'])
  assert.deepEqual(find('- beaker', 'beaker'), [])
  assert.deepEqual(find('- beaker', 'timepiece'), ['Blaue Uhr'])
})

test('a Chinese or Japanese word without defaults finds only itself', () => {
  const chinese = (synonyms: string, query: string) =>
    searchIn('zh', ['陶瓷杯 / Stoneware', '泰迪熊 / Teddy'], synonyms)(query)
  assert.deepEqual(chinese('', '马克杯'), ['陶瓷杯'])
  assert.deepEqual(chinese('', '玩具'), ['泰迪熊'])
  assert.deepEqual(chinese('- 玩具', '玩具'), [])
  assert.deepEqual(chinese('- 玩具', '马克杯'), ['陶瓷杯'])
  const japanese = (synonyms: string, query: string) =>
    searchIn('ja', ['バニー / Bunny', 'クッション / Cushion'], synonyms)(query)
  assert.deepEqual(japanese('', 'うさぎ'), ['バニー'])
  assert.deepEqual(japanese('- うさぎ', 'うさぎ'), [])
  assert.deepEqual(japanese('- うさぎ', '枕'), ['クッション'])
})
