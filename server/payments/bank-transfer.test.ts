// Orders that are paid by bank transfer.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readOrder } from '#api/orders/testing.ts'
import { address, openTestShop, orderTo, toGermany, type TestShop } from '#api/testing.ts'
import { addDays, instantAt, plainDateIn } from '#domain/calendar/calendar.ts'
import type { PaymentMarkets } from '#domain/orders/payment-markets.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { expireWhenDue } from '#services/orders/expire-order.ts'
import { recordOutsidePayment } from '#services/payment/outside-payment.ts'
import { plainSnapshot, type PaymentProvider } from '#services/payment/provider.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { createBankTransfer } from './providers.ts'

const transfer = {
  holder: 'Posy Gifts GmbH',
  iban: 'DE89370400440532013000',
  bic: '',
  currency: 'EUR',
  days: 7,
} as const
const dayMs = 86_400_000
/** It is already tomorrow there when it is noon in Europe. */
const farZone = 'Pacific/Kiritimati'

/** Stands for an online provider with a least amount of 50.00. */
const online: PaymentProvider = {
  ...createBankTransfer(() => sampleSettings),
  name: 'online',
  kinds: () => ['cards'],
  holdDays: () => null,
  minimum: () => 5_000,
  open: async ({ id }) => ({ reference: id, redirectUrl: `https://pay.example/${id}` }),
  read: async () => plainSnapshot('open'),
}

let shop: TestShop
before(async () => {
  const settings = () => shop.shop.settings
  shop = await openTestShop(false, [online, createBankTransfer(settings)])
  const { shipping } = shop.shop.settings
  const warehouse = { ...shipping.warehouse, timeZone: farZone }
  await changeSettings(shop.db, { transfer, shipping: { ...shipping, warehouse } }, shop.clock.now)
  await shop.shop.catalog.refresh()
})
after(() => shop.close())

let visitors = 0

async function order(payment: string) {
  const who = { session: `transfer-${visitors++}` }
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const { data } = await shop.call('checkout.quote', toGermany, who)
  const input = {
    ...orderTo(address),
    payment,
    cartVersion: data.cart.version,
    total: data.cart.totals.total,
  }
  const placed = await shop.call('order.place', input, { ...who, idempotencyKey: `click-${who.session}` })
  return { ...placed, payments: data.payments }
}

test('the order shows account, reference and last day, and holds its gifts until that day ends', async () => {
  const { data, payments } = await order('bank-transfer')
  assert.deepEqual(
    payments.map(({ name }) => name),
    ['online', 'bank-transfer'],
  )
  assert.equal(data.payment, null)
  const handle = { number: data.number, access: data.access }
  const view = await shop.call('order.view', handle)
  const lastDay = plainDateIn(shop.clock.now + 7 * dayMs, farZone)
  assert.deepEqual(view.data.transfer, {
    holder: 'Posy Gifts GmbH',
    iban: 'DE89 3704 0044 0532 0130 00',
    bic: '',
    reference: data.number,
    amount: view.data.totals.total,
    until: instantAt(addDays(lastDay, 1), 0, farZone),
    lastDay,
  })
  const { id } = await readOrder(shop, data)
  assert.equal(await recordOutsidePayment(id, shop.shop), null)
  const after = await shop.call('order.view', handle)
  assert.deepEqual([after.data.status, after.data.transfer], ['processing', null])
})

test('an order without a transfer is cancelled after the last day', async () => {
  const { data } = await order('bank-transfer')
  const { id } = await readOrder(shop, data)
  shop.clock.now += 7 * dayMs
  await expireWhenDue(id, shop.shop)
  assert.equal((await readOrder(shop, data)).status, 'unpaid')
  shop.clock.now += dayMs
  await expireWhenDue(id, shop.shop)
  assert.equal((await readOrder(shop, data)).status, 'cancelled')
})

test('an order below the least amount of a provider is refused before the redirect, with the amount', async () => {
  const { refused, msg } = await order('online')
  assert.equal(refused, 'total-too-small')
  assert.match(msg, /€50\.00/)
  assert.equal((await order('unheard-of')).refused, 'payment-method-unknown')
})

test('a provider is offered and accepted in its markets only', async () => {
  const limitTo = async (paymentMarkets: PaymentMarkets | null) => {
    await changeSettings(shop.db, { paymentMarkets }, shop.clock.now)
    await shop.shop.catalog.refresh()
  }
  const offered = async () => (await order('online')).payments.map(({ name }) => name)
  await limitTo({ 'bank-transfer': ['FR', 'IT'] })
  assert.deepEqual(await offered(), ['online'])
  assert.equal((await order('bank-transfer')).refused, 'payment-method-unknown')
  await limitTo({ 'bank-transfer': ['DE'], online: [] })
  assert.deepEqual(await offered(), ['bank-transfer'])
  await limitTo(null)
  assert.deepEqual(await offered(), ['online', 'bank-transfer'])
})
