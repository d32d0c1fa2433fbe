import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countries, marketTable } from '../markets/market.ts'
import { unionCountries } from '../markets/union.ts'
import { money } from '../pricing/money.ts'
import { thresholdSales, thresholdState } from './union-threshold.ts'

test('sales of all currencies count in euro', () => {
  const sales = [
    { currency: 'EUR', net: 100_000 },
    { currency: 'PLN', net: 420_000 },
    { currency: 'SEK', net: 498_400 },
  ] as const
  assert.deepEqual(thresholdSales(sales), money(250_000, 'EUR'))
  assert.deepEqual(thresholdSales([]), money(0, 'EUR'))
})

test('sales in the currency of every member state count', () => {
  for (const country of countries)
    if (unionCountries.has(country)) {
      const { currency } = marketTable[country]
      assert.ok(thresholdSales([{ currency, net: 1_000_000 }]).minor > 0, `${country}: ${currency}`)
    }
})

test('the shop warns from four fifths of the threshold, and above it', () => {
  const states = [799_999, 800_000, 1_000_000, 1_000_001].map((minor) => thresholdState(money(minor, 'EUR')))
  assert.deepEqual(states, ['below', 'near', 'near', 'exceeded'])
})
