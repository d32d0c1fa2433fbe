// A bank decides about a debit after the merchant has cancelled its order.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { readOrder } from '#api/orders/testing.ts'
import { sql } from '#data/database.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { closeCancelledPayment } from '#services/payment/check-payments.ts'
import { booksOf, openStripeShop, type StripeShop } from './testing.ts'

let shop: StripeShop
before(async () => void (shop = await openStripeShop()))
after(() => shop.close())

const dayS = 86_400

test('a debit that succeeds after five days is refunded, also without an event', async () => {
  const order = await shop.placeOrder()
  await shop.pay(order, 'debit')
  await shop.deliver()
  await advanceOrder(shop.db, await readOrder(shop, order), 'cancelled', null, shop.clock.now)
  await shop.pass(2 * dayS)
  await closeCancelledPayment(order.order.id, shop.shop)
  await shop.pass(3 * dayS)
  const next = await shop.db.row<{ id: string }>(sql`
    select data->>'orderId' as id from job where kind = 'close-payment' and run_at > created_at
      and run_at <= ${new Date(shop.clock.now)}`)
  assert.equal(next?.id, order.order.id, 'it is asked again')
  await closeCancelledPayment(order.order.id, shop.shop)
  await shop.runMoneyJobs()
  assert.deepEqual(await booksOf(shop, order), {
    status: 'cancelled',
    paymentStatus: 'refunded',
    refunded: order.order.total,
  })
})
