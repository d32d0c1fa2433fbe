import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Country } from '#domain/markets/market.ts'
import { money, type Currency } from '#domain/pricing/money.ts'
import { priceChange } from './price-change.ts'

const cart = (country: Country, minor: number, currency: Currency, fee: number | null = 490) => ({
  country,
  totals: { total: money(minor, currency), shippingFee: fee === null ? null : money(fee, currency) },
})

const site = { taxDisplay: { US: 'untaxed' } } as const

test('a different total, currency or tax display is a price change; equal ones are none', () => {
  const germany = cart('DE', 3480, 'EUR')
  assert.equal(priceChange(germany, cart('FR', 3480, 'EUR'), site), null)
  const before = { from: germany.totals.total, country: 'DE' }
  assert.deepEqual(priceChange(germany, cart('FR', 3980, 'EUR'), site), {
    ...before,
    isTaxedOtherwise: false,
  })
  assert.deepEqual(priceChange(germany, cart('DK', 3480, 'DKK'), site), {
    ...before,
    isTaxedOtherwise: false,
  })
  assert.deepEqual(priceChange(germany, cart('US', 3480, 'USD'), site), { ...before, isTaxedOtherwise: true })
})

test('a total without shipping is not compared with one that has it', () => {
  const [complete, unknown] = [cart('US', 5811, 'USD'), cart('US', 2831, 'USD', null)]
  assert.equal(priceChange(complete, unknown, site), null)
  assert.equal(priceChange(unknown, complete, site), null)
  assert.notEqual(priceChange(unknown, cart('DE', 2900, 'EUR', null), site), null)
})
