// What an approved exchange causes: a replacement that waits for its parcel, or a voucher.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { saveDispute } from '#data/orders/disputes.ts'
import { isRefusal } from '#domain/refusal.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { approveExchange, sendExchange } from '#services/orders/decide-exchange.ts'
import { approveReturn } from '#services/orders/decide-return.ts'
import { exportParcels } from '#services/orders/export-parcels.ts'
import { loadStaffOrder } from '#services/orders/load-staff-order.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { requestReturn } from '#services/orders/request-return.ts'
import { endCoupon } from '#services/promotions/write-coupon.ts'
import { newVisitor, paidCart, readOrder } from '../orders/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const recipient = { session: 'phone-of-a-recipient' }
const tracking = { carrier: 'DHL', trackingNumber: 'JD-1' }

/** Two oat mugs, delivered. The recipient asks for a sage one in exchange for one of them. */
async function exchanged(replacement: string | null = shop.mug.sage) {
  const who = newVisitor()
  await shop.setStock(shop.mug.sage, 5)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 2, withoutText: true }, who)
  const { order } = await paidCart(shop, who)
  await advanceOrder(shop.db, order, 'shipped', tracking, shop.clock.now)
  await advanceOrder(shop.db, await readOrder(shop, order), 'delivered', null, shop.clock.now)
  const { giftCode } = order.deliveries[0]!
  const lines = [{ id: order.lines[0]!.id, quantity: 1, wish: replacement }]
  const input = { giftCode: giftCode!, lines, email: 'yuki@example.com' }
  assert.equal((await shop.call('gift.exchange', input, recipient)).code, 201)
  return readOrder(shop, order)
}

async function rowsOf({ number }: { number: string }, seesAll = true) {
  const { csv, parcels } = await exportParcels(shop.db, { numbers: [number], until: '2026-03-02' }, seesAll)
  const [head = '', ...rows] = csv.trim().split('\r\n')
  assert.equal(rows.length, parcels)
  return rows.map((row) => {
    const cells = row.split(',')
    return Object.fromEntries(head.split(',').map((name, at) => [name, cells[at]]))
  })
}

test('an exchange may name more lines than a cart has', async () => {
  const { deliveries, lines } = await exchanged()
  const line = { id: lines[0]!.id, quantity: 1, wish: null }
  const input = { giftCode: deliveries[0]!.giftCode!, lines: Array.from({ length: 51 }, () => line) }
  const refused = await shop.call('gift.exchange', { ...input, email: 'yuki@example.com' }, recipient)
  assert.equal(refused.refused, 'exchange-not-possible')
})

test('the carrier’s list has an approved replacement until its parcel is recorded', async () => {
  const order = await exchanged()
  assert.deepEqual(await rowsOf(order), [], 'not approved yet')
  await approveExchange(shop.db, order, order.requests[0]!, true, shop.clock.now)
  const [row, ...others] = await rowsOf(order)
  assert.deepEqual(others, [])
  assert.deepEqual(
    [row?.reference, row?.contents, row?.city, row?.['weight in grams'], row?.email],
    [`${order.number}-R1`, '1 × Stoneware Mug', 'Berlin', '400', 'yuki@example.com'],
  )
  const [line] = order.lines
  assert.equal(row?.value, (line!.total / 2 / 100).toFixed(2))
  assert.ok(!('email' in (await rowsOf(order, false))[0]!))
  const approved = await readOrder(shop, order)
  await sendExchange(shop.db, approved, approved.requests[0]!, tracking, shop.clock.now)
  assert.deepEqual(await rowsOf(order), [])
})

test('a voucher in exchange has no parcel', async () => {
  const order = await exchanged(null)
  await approveExchange(shop.db, order, order.requests[0]!, true, shop.clock.now)
  assert.deepEqual(await rowsOf(order), [])
})

test('a voucher is worth at most what is left of the payment; without a rest it is refused', async () => {
  const order = await exchanged(null)
  const worth = Math.floor(order.lines[0]!.total / 2)
  await refundOrder(shop.db, order, order.total - worth + 300, shop.clock.now)
  await approveExchange(shop.db, order, order.requests[0]!, true, shop.clock.now)
  const voucher = await shop.db.row<{ eur: number }>(sql`
    select (p.rule -> 'amounts' ->> 'EUR')::int as eur from promotion p where p.key like 'voucher-%'
    order by id desc limit 1`)
  assert.equal(voucher?.eur, worth - 300)
  const refunded = await exchanged(null)
  await refundOrder(shop.db, refunded, null, shop.clock.now)
  const refused = await approveExchange(shop.db, refunded, refunded.requests[0]!, true, shop.clock.now)
  assert.equal(refused?.refused, 'nothing-to-refund')
  assert.equal((await readOrder(shop, refunded)).requests[0]!.status, 'asked')
})

