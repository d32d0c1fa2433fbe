// Staff correct the e-mail of an order. The account that had the order by the wrong e-mail loses it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { correctEmail } from '#services/orders/correct-order.ts'
import { signedIn } from '../account/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { paid, place, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const email = 'ada@example.com'

async function correct(orderId: string, from: string, to: string) {
  assert.equal(
    await correctEmail(shop.db, orderId, { before: from, email: to }, 'staff', shop.clock.now),
    null,
  )
}

test('a guest’s order with the e-mail of a stranger is in the right account only, once it is corrected', async () => {
  const { order, number } = await paid(shop)
  assert.equal(order.email, email)
  const stranger = await signedIn(shop, email, 'browser-of-the-stranger')
  const read = async (who: typeof stranger) =>
    (await shop.call('order.view', { number, access: '' }, who)).refused ?? 'shown'
  assert.equal(await read(stranger), 'shown')
  await correct(order.id, email, 'adah@example.com')
  assert.equal(await read(stranger), 'link-expired')
  assert.equal(await read(await signedIn(shop, 'adah@example.com', 'browser-of-the-buyer')), 'shown')
})

test('an order that was placed from an account stays in it, whatever its e-mail is', async () => {
  const who = await signedIn(shop, 'ada@example.com', 'browser-of-a-customer')
  const { data } = await place(shop, who)
  const handle = { number: data.number, access: '' }
  const { data: view } = await shop.call('order.view', handle, who)
  assert.ok(view)
  await correct((await readOrder(shop, data)).id, email, 'office@example.com')
  assert.equal((await shop.call('order.view', handle, who)).code, 0)
})
