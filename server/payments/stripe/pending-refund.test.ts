// A refund that the bank does not decide.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { openStripeShop, type StripeShop } from './testing.ts'

let shop: StripeShop
before(async () => void (shop = await openStripeShop()))
after(() => shop.close())

test('the job of a refund that stays pending for weeks fails, so that staff are told', async () => {
  const order = await shop.placeOrder()
  await shop.pay(order)
  await shop.deliver()
  await shop.stripe.control({ do: 'refund-mode', mode: 'pending' })
  assert.equal(await refundOrder(shop.db, order.order, 500, shop.clock.now), 500)
  await shop.runMoneyJobs()
  await shop.db.run(sql`update refund set checks = 60 where order_id = ${order.order.id}`)
  await assert.rejects(shop.runMoneyJobs(), /is pending after 60 checks/)
})
