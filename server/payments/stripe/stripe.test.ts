// Orders that are paid with Stripe: buyers, banks, events and the provider's own staff. docs/payment-cases.md lists the
// cases.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { mailsOf, readOrder } from '#api/orders/testing.ts'
import { sql } from '#data/database.ts'
import { listDisputes } from '#data/orders/disputes.ts'
import { isRefusal } from '#domain/refusal.ts'
import { exportDocuments } from '#services/invoices/export-documents.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { expireWhenDue } from '#services/orders/expire-order.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { openPayment } from '#services/payment/open-payment.ts'
import { booksOf, openStripeShop, orderWithTwoSessions, secrets, type StripeShop } from './testing.ts'

let shop: StripeShop
before(async () => void (shop = await openStripeShop()))
after(() => shop.close())

const dayS = 86_400
const paid = { status: 'processing', paymentStatus: 'paid', refunded: 0 }
const unpaid = { status: 'unpaid', paymentStatus: 'unpaid', refunded: 0 }

async function paidOrder() {
  const order = await shop.placeOrder()
  await shop.pay(order)
  await shop.deliver()
  assert.deepEqual(await booksOf(shop, order), paid)
  return order
}

async function eventsOf(order: { number: string }): Promise<string[]> {
  return (await readOrder(shop, order)).events.map(({ kind }) => kind)
}

test('a payment by card is booked by its event, with card and fee', async () => {
  const order = await shop.placeOrder()
  assert.match(order.payment!.redirectUrl, /\/pay\/cs_/)
  await shop.pay(order)
  assert.deepEqual(await shop.deliver(), [200])
  assert.deepEqual(await booksOf(shop, order), paid)
  const facts = await shop.db.row(
    sql`select method, fee_currency as currency, fee > 0 as "hasFee" from payment where order_id = ${order.order.id}`,
  )
  assert.deepEqual(facts, { method: 'visa 4242', currency: 'EUR', hasFee: true })
})

test('a declined card can be replaced on the same page', async () => {
  const order = await shop.placeOrder()
  await shop.pay(order, 'decline')
  await shop.deliver()
  assert.equal((await readOrder(shop, order)).payment.status, 'failed')
  const again = await shop.call('order.pay', { number: order.number, access: order.access })
  assert.equal(again.data.redirectUrl, order.payment!.redirectUrl)
  await shop.pay(order)
  await shop.deliver()
  assert.deepEqual(await booksOf(shop, order), paid)
})

test('a card with 3-D Secure is paid after the confirmation, and declined after a rejection', async () => {
  const order = await shop.placeOrder()
  const send = (choice: string) =>
    fetch(order.payment!.redirectUrl, {
      method: 'POST',
      body: new URLSearchParams({ choice }),
      redirect: 'manual',
    })
  assert.match(await (await send('secure')).text(), />Confirm</)
  await send('decline')
  await shop.deliver()
  assert.equal((await readOrder(shop, order)).payment.status, 'failed')
  await send('secure')
  assert.equal((await send('pay')).headers.get('location')?.includes(order.number), true)
  await shop.deliver()
  assert.deepEqual(await booksOf(shop, order), paid)
})

test('a bank debit holds the stock for five days, then pays the order', async () => {
  const order = await shop.placeOrder()
  await shop.pay(order, 'debit')
  await shop.deliver()
  assert.equal((await readOrder(shop, order)).payment.status, 'confirming')
  const { reply } = await refusedPay(order)
  assert.equal(reply, 'payment-confirming')
  await shop.pass(2 * dayS)
  await expireWhenDue(order.order.id, shop.shop)
  assert.deepEqual(await booksOf(shop, order), unpaid)
  await shop.pass(3 * dayS)
  await shop.deliver()
  assert.deepEqual(await booksOf(shop, order), paid)
})

async function refusedPay({ number, access }: { number: string; access: string }) {
  return { reply: (await shop.call('order.pay', { number, access })).refused }
}

test('a bank debit that fails after five days leaves an order that is paid in a second session', async () => {
  const order = await shop.placeOrder()
  await shop.db.run(
    sql`update orders set held_until = now() + interval '100 years' where id = ${order.order.id}`,
  )
  await shop.pay(order, 'failing-debit')
  await shop.deliver()
  await shop.pass(5 * dayS)
  await shop.deliver()
  assert.equal((await readOrder(shop, order)).payment.status, 'failed')
  const page = await openPayment(await readOrder(shop, order), shop.shop)
  assert.ok(page && page.redirectUrl !== order.payment!.redirectUrl)
  const reference = page.redirectUrl.split('/pay/')[1]!
  await shop.pay({ ...order, reference })
  await shop.deliver({ reversed: true })
  assert.deepEqual(await booksOf(shop, order), paid)
})

