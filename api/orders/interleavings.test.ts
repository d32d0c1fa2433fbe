// Property test: random concurrent actions of customer, merchant, provider and scheduler on one order. Payments,
// refunds and stock stay consistent.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { sql } from '#data/database.ts'
import { lockPayment } from '#data/orders/payments.ts'
import { refundableAmount } from '#data/orders/refunds.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { expire } from '#services/orders/expire-order.ts'
import { recordRefund } from '#services/payment/record-refund.ts'
import { settle } from '#services/payment/settle.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { mailsOf, payRefunds, place, placed, placeForTwo, readOrder, soldOf } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const actions = [
  'pay',
  'decline',
  'ask-bank',
  'event',
  'clock',
  'cancel',
  'merchant-cancels',
  'refund-part',
  'pay-refunds',
  'advance',
  'withdraw',
  'ship',
  'ship-to-second',
  'deliver',
] as const
type Action = (typeof actions)[number]
type Placed = Awaited<ReturnType<typeof placed>>

/** The provider decides only payments that are open, declined or confirming. */
function decide({ reference }: Placed, to: 'paid' | 'failed' | 'confirming'): void {
  const { states } = shop.payments
  if (['open', 'failed', 'confirming'].includes(states.get(reference)!)) states.set(reference, to)
}

const perform: Record<Action, (placed: Placed) => unknown> = {
  pay: (order) => decide(order, 'paid'),
  decline: (order) => decide(order, 'failed'),
  'ask-bank': (order) => decide(order, 'confirming'),
  event: ({ order }) => settle(order.id, shop.shop),
  clock: ({ order }) => expire(order.id, shop.shop),
  cancel: ({ number, access }) => shop.call('order.cancel', { number, access }),
  withdraw: ({ number, access, order }) => {
    const lines = order.lines.map(({ id, quantity }) => ({ id, quantity }))
    return shop.call('order.withdraw', { number, access, name: 'Ada', lines })
  },
  'merchant-cancels': async ({ order }) =>
    advanceOrder(shop.db, await readOrder(shop, order), 'cancelled', null, shop.clock.now),
  'refund-part': ({ order: { id: orderId } }) =>
    shop.db.transaction(async (tx) => {
      await lockPayment(tx, orderId)
      const amount = Math.min(700, await refundableAmount(tx, orderId))
      await recordRefund(tx, { orderId, amount, reason: 'goodwill' }, shop.clock.now)
    }),
  'pay-refunds': () => payRefunds(shop),
  ship: (order) => ship(order, 0),
  'ship-to-second': (order) => ship(order, 1),
  deliver: async ({ order }) =>
    advanceOrder(shop.db, order, 'delivered', null, shop.clock.now, { recipient: 0 }),
  advance: async ({ order }) =>
    advanceOrder(shop.db, await readOrder(shop, order), 'processed', null, shop.clock.now),
}

const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }

async function ship({ order }: Placed, recipient: number) {
  return advanceOrder(shop.db, order, 'shipped', parcel, shop.clock.now, { recipient })
}

/** Delivers the last provider event and runs the refund jobs. */
async function finish(order: Placed): Promise<void> {
  if (shop.payments.states.get(order.reference) === 'confirming') decide(order, 'failed')
  await settle(order.order.id, shop.shop)
  await payRefunds(shop)
}

test('money, stock, events and mails stay consistent after any sequence of concurrent actions', async () => {
  const sequences = fc.array(fc.array(fc.constantFrom(...actions), { minLength: 1, maxLength: 4 }), {
    minLength: 1,
    maxLength: 6,
  })
  const property = fc.asyncProperty(sequences, fc.boolean(), async (sequence, forTwo) => {
    const [stock, used] = [await shop.stockOf(shop.teddy.variant), await couponUses()]
    const sold = await soldOf(shop)
    const order = await placed(shop, 'TEN', forTwo ? placeForTwo : place)
    const goods = forTwo ? 2 : 1
    for (const atOnce of sequence) await Promise.all(atOnce.map((action) => perform[action](order)))
    await finish(order)
    const after = await readOrder(shop, order.order)
    const isPaid = shop.payments.states.get(order.reference) === 'paid'
    const refunded = after.refunds.map(({ amount }) => amount).reduce((sum, amount) => sum + amount, 0)
    const atProvider = await refundedByProvider(after.id)
    const remaining = isPaid ? order.order.total - atProvider : 0

    assert.equal(refunded, atProvider, 'our refunds and the provider’s')
    assert.ok(after.refunds.every(({ doneAt }) => doneAt !== null))
    if (after.status === 'cancelled') assert.equal(remaining, 0, 'a cancelled order is fully refunded')
    if (after.status === 'unpaid') assert.equal(isPaid, false)
    assert.equal(after.paymentStatus, paymentStatus(isPaid, atProvider, order.order.total))
    const holds = after.status === 'cancelled' ? 0 : 1
    assert.equal(await shop.stockOf(shop.teddy.variant), stock - holds * goods, 'goods')
    assert.equal(await couponUses(), used + holds, 'coupon')
    assert.equal(await soldOf(shop), sold + (after.status === 'unpaid' ? 0 : holds * goods), 'sold')
    const parcels = after.deliveries.map(({ shipments }) => shipments.length)
    const sent = parcels.filter((count) => count > 0).length
    if (after.status === 'cancelled') assert.equal(sent, 0, 'an order with a parcel is not cancelled')
    assert.equal(
      ['shipped', 'delivered'].includes(after.status),
      sent === goods,
      'shipped with the last parcel',
    )
    const repeatable = ['refunded', 'parcel']
    const kinds = after.events.map(({ kind }) => kind).filter((kind) => !repeatable.includes(kind))
    assert.equal(new Set(kinds).size, kinds.length, 'no event twice')
    assert.equal(after.events.filter(({ kind }) => kind === 'refunded').length, after.refunds.length)
    const mails = await mailsOf(shop, after)
    assert.equal(mails.filter((mail) => mail === 'order-refunded').length, after.refunds.length)
    assert.equal(mails.filter((mail) => mail === 'order-cancelled').length, 1 - holds)
    await shop.setStock(shop.teddy.variant, 20)
  })
  await fc.assert(property, { numRuns: 60 })
})

function paymentStatus(isPaid: boolean, refunded: number, total: number): string {
  if (!isPaid) return 'unpaid'
  if (refunded === 0) return 'paid'
  return refunded < total ? 'partially-refunded' : 'refunded'
}

async function couponUses(): Promise<number> {
  return (await shop.db.row<{ used: number }>(sql`select used from coupon where code = 'TEN'`))!.used
}

async function refundedByProvider(orderId: string): Promise<number> {
  const refunds = await shop.db.rows<{ id: string }>(sql`select id from refund where order_id = ${orderId}`)
  return refunds.reduce((sum, { id }) => sum + (shop.payments.refunds.get(id) ?? 0), 0)
}
