// Sells in markets that the sample shop does not have: prices by exchange rate, addresses, postal codes, tax, arrival.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { weekdayOf, type PlainDate } from '#domain/calendar/calendar.ts'
import { isHoliday } from '#domain/calendar/holidays.ts'
import { decimalText } from '#domain/pricing/money.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Settings } from '#domain/settings/settings.ts'
import { taxDisplay } from '#domain/tax/order-taxes.ts'
import { standardTaxSettings } from '#domain/tax/tax-settings.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { address, openTestShop, orderTo, type TestShop } from '../testing.ts'
import { newVisitor } from './testing.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
})
after(() => shop.close())

const markets = ['DE', 'GB', 'CH', 'CA'] as const
const rates = {
  GBP: { rate: 0.87, rounding: 'ninety-nine' },
  CHF: { rate: 0.95, rounding: 'twentieth' },
  CAD: { rate: 1.62, rounding: 'ninety-nine' },
} satisfies Settings['prices']['rates']

const homes = {
  GB: { street: '1 Old Street', zip: 'ec1y8sd', city: 'London', state: '' },
  CH: { street: 'Bahnhofstrasse 1', zip: '8001', city: 'Zürich', state: '' },
  CA: { street: '1 Rue Sainte-Catherine', zip: 'h3z2y7', city: 'Montréal', state: 'QC' },
} as const

test('a market without an exchange rate cannot be switched on, and the problem names its currency', async () => {
  const changed = await changeSettings(shop.db, { markets: [...markets] }, shop.clock.now)
  assert.ok(isRefusal(changed))
  assert.deepEqual(changed.fields, {
    'prices.rates.GBP': 'setting-market-rate',
    'prices.rates.CHF': 'setting-market-rate',
    'prices.rates.CAD': 'setting-market-rate',
  })
})

test('Britain, Switzerland and Canada buy in their currency, with their address and day of arrival', async () => {
  const prices = { base: 'EUR', rates } as const
  assert.ok(!isRefusal(await changeSettings(shop.db, { markets: [...markets], prices }, shop.clock.now)))
  await shop.shop.catalog.refresh()
  const bought = []
  for (const country of ['GB', 'CH', 'CA'] as const) bought.push(await buy(country))
  assert.deepEqual(bought, [
    { total: '32.98 GBP', fees: ['6.99', '14.99'], arrives: ['2026-03-06', '2026-03-11'] },
    { total: '35.90 CHF', fees: ['7.50', '16.05'], arrives: ['2026-03-06', '2026-03-11'] },
    { total: '71.98 CAD', fees: ['23.99', '56.99'], arrives: ['2026-03-12', '2026-03-19'] },
  ])
})

async function buy(country: 'GB' | 'CH' | 'CA') {
  const who = { ...newVisitor(), country }
  await shop.setStock(shop.teddy.variant, 20)
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1, withoutText: true }, who)
  const { data } = await shop.call(
    'checkout.quote',
    { country, deliveries: [{ country, shippingMethod: 'standard' }] },
    who,
  )
  const { earliest, latest, methods } = data.deliveries[0]!
  for (const day of [earliest, latest] as PlainDate[])
    assert.ok(!isHoliday(day, country) && !['saturday', 'sunday'].includes(weekdayOf(day)), day)
  const place = (zip: string) =>
    shop.call(
      'order.place',
      {
        ...orderTo({ ...address, ...homes[country], zip, country }),
        cartVersion: data.cart.version,
        total: data.cart.totals.total,
      },
      { ...who, idempotencyKey: `${country} ${zip}` },
    )
  const wrong = await place(country === 'CA' ? 'M5V 3L9' : '999999')
  assert.deepEqual(Object.keys(wrong.fields ?? {}), ['deliveries.0.zip'])
  const { data: order } = await place(homes[country].zip)
  assert.ok(order, country)
  const { total } = data.cart.totals
  return {
    total: `${decimalText(total)} ${total.currency}`,
    fees: methods.map(({ fee }) => decimalText(fee)),
    arrives: [earliest, latest],
  }
}

test('prices name the tax of the country, or none where the parcel is an export', () => {
  const rules = (taxesExports: boolean) => ({
    settings: { ...standardTaxSettings, taxesExports },
    seller: 'DE',
  })
  for (const country of ['GB', 'CH', 'CA']) {
    assert.equal(taxDisplay(country, rules(true)), 'included')
    assert.equal(taxDisplay(country, rules(false)), 'export')
  }
})
