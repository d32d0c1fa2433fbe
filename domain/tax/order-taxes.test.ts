import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { taxClasses, type TaxClass } from '../catalog/product-record.ts'
import { includedTaxes, orderTaxes, taxDisplay, type TaxedDelivery, type TaxPart } from './order-taxes.ts'
import { unionCountries } from '../markets/union.ts'
import { taxRate } from './tax-rate.ts'
import { taxRates } from './tax-rates.ts'
import { standardTaxSettings, type TaxSettings } from './tax-settings.ts'

const day = '2026-11-21'

test('each country of sale has its standard rate of that day; the United States have none', () => {
  const expected = {
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
  }
  const rates = Object.keys(expected).map((country) => [country, taxRate(country, 'standard', day)])
  assert.deepEqual(Object.fromEntries(rates), expected)
})

test('a rate is that of its day', () => {
  const days = ['2020-06-30', '2020-07-01', '2020-12-31', '2021-01-01'] as const
  const inGermany = days.map((each) => taxRate('DE', 'standard', each))
  assert.deepEqual(inGermany, [1_900, 1_600, 1_600, 1_900])
  assert.deepEqual([taxRate('FI', 'standard', '2024-08-31'), taxRate('FI', 'standard', day)], [2_400, 2_550])
  assert.deepEqual([taxRate('SE', 'food', '2026-03-31'), taxRate('SE', 'food', day)], [1_200, 600])
})

test('gifts have the rates of their class', () => {
  const rates = (country: string) => taxClasses.map((each) => taxRate(country, each, day))
  assert.deepEqual(taxClasses, ['standard', 'reduced', 'zero', 'food', 'books', 'flowers', 'children'])
  assert.deepEqual(rates('DE'), [1_900, 700, 0, 700, 700, 700, 1_900])
  assert.deepEqual(rates('FR'), [2_000, 1_000, 0, 550, 550, 1_000, 2_000])
  assert.deepEqual(rates('IE'), [2_300, 1_350, 0, 0, 0, 1_350, 0])
  assert.deepEqual(
    rates('US'),
    taxClasses.map(() => null),
  )
})

test('every member of the European Union has rates, none above the standard rate', () => {
  assert.equal(unionCountries.size, 27)
  for (const country of [...unionCountries, 'GB', 'CH', 'NO'])
    for (const each of taxClasses) {
      const [rate, standard] = [taxRate(country, each, day), taxRate(country, 'standard', day)]
      assert.ok(rate !== null && standard !== null && rate <= standard, `${country} ${each}`)
      assert.ok(standard >= (unionCountries.has(country) ? 1_500 : 500), country)
    }
  for (const rates of Object.values(taxRates))
    for (const history of Object.values(rates))
      if (typeof history === 'object') assert.deepEqual(Object.keys(history), Object.keys(history).toSorted())
})

const rules = (settings: Partial<TaxSettings> = {}, seller = 'DE') => {
  return { settings: { ...standardTaxSettings, ...settings }, seller }
}
const delivery = (country: string, amount: number, more: Partial<TaxedDelivery> = {}): TaxedDelivery => {
  return { country, state: '', lines: [{ taxClass: 'standard', amount }], shipping: 0, ...more }
}
const partsOf = (deliveries: readonly TaxedDelivery[], ...more: Parameters<typeof rules>) =>
  orderTaxes(deliveries, rules(...more), 'EUR', day).parts

test('a price of 119 includes 19 of tax at 19 %, and a price of zero includes none', () => {
  const de = { country: 'DE', basisPoints: 1_900 }
  assert.deepEqual(partsOf([delivery('DE', 11_900)]), [{ ...de, net: 10_000, tax: 1_900 }])
  assert.deepEqual(partsOf([delivery('DE', 0)]), [{ ...de, net: 0, tax: 0 }])
  const jp = { country: 'JP', basisPoints: 1_000, net: 999, tax: 100 }
  assert.deepEqual(orderTaxes([delivery('JP', 1_099)], rules(), 'JPY', day).parts, [jp])
  assert.deepEqual(partsOf([delivery('US', 11_900)]), [])
})

test('each recipient’s parcel has the tax of its country, also at equal rates', () => {
  const parcels = [
    delivery('NL', 12_100),
    delivery('US', 5_000),
    delivery('ES', 12_100),
    delivery('NL', 1_210),
  ]
  assert.deepEqual(partsOf(parcels), [
    { country: 'ES', basisPoints: 2_100, net: 10_000, tax: 2_100 },
    { country: 'NL', basisPoints: 2_100, net: 11_000, tax: 2_310 },
  ])
})

test('shipping is taxed with the goods of its parcel, by their value', () => {
  const lines = [
    { taxClass: 'standard', amount: 3_000 },
    { taxClass: 'books', amount: 1_000 },
  ] as const
  const [standard, books] = partsOf([delivery('DE', 0, { lines, shipping: 490 })])
  assert.deepEqual([standard!.net + standard!.tax, books!.net + books!.tax], [3_368, 1_122])
  assert.deepEqual([standard!.tax, books!.tax], [538, 73])
})

test('without the one-stop shop the seller’s rates apply within the Union only', () => {
  const parcels = [delivery('FR', 11_900), delivery('JP', 11_000)]
  assert.deepEqual(partsOf(parcels, { oneStopShop: false }), [
    { country: 'DE', basisPoints: 1_900, net: 10_000, tax: 1_900 },
    { country: 'JP', basisPoints: 1_000, net: 10_000, tax: 1_000 },
  ])
})

