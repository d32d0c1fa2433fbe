import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { instantAt } from '#domain/calendar/calendar.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { signedIn } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

async function issueCouponFor(email: string, code: string): Promise<void> {
  await shop.db.run(sql`
    insert into coupon (id, code, promotion_id, usage_limit, customer_id)
    select ${newId(shop.clock.now)}, ${code}, p.id, 1, c.id from promotion p, customer c
    where p.key = 'ten' and c.email = ${email}`)
}

test('a coupon that ends at midnight of the shop names the day before as its last one', async () => {
  const eva = await signedIn(shop, 'eva@example.com', 'eva-browser')
  await issueCouponFor('eva@example.com', 'FOR-EVA')
  const { shipping } = shop.shop.settings
  const setZone = async (timeZone: string): Promise<void> => {
    const warehouse = { ...shipping.warehouse, timeZone }
    await changeSettings(shop.db, { shipping: { ...shipping, warehouse } }, shop.clock.now)
    await shop.shop.catalog.refresh()
  }
  for (const timeZone of ['America/New_York', 'Asia/Tokyo', shipping.warehouse.timeZone]) {
    await setZone(timeZone)
    const endsAt = new Date(instantAt('2099-06-01', 0, timeZone))
    await shop.db.run(sql`update coupon set ends_at = ${endsAt} where code = 'FOR-EVA'`)
    const { data } = await shop.call('coupon.list', {}, eva)
    assert.equal(data.coupons[0]?.lastDay, '2099-05-31', timeZone)
  }
})

test('a coupon names the amount from which it applies, in the currency of the customer', async () => {
  const ida = await signedIn(shop, 'ida@example.com', 'ida-browser')
  await issueCouponFor('ida@example.com', 'FOR-IDA')
  const from = async () => (await shop.call('coupon.list', {}, ida)).data.coupons[0]?.from
  assert.equal(await from(), null)
  const rule = { minSubtotal: { EUR: 5_000 } }
  await shop.db.run(sql`update promotion set rule = rule || ${JSON.stringify(rule)}::jsonb
    where id = (select promotion_id from coupon where code = 'FOR-IDA')`)
  assert.deepEqual(await from(), { minor: 5_000, currency: 'EUR' })
  await shop.db.run(sql`update promotion set rule = rule - 'minSubtotal'
    where id = (select promotion_id from coupon where code = 'FOR-IDA')`)
})

test('a personal coupon is listed in its customer’s account, and no other customer can use it', async () => {
  const ada = await signedIn(shop, 'ada@example.com', 'ada-browser')
  const bob = await signedIn(shop, 'bob@example.com', 'bob-browser')
  await issueCouponFor('ada@example.com', 'FOR-ADA')
  const { data } = await shop.call('coupon.list', {}, ada)
  assert.deepEqual(
    data.coupons.map(({ code, state, basisPoints, amount }) => [code, state, basisPoints! / 100, amount]),
    [['FOR-ADA', 'available', 10, null]],
  )
  assert.deepEqual((await shop.call('coupon.list', {}, bob)).data.coupons, [])
  for (const who of [bob, { session: 'a-guest' }])
    assert.equal(
      (await shop.call('cart.applyCoupon', { code: 'for-ada' }, who)).refused,
      'coupon-unknown',
      'as if unknown',
    )
  assert.equal((await shop.call('coupon.collect', { code: 'FOR-ADA' }, bob)).refused, 'coupon-unknown')
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, ada)
  const cart = await shop.call('cart.applyCoupon', { code: 'for-ada' }, ada)
  assert.equal(cart.data.totals.discount.minor, 299)
})
