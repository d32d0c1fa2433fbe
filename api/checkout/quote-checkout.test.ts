// Which shipping methods the checkout calls in time for an occasion.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { newVisitor } from '../orders/testing.ts'
import { openTestShop, toGermany, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('each method that is in time names the occasion', async () => {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const namedOn = async (day: string) => {
    shop.clock.now = Date.parse(`${day}T08:00Z`)
    const { data } = await shop.call('checkout.quote', toGermany, who)
    return data.deliveries[0]!.methods.map(({ id, occasion }) => [id, occasion])
  }
  assert.deepEqual(await namedOn('2026-12-01'), [
    ['standard', 'Christmas'],
    ['express', 'Christmas'],
  ])
  assert.deepEqual(await namedOn('2026-12-18'), [
    ['standard', null],
    ['express', 'Christmas'],
  ])
})

test('a cart with an advent calendar that arrives in December is not called in time for Christmas', async () => {
  const who = newVisitor()
  await shop.db.run(sql`
    with added as (insert into tag (key) values ('advent-calendar') returning key)
    insert into product_tag (product_id, tag_key) select ${shop.mug.productId}, key from added`)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, withoutText: true }, who)
  const namedOn = async (day: string) => {
    shop.clock.now = Date.parse(`${day}T08:00Z`)
    const { data } = await shop.call('checkout.quote', toGermany, who)
    return [data.cart.arrival!.occasion, ...data.deliveries[0]!.methods.map(({ occasion }) => occasion)]
  }
  assert.deepEqual(await namedOn('2026-11-16'), ['Christmas', 'Christmas', 'Christmas'])
  assert.deepEqual(await namedOn('2026-12-01'), [null, null, null])
})
