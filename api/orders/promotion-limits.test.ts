// Limits of promotions and coupons hold under concurrent orders.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { json, sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import type { PromotionRule } from '#domain/pricing/promotion.ts'
import { expire } from '#services/orders/expire-order.ts'
import { signedIn } from '../account/testing.ts'
import { address, openTestShop, orderTo, type TestShop } from '../testing.ts'
import { newVisitor, paid, place, quoted, readOrder, readyToPlace } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())
beforeEach(() => shop.setStock(shop.teddy.variant, 500))

type PromotionOptions = { limit?: number; once?: boolean; rule?: PromotionRule }

/** Starts an automatic promotion: by default 10 % off. */
async function run(key: string, { limit, once = false, rule }: PromotionOptions): Promise<void> {
  await shop.db.run(sql`
    insert into promotion (id, key, rule, names, automatic, usage_limit, once_per_customer)
    values (${newId(shop.clock.now)}, ${key}, ${json(rule ?? { kind: 'percentage', basisPoints: 1_000 })}, ${json({ us: key })}, true,
      ${limit ?? null}, ${once})`)
  shop.shop.catalog.promotions.clear()
}

async function stop(key: string): Promise<void> {
  await shop.db.run(sql`update promotion set active = false where key = ${key}`)
  shop.shop.catalog.promotions.clear()
}

const usesOf = async (key: string) =>
  (await shop.db.row<{ uses: number; used: number }>(sql`
    select used, (select count(*) from promotion_use u where u.promotion_id = p.id) as uses from promotion p where key = ${key}`))!

const by = (email: string) => ({ buyer: { ...orderTo(address).buyer, email } })
const key = (idempotencyKey: string) => ({ idempotencyKey })

test('a coupon with a limit of ten, used in a hundred concurrent orders, gives ten orders', async () => {
  const buyers = Array.from({ length: 100 }, newVisitor)
  const orderInputs = await Promise.all(buyers.map((who) => readyToPlace(shop, who, undefined, 'FIRST10')))
  const replies = await Promise.all(
    buyers.map((who, i) => shop.call('order.place', orderInputs[i]!, { ...who, ...key('coupon-race') })),
  )
  assert.equal(replies.filter(({ code }) => code === 201).length, 10)
  assert.ok(replies.every(({ code, refused }) => code === 201 || refused === 'coupon-used-up'))
  assert.equal(await shop.count('coupon_use'), 10)
})

test('a promotion with a limit of ten applies to ten of a hundred orders; the others see the new total and can order', async () => {
  await run('first-ten', { limit: 10 })
  const buyers = Array.from({ length: 100 }, newVisitor)
  const orderInputs = await Promise.all(buyers.map((who) => readyToPlace(shop, who)))
  const replies = await Promise.all(
    buyers.map((who, i) => shop.call('order.place', orderInputs[i]!, { ...who, ...key('promotion-race') })),
  )
  assert.equal(replies.filter(({ code }) => code === 201).length, 10)
  assert.ok(
    replies.every(({ code, refused }) => code === 201 || refused === 'total-changed'),
    JSON.stringify(replies.map(({ code }) => code)),
  )
  assert.deepEqual(await usesOf('first-ten'), { uses: 10, used: 10 })
  const late = buyers[replies.findIndex(({ refused }) => refused === 'total-changed')]!
  const again = await quoted(shop, late)
  assert.ok(again.total.minor > orderInputs[0]!.total.minor)
  assert.equal((await shop.call('order.place', again, { ...late, ...key('without-it') })).code, 201)
  await stop('first-ten')
})

test('a once-per-customer promotion applies to one of two concurrent orders with one e-mail, whatever its case', async () => {
  await run('once-each', { once: true })
  const pairs = [
    ['eve@example.com', 'eve@example.com'],
    ['mallory@example.com', 'MALLORY@Example.com'],
  ]
  for (const emails of pairs) {
    const buyers = emails.map(newVisitor)
    const orderInputs = await Promise.all(buyers.map((who) => readyToPlace(shop, who)))
    const replies = await Promise.all(
      buyers.map((who, i) =>
        shop.call(
          'order.place',
          { ...orderInputs[i]!, ...by(emails[i]!) },
          { ...who, ...key('twice-at-once') },
        ),
      ),
    )
    assert.deepEqual(
      new Set(replies.map(({ refused }) => refused)),
      new Set([undefined, 'promotion-already-used']),
    )
    const other = buyers[replies.findIndex(({ refused }) => refused === 'promotion-already-used')]!
    const full = await quoted(shop, other)
    assert.equal(full.total.minor, orderInputs[0]!.total.minor + 299, 'the new total lacks the discount')
    const placed = await shop.call(
      'order.place',
      { ...full, ...by(emails[0]!) },
      { ...other, ...key('after-all') },
    )
    assert.equal(placed.code, 201)
  }
  assert.equal((await usesOf('once-each')).uses, 2)
})

