// Tests shipping methods: fees by zone, weight and value of the goods, and dates.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { countries, currencyOf, standardMarkets } from '../markets/market.ts'
import { add, money, zero } from '../pricing/money.ts'
import { productDelivery } from './product-delivery.ts'
import { freeShippingFrom, shippingFee, usualFee } from './shipping-fees.ts'
import type { FeeRules, MethodSettings, ShippingSettings } from './shipping-settings.ts'
import { deliveryBy } from './delivery.ts'
import { arrivesFresh, shippingMethods, type Parcel } from './shipping.ts'
import { standardShipping } from './standard-shipping.ts'

const rules: FeeRules = { shipping: standardShipping, prices: { base: 'EUR', rates: {} } }
const anywhere = { tags: [], markets: null, freshDays: null }

const tuesday = Date.parse('2026-05-05T09:00:00Z')

test('a light gift within Germany has standard and express with fee and dates', () => {
  const parcel = {
    country: 'DE',
    subtotal: money(2500, 'EUR'),
    weightGrams: 400,
    items: 1,
    requiresShipping: true,
    handlingDays: 1,
    contents: [],
    orderedAt: tuesday,
  } as const
  assert.deepEqual(shippingMethods(rules, parcel), [
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
  assert.equal(shippingFee(rules, 'standard', at(4899))!.minor, 490)
  assert.equal(shippingFee(rules, 'standard', at(4900))!.minor, 0)
  assert.equal(shippingFee(rules, 'express', at(4900))!.minor, 990)
})

test('the fee rises by one step at each weight limit', () => {
  const fee = (weightGrams: number): number =>
    shippingFee(rules, 'standard', { country: 'US', subtotal: money(1000, 'USD'), weightGrams })!.minor
  assert.deepEqual([0, 1_000, 1_001, 20_000, 20_001, 30_001].map(fee), [1490, 1490, 2190, 4290, 4990, 5690])
})

test('an empty order has no shipping methods', () => {
  assert.deepEqual(
    shippingMethods(rules, {
      country: 'FR',
      subtotal: money(0, 'EUR'),
      weightGrams: 0,
      items: 0,
      requiresShipping: true,
      handlingDays: 0,
      contents: [],
      orderedAt: tuesday,
    }),
    [],
  )
})

test('every country has both methods in every currency; weight never makes a parcel cheaper; adding the gap makes it free', () => {
  const parcel = fc.record({
    country: fc.constantFrom(...countries),
    subtotal: fc
      .tuple(fc.nat(2_000_000), fc.constantFrom(...standardMarkets.map(currencyOf)))
      .map(([minor, currency]) => money(minor, currency)),
    weightGrams: fc.nat(80_000),
    items: fc.integer({ min: 1, max: 99 }),
    requiresShipping: fc.constant(true),
    handlingDays: fc.nat(10),
    contents: fc.constant([]),
    orderedAt: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 0, 1) }),
  })
  fc.assert(
    fc.property(parcel, fc.nat(20_000), (one, more) => {
      const methods = shippingMethods(rules, one)
      const heavier = shippingMethods(rules, { ...one, weightGrams: one.weightGrams + more })
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
      const from = freeShippingFrom(rules, one.country, one.subtotal.currency)!
      const gap = money(Math.max(0, from.minor - one.subtotal.minor), from.currency)
      assert.equal(methods[0]!.fee.minor === 0, gap.minor === 0)
      assert.equal(shippingFee(rules, 'standard', { ...one, subtotal: add(one.subtotal, gap) })!.minor, 0)
    }),
  )
})

test("the product page's fees equal the checkout's for the gift alone", () => {
  const { methods, freeFrom } = productDelivery(
    { ...rules, occasions: [] },
    'US',
    { handlingDays: 1, weightGrams: 430, requiresShipping: true, ...anywhere },
    tuesday,
  )
  assert.deepEqual(
    [...methods.map(({ fee }) => fee), freeFrom],
    [money(1490, 'USD'), money(3490, 'USD'), money(12900, 'USD')],
  )
  assert.equal(
    usualFee(rules, { country: 'DE', subtotal: zero('EUR'), weightGrams: 2_100 })!.minor,
    490 + 2 * 150,
  )
})

test('goods that are not sent have no fee, and arrive on the day when they are handled', () => {
  for (const { fee, shipsOn, earliest, latest } of shippingMethods(rules, {
    country: 'DE',
    subtotal: money(1_000, 'EUR'),
    weightGrams: 400,
    items: 1,
    handlingDays: 1,
    contents: [],
    orderedAt: Date.UTC(2026, 2, 2),
    requiresShipping: false,
  })) {
    assert.equal(fee.minor, 0)
    assert.deepEqual([earliest, latest], [shipsOn, shipsOn])
  }
})

const courier: MethodSettings = {
  id: 'courier',
  kind: 'delivery',
  names: { us: 'Courier' },
  point: '',
  excludedTags: ['fragile'],
}

/** A shop in Tokyo with rates in yen: one zone, a courier up to 5 kg, a pick-up point. */
const tokyo: ShippingSettings = {
  ...standardShipping,
  warehouse: {
    country: 'JP',
    timeZone: 'Asia/Tokyo',
    cutoffHour: 17,
    workdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    closedOn: ['2026-05-07'],
  },
  methods: [courier, { ...courier, id: 'counter', kind: 'pickup', point: '1-2-3 Ginza' }],
  weightSteps: [2_000, 5_000],
  zones: [
    {
      name: 'Japan',
      countries: ['JP'],
      rates: [
        {
          method: 'counter',
          transit: { min: 0, max: 0 },
          amounts: { JPY: { fees: [0, 0], further: 0, byValue: [] } },
        },
        {
          method: 'courier',
          transit: { min: 1, max: 1 },
          amounts: {
            JPY: {
              fees: [800, 1_200],
              further: null,
              byValue: [
                { from: 5_000, fee: 400 },
                { from: 10_000, fee: 0 },
              ],
            },
          },
        },
      ],
    },
  ],
}

