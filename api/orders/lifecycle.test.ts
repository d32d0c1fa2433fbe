import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { expire, expireWhenDue } from '#services/orders/expire-order.ts'
import { recordRefund } from '#services/payment/record-refund.ts'
import { settle } from '#services/payment/settle.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { mailsOf, newVisitor, paid, payRefunds, place, placed, readOrder, soldOf } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('concurrent settlements of a payment make the order processing once', async () => {
  const { order, reference } = await placed(shop)
  shop.payments.states.set(reference, 'paid')
  const results = await Promise.all(Array.from({ length: 10 }, () => settle(order.id, shop.shop)))
  assert.ok(results.every((state) => state === 'paid'))
  const after = (await loadOrder(shop.db, { id: order.id }))!
  assert.deepEqual(
    [after.status, after.paymentStatus, after.events.map(({ kind }) => kind)],
    ['processing', 'paid', ['placed', 'processing']],
  )
})

test('a declined payment leaves the order unpaid and payable', async () => {
  const { order, reference, number, access } = await placed(shop)
  shop.payments.states.set(reference, 'failed')
  assert.equal(await settle(order.id, shop.shop), 'unpaid')
  assert.equal((await shop.call('order.pay', { number, access })).code, 0)
})

test('a product counts as sold while its order is paid and not cancelled, and best selling follows', async () => {
  const first = async () => (await shop.call('catalog.list', { sort: 'best-selling' })).data.products[0]?.id
  const before = await soldOf(shop)
  await shop.db.run(sql`update product set sold = ${before} + 1 where id = ${shop.mug.productId}`)
  const { order: unpaid } = await placed(shop)
  assert.equal(await soldOf(shop), before)
  await expire(unpaid.id, shop.shop)
  assert.equal(await soldOf(shop), before)
  const orders = [await paid(shop), await paid(shop)] as const
  await Promise.all(orders.map(({ order }) => settle(order.id, shop.shop)))
  assert.equal(await soldOf(shop), before + 2)
  await shop.setStock(shop.teddy.variant, 15)
  assert.equal(await first(), shop.teddy.productId)
  const { number, access } = orders[1]
  await Promise.all([1, 2].map(() => shop.call('order.cancel', { number, access })))
  assert.equal(await soldOf(shop), before + 1)
})

test('an unpaid order returns its stock when its hold ends', async () => {
  const before = await shop.stockOf(shop.teddy.variant)
  const { order } = await placed(shop)
  assert.equal(await shop.stockOf(shop.teddy.variant), before - 1)
  await expire(order.id, shop.shop)
  await expire(order.id, shop.shop)
  assert.equal(await shop.stockOf(shop.teddy.variant), before)
  assert.equal((await loadOrder(shop.db, { id: order.id }))!.status, 'cancelled')
})

test('an early expiry job changes nothing and is enqueued for the end of the hold', async () => {
  const { order } = await placed(shop)
  const statusNow = async () => (await loadOrder(shop.db, { id: order.id }))!.status
  const jobs = () =>
    shop.db.rows<{ at: number }>(
      sql`select run_at as at from job where kind = 'expire-order' and data->>'orderId' = ${order.id}`,
    )
  shop.clock.now += 3_000
  await expireWhenDue(order.id, shop.shop)
  assert.equal(await statusNow(), 'unpaid')
  assert.deepEqual(
    (await jobs()).map(({ at }) => at),
    [order.heldUntil, order.heldUntil],
  )
  shop.clock.now = order.heldUntil
  await expireWhenDue(order.id, shop.shop)
  assert.equal(await statusNow(), 'cancelled')
})

test('a payment after the order expired is refunded', async () => {
  const { order, reference } = await placed(shop)
  await expire(order.id, shop.shop)
  shop.payments.states.set(reference, 'paid')
  assert.equal(await settle(order.id, shop.shop), 'cancelled')
  await Promise.all([payRefunds(shop), payRefunds(shop)])
  assert.deepEqual([...shop.payments.refunds.values()].at(-1), order.total)
  const after = await readOrder(shop, order)
  assert.deepEqual(
    [after.status, after.paymentStatus, after.payment.status],
    ['cancelled', 'refunded', 'refunded'],
  )
  assert.deepEqual(
    after.events.map(({ kind }) => kind),
    ['placed', 'cancelled', 'late-payment', 'refunded'],
  )
})

