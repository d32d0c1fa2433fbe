import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { expire } from '#services/orders/expire-order.ts'
import { address, openTestShop, orderTo, type TestShop } from '../testing.ts'
import { newVisitor, paidCart, place, quoted, readyToPlace } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('an order reserves stock, empties the cart, opens a payment and enqueues one mail', async () => {
  const who = newVisitor()
  const stock = await shop.stockOf(shop.teddy.variant)
  const { code, data } = await place(shop, who)
  assert.equal(code, 201)
  assert.match(data.payment!.redirectUrl, /^https:\/\/pay\.example\/ref-/)
  assert.equal(await shop.stockOf(shop.teddy.variant), stock - 1)
  assert.equal((await shop.call('cart.view', {}, who)).data.count, 0)
  const view = await shop.call('order.view', { number: data.number, access: data.access }, who)
  assert.deepEqual(
    [view.data.status, view.data.masked, view.data.lines[0]?.title],
    ['unpaid', false, 'Honey Teddy'],
  )
  assert.equal(
    view.data.totals.total.minor,
    view.data.totals.subtotal.minor + view.data.totals.shippingFee.minor,
  )
  const mails = await shop.db.rows(
    sql`select id from job where data->>'template' = 'order-placed' and data->>'orderId' = ${(await loadOrder(shop.db, { number: data.number }))!.id}`,
  )
  assert.equal(mails.length, 1)
})

test('a line of an order has the address of its product, with the variant if there are several', async () => {
  const who = newVisitor()
  for (const variantId of [shop.mug.oat, shop.teddy.variant])
    await shop.call('cart.add', { variantId, quantity: 1, withoutText: true }, who)
  const { number, access } = await paidCart(shop, who)
  const { lines } = (await shop.call('order.view', { number, access }, who)).data
  assert.deepEqual(
    lines.map(({ address }) => address),
    ['name-mug?variant=MUG-OAT', 'plush-teddy'],
  )
})

test('a placed order is found by its key, and the key places no other order', async () => {
  const who = { ...newVisitor(), idempotencyKey: 'one-click-one-order' }
  const orderInput = await readyToPlace(shop, who)
  const { data } = await shop.call('order.place', orderInput, who)
  const placedOrder = await shop.call('order.findPlaced', { idempotencyKey: who.idempotencyKey }, who)
  assert.equal(placedOrder.data.number, data.number)
  assert.equal(
    (await shop.call('order.place', { ...orderInput, remark: 'changed' }, who)).refused,
    'idempotency-key-reused',
  )
})

test('a key without an order is reported as such, and another visitor cannot find an order by its key', async () => {
  const who = newVisitor()
  const orderInput = await readyToPlace(shop, who)
  const find = (idempotencyKey: string, visitor = who) =>
    shop.call('order.findPlaced', { idempotencyKey }, visitor)
  assert.equal((await find('never-clicked')).refused, 'order-unknown')
  const refused = { ...orderInput, cartVersion: orderInput.cartVersion + 1 }
  const reply = await shop.call('order.place', refused, { ...who, idempotencyKey: 'click-in-vain' })
  assert.equal(reply.refused, 'cart-changed')
  const { refused: reason, msg, data } = await find('click-in-vain')
  assert.deepEqual([reason, data], ['order-unknown', null])
  assert.notEqual(msg, '')
  const { data: order } = await shop.call('order.place', orderInput, {
    ...who,
    idempotencyKey: 'click-of-one',
  })
  assert.equal((await find('click-of-one')).data.number, order.number)
  assert.equal((await find('click-of-one', newVisitor())).refused, 'order-unknown')
})

test('two tabs that place one cart place one order', async () => {
  const who = newVisitor()
  const orderInput = await readyToPlace(shop, who)
  const replies = await Promise.all(
    ['left', 'right'].map((key) =>
      shop.call('order.place', orderInput, { ...who, idempotencyKey: `window-${key}` }),
    ),
  )
  assert.deepEqual(replies.filter(({ code }) => code === 201).length, 1)
})

test('a once-per-customer coupon is refused to the same customer and released when the order expires', async () => {
  const first = await place(shop, newVisitor(), 'ONCE')
  assert.equal(first.code, 201)
  const second = newVisitor()
  assert.equal((await place(shop, second, 'ONCE')).refused, 'coupon-already-used')
  const without = await quoted(shop, second)
  await expire((await loadOrder(shop.db, { number: first.data.number }))!.id, shop.shop)
  const again = (orderInput: typeof without, key: string) =>
    shop.call('order.place', orderInput, { ...second, idempotencyKey: key })
  assert.equal(
    (await again(without, 'again-and-dearer')).refused,
    'total-changed',
    'the lower price applies again',
  )
  const with10 = await quoted(shop, second)
  assert.equal(with10.total.minor, without.total.minor - 299)
  assert.equal((await again(with10, 'again-and-fresh')).code, 201)
})

test('an outdated total is refused once, and the next quote shows the new price', async () => {
  const who = newVisitor()
  const orderInput = await readyToPlace(shop, who)
  const setPrice = (price: number) =>
    shop.db.run(
      sql`update variant_price set price = ${price} where variant_id = ${shop.teddy.variant} and currency = 'EUR'`,
    )
  await setPrice(3190)
  const order = (again: typeof orderInput, idempotencyKey: string) =>
    shop.call('order.place', again, { ...who, idempotencyKey })
  assert.equal((await order(orderInput, 'stale-price-1')).refused, 'total-changed')
  const fresh = await quoted(shop, who)
  assert.equal(fresh.total.minor, orderInput.total.minor + 200)
  assert.equal((await order(fresh, 'stale-price-2')).code, 201)
  await setPrice(2990)
  shop.shop.catalog.products.evict([shop.teddy.productId])
})

test('an order that differs from the shopper’s last quote is refused', async () => {
  const who = newVisitor()
  const orderInput = await readyToPlace(shop, who)
  const key = (idempotencyKey: string) => ({ ...who, idempotencyKey })
  const cheaper = await shop.call(
    'order.place',
    { ...orderInput, total: { minor: 1, currency: 'EUR' } },
    key('cheaper-1'),
  )
  assert.equal(cheaper.refused, 'total-changed')
  const yen = await shop.call(
    'order.place',
    { ...orderInput, total: { ...orderInput.total, currency: 'JPY' } },
    key('other-currency'),
  )
  assert.equal(yen.refused, 'total-changed')
  const older = await shop.call(
    'order.place',
    { ...orderInput, cartVersion: orderInput.cartVersion - 1 },
    key('older-cart'),
  )
  assert.equal(older.refused, 'cart-changed')
  const empty = newVisitor()
  assert.equal(
    (await shop.call('order.place', orderInput, { ...empty, idempotencyKey: 'empty-cart' })).refused,
    'cart-empty',
  )
  const keyless = await shop.raw('POST', { api: 'order.place', ...orderInput }, who)
  assert.equal(keyless.reply.refused, 'idempotency-key-missing', 'no order without a key')
})

test('an address that cannot receive deliveries is refused with its wrong fields', async () => {
  const who = newVisitor()
  const orderInput = await readyToPlace(shop, who)
  const { refused, fields } = await shop.call(
    'order.place',
    { ...orderInput, ...orderTo({ ...address, email: 'ada', zip: 'x', street: '' }) },
    { ...who, idempotencyKey: 'bad-address' },
  )
  assert.equal(refused, 'address-invalid')
  assert.deepEqual(fields, {
    email: 'Email format is error',
    'deliveries.0.zip': 'Check the ZIP or postal code',
    'deliveries.0.street': 'Required',
  })
})
