// The lines of a credit note are worth what its return refunded.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { approveReturn } from '#services/orders/decide-return.ts'
import { requestReturn } from '#services/orders/request-return.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { newVisitor, paidCart, payRefunds, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('gifts of a line that come back one by one are credited with what each refunded', async () => {
  await shop.db.run(sql`update variant_price set price = 1057 where variant_id = ${shop.teddy.variant}`)
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 7 }, who)
  await shop.call('cart.applyCoupon', { code: 'TEN' }, who)
  const { order } = await paidCart(shop, who)
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
  assert.deepEqual(
    credits.map(({ document }) => document.lines.map(({ amount }) => amount)),
    totals.map((total) => [total]),
  )
})