test('while a bank confirms the payment, expiry is postponed', async () => {
  const { order, reference } = await placed(shop)
  shop.payments.states.set(reference, 'confirming')
  await expire(order.id, shop.shop)
  assert.equal((await readOrder(shop, order)).status, 'unpaid')
  const again = await shop.db.rows<{ at: number }>(
    sql`select run_at as at from job where kind = 'expire-order' and data->>'orderId' = ${order.id} order by run_at`,
  )
  assert.deepEqual(
    again.map(({ at }) => at - shop.clock.now),
    [60_000, 30 * 60_000],
  )
})

test('an order with total 0 is settled without the provider and cancelled without a refund', async (t) => {
  t.after(async () => {
    await shop.db.run(sql`update promotion set active = false where key = 'free'`)
    shop.clock.now += 2_000
  })
  await shop.db.run(sql`
    insert into promotion (id, key, rule, names, automatic) values
      (${newId(1)}, 'all', '{"kind":"percentage","basisPoints":10000}', '{}', false),
      (${newId(2)}, 'free', '{"kind":"free-shipping"}', '{}', true)`)
  await shop.db.run(sql`
    insert into coupon (id, code, promotion_id) select ${newId(3)}, 'ALL', id from promotion where key = 'all'`)
  // Active promotions are read once a second.
  shop.clock.now += 2_000
  const [stock, opened] = [await shop.stockOf(shop.teddy.variant), shop.payments.opened.length]
  const { data } = await place(shop, newVisitor(), 'ALL')
  const order = await readOrder(shop, data)
  assert.deepEqual(
    [order.total, order.status, order.paymentStatus, data.payment],
    [0, 'processing', 'paid', null],
  )
  assert.equal(shop.payments.opened.length, opened)
  const { data: view } = await shop.call('order.cancel', { number: data.number, access: data.access })
  assert.deepEqual([view.status, view.refunds], ['cancelled', []])
  assert.equal(await shop.stockOf(shop.teddy.variant), stock)
})

test('a customer cancels an order before packing: stock and coupon are returned, the payment is refunded and a mail is sent', async () => {
  const before = await shop.stockOf(shop.teddy.variant)
  const { order, number, access } = await paid(shop, 'FIRST10')
  const uses = async () =>
    (await shop.db.row<{ used: number }>(sql`select used from coupon where code = 'FIRST10'`))?.used
  assert.equal(await uses(), 1)
  const cancels = await Promise.all([1, 2, 3].map(() => shop.call('order.cancel', { number, access })))
  assert.ok(cancels.every(({ code, data }) => code === 0 && data.status === 'cancelled'))
  await payRefunds(shop)
  const after = await readOrder(shop, order)
  assert.deepEqual(
    [after.paymentStatus, await shop.stockOf(shop.teddy.variant), await uses()],
    ['refunded', before, 0],
  )
  assert.deepEqual(
    after.refunds.map(({ amount }) => amount),
    [order.total],
  )
  const mails = ['order-placed', 'order-reminder', 'order-paid', 'order-cancelled', 'order-refunded']
  assert.deepEqual(await mailsOf(shop, order), mails)
})

test('only the merchant can cancel a packed order, and a tracking link cannot cancel', async () => {
  const { order, number, access } = await paid(shop)
  const tracked = await shop.call('order.track', { email: 'ada@example.com', number })
  assert.equal(
    (await shop.call('order.cancel', { number, access: tracked.data.access })).refused,
    'link-masked',
  )
  await advanceOrder(shop.db, await readOrder(shop, order), 'processed', null, shop.clock.now)
  assert.equal((await shop.call('order.cancel', { number, access })).refused, 'order-not-cancellable')
  assert.equal(
    await advanceOrder(shop.db, await readOrder(shop, order), 'cancelled', null, shop.clock.now),
    null,
  )
  await payRefunds(shop)
  assert.equal((await readOrder(shop, order)).paymentStatus, 'refunded')
})

test('cancelling a partly refunded order returns the stock and refunds only the rest', async () => {
  const before = await shop.stockOf(shop.teddy.variant)
  const { order, number, access } = await paid(shop)
  await shop.db.transaction(async (tx) => {
    await recordRefund(tx, { orderId: order.id, amount: 500, reason: 'goodwill' }, shop.clock.now)
  })
  await payRefunds(shop)
  assert.equal((await readOrder(shop, order)).paymentStatus, 'partially-refunded')
  await shop.call('order.cancel', { number, access })
  await payRefunds(shop)
  const after = await readOrder(shop, order)
  assert.deepEqual(
    [after.paymentStatus, after.refunds.map(({ amount }) => amount), await shop.stockOf(shop.teddy.variant)],
    ['refunded', [500, order.total - 500], before],
  )
  await assert.rejects(recordRefund(shop.db, { orderId: order.id, amount: 1, reason: 'goodwill' }, 0))
})

