// Tests country, currency and price display of a visitor.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { alternateTags, locales, localeTable } from './locale.ts'
import {
  alternateTagsIn,
  chooseMarket,
  countries,
  currencyOf,
  isCountry,
  marketTable,
  standardMarkets,
} from './market.ts'
import { currencies } from '../pricing/money.ts'
import { unionCountries } from './union.ts'

test('each of the fifteen markets has a language of its country, and every language has a market', () => {
  assert.equal(standardMarkets.length, 15)
  for (const country of standardMarkets)
    assert.equal(localeTable[marketTable[country].locale].country, country)
  for (const locale of locales)
    assert.equal(chooseMarket(locale, standardMarkets), localeTable[locale].country)
})

test('the shop knows at least fifty countries, and the European Union without exception', () => {
  assert.ok(countries.length >= 50)
  assert.deepEqual(
    [...unionCountries].filter((code) => !isCountry(code)),
    [],
  )
})

test('a page has a language tag for each further market in its language', () => {
  assert.deepEqual(alternateTagsIn('us', ['US', 'GB', 'CA', 'DE']), ['en-US', 'en', 'en-GB', 'en-CA'])
  assert.deepEqual(alternateTagsIn('de', ['DE', 'CH', 'AT']), ['de-DE', 'de', 'de-CH', 'de-AT'])
  assert.deepEqual(alternateTagsIn('ja', ['JP']), ['ja-JP', 'ja'])
  for (const locale of locales)
    assert.deepEqual(alternateTagsIn(locale, standardMarkets), alternateTags(locale))
})

test('every currency belongs to a market', () => {
  assert.deepEqual([...new Set(countries.map(currencyOf))].sort(), [...currencies].sort())
})

test('the first valid country wins: address, saved choice, derived country, then the language', () => {
  assert.equal(chooseMarket('us', standardMarkets, 'jp', 'DE'), 'JP')
  assert.equal(chooseMarket('us', standardMarkets, undefined, 'DE', 'FR'), 'DE')
  assert.equal(chooseMarket('us', standardMarkets, '', 'GB', undefined), 'US')
  assert.equal(chooseMarket('de', standardMarkets, 'toString', '__proto__'), 'DE')
})

test('for any value in the address the market is a known country', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...locales),
      fc.array(fc.oneof(fc.string(), fc.constant(undefined))),
      (locale, candidates) => {
        assert.ok(isCountry(chooseMarket(locale, countries, ...candidates)))
      },
    ),
  )
})

test('a country without sales is replaced by the first market', () => {
  assert.equal(chooseMarket('us', ['DE', 'FR'], 'US'), 'DE')
  assert.equal(chooseMarket('fr', ['DE', 'FR'], 'JP'), 'FR')
  assert.equal(chooseMarket('us', ['DE', 'FR'], 'JP', 'fr'), 'FR')
})
