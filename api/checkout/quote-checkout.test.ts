// Which shipping methods the checkout calls in time for an occasion.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
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