test('a small business shows no tax, and an export has none; both say so', () => {
  const small = orderTaxes([delivery('DE', 100)], rules({ smallBusiness: true }), 'EUR', day)
  assert.deepEqual(small, { parts: [], notes: ['small-business'], salesTax: 0, rates: [[null]] })
  const abroad = orderTaxes(
    [delivery('JP', 100), delivery('DE', 119)],
    rules({ taxesExports: false }),
    'EUR',
    day,
  )
  assert.deepEqual([abroad.notes, abroad.rates], [['export'], [[null], [1_900]]])
  const overseas = (seller: string) =>
    orderTaxes([delivery('US', 100, { state: 'OR' })], { ...rules({}), seller }, 'USD', day)
  assert.deepEqual([overseas('DE').notes, overseas('DE').rates], [['export'], [[null]]])
  assert.deepEqual(overseas('US').notes, [], 'a sale at home')
})

test('sales tax is added in the states that the merchant has chosen', () => {
  const settings = { salesTax: { NJ: 662.5 } }
  const parcels = [
    delivery('US', 10_000, { state: 'NJ', shipping: 500 }),
    delivery('US', 10_000, { state: 'OR' }),
  ]
  const taxes = orderTaxes(parcels, rules(settings), 'USD', day)
  assert.equal(taxes.salesTax, 696)
  assert.deepEqual(taxes.parts, [{ country: 'US', state: 'NJ', basisPoints: 662.5, net: 10_500, tax: 696 }])
})

const anyDelivery = fc.record({
  country: fc.constantFrom('DE', 'FR', 'PL', 'JP', 'US', 'IE', 'FI', 'CH'),
  state: fc.constantFrom('CA', 'NJ', 'OR'),
  lines: fc.array(
    fc.record({ taxClass: fc.constantFrom<TaxClass>(...taxClasses), amount: fc.nat(9_000_000) }),
    { minLength: 1, maxLength: 6 },
  ),
  shipping: fc.nat(90_000),
})
const anySettings = fc.record({
  oneStopShop: fc.boolean(),
  smallBusiness: fc.boolean(),
  taxesExports: fc.boolean(),
  salesTax: fc.constantFrom({}, { CA: 725, NJ: 662.5 }),
})

test('the parts of all deliveries and the untaxed ones add up to the total exactly', () => {
  fc.assert(
    fc.property(fc.array(anyDelivery, { minLength: 1, maxLength: 5 }), anySettings, (parcels, settings) => {
      const { parts, salesTax, rates } = orderTaxes(parcels, rules(settings), 'EUR', day)
      const taxed = parcels.filter((_, at) => rates[at]![0] !== null)
      const paid = taxed.reduce((sum, { lines, shipping }) => sum + shipping + total(lines), 0)
      assert.equal(
        parts.reduce((sum, { net, tax }) => sum + net + tax, 0),
        paid + salesTax,
      )
      for (const part of parts) assertExact(part)
    }),
  )
})

test('net and tax add up to the amount paid, whatever the rates', () => {
  const anyAmount = fc.record({ amount: fc.nat(900_000_000), basisPoints: fc.constantFrom(500, 550, 2_550) })
  fc.assert(
    fc.property(fc.array(anyAmount, { maxLength: 12 }), (amounts) => {
      const parts = includedTaxes(amounts)
      assert.equal(
        parts.reduce((sum, { net, tax }) => sum + net + tax, 0),
        total(amounts),
      )
      for (const part of parts) assertExact(part)
    }),
  )
})

const total = (lines: readonly { amount: number }[]) => lines.reduce((sum, { amount }) => sum + amount, 0)

/** Within half a unit of the exact tax. */
function assertExact({ basisPoints, net, tax, country }: TaxPart): void {
  const exact =
    country === 'US' ? (net * basisPoints) / 10_000 : ((net + tax) * basisPoints) / (10_000 + basisPoints)
  assert.ok(Math.abs(exact - tax) <= 0.500_001, `${net} + ${tax} at ${basisPoints}`)
}

test('prices say about tax what the settings make of it', () => {
  const said = (...settings: Parameters<typeof rules>) =>
    ['DE', 'FR', 'JP', 'US'].map((country) => taxDisplay(country, rules(...settings)))
  assert.deepEqual(said({}), ['included', 'included', 'included', 'export'])
  assert.equal(said({}, 'US').at(-1), 'untaxed')
  assert.deepEqual(said({ salesTax: { NY: 400 } }), ['included', 'included', 'included', 'excluded'])
  assert.deepEqual(said({ taxesExports: false }), ['included', 'included', 'export', 'export'])
  assert.deepEqual(new Set(said({ smallBusiness: true })), new Set(['small-business']))
})

test('a country with a single rate taxes all goods with it, and zero-rated ones not', () => {
  assert.equal(taxRate('IS', 'food', '2026-11-01'), 2_400)
  assert.equal(taxRate('LI', 'standard', '2026-11-01'), 810)
  assert.equal(taxRate('IS', 'zero', '2026-11-01'), 0)
  assert.equal(taxRate('AD', 'standard', '2026-11-01'), null)
})
