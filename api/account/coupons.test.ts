import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
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

test('a personal coupon is listed in its customer’s account, and no other customer can use it', async () => {
  const ada = await signedIn(shop, 'ada@example.com', 'ada-browser')
  const bob = await signedIn(shop, 'bob@example.com', 'bob-browser')
  await issueCouponFor('ada@example.com', 'FOR-ADA')
  const { data } = await shop.call('coupon.list', {}, ada)
  assert.deepEqual(
    data.coupons.map(({ code, state }) => [code, state]),
    [['FOR-ADA', 'available']],
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
