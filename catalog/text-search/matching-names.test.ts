import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locale } from '#domain/markets/locale.ts'
import { matchingNames } from './matching-names.ts'

function found(query: string, locale: Locale, ...names: string[]): string[] {
  return matchingNames(query, locale, names).map((at) => names[at]!)
}

test('a query means the names with its words, whatever their form', () => {
  assert.deepEqual(found('christmas gifts', 'us', 'Easter', 'Christmas'), ['Christmas'])
  assert.deepEqual(found('candle', 'us', 'Candles & scents', 'Decoration'), ['Candles & scents'])
  assert.deepEqual(found('shipping', 'us', 'Shipping and delivery', 'Returns'), ['Shipping and delivery'])
  assert.deepEqual(found('Weihnachtsgeschenk', 'de', 'Weihnachten', 'Ostern'), [])
  assert.deepEqual(found('kerzen', 'de', 'Kerzen & Düfte'), ['Kerzen & Düfte'])
  assert.deepEqual(found('bijou', 'fr', 'Bijoux', 'Fleurs'), ['Bijoux'])
  assert.deepEqual(found('クリスマスプレゼント', 'ja', 'クリスマス', '母の日'), ['クリスマス'])
  assert.deepEqual(found('圣诞', 'zh', '圣诞节', '情人节'), ['圣诞节'])
  assert.deepEqual(found('عيد الأم', 'ar', 'عيد الأم', 'عيد الفصح'), ['عيد الأم'])
})

test('the closest name is first; words for presents mean no name', () => {
  assert.deepEqual(found('easter', 'us', 'Easter bunnies', 'Easter'), ['Easter', 'Easter bunnies'])
  assert.deepEqual(found('gift for grandma', 'us', 'Gift boxes', 'Easter'), [])
  assert.deepEqual(found('an', 'us', 'Anniversary'), [])
})

test('a word without defaults does not mean the names with its synonyms', () => {
  assert.deepEqual(matchingNames('cups', 'us', ['Mugs']), [0])
  assert.deepEqual(matchingNames('cups', 'us', ['Mugs'], ['cup']), [])
  assert.deepEqual(matchingNames('beakers', 'us', ['Mugs'], ['cup']), [0])
})
