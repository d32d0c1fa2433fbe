import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from '#data/database.ts'
import { listRefunds } from '#data/orders/refunds.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { failRefund } from '#services/payment/apply-refund.ts'
import { recordRefund } from '#services/payment/record-refund.ts'
import { settle } from '#services/payment/settle.ts'
import { quoted, readOrder } from '../orders/testing.ts'
import { address, openTestShop, orderTo, type TestShop } from '../testing.ts'
import { signedIn, type Browser } from './testing.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
  await shop.setStock(shop.teddy.variant, 10_000)
})
after(() => shop.close())

let people = 0
let email = ''
let me: Browser
beforeEach(async () => {
  email = `collector-${people}@example.com`
  me = await signedIn(shop, email, `browser-of-collector-${people}`)
  people += 1
})

const tracking = { carrier: 'DHL', trackingNumber: '1' }

/** A paid and shipped order of one teddy at 29.90 €. */
async function shipped(who: Partial<Browser> & { session: string }, mail = email) {
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const orderInput = { ...(await quoted(shop, who)), ...orderTo({ ...address, email: mail }) }
  const { data } = await shop.call('order.place', orderInput, {
    ...who,
    idempotencyKey: `key-${people++}-of-points`,
  })
  const order = await readOrder(shop, data)
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)
  await advanceOrder(shop.db, await readOrder(shop, data), 'shipped', tracking, shop.clock.now)
  return readOrder(shop, data)
}

type Order = Awaited<ReturnType<typeof shipped>>
const deliver = (order: Order) => advanceOrder(shop.db, order, 'delivered', null, shop.clock.now)
const refund = ({ id }: { id: string }, amount: number) =>
  shop.db.transaction(async (tx) => {
    await tx.run(sql`select id from orders where id = ${id} for update`)
    await recordRefund(tx, { orderId: id, amount, reason: 'goodwill' }, shop.clock.now)
  })
const points = async (who = me) => (await shop.call('points.view', {}, who)).data
const lines = async () => (await points()).entries.map((entry) => [entry.kind, entry.points])
/** Adds earned points. */
const give = (amount: number) =>
  shop.db.run(sql`
    insert into points_entry (id, customer_id, kind, points, cause, at)
    select gen_random_uuid(), id, 'earned', ${amount}, ${`gift-${people++}`}, ${new Date(shop.clock.now - 1)} from customer where email = ${email}`)
const redeem = (key: string) => shop.call('points.redeem', {}, { ...me, idempotencyKey: key })

test('a delivered order earns one point per euro paid, once, even if delivery is reported repeatedly', async () => {
  const order = await shipped(me)
  assert.equal((await points()).balance, 0, 'none before the delivery')
  await Promise.all(Array.from({ length: 10 }, () => deliver(order)))
  const { balance, worth, entries } = await points()
  assert.deepEqual([balance, worth.minor], [29, 29])
  assert.deepEqual(
    entries.map(({ kind, points: count, orderNumber }) => [kind, count, orderNumber]),
    [['earned', 29, order.number]],
  )
  assert.equal((await shop.call('account.overview', {}, me)).data.points, 29)
})

test('orders on their way announce the points of what is not refunded', async () => {
  const awaited = async () => {
    const { awaitedPoints } = (await shop.call('account.overview', {}, me)).data
    const { awaited: shown } = await points()
    return [shown, awaitedPoints]
  }
  assert.deepEqual(await awaited(), [0, 0])
  const order = await shipped(me)
  assert.deepEqual(await awaited(), [29, 29])
  await refund(order, 1000)
  assert.deepEqual(await awaited(), [19, 19])
  await deliver(order)
  assert.deepEqual([await awaited(), (await points()).balance], [[0, 0], 19])
})

test('refunds deduct points in proportion, in total exactly the points earned', async () => {
  const order = await shipped(me)
  await deliver(order)
  for (const amount of [1_000, 1_000, order.total - 2_000]) await refund(order, amount)
  assert.deepEqual((await lines()).toReversed(), [
    ['earned', 29],
    ['taken-back', -10],
    ['taken-back', -10],
    ['taken-back', -9],
  ])
  assert.equal((await points()).balance, 0)
})

test('points that a refund took back return when the refund fails', async () => {
  const order = await shipped(me)
  await deliver(order)
  await refund(order, 1_000)
  await refund(order, 500)
  const [, first] = await shop.db.transaction((tx) => listRefunds(tx, order.id))
  await shop.db.transaction((tx) => failRefund(tx, first!, 'account closed', shop.clock.now))
  assert.equal((await points()).balance, 24)
  await refund(order, 1_000)
  assert.equal((await points()).balance, 14)
})

test('an amount refunded before the delivery earns no points', async () => {
  const order = await shipped(me)
  await refund(order, 1_000)
  await deliver(await readOrder(shop, order))
  assert.deepEqual(await lines(), [['earned', 19]])
})

for (const amount of [1_000, 2_990])
  test(`a refund of ${amount} before the delivery that fails after it returns all points`, async () => {
    const order = await shipped(me)
    await refund(order, amount)
    await deliver(await readOrder(shop, order))
    const [failed] = await listRefunds(shop.db, order.id)
    await shop.db.transaction(async (tx) => {
      await tx.run(sql`select id from orders where id = ${order.id} for update`)
      await failRefund(tx, failed!, 'account closed', shop.clock.now)
    })
    assert.equal((await points()).balance, 29)
  })

test('concurrent delivery and refunds give the points of the remaining amount', async () => {
  for (let round = 0; round < 8; round += 1) {
    const order = await shipped(me)
    const before = (await points()).balance
    await Promise.all([refund(order, 500), deliver(order), refund(order, 500), deliver(order)])
    assert.equal((await points()).balance - before, 19)
  }
})

