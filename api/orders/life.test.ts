import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadOrder } from '#data/orders.ts'
import { expire, settle } from '../payment/settle.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { advanceOrder } from './advance-order.ts'
import { newVisitor, place, placed } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('payment makes the order processing once, however often and from wherever it is told', async () => {
  const { order, reference } = await placed(shop)
  shop.payments.states.set(reference, 'paid')
  const told = await Promise.all(Array.from({ length: 10 }, () => settle(order.id, shop.shop)))
  assert.ok(told.every((state) => state === 'paid'))
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

test('an order nobody pays gives its stock back after its time', async () => {
  const before = await shop.stockOf(shop.teddy.variant)
  const { order } = await placed(shop)
  assert.equal(await shop.stockOf(shop.teddy.variant), before - 1)
  await expire(order.id, shop.shop)
  await expire(order.id, shop.shop)
  assert.equal(await shop.stockOf(shop.teddy.variant), before)
  assert.equal((await loadOrder(shop.db, { id: order.id }))!.status, 'cancelled')
})

test('money that comes after the order was given up goes back', async () => {
  const { order, reference } = await placed(shop)
  await expire(order.id, shop.shop)
  shop.payments.states.set(reference, 'paid')
  assert.equal(await settle(order.id, shop.shop), 'cancelled')
  assert.deepEqual(shop.payments.refunds, [order.payment.id])
})

test('money that came just in time wins over the clock', async () => {
  const { order, reference } = await placed(shop)
  shop.payments.states.set(reference, 'paid')
  await expire(order.id, shop.shop)
  assert.equal((await loadOrder(shop.db, { id: order.id }))!.status, 'processing')
})

test('an order is kept when the payment provider does not answer, and paid later', async () => {
  shop.payments.down = true
  const { code, data } = await place(shop, newVisitor())
  assert.deepEqual([code, data.payment], [201, null])
  shop.payments.down = false
  assert.equal((await shop.call('order.pay', { number: data.number, access: data.access })).code, 0)
})

test('tracking shows an order to who knows e-mail and number, masked, and says the same to everybody else', async () => {
  const { number } = await placed(shop)
  const { data } = await shop.call('order.track', { email: ' ADA@example.com', number: number.toLowerCase() })
  assert.deepEqual([data.order.masked, data.order.email], [true, 'a…@example.com'])
  assert.ok(!JSON.stringify(data).includes('Lindenstraße'))
  assert.equal((await shop.call('order.view', { number, access: data.access })).data.masked, true)
  for (const [email, typed] of [
    ['eve@example.com', number],
    ['ada@example.com', '0000-0000-000'],
    ['ada@example.com', 'nonsense'],
  ])
    assert.equal((await shop.call('order.track', { email: email!, number: typed! })).msg, 'Order ID is error')
  assert.equal((await shop.call('order.track', { email: 'ada', number })).msg, 'Email format is error')
})

test('a link opens its own order only, and not for ever', async () => {
  const [mine, other] = [await placed(shop), await placed(shop)]
  assert.equal((await shop.call('order.view', { number: other.number, access: mine.access })).code, 3006)
  assert.equal((await shop.call('order.view', { number: mine.number, access: `${mine.access}x` })).code, 3006)
  assert.equal(
    (await shop.call('order.view', { number: mine.number, access: mine.access.replace('.f.', '.m.') })).code,
    3006,
  )
  shop.clock.now += 25 * 3_600_000
  assert.equal((await shop.call('order.view', { number: mine.number, access: mine.access })).code, 3006)
})

test('the merchant moves an order on, ships it with its tracking, and the customer sees it', async () => {
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
  const { data } = await shop.call('order.view', { number, access })
  assert.deepEqual(
    data.shipments.map(({ carrier, trackingNumber }) => [carrier, trackingNumber]),
    [['DHL', 'JD01']],
  )
  assert.deepEqual(
    data.timeline.map(({ kind }) => kind),
    ['placed', 'processing', 'processed', 'shipped'],
  )
})
