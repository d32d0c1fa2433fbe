// Orders with parcels to a state with sales tax and to a country whose prices include the tax.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { standardTaxSettings } from '#domain/tax/tax-settings.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { approveReturn } from '#services/orders/decide-return.ts'
import { requestReturn } from '#services/orders/request-return.ts'
import { settle } from '#services/payment/settle.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'
import { newVisitor, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

/** A delivered order of a teddy to California and one to Berlin. */
async function deliveredToTwo() {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 2 }, who)
  const { data: cart } = await shop.call('cart.view', {}, who)
  const lines = [{ id: cart.lines[0]!.id, quantity: 1 }]
  const { email, ...berlin } = address
  const home = { ...berlin, country: 'US' as const, zip: '94103', city: 'San Francisco', state: 'CA' }
  const deliveries = [home, berlin].map((to) => ({ address: to, shippingMethod: 'standard' as const, lines }))
  const requested = deliveries.map(({ address: { country, state }, ...each }) => ({
    ...each,
    country,
    state,
  }))
  const { data } = await shop.call('checkout.quote', { country: 'US', deliveries: requested }, who)
  const { version: cartVersion, totals } = data.cart
  const buyer = { email, name: 'Ada Lovelace', country: 'US' as const }
  const input = { buyer, deliveries, cartVersion, total: totals.total }
  const placed = await shop.call('order.place', input, { ...who, idempotencyKey: `click-${who.session}` })
  assert.equal(placed.code, 201, placed.msg)
  const order = await readOrder(shop, placed.data)
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)
  for (const recipient of [0, 1]) {
    const tracking = { carrier: 'DHL', trackingNumber: `JD0${recipient}` }
    await advanceOrder(shop.db, await readOrder(shop, order), 'shipped', tracking, shop.clock.now, {
      recipient,
    })
  }
  await advanceOrder(shop.db, await readOrder(shop, order), 'delivered', null, shop.clock.now)
  return readOrder(shop, order)
}

test('a gift whose price includes its tax is refunded without the sales tax of the other parcel', async () => {
  const tax = { ...standardTaxSettings, salesTax: { CA: 1_000 } }
  await changeSettings(shop.db, { tax }, shop.clock.now)
  await shop.shop.catalog.refresh()
  const order = await deliveredToTwo()
  const [american, german] = order.lines
  assert.ok(order.salesTax > 0 && german!.taxRate === 1_900)
  const refunds: unknown[] = []
  for (const line of [german!, american!]) {
    const lines = [{ id: line.id, quantity: 1, reason: 'changed-mind' as const }]
    const request = { kind: 'return', orderId: order.id, lines, name: '', isConfirmed: true } as const
    assert.equal(await requestReturn(request, shop.shop), null)
    const now = await readOrder(shop, order)
    const asked = now.requests.at(-1)!
    const approval = { amount: null, restock: false }
    refunds.push(await approveReturn(shop.db, now, asked, approval, shop.clock.now))
    shop.clock.now += 3_600_000
  }
  assert.deepEqual(refunds, [german!.total, american!.total + Math.round(american!.total / 10)])
})
