// Tests shipping methods: fees by zone, weight and value of the goods, and dates.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { zones } from './shipping-zones.ts'
import { countries, currencyOf } from '../markets/market.ts'
import { add, currencies, money } from '../pricing/money.ts'
import { shippingRates } from './shipping-rates.ts'
import { freeShippingGap, listedFees, shippingFee } from './shipping-fees.ts'
import { shippingMethods } from './shipping.ts'

const tuesday = Date.parse('2026-05-05T09:00:00Z')

test('a light gift within Germany has standard and express with fee and dates', () => {
  const parcel = {
    country: 'DE',
    subtotal: money(2500, 'EUR'),
    weightGrams: 400,
    items: 1,
    requiresShipping: true,
    handlingDays: 1,
    orderedAt: tuesday,
  } as const
  assert.deepEqual(shippingMethods(parcel), [
    {
      id: 'standard',
      fee: money(490, 'EUR'),
      shipsOn: '2026-05-06',
      earliest: '2026-05-08',
      latest: '2026-05-11',
    },
    {
      id: 'express',
      fee: money(990, 'EUR'),
      shipsOn: '2026-05-06',
      earliest: '2026-05-07',
      latest: '2026-05-07',
    },
  ])
})

test('from the threshold on, standard shipping is free and express is not', () => {
  const at = (minor: number) => ({ country: 'DE', subtotal: money(minor, 'EUR'), weightGrams: 900 }) as const
  assert.equal(shippingFee('standard', at(4899)).minor, 490)
  assert.equal(shippingFee('standard', at(4900)).minor, 0)
  assert.equal(shippingFee('express', at(4900)).minor, 990)
})

test('the fee rises by one step at each weight limit', () => {
  const fee = (weightGrams: number): number =>
    shippingFee('standard', { country: 'US', subtotal: money(1000, 'USD'), weightGrams }).minor
  assert.deepEqual([0, 1_000, 1_001, 20_000, 20_001, 30_001].map(fee), [1490, 1490, 2190, 4290, 4990, 5690])
})

test('an empty order has no shipping methods', () => {
  assert.deepEqual(
    shippingMethods({
      country: 'FR',
      subtotal: money(0, 'EUR'),
      weightGrams: 0,
      items: 0,
      requiresShipping: true,
      handlingDays: 0,
      orderedAt: tuesday,
    }),
    [],
  )
})

test('rates are integers that rise with distance and speed, in every currency', () => {
  for (const currency of currencies) {
    const { domestic, europe, overseas } = shippingRates[currency]
    for (const rate of [domestic, europe, overseas]) {
      assert.ok(Object.values(rate).every((amount) => Number.isSafeInteger(amount) && amount > 0))
      assert.ok(rate.standard < rate.express && rate.express < rate.freeFrom)
    }
    for (const key of ['standard', 'express', 'perStep', 'freeFrom'] as const) {
      assert.ok(domestic[key] < europe[key] && europe[key] < overseas[key], `${currency} ${key}`)
    }
  }
})

test('every country has both methods in every currency; weight never makes a parcel cheaper; adding the gap makes it free', () => {
  const parcel = fc.record({
    country: fc.constantFrom(...countries),
    subtotal: fc
      .tuple(fc.nat(2_000_000), fc.constantFrom(...currencies))
      .map(([minor, currency]) => money(minor, currency)),
    weightGrams: fc.nat(80_000),
    items: fc.integer({ min: 1, max: 99 }),
    requiresShipping: fc.constant(true),
    handlingDays: fc.nat(10),
    orderedAt: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }),
  })
  fc.assert(
    fc.property(parcel, fc.nat(20_000), (one, more) => {
      const methods = shippingMethods(one)
      const heavier = shippingMethods({ ...one, weightGrams: one.weightGrams + more })
      assert.deepEqual(
        methods.map((m) => m.id),
        ['standard', 'express'],
      )
      methods.forEach((method, at) => {
        assert.equal(method.fee.currency, one.subtotal.currency)
        assert.ok(method.fee.minor <= heavier[at]!.fee.minor)
      })
      assert.ok(methods[0]!.fee.minor < methods[1]!.fee.minor)
      assert.ok(methods[1]!.latest <= methods[0]!.latest)
      const gap = freeShippingGap(one.subtotal, one.country)
      assert.equal(methods[0]!.fee.minor === 0, gap.minor === 0)
      assert.equal(shippingFee('standard', { ...one, subtotal: add(one.subtotal, gap) }).minor, 0)
    }),
  )
})

test('only Germany is domestic, and four markets are overseas', () => {
  assert.deepEqual(
    countries.filter((c) => zones[c] === 'domestic'),
    ['DE'],
  )
  assert.deepEqual(countries.filter((c) => zones[c] === 'overseas').map(currencyOf), [
    'USD',
    'CNY',
    'JPY',
    'AED',
  ])
})

test("a listed fee equals the checkout's fee for the gift alone", () => {
  const { standard, express, freeFrom } = listedFees('US', 430)
  assert.deepEqual(
    [standard, express, freeFrom],
    [money(1490, 'USD'), money(3490, 'USD'), money(12900, 'USD')],
  )
  assert.equal(listedFees('DE', 2_100).standard.minor, 490 + 2 * 150)
})

test('goods that are not sent have no fee, and arrive on the day when they are handled', () => {
  for (const { fee, shipsOn, earliest, latest } of shippingMethods({
    country: 'DE',
    subtotal: money(1_000, 'EUR'),
    weightGrams: 400,
    items: 1,
    handlingDays: 1,
    orderedAt: Date.UTC(2026, 2, 2),
    requiresShipping: false,
  })) {
    assert.equal(fee.minor, 0)
    assert.deepEqual([earliest, latest], [shipsOn, shipsOn])
  }
})
