import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { settle } from '#services/payment/settle.ts'
import { quoted, readOrder } from '../orders/testing.ts'
import { address, openTestShop, orderTo, type TestShop } from '../testing.ts'
import { signedIn, type Browser } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

/** Part of every text this customer writes. It must be absent after the deletion. */
const canary = 'Goldammer'
const email = 'goldammer@example.com'
const written = { name: canary, email, subject: `${canary} schreibt`, text: `${canary} fragt` }

async function filledAccount(): Promise<Browser> {
  const me = await signedIn(shop, email, 'browser-of-the-goldammer')
  await shop.call('account.changeProfile', { firstName: canary, lastName: canary, username: canary }, me)
  const home = { ...address, email, firstName: canary, street: `${canary} 7` }
  await shop.call('address.add', { address: home }, me)
  await shop.call('account.setNewsletter', { on: true }, me)
  await shop.call('contact.send', { ...written, orderNumber: '' }, me)
  await shop.call('wishlist.add', { productId: shop.teddy.productId }, me)
  await shop.call('recent.add', { productId: shop.mug.productId }, me)
  await shop.call('coupon.collect', { code: 'TEN' }, me)
  await shop.call(
    'cart.add',
    { variantId: shop.mug.oat, quantity: 1, withoutText: true, giftMessage: canary },
    me,
  )
  const orderInput = { ...(await quoted(shop, me)), ...orderTo(home), remark: canary }
  const { data: placed } = await shop.call('order.place', orderInput, {
    ...me,
    idempotencyKey: 'order-of-goldammer',
  })
  const order = await readOrder(shop, placed)
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)
  const parcel = { carrier: 'DHL', trackingNumber: 'JD01' }
  await advanceOrder(shop.db, order, 'shipped', parcel, shop.clock.now)
  await advanceOrder(shop.db, order, 'delivered', null, shop.clock.now)
  const line = { id: order.lines[0]!.id, quantity: 1, reason: 'damaged' as const }
  await shop.call('order.return', { number: order.number, lines: [line] }, me)
  const review = { number: order.number, lineId: line.id, stars: 5, author: canary, text: 'A lovely mug.' }
  await shop.call('order.review', review, me)
  return me
}

/** All rows of the database as one text, except the orders, which the law requires to keep. */
async function remainingData(): Promise<string> {
  const keptTables = ['orders', 'order_line', 'order_event', 'shipment_group', 'migration', 'return_request']
  const tables = await shop.db.rows<{ name: string }>(sql`
    select tablename as name from pg_tables where schemaname = 'public' and not (tablename = any (${keptTables}::text[]))`)
  const parts = tables.map(({ name }) => `coalesce((select json_agg(t) from ${name} t)::text, '')`)
  const row = await shop.db.row<{ all: string }>({
    name: '',
    text: `select concat(${parts.join(', ')}) as all`,
    values: [],
  })
  return row!.all
}

test('the export contains all data, and deletion leaves only the orders', async () => {
  const me = await filledAccount()
  const { data } = await shop.call('account.export', {}, me)
  const all = data.data as Record<string, unknown[]> & { orders: Record<string, unknown[]>[] }
  for (const part of [
    'addresses',
    'sessions',
    'knownBrowsers',
    'wishlist',
    'recentlyViewed',
    'coupons',
    'points',
    'messages',
    'orders',
  ])
    assert.equal(all[part]?.length, 1, part)
  for (const part of ['lines', 'deliveries', 'events', 'returns', 'refunds', 'reviews'])
    assert.ok(Array.isArray(all.orders[0]![part]), part)
  assert.equal(all.orders[0]!.reviews!.length, 1)
  assert.equal(all.orders[0]!.returns!.length, 1)
  const newsletter = all.newsletter as unknown as {
    subscribed: boolean
    consents: { kind: string; by: string }[]
  }
  assert.deepEqual(
    [newsletter.subscribed, newsletter.consents.map(({ kind, by }) => [kind, by])],
    [true, [['given', 'settings']]],
  )
  const text = JSON.stringify(all)
  assert.ok(!/hash|argon2|token/i.test(text.replace('"hasPassword"', '')), text)

  assert.ok((await remainingData()).includes(canary))
  await shop.call('account.delete', {}, me)
  const left = await remainingData()
  assert.ok(!left.toLowerCase().includes(canary.toLowerCase()), left.slice(left.indexOf(canary) - 300))
  const review = await shop.db.row<{ author: string }>(
    sql`select author from review where order_id is not null`,
  )
  assert.equal(review?.author, 'G.')
  const again = await signedIn(shop, email, 'another-browser-of-goldammer')
  assert.equal(
    (await shop.call('order.list', {}, again)).data.orders.length,
    1,
    'a new account with the e-mail gets the orders',
  )
})
