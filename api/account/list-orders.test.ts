// The customer's list of orders: the state of each, and titles in the reader's language.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { approveExchange, sendExchange } from '#services/orders/decide-exchange.ts'
import { approveReturn, refuseReturn } from '#services/orders/decide-return.ts'
import { paid, paidCart, placeForTwo, readOrder, readyToPlace } from '../orders/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { signedIn } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

async function boughtTeddy(session: string) {
  const me = await signedIn(shop, `${session}@example.com`, session)
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, me)
  return { me, order: await paidCart(shop, me) }
}

test('the list says that a return is requested, like the page of the order, until it is decided', async () => {
  const { me, order } = await boughtTeddy('returner')
  const request = async () => (await shop.call('order.list', {}, me)).data.orders[0]?.request
  assert.equal(await request(), null)
  for (const status of ['shipped', 'delivered'] as const) {
    const parcel = status === 'shipped' ? { carrier: 'DHL', trackingNumber: 'JD01' } : null
    assert.equal(
      await advanceOrder(shop.db, await readOrder(shop, order), status, parcel, shop.clock.now),
      null,
    )
    const tracking = (await shop.call('order.list', {}, me)).data.orders[0]?.tracking
    assert.equal(tracking?.endsWith('=JD01') ?? false, status === 'shipped', status)
  }
  const arrived = (await shop.call('order.list', {}, me)).data.orders[0]?.deliveredAt
  assert.equal(arrived, shop.clock.now)
  const returnUntil = async () => (await shop.call('order.list', {}, me)).data.orders[0]?.returnUntil
  const before = await shop.call('order.view', { number: order.number, access: order.access }, me)
  const parts = async () => {
    const [{ returnable, returning } = {}] = (await shop.call('order.list', {}, me)).data.orders[0]!.lines
    return { returnable, returning }
  }
  assert.ok(await returnUntil())
  assert.deepEqual(await parts(), { returnable: 1, returning: 0 })
  assert.equal(await returnUntil(), before.data.lines[0]?.returnUntil)
  const lines = [{ id: order.order.lines[0]!.id, quantity: 1, reason: 'changed-mind' as const }]
  const { number, access } = order
  assert.equal((await shop.call('order.return', { number, access, lines })).code, 201)
  assert.deepEqual(await request(), { kind: 'return', status: 'asked' })
  const returned = await shop.call('order.list', { tab: 'returned' }, me)
  assert.deepEqual([returned.data.orders.length, returned.data.counts['returned']], [1, 1])
  assert.deepEqual(await parts(), { returnable: 0, returning: 1 })
  assert.equal(await returnUntil(), null)
  const sendBy = async () => (await shop.call('order.list', {}, me)).data.orders[0]?.sendBy
  const page = await shop.call('order.view', { number, access }, me)
  assert.ok(await sendBy())
  assert.equal(await sendBy(), page.data.lines[0]?.returnUntil)
  const overview = await shop.call('account.overview', {}, me)
  assert.deepEqual(overview.data.orders[0]?.request, { kind: 'return', status: 'asked' })
  const asked = await readOrder(shop, order)
  await refuseReturn(shop.db, asked, asked.requests[0]!, 'It was worn.', shop.clock.now)
  assert.equal(await request(), null)
  assert.equal(await sendBy(), null)
  assert.deepEqual(await parts(), { returnable: 1, returning: 0 }, 'the return was refused')
  assert.equal((await shop.call('order.list', { tab: 'returned' }, me)).data.orders.length, 0)
})

test('the parcel of an exchange is private to its recipient: the card of the order follows the order’s own', async () => {
  const me = await signedIn(shop, 'swapper@example.com', 'browser-of-a-swapper')
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, withoutText: true }, me)
  const { order: mug } = await paidCart(shop, me)
  const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
  await advanceOrder(shop.db, mug, 'shipped', parcel, shop.clock.now)
  await shop.setStock(shop.mug.sage, 5)
  const lines = [{ id: mug.lines[0]!.id, quantity: 1, wish: shop.mug.sage }]
  const giftCode = mug.deliveries[0]!.giftCode!
  const asked = await shop.call('gift.exchange', { giftCode, lines }, { session: 'phone-of-a-swapper' })
  assert.equal(asked.code, 201, asked.msg)
  const { requests } = await readOrder(shop, mug)
  assert.equal(await approveExchange(shop.db, mug, requests[0]!, true, shop.clock.now), null)
  const replacement = { carrier: 'DHL', trackingNumber: 'JD02' }
  assert.equal(await sendExchange(shop.db, mug, requests[0]!, replacement, shop.clock.now), null)
  const [card] = (await shop.call('order.list', {}, me)).data.orders
  assert.match(card?.tracking ?? '', /=JD01$/)
})

