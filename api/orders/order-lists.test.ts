import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { countWork } from '#data/orders/order-lists.ts'
import type { OrderList } from '#domain/orders/order-lists.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { listOrderPage, type OrderPage } from '#services/orders/list-orders.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { paid, placed, placeForTwo, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const list = async (name: OrderList, search = '', after: string | null = null) =>
  listOrderPage(shop.db, { list: name, search, after })
const numbers = async (name: OrderList, search = '') =>
  (await list(name, search)).orders.map(({ number }) => number)
async function allPages(name: OrderList): Promise<string[]> {
  const seen: string[] = []
  let after: string | null = null
  do {
    const { orders, next }: OrderPage = await list(name, '', after)
    seen.push(...orders.map(({ number }) => number))
    after = next
  } while (after !== null)
  return seen
}

test('an order is in the list of its next work, and the counts say so', async () => {
  const unpaid = await placed(shop)
  shop.clock.now += 60_000
  const first = await paid(shop)
  shop.clock.now += 60_000
  const second = await paid(shop, undefined, placeForTwo)
  assert.deepEqual(await numbers('to-pay'), [unpaid.number])
  assert.deepEqual(await numbers('to-pack'), [first.number, second.number], 'work begins with the oldest')
  assert.deepEqual(
    await numbers('all'),
    [second.number, first.number, unpaid.number],
    'the rest with the newest',
  )
  await advanceOrder(shop.db, await readOrder(shop, first), 'processed', null, shop.clock.now)
  assert.deepEqual(await numbers('to-ship'), [first.number])
  const work = await countWork(shop.db, { today: '2100-01-01', lowStockBelow: 5, locale: 'us' })
  assert.deepEqual([work.toPay, work.toPack, work.toShip], [1, 1, 1])
  const due = (await list('to-pack')).orders[0]!.shipsOn
  assert.deepEqual([work.packDueOn, work.packLate, work.shipLate], [due, 1, 1])
  const early = await countWork(shop.db, { today: due!, lowStockBelow: 5, locale: 'us' })
  assert.equal(early.packLate, 0, 'on its day a parcel is not late')
  const [row] = (await list('to-pack')).orders
  assert.equal(row!.recipient.lastName, 'Lovelace', 'the first recipient of an order for two')
  const { method, hasText, hasCard, isWrapped, recipient } = row!
  assert.deepEqual([recipient.country, method], ['DE', 'standard'])
  assert.deepEqual([hasText, hasCard, isWrapped], [false, false, false])
  assert.deepEqual([row!.recipients, row!.items, row!.total], [2, 2, second.order.total])
})

test('low stock names the lowest variant of a product', async () => {
  await shop.setStock(shop.mug.oat, 2)
  await shop.db.run(sql`insert into low_stock_notice (variant_id, noticed_at) values (${shop.mug.oat}, now())
    on conflict do nothing`)
  const { lowest } = await countWork(shop.db, { today: '2100-01-01', lowStockBelow: 5, locale: 'us' })
  assert.deepEqual(
    lowest.map(({ variantId, stock }) => [variantId, stock]),
    [[shop.mug.oat, 2]],
  )
})

test('an order is found by number, name, e-mail, SKU, tracking number and gift code, as typed or scanned', async () => {
  const { number, order } = await paid(shop)
  const tracking = { carrier: 'DHL', trackingNumber: '00340434 1617 9429' }
  const address = { firstName: 'Anna-Lena', lastName: 'van der Schmölk', city: 'Köln', country: 'DE' }
  await shop.db.run(sql`update shipment_group set address = ${address} where order_id = ${order.id}`)
  await shop.db.run(sql`update orders set email = 'Anna@Example.org' where id = ${order.id}`)
  await advanceOrder(shop.db, order, 'shipped', tracking, shop.clock.now)
  const { deliveries } = await readOrder(shop, { number })
  const typed = [
    number.toLowerCase(),
    number.replaceAll('-', ' '),
    number.slice(0, 6),
    `${number}-1`,
    'schmölk',
    'anna-lena',
    'lena van',
    'anna@',
    '003404341617',
    '00340434 1617 9429',
    deliveries[0]!.giftCode!,
  ]
  for (const text of typed) assert.ok((await numbers('all', text)).includes(number), text)
  assert.ok((await numbers('to-pay', 'teddy')).includes(number), 'a search looks into all lists')
  for (const text of ['anna berg', 'chmölk', 'x@', 'no such thing', '%', "'", '\\', ':*', 'a'])
    assert.deepEqual(await numbers('all', text), [], text)
})

/** Orders with these numbers, four of them placed at the same second. */
async function insertOrders(first: number, last: number, status: OrderStatus): Promise<void> {
  await shop.db.run(sql`
    insert into orders (id, number, idempotency_key, request_hash, cart_id, cart_version, session_id, email, locale,
      country, currency, status, payment_status, subtotal, gift_wrap, shipping_fee, discount, total, held_until,
      placed_at, updated_at)
    select lpad(n::text, 32, '0')::uuid, 'PAGE-' || n, 'page-' || n, '', gen_random_uuid(), 1, 'page', 'page@example.com',
      'us', 'DE', 'EUR', ${status}, 'paid', 0, 0, 0, 0, 0, now(), to_timestamp(1000 + n / 4), now()
    from generate_series(${first}::int, ${last}::int) n`)
}

test('the pages of a list join without a gap, while new orders arrive', async () => {
  await insertOrders(1001, 1120, 'delivered')
  const seen = await allPages('delivered')
  assert.equal(seen.length, 120)
  assert.equal(new Set(seen).size, 120)
  const found = await list('all', 'page@')
  assert.equal(found.orders.length, 50)
  assert.equal((await list('all', 'page@', found.next)).orders.length, 50)
})

test('work begins with the order whose first unsent parcel is due first, also across pages', async () => {
  await insertOrders(1, 130, 'processed')
  // Two parcels each. Order 119 has sent the first one, and those after 120 have sent both.
  await shop.db.run(sql`
    with parcel as (
      insert into shipment_group (id, order_id, position, address, method, fee, ships_on, earliest, latest)
      select gen_random_uuid(), lpad(n::text, 32, '0')::uuid, position, '{}', 'standard', 0,
        date '2026-03-20' - n / 60 * 2 + position * 9, '2026-03-30', '2026-03-30'
      from generate_series(1, 130) n, generate_series(0, 1) position
      returning id, order_id, position, right(order_id::text, 3)::int as n),
    line as (
      insert into order_line (id, order_id, group_id, position, product_id, variant_id, sku, product_key, title,
        options_text, quantity, unit_price, discount, total, personalisation, gift_message, wrap, wrap_price)
      select gen_random_uuid(), order_id, id, position, gen_random_uuid(), gen_random_uuid(), '', '', '', '', 1, 0, 0, 0,
        '', '', false, 0 from parcel)
    insert into shipment (id, order_id, group_id, carrier, tracking_number, shipped_at)
    select gen_random_uuid(), order_id, id, 'DHL', '', now() from parcel
    where n > 120 or (n = 119 and position = 0)`)
  const orders = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => `PAGE-${from + at}`)
  assert.deepEqual(
    (await allPages('to-ship')).filter((number) => number.startsWith('PAGE')),
    [...orders(120, 120), ...orders(60, 118), ...orders(1, 59), ...orders(119, 119), ...orders(121, 130)],
  )
})
