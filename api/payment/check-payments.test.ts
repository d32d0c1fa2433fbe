// The shop checks payments itself when the provider's event is missing.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { readJobData } from '#data/jobs/job-kinds.ts'
import { finishJob } from '#data/jobs/jobs.ts'
import { takeAllJobs } from '#data/testing.ts'
import { checkPayment, planPaymentChecks } from '#services/payment/check-payments.ts'
import { placed, readOrder } from '../orders/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'

const minuteMs = 60_000

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

/** Runs scheduler and jobs of this minute. Returns the ids of the checked orders. */
async function checkPayments(): Promise<string[]> {
  await Promise.all([planPaymentChecks(shop.shop), planPaymentChecks(shop.shop)])
  const orders: string[] = []
  for (const job of await takeAllJobs(shop.db, shop.clock.now)) {
    if (job.kind !== 'check-payment') continue
    const { orderId } = readJobData(job.kind, job.data)
    orders.push(orderId)
    await checkPayment(orderId, shop.shop)
    await finishJob(shop.db, job, shop.clock.now)
  }
  return orders
}

test('a payment without an event is found a minute after the order', async () => {
  const order = await placed(shop)
  shop.payments.states.set(order.reference, 'paid')
  shop.clock.now += minuteMs - 1
  assert.deepEqual(await checkPayments(), [])
  shop.clock.now += 1
  assert.deepEqual(await checkPayments(), [order.order.id])
  const { status, events } = await readOrder(shop, order)
  assert.deepEqual([status, events.map(({ kind }) => kind)], ['processing', ['placed', 'processing']])
})

test('an unpaid order is checked five times, and never after its hold', async () => {
  const { order } = await placed(shop)
  const minutes: number[] = []
  for (let minute = 1; minute <= 40; minute += 1) {
    shop.clock.now = order.placedAt + minute * minuteMs
    for (const id of await checkPayments()) if (id === order.id) minutes.push(minute)
  }
  assert.deepEqual(minutes, [1, 2, 4, 8, 16])
})

test('a payment with a lost reference is found at the provider', async () => {
  const order = await placed(shop)
  shop.payments.states.set(order.reference, 'paid')
  await shop.db.run(sql`update payment set reference = null where reference = ${order.reference}`)
  shop.clock.now += minuteMs
  await checkPayments()
  const { status, payment } = await readOrder(shop, order)
  assert.deepEqual([status, payment.reference], ['processing', order.reference])
})

test('at most sixty orders are checked at a time', async () => {
  await shop.setStock(shop.teddy.variant, 500)
  shop.clock.now += 60 * minuteMs
  for (let i = 0; i < 70; i += 1) await placed(shop)
  shop.clock.now += minuteMs
  assert.equal(await planPaymentChecks(shop.shop), true)
  const planned = () => shop.db.rows(sql`select id from job where kind = 'check-payment' and done_at is null`)
  assert.equal((await planned()).length, 60)
  await planPaymentChecks(shop.shop)
  assert.equal((await planned()).length, 70)
  assert.equal(await planPaymentChecks(shop.shop), false)
})