test('a parcel that was withdrawn before it was sent is neither expected nor counted', async () => {
  const me = await signedIn(shop, 'twofold@example.com', 'browser-of-a-twofold')
  const { order, number, access } = await paid(shop, undefined, () => placeForTwo(shop, me))
  const [sent, withdrawn] = order.deliveries
  await shop.db.run(sql`update shipment_group set latest = '2031-01-01' where id = ${withdrawn!.id}`)
  const card = async () => {
    const [{ arrival, recipients } = {}] = (await shop.call('order.list', {}, me)).data.orders
    return { latest: arrival?.latest, recipients: recipients?.length }
  }
  assert.deepEqual(await card(), { latest: '2031-01-01', recipients: 2 })
  const lines = [{ id: order.lines.find(({ delivery }) => delivery === 1)!.id, quantity: 1 }]
  await shop.call('order.withdraw', { number, access, name: 'Ada', lines }, me)
  const asked = await readOrder(shop, order)
  await approveReturn(shop.db, asked, asked.requests[0]!, { amount: null, restock: true }, shop.clock.now)
  assert.deepEqual(await card(), { latest: sent!.latest, recipients: 1 })
  const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
  const shipped = await readOrder(shop, order)
  await advanceOrder(shop.db, shipped, 'shipped', parcel, shop.clock.now, { recipient: 0 })
  assert.deepEqual(await card(), { latest: sent!.latest, recipients: 1 })
})

test('an order whose gifts all came back waits for no review', async () => {
  const { me, order } = await boughtTeddy('sender')
  await advanceOrder(
    shop.db,
    order.order,
    'shipped',
    { carrier: 'DHL', trackingNumber: 'JD01' },
    shop.clock.now,
  )
  await advanceOrder(shop.db, await readOrder(shop, order), 'delivered', null, shop.clock.now)
  const awaited = async () => {
    const { orders, counts } = (await shop.call('order.list', {}, me)).data
    return [orders[0]?.awaitsReview, counts.review]
  }
  assert.deepEqual(await awaited(), [true, 1])
  const lines = [{ id: order.order.lines[0]!.id, quantity: 1, reason: 'changed-mind' as const }]
  const { number, access } = order
  assert.equal((await shop.call('order.return', { number, access, lines })).code, 201)
  assert.deepEqual(await awaited(), [false, 0], 'the return is not decided yet')
  const asked = await readOrder(shop, order)
  const approval = { amount: 100, restock: true }
  assert.equal(await approveReturn(shop.db, asked, asked.requests[0]!, approval, shop.clock.now), 100)
  assert.deepEqual(await awaited(), [false, 0])
})

test('the list has titles in the language of its reader', async () => {
  const { me } = await boughtTeddy('translator')
  const title = async (locale: 'us' | 'de') =>
    (await shop.call('order.list', {}, { ...me, locale })).data.orders[0]?.lines[0]?.title
  assert.equal(await title('us'), 'Honey Teddy')
  assert.equal(await title('de'), 'Honigteddy')
})

test('an unpaid order is before a later one, and each names its recipient', async () => {
  const me = await signedIn(shop, 'waiting@example.com', 'waiting')
  const input = await readyToPlace(shop, me, shop.teddy.variant)
  const { data: unpaid } = await shop.call('order.place', input, { ...me, idempotencyKey: 'unpaid' })
  shop.clock.now += 60_000
  const { order: paid } = await boughtTeddy('waiting')
  const { orders } = (await shop.call('order.list', {}, me)).data
  assert.deepEqual(
    orders.map(({ number, recipients }) => [number, recipients]),
    [unpaid, paid].map(({ number }) => [number, ['Ada']]),
  )
})