test('a guest and the customer with that e-mail count as one, even if the parcel goes to somebody else', async () => {
  const guest = newVisitor()
  const first = { ...(await readyToPlace(shop, guest)), ...by('ada@example.com') }
  const customer = await signedIn(shop, 'Ada@example.com', 'ada-browser')
  const second = { ...(await readyToPlace(shop, customer)), ...by('neighbour@example.com') }
  const replies = await Promise.all([
    shop.call('order.place', first, { ...guest, ...key('as-a-guest') }),
    shop.call('order.place', second, { ...customer, ...key('signed-in') }),
  ])
  // If the guest's order was first, the customer's prices already lack the discount.
  const reasons = replies.map(({ refused }) => refused).filter((reason) => reason !== undefined)
  assert.equal(reasons.length, 1)
  assert.ok(
    reasons.every((reason) => ['promotion-already-used', 'total-changed'].includes(reason)),
    reasons.join(),
  )
  // Later, the customer's cart does not offer the discount.
  const { data } = await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, customer)
  assert.ok(!data.discounts.some(({ key: each }) => each === 'once-each'))
  await stop('once-each')
})

test('a cancelled or expired order returns its promotion uses', async () => {
  await run('one-only', { limit: 1, once: true })
  const cancelled = await paid(shop)
  assert.deepEqual(await usesOf('one-only'), { uses: 1, used: 1 })
  await shop.call('order.cancel', { number: cancelled.number, access: cancelled.access })
  assert.deepEqual(await usesOf('one-only'), { uses: 0, used: 0 })
  shop.shop.catalog.promotions.clear()
  const lapsed = await place(shop, newVisitor())
  assert.deepEqual(await usesOf('one-only'), { uses: 1, used: 1 })
  await expire((await readOrder(shop, lapsed.data)).id, shop.shop)
  assert.deepEqual(await usesOf('one-only'), { uses: 0, used: 0 })
  await stop('one-only')
})

test('a coupon is used only if it reduced the price', async () => {
  await run('all-free', { rule: { kind: 'percentage', basisPoints: 10_000, minQuantity: 1 } })
  const who = newVisitor()
  const orderInputs = await readyToPlace(shop, who, undefined, 'TEN')
  const { data: cart } = await shop.call('cart.view', {}, who)
  assert.equal(
    cart.couponProblem,
    'There’s nothing left for this coupon to take off. It stays yours for another time.',
  )
  const { data, code } = await shop.call('order.place', orderInputs, { ...who, ...key('nothing-left') })
  assert.equal(code, 201)
  const order = await readOrder(shop, data)
  assert.deepEqual([order.couponCode, order.discounts.map((each) => each.key)], [null, ['all-free']])
  await stop('all-free')
})

test('a coupon may reduce the total to 0: the order is paid at once and the use counts', async () => {
  await shop.db.run(sql`
    insert into promotion (id, key, rule, names, automatic) values
      (${newId(shop.clock.now)}, 'gift', ${json({ kind: 'percentage', basisPoints: 10_000 })}, '{"us":"On the house"}', false)`)
  await shop.db.run(sql`
    insert into coupon (id, code, promotion_id, usage_limit)
    select ${newId(shop.clock.now)}, 'HOUSE', id, 1 from promotion where key = 'gift'`)
  await run('no-fee', { rule: { kind: 'free-shipping' } })
  const { data } = await place(shop, newVisitor(), 'HOUSE')
  const order = await readOrder(shop, data)
  assert.deepEqual([order.total, order.couponCode, order.status], [0, 'HOUSE', 'processing'])
  assert.deepEqual(
    order.discounts.map(({ name, reason }) => [name, reason?.coupon]),
    [
      ['no-fee', null],
      ['On the house', 'HOUSE'],
    ],
  )
  assert.equal(
    (await shop.call('cart.applyCoupon', { code: 'HOUSE' }, newVisitor())).refused,
    'coupon-used-up',
  )
  await stop('no-fee')
})

test('all counts are right after many concurrent orders with promotions, coupons and cancellations', async () => {
  await run('limited', { limit: 20 })
  await shop.setStock(shop.teddy.variant, 1_000)
  const buyers = Array.from({ length: 30 }, newVisitor)
  await Promise.all(
    buyers.map(async (who, i) => {
      const orderInputs = await readyToPlace(shop, who, undefined, i % 2 ? 'TEN' : undefined)
      const { data } = await shop.call('order.place', orderInputs, { ...who, ...key('crowd') })
      if (data && i % 3 === 0)
        await shop.call('order.cancel', { number: data.number, access: data.access }, who)
    }),
  )
  const { uses, used } = await usesOf('limited')
  assert.ok(uses <= 20 && uses === used, `${uses} uses, ${used} counted`)
  const wrong = await shop.db.rows(
    sql`select code from coupon c where used <> (select count(*) from coupon_use u where u.coupon_id = c.id)`,
  )
  assert.deepEqual(wrong, [])
  await stop('limited')
})