test('a payment without return and without an event is found by the shop', async () => {
  const order = await shop.placeOrder()
  await shop.pay(order)
  await shop.runMoneyJobs()
  assert.deepEqual(await booksOf(shop, order), paid)
  assert.deepEqual(
    await shop.deliver({ times: 10 }),
    Array.from({ length: 10 }, () => 200),
  )
  assert.deepEqual(await eventsOf(order), ['placed', 'processing'])
  assert.deepEqual(
    (await mailsOf(shop, order.order)).filter((mail) => mail === 'order-paid'),
    ['order-paid'],
  )
})

test('the old secret is accepted while it is replaced, another one and an old event are not', async () => {
  const order = await shop.placeOrder()
  await shop.pay(order)
  const { events } = await shop.stripe.state()
  assert.deepEqual(await shop.deliver({ secret: 'whsec_other' }), [400])
  assert.deepEqual(await booksOf(shop, order), unpaid)
  const body = JSON.stringify(events.at(-1))
  assert.equal(await shop.provider.readEvent({ headers: { 'stripe-signature': 't=1,v1=0' }, body }), null)
  await shop.pay(await shop.placeOrder())
  assert.deepEqual(await shop.deliver({ secret: secrets[1] }), [200])
})

test('a session ends with the hold: nobody can pay it, and its order is cancelled', async () => {
  const order = await shop.placeOrder()
  await shop.pass(1_801)
  await expireWhenDue(order.order.id, shop.shop)
  assert.equal((await readOrder(shop, order)).status, 'cancelled')
  assert.equal(await shop.pay(order), false)
})

test('a payment in the moment of the expiry is kept', async () => {
  const order = await shop.placeOrder()
  await shop.pass(1_801)
  await shop.pay(order)
  await expireWhenDue(order.order.id, shop.shop)
  assert.deepEqual(await booksOf(shop, order), paid)
  await shop.deliver()
})

test('a refund is mailed to the buyer when the bank has paid it, and can fail three weeks later', async () => {
  const order = await paidOrder()
  const { total } = order.order
  await shop.stripe.control({ do: 'refund-mode', mode: 'pending' })
  assert.equal(await refundOrder(shop.db, order.order, 500, shop.clock.now), 500)
  await shop.runMoneyJobs()
  assert.deepEqual(await booksOf(shop, order), paid)
  assert.equal((await mailsOf(shop, order.order)).includes('order-refunded'), false)
  const { refunds } = await shop.stripe.state()
  const refund = refunds.at(-1)!.id
  await shop.stripe.control({ do: 'decide-refund', refund, status: 'succeeded' })
  await shop.deliver()
  assert.deepEqual(await booksOf(shop, order), {
    ...paid,
    paymentStatus: 'partially-refunded',
    refunded: 500,
  })
  await shop.pass(21 * dayS)
  await shop.stripe.control({ do: 'decide-refund', refund, status: 'failed' })
  await shop.deliver()
  await shop.stripe.control({ do: 'refund-mode', mode: 'succeeded' })
  assert.deepEqual(await booksOf(shop, order), paid)
  assert.equal((await eventsOf(order)).at(-1), 'refund-failed')
  assert.equal(await refundOrder(shop.db, order.order, null, shop.clock.now), total)
  await shop.runMoneyJobs()
  assert.equal((await booksOf(shop, order)).paymentStatus, 'refunded')
})

test("a refund that was started in Stripe's dashboard reaches the order", async () => {
  const order = await paidOrder()
  const intent = shop.intentOf(order, await shop.stripe.state())
  await shop.stripe.control({ do: 'refund', intent, amount: 700 })
  await shop.deliver({ times: 2 })
  assert.deepEqual(await booksOf(shop, order), {
    ...paid,
    paymentStatus: 'partially-refunded',
    refunded: 700,
  })
  assert.equal(await refundOrder(shop.db, order.order, null, shop.clock.now), order.order.total - 700)
})