test("a guest's order earns points once when it joins an account, also concurrently with its delivery", async () => {
  const guest = { session: `guest-of-points-${people}` }
  const mail = `guest-${people}@example.com`
  const [arrived, coming] = [await shipped(guest, mail), await shipped(guest, mail)]
  await deliver(arrived)
  const browsers = [signedIn(shop, mail, `first-${people}-browser-here`), deliver(coming)] as const
  const [first] = await Promise.all(browsers)
  const second = await signedIn(shop, mail, `second-${people}-browser-here`)
  assert.equal((await points(first)).balance, 58)
  assert.equal((await points(second)).entries.length, 2)
  // The account is deleted and created again. Its orders earned their points before.
  await shop.call('account.delete', {}, second)
  const again = await signedIn(shop, mail, `third-${people}-browser-here`)
  assert.equal((await shop.call('order.list', {}, again)).data.orders.length, 2)
  assert.equal((await points(again)).balance, 0)
  await refund(arrived, 1_000)
  assert.equal((await points(again)).balance, 0, 'a refund does not deduct from the new account')
})

test('five hundred points become a personal coupon; a repeated call gives the same coupon, and fewer points are refused', async () => {
  await give(499)
  assert.equal((await redeem('a-press-too-early-1')).refused, 'points-too-few')
  await give(501)
  const pressed = await Promise.all(Array.from({ length: 10 }, () => redeem('one-and-the-same-press')))
  assert.ok(pressed.every(({ code }) => code === 201))
  const { balance, entries } = await points()
  assert.equal(balance, 500)
  const { data: held } = await shop.call('coupon.list', {}, me)
  assert.deepEqual(
    held.coupons.map(({ code, state, name, amount }) => [code, state, name, amount]),
    [[entries[0]!.couponCode, 'available', 'A thank-you for your points', { minor: 500, currency: 'EUR' }]],
  )
  const code = held.coupons[0]!.code
  assert.match(code, /^GIFT-[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{3}$/)
  // Valid to the end of the same day a year later, in Berlin.
  const left = (held.coupons[0]!.endsAt! - shop.clock.now) / 86_400_000
  assert.ok(left > 365 && left <= 366, String(left))

  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, me)
  const { data: cart } = await shop.call('cart.applyCoupon', { code }, me)
  assert.equal(cart.totals.discount.minor, 500)
  const stranger = { session: `stranger-of-points-${people}` }
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, stranger)
  assert.notEqual((await shop.call('cart.applyCoupon', { code }, stranger)).code, 0)
})

test('a points coupon applies after the cart’s promotions', async () => {
  const setActive = async (active: boolean) => {
    await shop.db.run(sql`update promotion set active = ${active} where key = 'later'`)
    shop.shop.catalog.promotions.clear()
  }
  await shop.db.run(sql`
    insert into promotion (id, key, rule, names, automatic, position)
    values (gen_random_uuid(), 'later', '{"kind":"percentage","basisPoints":1000}', '{"us":"Later"}', true, 5)`)
  await setActive(true)
  await give(500)
  await redeem('a-press-that-comes-last')
  const code = (await points()).entries[0]!.couponCode!
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, me)
  const { data: cart } = await shop.call('cart.applyCoupon', { code }, me)
  assert.equal(cart.totals.discount.minor, 299 + 500)
  await setActive(false)
})

test('a coupon is worth its points in currencies and languages that the shop did not have before', async () => {
  await give(1_000)
  await redeem(`before-${people}`)
  // As an earlier release has stored it.
  await shop.db.run(sql`
    update promotion set rule = jsonb_set(rule #- '{amounts,GBP}', '{amounts,PLN}', '1'), names = names - 'ar'
    where key like 'points-%'`)
  await redeem(`after-${people}`)
  const stored = await shop.db.row<{ gbp: number; pln: number; name: string | null }>(sql`
    select (rule -> 'amounts' ->> 'GBP')::int as gbp, (rule -> 'amounts' ->> 'PLN')::int as pln, names ->> 'ar' as name
    from promotion where key like 'points-%'`)
  assert.deepEqual([stored?.gbp, stored?.pln], [450, 1], 'issued coupons keep their worth')
  assert.ok(stored?.name)
})

test('fifty concurrent exchanges do not overdraw the balance', async () => {
  await give(1_700)
  const pressed = await Promise.all(
    Array.from({ length: 50 }, (_, at) => redeem(`press-number-${at}-of-fifty`)),
  )
  assert.equal(pressed.filter(({ code }) => code === 201).length, 3)
  assert.ok(pressed.every(({ code, refused }) => code === 201 || refused === 'points-too-few'))
  assert.equal((await points()).balance, 200)
  assert.equal((await shop.call('coupon.list', {}, me)).data.coupons.length, 3)
})

test('a refund after the exchange makes the balance negative', async () => {
  const order = await shipped(me)
  await deliver(order)
  await give(480)
  assert.equal((await redeem('a-press-for-all-of-it')).code, 201)
  await refund(order, order.total)
  assert.equal((await points()).balance, -20)
  assert.equal((await redeem('a-press-for-what-is-gone')).refused, 'points-too-few')
})

test('the ledger is paged, and amounts use the currency of the shopper’s market', async () => {
  for (let each = 0; each < 23; each += 1) await give(1)
  const { data: last } = await shop.call('points.view', { page: 2 }, { ...me, country: 'JP' })
  assert.deepEqual([last.page, last.pages, last.entries.length, last.balance], [2, 2, 3, 23])
  assert.deepEqual(
    [last.pricePerPoint, last.reward.worth],
    [
      { minor: 150, currency: 'JPY' },
      { minor: 750, currency: 'JPY' },
    ],
  )
})