const ownRules: FeeRules = {
  shipping: tokyo,
  prices: { base: 'JPY', rates: { USD: { rate: 0.0067, rounding: 'half' } } },
}

const parcel: Parcel = {
  country: 'JP',
  subtotal: money(3_000, 'JPY'),
  weightGrams: 400,
  items: 1,
  requiresShipping: true,
  handlingDays: 0,
  contents: [],
  // Thursday, 7 May 2026, 16:00 in Tokyo.
  orderedAt: Date.parse('2026-05-07T07:00:00Z'),
}

const feesOf = (changes: Partial<Parcel>) =>
  Object.fromEntries(
    shippingMethods(ownRules, { ...parcel, ...changes }).map(({ id, fee }) => [id, fee.minor]),
  )

test('fees follow the weight, then the value of the goods; a method ends at its greatest weight', () => {
  assert.deepEqual(feesOf({}), { counter: 0, courier: 800 })
  assert.deepEqual(feesOf({ weightGrams: 2_001 }), { counter: 0, courier: 1_200 })
  assert.deepEqual(feesOf({ subtotal: money(5_000, 'JPY') }), { counter: 0, courier: 400 })
  assert.deepEqual(feesOf({ subtotal: money(10_000, 'JPY') }), { counter: 0, courier: 0 })
  assert.deepEqual(feesOf({ weightGrams: 5_001 }), { counter: 0 })
})

test('a method is not offered for a parcel with an excluded product', () => {
  assert.deepEqual(feesOf({ contents: [{ ...anywhere, tags: ['fragile'] }] }), {})
})

test('a currency without own amounts has converted ones; one without a rate has no methods', () => {
  assert.deepEqual(feesOf({ subtotal: money(2_000, 'USD') }), { counter: 0, courier: 550 })
  assert.deepEqual(feesOf({ subtotal: money(2_000, 'EUR') }), {})
})

test('nothing is offered where no zone is', () => {
  assert.deepEqual(shippingMethods(ownRules, { ...parcel, country: 'DE' }), [])
  assert.equal(usualFee(ownRules, { ...parcel, country: 'DE' }), null)
})

test('a warehouse has its own time zone, working days and closed days; a pick-up point is never the usual method', () => {
  const [counter, byCourier] = shippingMethods(ownRules, parcel)
  // Closed on Thursday; packed on Friday; carried on Monday, since carriers rest at the weekend.
  assert.deepEqual(
    [counter!.latest, byCourier!.shipsOn, byCourier!.latest],
    ['2026-05-08', '2026-05-08', '2026-05-11'],
  )
  const friday = Date.parse('2026-05-08T08:00:00Z')
  assert.equal(shippingMethods(ownRules, { ...parcel, orderedAt: friday })[1]!.shipsOn, '2026-05-09')
  assert.deepEqual(freeShippingFrom(ownRules, 'JP'), money(10_000, 'JPY'))
})

test('a product of certain markets is offered in no other, sent or not', () => {
  const contents = [{ ...anywhere, markets: ['DE', 'FR'] }]
  const at = { ...parcel, subtotal: money(2_000, 'EUR'), contents }
  assert.equal(shippingMethods(rules, { ...at, country: 'FR' }).length, 2)
  assert.deepEqual(shippingMethods(rules, { ...at, country: 'JP' }), [])
  assert.deepEqual(shippingMethods(rules, { ...at, country: 'JP', requiresShipping: false }), [])
})

test('a perishable product waits for a dispatch that arrives while it is fresh', () => {
  const at = (time: string, freshDays: number) =>
    shippingMethods(rules, {
      ...parcel,
      country: 'DE',
      subtotal: money(2_000, 'EUR'),
      contents: [anywhere, { ...anywhere, freshDays }],
      orderedAt: Date.parse(time),
    }).map(({ id, shipsOn }) => [id, shipsOn])
  // Sent on Tuesday: standard arrives by Friday, express on Wednesday.
  assert.deepEqual(at('2026-05-05T09:00:00Z', 3), [
    ['standard', '2026-05-05'],
    ['express', '2026-05-05'],
  ])
  assert.deepEqual(at('2026-05-05T09:00:00Z', 2), [['express', '2026-05-05']])
  // Sent on Friday, express would arrive on Monday: it waits for Monday.
  assert.deepEqual(at('2026-05-08T09:00:00Z', 2), [['express', '2026-05-11']])
  const overseas = { ...parcel, country: 'US', subtotal: money(2_000, 'USD') } as const
  assert.deepEqual(
    shippingMethods(rules, { ...overseas, contents: [{ ...anywhere, freshDays: 2 }] }),
    [],
    'no parcel is that fast',
  )
})

test('a day of arrival is possible if a perishable product is fresh on it', () => {
  const route = { country: 'DE', method: 'express', handlingDays: 0 } as const
  const fresh = arrivesFresh([{ freshDays: 1 }])
  const now = Date.parse('2026-05-05T09:00:00Z')
  const shipsOn = (arrival: '2026-05-09' | '2026-05-11', suits?: typeof fresh) =>
    deliveryBy(standardShipping, arrival, route, now, suits)?.shipsOn
  assert.equal(shipsOn('2026-05-09', fresh), '2026-05-07')
  assert.equal(shipsOn('2026-05-11', fresh), '2026-05-07')
  assert.equal(shipsOn('2026-05-11'), '2026-05-08')
})
