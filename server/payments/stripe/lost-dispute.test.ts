// Money that a buyer's bank has taken back: no refund may wait for it, or return it again.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { signedIn } from '#api/account/testing.ts'
import { readOrder } from '#api/orders/testing.ts'
import { adjustPoints } from '#data/customers/points.ts'
import { sql } from '#data/database.ts'
import { countWork } from '#data/orders/order-lists.ts'
import { listRefunds, refundableAmount } from '#data/orders/refunds.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { isRefusal } from '#domain/refusal.ts'
import { exportDocuments } from '#services/invoices/export-documents.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { openStripeShop, orderWithTwoSessions, type StripeShop } from './testing.ts'

let shop: StripeShop
before(async () => void (shop = await openStripeShop()))
after(() => shop.close())

async function disputedOrder() {
  const order = await shop.placeOrder()
  await shop.pay(order)
  await shop.deliver()
  const intent = shop.intentOf(order, await shop.stripe.state())
  const { id: dispute } = (await shop.stripe.control({ do: 'dispute', intent })) as { id: string }
  await shop.deliver()
  const close = async (status: 'won' | 'lost') => {
    await shop.stripe.control({ do: 'close-dispute', dispute, status })
    await shop.deliver()
  }
  return { ...order, close }
}

test('a refund that waited for a dispute fails when the dispute is lost, and waits no more', async () => {
  const order = await disputedOrder()
  assert.equal(
    await advanceOrder(shop.db, await readOrder(shop, order), 'cancelled', null, shop.clock.now),
    null,
  )
  await shop.runMoneyJobs()
  assert.deepEqual(await statesOf(order.order.id), ['open'])
  await order.close('lost')
  const before = await refundJobs()
  await shop.runMoneyJobs()
  assert.deepEqual(await statesOf(order.order.id), ['failed'])
  assert.equal(await refundJobs(), before, 'no further job waits')
  assert.equal(await refundableAmount(shop.db, order.order.id), 0)
})

test('after a lost dispute nothing is left to refund, also by a cancellation', async () => {
  const order = await disputedOrder()
  await order.close('lost')
  const refused = await refundOrder(shop.db, order.order, null, shop.clock.now)
  assert.equal(isRefusal(refused) && refused.refused, 'nothing-to-refund')
  await advanceOrder(shop.db, await readOrder(shop, order), 'cancelled', null, shop.clock.now)
  const { status, events } = await readOrder(shop, order)
  assert.equal(status, 'cancelled')
  assert.deepEqual(events.find(({ kind }) => kind === 'cancelled')?.data, { reason: 'by-shop', refund: 0 })
  assert.deepEqual(await statesOf(order.order.id), [])
})

test('the tasks of staff name the order of a dispute until it is decided', async () => {
  const { number, close } = await disputedOrder()
  const isNamed = async () =>
    (await countWork(shop.db, { today: '2026-03-02', lowStockBelow: 5, locale: 'us' })).disputed.includes(
      number,
    )
  assert.equal(await isNamed(), true)
  await close('won')
  assert.equal(await isNamed(), false)
})

test('a refund that waited for a dispute is paid when the dispute is won', async () => {
  const order = await disputedOrder()
  await advanceOrder(shop.db, await readOrder(shop, order), 'cancelled', null, shop.clock.now)
  await order.close('won')
  await shop.runMoneyJobs()
  assert.deepEqual(await statesOf(order.order.id), ['succeeded'])
})

test('a lost dispute of a duplicate payment is not one of the order, and ends the refund of the duplicate', async () => {
  const [first, order] = await orderWithTwoSessions(shop)
  await shop.pay(order)
  await shop.deliver()
  await shop.pay(first)
  await shop.deliver()
  const intent = shop.intentOf(first, await shop.stripe.state())
  const { id: dispute } = (await shop.stripe.control({ do: 'dispute', intent })) as { id: string }
  await shop.deliver()
  assert.equal(await refundOrder(shop.db, order.order, 100, shop.clock.now), 100, 'the other payment is free')
  await shop.stripe.control({ do: 'close-dispute', dispute, status: 'lost' })
  await shop.deliver()
  await shop.runMoneyJobs()
  const refunds = await listRefunds(shop.db, order.order.id)
  assert.deepEqual(
    refunds.map(({ reason, state }) => [reason, state]),
    [
      ['goodwill', 'succeeded'],
      ['duplicate', 'failed'],
    ],
  )
  assert.equal(await refundableAmount(shop.db, order.order.id), order.order.total - 100)
})

