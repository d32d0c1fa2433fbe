// A buyer who could pay one order twice at the same instant: one payment counts, no other keeps money.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { payRefunds, placed, readOrder } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { findOrderToSettle } from '#data/orders/payments.ts'
import { openPayment } from '#services/payment/open-payment.ts'
import { recordOutsidePayment } from '#services/payment/outside-payment.ts'
import { paymentProviders, type PaymentProvider } from '#services/payment/provider.ts'
import { reconcilePayment } from '#services/payment/reconcile-payment.ts'
import type { Shop } from '#services/shop.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const provider = 'fake'

/** The shop with a provider that answers differently. */
function shopWith(change: Partial<PaymentProvider>): Shop {
  return { ...shop.shop, payments: paymentProviders([{ ...shop.payments, ...change }]) }
}

/** An unpaid order whose first payment has ended, and whose second is open. */
async function orderWithTwoPayments() {
  const order = await placed(shop)
  const { id } = order.order
  const [first, second] = [order.reference, `${order.reference}:2`]
  await shop.db.run(sql`
    insert into payment_attempt (payment_id, attempt, provider, reference, ended_at)
    select id, attempt, provider, reference, now() from payment where order_id = ${id}`)
  await shop.db.run(sql`update payment set attempt = 2, reference = ${second} where order_id = ${id}`)
  for (const each of [first, second]) shop.payments.states.set(each, 'paid')
  return { id, first, second, total: order.order.total, number: order.number, access: order.access }
}

async function received(id: string, reference: string, by: Shop = shop.shop) {
  return reconcilePayment((await findOrderToSettle(shop.db, { id }))!, { provider, reference }, by)
}

test('of two payments whose events arrive at the same instant, one is refunded', async () => {
  const { id, first, second, total, number, access } = await orderWithTwoPayments()
  // The first payment is settled while the provider is asked about the second.
  const slow = shopWith({
    async read(reference) {
      await received(id, first)
      return { ...(await shop.payments.read(reference)), method: 'method of the second' }
    },
  })
  await received(id, second, slow)
  const { method } = (await shop.db.row<{ method: string }>(
    sql`select method from payment where order_id = ${id}`,
  ))!
  assert.notEqual(method, 'method of the second')
  await payRefunds(shop)
  const { paymentStatus, payment } = await readOrder(shop, { number })
  assert.deepEqual([paymentStatus, payment.reference], ['paid', first])
  const refunds = await shop.db.rows(
    sql`select amount, reason, payment_reference as payment from refund where order_id = ${id}`,
  )
  assert.deepEqual(refunds, [{ amount: total, reason: 'duplicate', payment: second }])
  await received(id, second)
  assert.equal((await readOrder(shop, { number })).refunds.length, 1)
  const { data } = await shop.call('order.view', { number, access })
  assert.deepEqual(data.refunds, [], 'the order is not paid back')
})

test('a payment page that opens while staff record the payment is closed again', async () => {
  shop.payments.down = true
  const { order } = await placed(shop)
  shop.payments.down = false
  assert.equal(order.payment.reference, null)
  let reference = ''
  const slow = shopWith({
    async open(payment) {
      const page = await shop.payments.open(payment)
      reference = page.reference
      assert.equal(await recordOutsidePayment(order.id, shop.shop), null)
      return page
    },
  })
  assert.equal(await openPayment(order, slow), null)
  assert.equal(shop.payments.states.get(reference), 'cancelled')
})

test('a payment that opens while staff close the one before is not left open when they record another', async () => {
  const { order, reference } = await placed(shop)
  const slow = shopWith({
    async cancel(ended) {
      const snapshot = await shop.payments.cancel(ended)
      // The buyer finds the payment closed, and opens the next one.
      if (ended === reference) assert.ok(await openPayment(await readOrder(shop, order), shop.shop))
      return snapshot
    },
  })
  const refused = await recordOutsidePayment(order.id, slow)
  assert.equal(refused?.refused, 'busy')
  const { payment } = await readOrder(shop, order)
  assert.equal(await recordOutsidePayment(order.id, slow), null)
  assert.equal(shop.payments.states.get(payment.reference!), 'cancelled')
})
