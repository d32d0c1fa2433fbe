// The comparison of a day at Stripe with the shop's books.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { reconcileDay } from '#services/payment/reconcile-day.ts'
import { openStripeShop, type StripeShop } from './testing.ts'

const dayMs = 86_400_000

let shop: StripeShop
before(async () => {
  shop = await openStripeShop()
  // Times at the provider are real.
  shop.clock.now = Date.now()
})
after(() => shop.close())

async function report() {
  const { now } = shop.clock
  const compared = await reconcileDay(shop.db, shop.provider, now - dayMs, now + dayMs)
  return compared!
}

async function kindsOf(): Promise<string[]> {
  return (await report()).differences.map(({ kind }) => kind)
}

test('payments, refunds, disputes, fees and a payout of a day leave no difference', async () => {
  const [first, second] = [await shop.placeOrder(), await shop.placeOrder()]
  const { total } = first.order
  await shop.pay(first)
  await shop.pay(second)
  await shop.deliver()
  await refundOrder(shop.db, first.order, 500, shop.clock.now)
  await shop.runMoneyJobs()
  const intent = shop.intentOf(second, await shop.stripe.state())
  await shop.stripe.control({ do: 'dispute', intent })
  await shop.deliver()
  await shop.stripe.control({ do: 'payout' })
  const { sums, differences } = await report()
  assert.deepEqual(differences, [])
  const fee = Math.round(total * 0.015) + 25
  const before = {
    currency: 'EUR',
    payments: 2 * total,
    refunds: -500,
    disputes: -total,
    fees: 2 * fee + 1_500,
  }
  const net = total - 500 - before.fees
  assert.deepEqual(sums, [{ ...before, payouts: net > 0 ? -net : 0, other: 0, net: net > 0 ? 0 : net }])
})

test('a payment or refund that only Stripe or only the shop has is reported', async () => {
  const order = await shop.placeOrder()
  await shop.pay(order)
  assert.deepEqual(await kindsOf(), ['payment-not-booked'])
  await shop.deliver()
  assert.deepEqual(await kindsOf(), [])
  const intent = shop.intentOf(order, await shop.stripe.state())
  await shop.stripe.control({ do: 'refund', intent, amount: 100 })
  assert.deepEqual(await kindsOf(), ['refund-unknown'])
  await shop.deliver()
  await shop.db.run(sql`update payment set reference = 'cs_test_other' where order_id = ${order.order.id}`)
  assert.deepEqual(await kindsOf(), ['payment-unknown', 'payment-not-received'])
})