/** Delivers the order. Returns the reader of its customer's points. */
async function deliverWithPoints(
  order: Awaited<ReturnType<typeof disputedOrder>>,
  browser: string,
): Promise<() => Promise<number>> {
  const tracking = { carrier: 'DHL', trackingNumber: '1' }
  await advanceOrder(shop.db, await readOrder(shop, order), 'shipped', tracking, shop.clock.now)
  await advanceOrder(shop.db, await readOrder(shop, order), 'delivered', null, shop.clock.now)
  const who = await signedIn(shop, 'ada@example.com', browser)
  return async () => (await shop.call('points.view', {}, who)).data.balance
}

test('a lost dispute takes back the points of its order', async () => {
  const order = await disputedOrder()
  const balance = await deliverWithPoints(order, 'browser-of-a-disputer')
  const before = await balance()
  assert.ok(before > 0)
  await order.close('lost')
  assert.equal(await balance(), 0)
  await shop.deliver()
  assert.equal(await balance(), 0)
})

test('a lost dispute in another currency takes back no points, as it pays nothing back', async () => {
  const order = await disputedOrder()
  const balance = await deliverWithPoints(order, 'browser-of-a-foreign-disputer')
  const before = await balance()
  await shop.db.run(
    sql`update payment_dispute set currency = 'JPY', state = 'lost' where order_id = ${order.order.id}`,
  )
  await shop.db.transaction((tx) => adjustPoints(tx, order.order.id, 'a dispute', shop.clock.now))
  assert.equal(await balance(), before)
})

test('an order whose payment was lost announces no points, and offers no return or withdrawal', async () => {
  const order = await disputedOrder()
  const who = await signedIn(shop, 'ada@example.com', 'browser-of-another-disputer')
  const awaited = async () => (await shop.call('points.view', {}, who)).data.awaited ?? 0
  const before = await awaited()
  const tracking = { carrier: 'DHL', trackingNumber: '1' }
  await advanceOrder(shop.db, await readOrder(shop, order), 'shipped', tracking, shop.clock.now)
  await order.close('lost')
  assert.equal(before - (await awaited()), 29)
  await advanceOrder(shop.db, await readOrder(shop, order), 'delivered', null, shop.clock.now)
  const { number, access } = order
  const { options } = (await shop.call('order.view', { number, access })).data
  assert.deepEqual([options.return, options.withdraw], [null, null])
})

test('a refund that fails after its order’s dispute was lost: the money is lost in the month of the failure', async () => {
  const order = await shop.placeOrder()
  await shop.pay(order)
  await shop.deliver()
  const { total, id } = order.order
  const issue = () => issueDocuments(shop.db, id, shop.shop.settings, shop.clock.now)
  await issue()
  await refundOrder(shop.db, order.order, null, shop.clock.now)
  await shop.runMoneyJobs()
  await issue()
  await shop.pass(60)
  const state = await shop.stripe.state(order.number)
  const intent = shop.intentOf(order, state)
  const disputed = await shop.stripe.control({ do: 'dispute', intent, amount: total })
  await shop.deliver()
  const { id: dispute } = disputed as { id: string }
  await shop.stripe.control({ do: 'close-dispute', dispute, status: 'lost' })
  await shop.deliver()
  const decidedIn = monthOf(shop.clock.now)
  const reported = await bookedIn(decidedIn, order.number)
  await shop.pass(32 * 86_400)
  await shop.stripe.control({ do: 'decide-refund', refund: state.refunds[0]!.id, status: 'failed' })
  await shop.deliver()
  await issue()
  assert.deepEqual(await bookedIn(decidedIn, order.number), reported, 'what was reported stays')
  const gross = total / 100
  assert.deepEqual(reported, [
    ['invoice', gross],
    ['credit-note', -gross],
    ['lost-dispute', 0],
  ])
  assert.deepEqual(await bookedIn(monthOf(shop.clock.now), order.number), [
    ['credit-note', gross],
    ['lost-dispute', -gross],
  ])
})

function monthOf(instant: number): string {
  return plainDateIn(instant, 'Europe/Berlin').slice(0, 7)
}

/** Kind and gross amount of the rows of an order in the accountant's file of a month. */
async function bookedIn(month: string, number: string) {
  const csv = await exportDocuments(shop.db, month, 'Europe/Berlin')
  assert.ok(!isRefusal(csv))
  const [head, ...rows] = csv.split('\r\n').map((row) => row.split(','))
  const at = head!.indexOf('gross')
  return rows.filter((row) => row.includes(number)).map((row) => [row[1], Number(row[at])])
}

async function statesOf(orderId: string): Promise<string[]> {
  return (await listRefunds(shop.db, orderId)).map(({ state }) => state)
}

async function refundJobs(): Promise<number> {
  return (await shop.db.row<{ jobs: number }>(sql`select count(*) as jobs from job where kind = 'refund'`))!
    .jobs
}
