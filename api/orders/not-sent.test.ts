// Goods that are not sent, such as a voucher that the merchant mails.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { nextStatuses } from '#domain/orders/order.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { hasParcel } from '#services/orders/kept-lines.ts'
import { openTestShop, toGermany, type TestShop } from '../testing.ts'
import { newVisitor, paid } from './testing.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
  await shop.db.run(sql`update product set requires_shipping = false where id = ${shop.teddy.productId}`)
  await shop.setStock(shop.teddy.variant, 20)
})
after(() => shop.close())

const quoteOf = async (who: { session: string }) => (await shop.call('checkout.quote', toGermany, who)).data

test('a cart of goods that are not sent has no fee, and its order is delivered without a parcel', async () => {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const { deliveries, cart } = await quoteOf(who)
  assert.equal(deliveries[0]!.requiresShipping, false)
  assert.equal(cart.totals.total.minor, 2990)
  assert.ok(deliveries[0]!.methods.every(({ fee }) => fee.minor === 0))

  const { number } = (await paid(shop)).order
  const load = async () => (await loadOrder(shop.db, { number }))!
  const order = await load()
  assert.equal(order.status, 'processing')
  assert.deepEqual(nextStatuses(order.status, 'merchant', hasParcel(order)), [
    'processed',
    'delivered',
    'cancelled',
  ])
  assert.equal(await advanceOrder(shop.db, order, 'delivered', null, shop.clock.now), null)
  assert.equal((await load()).status, 'delivered')
  const { data } = await shop.call('order.track', { email: order.email, number })
  assert.equal(data.order.deliveries[0]!.requiresShipping, false, 'the page names no day of arrival')
})

test('a cart with a gift that is sent has its fee, by the weight of that gift', async () => {
  const who = newVisitor()
  const gift = { variantId: shop.mug.oat, quantity: 1, withoutText: true }
  await shop.call('cart.add', gift, who)
  const alone = await quoteOf(who)
  await shop.db.run(sql`update variant set weight_grams = 90000 where id = ${shop.teddy.variant}`)
  await shop.setStock(shop.teddy.variant, 20)
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const both = await quoteOf(who)
  assert.equal(both.deliveries[0]!.requiresShipping, true)
  assert.deepEqual(
    both.deliveries[0]!.methods.map(({ fee }) => fee),
    alone.deliveries[0]!.methods.map(({ fee }) => fee),
  )
})

test('the cart names the fee that the checkout takes, and how far it is from free shipping', async () => {
  const weight = (grams: number) =>
    shop.db.run(sql`update variant set weight_grams = ${grams} where id = ${shop.teddy.variant}`)
  await weight(90_000)
  await shop.setStock(shop.teddy.variant, 20)
  const who = newVisitor()
  const fees = async () => {
    const { standardFee, freeShippingFrom, totals } = (await shop.call('cart.view', {}, who)).data
    const fee = (await quoteOf(who)).deliveries[0]!.methods.find(({ id }) => id === 'standard')!.fee.minor
    return {
      isSame: standardFee?.minor === fee,
      fee,
      left: freeShippingFrom && freeShippingFrom.minor - totals.subtotal.minor,
    }
  }
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 2 }, who)
  assert.deepEqual(await fees(), { isSame: true, fee: 0, left: null })
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, withoutText: true }, who)
  const { isSame, fee, left } = await fees()
  const { data } = await shop.call('cart.view', {}, newVisitor())
  assert.ok(fee > 0)
  assert.deepEqual([isSame, left], [true, data.freeShippingFrom!.minor - 1950])
})

test('the page of a product that is not sent names neither fees nor days of arrival', async () => {
  const { data } = await shop.call('catalog.delivery', { key: 'plush-teddy', country: 'DE' })
  assert.deepEqual(data.lines, [{ kind: 'none', text: 'Nothing here is sent by post.', detail: '' }])
})