test('a dispute is stored with its deadline and stops refunds until it is won', async () => {
  const order = await paidOrder()
  const intent = shop.intentOf(order, await shop.stripe.state())
  const { id: dispute } = (await shop.stripe.control({ do: 'dispute', intent })) as { id: string }
  await shop.deliver({ times: 3 })
  const [stored] = await listDisputes(shop.db, order.order.id)
  assert.deepEqual([stored?.state, stored?.amount], ['needs-response', order.order.total])
  assert.ok(stored!.dueAt! > stored!.openedAt)
  const refused = await refundOrder(shop.db, order.order, 100, shop.clock.now)
  assert.equal(isRefusal(refused) && refused.refused, 'payment-disputed')
  await shop.stripe.control({ do: 'close-dispute', dispute, status: 'won' })
  await shop.deliver()
  assert.deepEqual((await eventsOf(order)).slice(-2), ['dispute-opened', 'dispute-won'])
  assert.equal(await refundOrder(shop.db, order.order, 100, shop.clock.now), 100)
})

test('while Stripe is down an order is placed, and paid an hour later', async () => {
  await shop.stripe.control({ do: 'down', down: true })
  const order = await shop.placeOrder().catch(() => null)
  assert.equal(order?.payment ?? null, null)
  await shop.stripe.control({ do: 'down', down: false })
  const again = await shop.call('order.pay', { number: order!.number, access: order!.access })
  const reference = again.data.redirectUrl.split('/pay/')[1]!
  await shop.pay({ ...order!, reference })
  await shop.deliver()
  assert.deepEqual(await booksOf(shop, order!), paid)
})

test('a lost response opens no second session and pays no refund twice, even a day later', async () => {
  const count = async () => (await shop.stripe.state()).sessions.length
  const before = await count()
  await shop.stripe.control({ do: 'faults', faults: ['cut-after'] })
  const order = await shop.placeOrder()
  await shop.call('order.pay', { number: order.number, access: order.access }).catch(() => null)
  assert.equal(await count(), before + 1)
  const { payment } = await readOrder(shop, order)
  await shop.pay({ ...order, reference: payment.reference! })
  await shop.deliver()
  await refundOrder(shop.db, order.order, 300, shop.clock.now)
  await shop.stripe.control({ do: 'faults', faults: ['429'] })
  await assert.rejects(shop.runMoneyJobs(), { type: 'StripeRateLimitError' })
  await shop.runMoneyJobs()
  await shop.stripe.control({ do: 'forget-keys' })
  await shop.db.run(
    sql`update refund set done_at = null, reference = null where order_id = ${order.order.id}`,
  )
  await shop.runMoneyJobs()
  assert.deepEqual(await booksOf(shop, order), {
    ...paid,
    paymentStatus: 'partially-refunded',
    refunded: 300,
  })
  const { refunds } = await shop.stripe.state()
  assert.equal(refunds.filter(({ payment_intent, amount }) => payment_intent && amount === 300).length, 1)
})

test('an earlier session that was paid after all is refunded as a whole', async () => {
  const [first, order] = await orderWithTwoSessions(shop)
  await shop.pay(order)
  await shop.pay(first)
  await shop.deliver({ times: 2, reversed: true })
  await shop.runMoneyJobs()
  assert.equal((await booksOf(shop, order)).paymentStatus, 'paid')
  const { refunds } = await shop.stripe.state()
  assert.equal(refunds.filter(({ amount }) => amount === order.order.total).length > 0, true)
})

test('a lost dispute is in the accountant’s file, at the rate of its invoice and less what was refunded', async () => {
  const order = await paidOrder()
  await refundOrder(shop.db, order.order, 300, shop.clock.now)
  await shop.runMoneyJobs()
  const [invoice] = await issueDocuments(shop.db, order.order.id, shop.shop.settings, shop.clock.now)
  const intent = shop.intentOf(order, await shop.stripe.state(order.number))
  const { id: dispute } = (await shop.stripe.control({ do: 'dispute', intent })) as { id: string }
  await shop.deliver()
  await shop.stripe.control({ do: 'close-dispute', dispute, status: 'lost' })
  await shop.deliver()
  const csv = await exportDocuments(
    shop.db,
    String(new Date(shop.clock.now).getUTCFullYear()),
    'Europe/Berlin',
  )
  assert.ok(!isRefusal(csv))
  const rows = csv.split('\r\n').filter((row) => row.includes(order.number))
  const [head] = csv.split('\r\n')
  const gross = head!.split(',').indexOf('gross')
  const sum = rows.reduce((all, row) => all + Math.round(Number(row.split(',')[gross]) * 100), 0)
  assert.equal(sum, 0)
  const lost = rows.find((row) => row.startsWith(dispute))!.split(',')
  assert.deepEqual([lost[1], lost[4], lost[8]], ['lost-dispute', invoice!.number, '19'])
  assert.equal(Number(lost[gross]), -(order.order.total - 300) / 100)
})