test('a payment that arrived before expiry is settled', async () => {
  const { order, reference } = await placed(shop)
  shop.payments.states.set(reference, 'paid')
  await expire(order.id, shop.shop)
  assert.equal((await loadOrder(shop.db, { id: order.id }))!.status, 'processing')
})

test('an order placed while the provider is down can be paid later', async () => {
  shop.payments.down = true
  const { code, data } = await place(shop, newVisitor())
  assert.deepEqual([code, data.payment], [201, null])
  shop.payments.down = false
  assert.equal((await shop.call('order.pay', { number: data.number, access: data.access })).code, 0)
})

test('tracking by e-mail and number shows a masked order; every wrong combination gets the same reply', async () => {
  const { number } = await placed(shop)
  const { data } = await shop.call('order.track', { email: ' ADA@example.com', number: number.toLowerCase() })
  assert.deepEqual([data.order.masked, data.order.email], [true, 'a…@example.com'])
  assert.deepEqual(data.order.deliveries[0]?.address, ['A. L.', 'Berlin'])
  assert.ok(!JSON.stringify(data).includes('Lindenstraße'))
  assert.equal((await shop.call('order.view', { number, access: data.access })).data.masked, true)
  for (const [email, typedNumber] of [
    ['eve@example.com', number],
    ['ada@example.com', '0000-0000-000'],
    ['ada@example.com', 'nonsense'],
  ])
    assert.equal(
      (await shop.call('order.track', { email: email!, number: typedNumber! })).msg,
      'Order ID is error',
    )
  assert.equal((await shop.call('order.track', { email: 'ada', number })).msg, 'Email format is error')
})

test('a link opens only its own order and expires', async () => {
  const [mine, other] = [await placed(shop), await placed(shop)]
  const view = async (number: string, access: string) =>
    (await shop.call('order.view', { number, access })).refused
  assert.equal(await view(other.number, mine.access), 'link-expired')
  assert.equal(await view(mine.number, `${mine.access}x`), 'link-expired')
  assert.equal(await view(mine.number, mine.access.replace('.f.', '.m.')), 'link-expired')
  shop.clock.now += 25 * 3_600_000
  assert.equal(await view(mine.number, mine.access), 'link-expired')
})

test('the merchant processes and ships an order, and the customer sees the parcels and confirms once', async () => {
  const { order, reference, number, access } = await placed(shop)
  shop.payments.states.set(reference, 'paid')
  await settle(order.id, shop.shop)
  const current = async () => (await loadOrder(shop.db, { id: order.id }))!
  assert.equal(await advanceOrder(shop.db, await current(), 'processed', null, shop.clock.now), null)
  assert.equal(
    (await advanceOrder(shop.db, await current(), 'delivered', null, shop.clock.now))?.refused,
    'order-cannot-move',
  )
  assert.equal(
    await advanceOrder(
      shop.db,
      await current(),
      'shipped',
      { carrier: 'DHL', trackingNumber: 'JD01' },
      shop.clock.now,
    ),
    null,
  )
  assert.equal(
    await advanceOrder(
      shop.db,
      await current(),
      'shipped',
      { carrier: 'Pigeon', trackingNumber: '7' },
      shop.clock.now + 1,
    ),
    null,
  )
  const { data } = await shop.call('order.view', { number, access })
  assert.deepEqual(
    data.deliveries[0]!.shipments.map(({ carrier, trackingNumber }) => [carrier, trackingNumber]),
    [
      ['DHL', 'JD01'],
      ['Pigeon', '7'],
    ],
  )
  assert.deepEqual(
    data.timeline.map(({ kind }) => kind),
    ['placed', 'processing', 'processed', 'shipped', 'parcel'],
  )
  const delivered = [1, 2].map(() => shop.call('order.confirmDelivery', { number, access }))
  assert.ok((await Promise.all(delivered)).every((reply) => reply.data.status === 'delivered'))
  assert.equal((await current()).events.filter(({ kind }) => kind === 'delivered').length, 1)
})

test('a tracked order’s full link is mailed to its e-mail address', async () => {
  const { order, number } = await placed(shop)
  const { data } = await shop.call('order.track', { email: 'ada@example.com', number })
  assert.equal((await shop.call('order.mailLink', { number, access: data.access })).code, 0)
  assert.ok((await mailsOf(shop, order)).includes('order-link'))
  assert.equal((await shop.call('order.mailLink', { number, access: 'guessed' })).refused, 'link-expired')
})
