// The lines of a credit note are worth what its return refunded.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import type { StoredDocument } from '#data/orders/invoices.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { standardTaxSettings } from '#domain/tax/tax-settings.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { approveReturn } from '#services/orders/decide-return.ts'
import { requestReturn } from '#services/orders/request-return.ts'
import { settle } from '#services/payment/settle.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { address, openTestShop, orderTo, type TestShop } from '../testing.ts'
import { newVisitor, paidCart, payRefunds, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

/** Gifts of the order's first line come back one by one. Returns the credit notes. */
async function returnOneByOne(order: StoredOrder): Promise<StoredDocument[]> {
  const [line] = order.lines
  await advanceOrder(shop.db, order, 'shipped', { carrier: 'DHL', trackingNumber: 'JD01' }, shop.clock.now)
  await advanceOrder(shop.db, await readOrder(shop, order), 'delivered', null, shop.clock.now)
  for (let at = 0; at < line!.quantity; at += 1) {
    shop.clock.now += 3_600_000
    const lines = [{ id: line!.id, quantity: 1, reason: 'changed-mind' as const }]
    const request = { kind: 'return', orderId: order.id, lines, name: '', isConfirmed: true } as const
    assert.equal(await requestReturn(request, shop.shop), null)
    const now = await readOrder(shop, order)
    await approveReturn(shop.db, now, now.requests[at]!, { amount: null, restock: false }, shop.clock.now)
  }
  await payRefunds(shop)
  const [, ...credits] = await issueDocuments(shop.db, order.id, shop.shop.settings, shop.clock.now)
  const totals = credits.map(({ total }) => total)
  assert.ok(new Set(totals).size > 1, `the refunds differ by a cent: ${totals.join()}`)
  return credits
}

const amountsOf = ({ document }: StoredDocument) => document.lines.map(({ amount }) => amount)

test('gifts of a line that come back one by one are credited with what each refunded', async () => {
  await shop.db.run(sql`update variant_price set price = 1057 where variant_id = ${shop.teddy.variant}`)
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 7 }, who)
  await shop.call('cart.applyCoupon', { code: 'TEN' }, who)
  const { order } = await paidCart(shop, who)
  const credits = await returnOneByOne(order)
  assert.deepEqual(
    credits.map(amountsOf),
    credits.map(({ total }) => [total]),
  )
})

test('so are gifts whose price has sales tax added', async () => {
  const tax = { ...standardTaxSettings, salesTax: { CA: 1_000 } }
  await changeSettings(shop.db, { tax }, shop.clock.now)
  await shop.shop.catalog.refresh()
  await shop.db.run(sql`update variant_price set price = 1057 where variant_id = ${shop.teddy.variant}`)
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 3 }, who)
  const home = { ...address, country: 'US' as const, zip: '94103', city: 'San Francisco', state: 'CA' }
  const delivery = { country: 'US' as const, state: 'CA', shippingMethod: 'standard' as const }
  const { data } = await shop.call('checkout.quote', { country: 'US', deliveries: [delivery] }, who)
  const { version, totals } = data.cart
  const input = { ...orderTo(home), cartVersion: version, total: totals.total }
  const placed = await shop.call('order.place', input, { ...who, idempotencyKey: `click-${who.session}` })
  const order = await readOrder(shop, placed.data)
  assert.ok(order.salesTax > 0)
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)
  const credits = await returnOneByOne(order)
  assert.deepEqual(
    credits.map(amountsOf),
    credits.map(({ total }) => [total]),
  )
})
