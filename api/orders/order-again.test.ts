// Ordering again by the link of an order. It needs full access to the order.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openTestShop, type TestShop } from '../testing.ts'
import { newVisitor, paidCart } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

async function personalGift() {
  const who = newVisitor()
  const gift = { variantId: shop.mug.oat, quantity: 2, personalisation: 'Ada', giftMessage: 'For you' }
  await shop.call('cart.add', gift, who)
  return paidCart(shop, who)
}

async function cartOf(who: { session: string }) {
  const { data } = await shop.call('cart.view', {}, who)
  return data.lines.map(({ quantity, personalisation, giftMessage }) => [
    quantity,
    personalisation,
    giftMessage,
  ])
}

test('a guest with the link of an order orders its gifts again, in another browser too', async () => {
  const { number, access } = await personalGift()
  const guest = newVisitor()
  const again = await shop.call('cart.orderAgain', { number, access }, guest)
  assert.deepEqual([again.code, again.data?.added, again.data?.lines], [0, 1, 1])
  assert.deepEqual(await cartOf(guest), [[2, 'Ada', 'For you']])
})

test('neither the number alone, nor a masked link, nor the recipient’s code, nor another order’s link order again', async () => {
  const { number, order } = await personalGift()
  const tracked = await shop.call('order.track', { number, email: order.email }, newVisitor())
  const { access: foreign } = await personalGift()
  const stranger = newVisitor()
  const refusalOf = async (access: string) =>
    (await shop.call('cart.orderAgain', { number, access }, stranger)).refused
  assert.equal(await refusalOf(''), 'link-expired')
  assert.equal(await refusalOf(tracked.data.access), 'link-masked', 'the cart would show the personal text')
  assert.equal(await refusalOf(order.deliveries[0]!.giftCode!), 'link-expired')
  assert.equal(await refusalOf(foreign), 'link-expired')
  assert.deepEqual(await cartOf(stranger), [])
})