test('vouchers and refunds of an order are together worth at most what was paid', async () => {
  const order = await exchanged(null)
  await approveExchange(shop.db, order, order.requests[0]!, true, shop.clock.now)
  const [line] = order.lines
  const lines = [{ id: line!.id, quantity: 1, wish: null }]
  const { giftCode } = order.deliveries[0]!
  await shop.call('gift.exchange', { giftCode: giftCode!, lines, email: 'yuki@example.com' }, recipient)
  // One voucher is worth half of the goods. A cent of them is left for the other.
  const issued = Math.floor(line!.total / 2)
  await refundOrder(shop.db, order, order.total - issued - 1, shop.clock.now)
  const again = await readOrder(shop, order)
  assert.equal(await approveExchange(shop.db, again, again.requests[1]!, true, shop.clock.now), null)
  const vouchers = await shop.db.rows<{ eur: number }>(sql`
    select (p.rule -> 'amounts' ->> 'EUR')::int as eur from order_event e join coupon c on c.code = e.data ->> 'voucher'
      join promotion p on p.id = c.promotion_id where e.order_id = ${order.id} order by e.id`)
  assert.deepEqual(
    vouchers.map(({ eur }) => eur),
    [issued, 1],
  )
})

test('a refund leaves out what was given as a voucher, until the voucher is ended unused', async () => {
  const order = await exchanged(null)
  await approveExchange(shop.db, order, order.requests[0]!, true, shop.clock.now)
  const worth = Math.floor(order.lines[0]!.total / 2)
  const shown = await loadStaffOrder(shop.db, order.number, shop.clock.now)
  assert.deepEqual(!isRefusal(shown) && [shown.refundable, shown.vouchers], [order.total - worth, worth])
  const tooMuch = await refundOrder(shop.db, order, order.total - worth + 1, shop.clock.now)
  assert.equal(isRefusal(tooMuch) && tooMuch.refused, 'refund-too-high')
  assert.equal(await refundOrder(shop.db, order, null, shop.clock.now), order.total - worth)
  const twice = await refundOrder(shop.db, order, null, shop.clock.now)
  assert.equal(isRefusal(twice) && twice.refused, 'nothing-to-refund')
  const approved = (await readOrder(shop, order)).events.find(({ kind }) => kind === 'exchange-approved')!
  const code = approved.kind === 'exchange-approved' ? approved.data.voucher! : ''
  await endCoupon(shop.db, code, shop.clock.now)
  assert.equal(await refundOrder(shop.db, order, null, shop.clock.now), worth)
})

test('a return after a voucher and a refund gives back at most what is left of the payment', async () => {
  const order = await exchanged(null)
  await approveExchange(shop.db, order, order.requests[0]!, true, shop.clock.now)
  const issued = Math.floor(order.lines[0]!.total / 2)
  await refundOrder(shop.db, order, order.total - issued - 100, shop.clock.now)
  const lines = [{ id: order.lines[0]!.id, quantity: 1, reason: 'changed-mind' as const }]
  const request = { kind: 'return', orderId: order.id, lines, name: '', isConfirmed: true } as const
  assert.equal(await requestReturn(request, shop.shop), null)
  const again = await readOrder(shop, order)
  const approval = { amount: order.total, restock: true }
  const refund = await approveReturn(shop.db, again, again.requests[1]!, approval, shop.clock.now)
  assert.equal(refund, 100)
})

test('no voucher is issued while the buyer’s bank decides about the payment', async () => {
  const order = await exchanged(null)
  const dispute = {
    reference: 'dispute-of-a-gift',
    orderId: order.id,
    amount: order.total,
    currency: order.currency,
    reason: 'product_not_received',
    dueAt: null,
    openedAt: shop.clock.now,
    payment: order.payment.reference,
  } as const
  const approve = () => approveExchange(shop.db, order, order.requests[0]!, true, shop.clock.now)
  await saveDispute(shop.db, { ...dispute, state: 'needs-response' }, shop.clock.now)
  assert.equal((await approve())?.refused, 'payment-disputed')
  assert.equal((await readOrder(shop, order)).requests[0]!.status, 'asked')
  await saveDispute(shop.db, { ...dispute, state: 'won' }, shop.clock.now)
  assert.equal(await approve(), null)
})
