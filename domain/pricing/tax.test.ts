import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { countries } from '../markets/market.ts'
import { includedTaxes, orderTaxes, standardRate } from './tax.ts'

test('each country has its standard rate of that day; the United States have none', () => {
  const rates = countries.map((country) => [country, standardRate(country, '2026-11-21')])
  assert.deepEqual(Object.fromEntries(rates), {
    US: null,
    CN: 1_300,
    JP: 1_000,
    AE: 500,
    FR: 2_000,
    PT: 2_300,
    IT: 2_200,
    ES: 2_100,
    DE: 1_900,
    PL: 2_300,
    NL: 2_100,
    SE: 2_500,
    DK: 2_500,
    FI: 2_550,
    CZ: 2_100,
  })
  const days = ['2020-06-30', '2020-07-01', '2020-12-31', '2021-01-01'] as const
  assert.deepEqual(
    days.map((day) => standardRate('DE', day)),
    [1_900, 1_600, 1_600, 1_900],
  )
  assert.deepEqual([standardRate('FI', '2024-08-31'), standardRate('FI', '2024-09-01')], [2_400, 2_550])
})

test('a price of 119 includes 19 of tax at 19 %, and a price of zero includes none', () => {
  assert.deepEqual(orderTaxes([{ country: 'DE', gross: 11_900 }], '2026-03-02'), [
    { basisPoints: 1_900, net: 10_000, tax: 1_900 },
  ])
  assert.deepEqual(orderTaxes([{ country: 'JP', gross: 1_099 }], '2026-03-02'), [
    { basisPoints: 1_000, net: 999, tax: 100 },
  ])
  assert.deepEqual(orderTaxes([{ country: 'DE', gross: 0 }], '2026-03-02'), [
    { basisPoints: 1_900, net: 0, tax: 0 },
  ])
  assert.deepEqual(orderTaxes([{ country: 'US', gross: 11_900 }], '2026-03-02'), [])
  const parts = [
    { country: 'DE', gross: 11_900 },
    { country: 'US', gross: 5_000 },
    { country: 'JP', gross: 1_100 },
    { country: 'DE', gross: 1_190 },
  ] as const
  assert.deepEqual(orderTaxes(parts, '2026-03-02'), [
    { basisPoints: 1_900, net: 11_000, tax: 2_090 },
    { basisPoints: 1_000, net: 1_000, tax: 100 },
  ])
})

test('net and tax add up to the amount paid, and tax is exact within half a unit', () => {
  const anyAmount = fc.record({
    gross: fc.nat(900_000_000),
    basisPoints: fc.constantFrom(500, 700, 1_900, 2_550),
  })
  fc.assert(
    fc.property(fc.array(anyAmount, { maxLength: 12 }), (amounts) => {
      const parts = includedTaxes(amounts)
      const paid = amounts.reduce((sum, { gross }) => sum + gross, 0)
      assert.equal(
        parts.reduce((sum, { net, tax }) => sum + net + tax, 0),
        paid,
      )
      for (const { basisPoints, net, tax } of parts)
        assert.ok(Math.abs(((net + tax) * basisPoints) / (10_000 + basisPoints) - tax) <= 0.500001)
    }),
  )
})
