// A guest without the order number asks for links to the latest orders.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { mailsOf, placed } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('links to the three latest orders of an address are mailed to it, and the reply is the same for every address', async () => {
  const email = 'lost-number@example.com'
  const orders: StoredOrder[] = []
  for (let at = 0; at < 4; at++) {
    shop.clock.now += 1000
    const { order } = await placed(shop)
    await shop.db.run(sql`update orders set email = ${email} where id = ${order.id}`)
    orders.push(order)
  }
  const known = await shop.call('order.mailLinks', { email: ' Lost-Number@example.com' })
  assert.equal(known.code, 0)
  const hasLink = async (order: StoredOrder) => (await mailsOf(shop, order)).includes('order-link')
  assert.deepEqual(await Promise.all(orders.map(hasLink)), [false, true, true, true])
  assert.deepEqual(await shop.call('order.mailLinks', { email: 'unknown@example.com' }), known)
  assert.equal((await shop.call('order.mailLinks', { email: 'ada' })).msg, 'Email format is error')
})
