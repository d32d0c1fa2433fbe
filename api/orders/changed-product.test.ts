// Orders of gifts whose product has changed since they were put into the cart, or ordered.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadProductRecord } from '#data/catalog/product-records.ts'
import type { ProductRecord } from '#domain/catalog/product-record.ts'
import { isRefusal } from '#domain/refusal.ts'
import { saveProduct } from '#services/catalog/save-product.ts'
import { signedIn } from '../account/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { newVisitor, paidCart, quoted } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

async function changeMug(change: (record: ProductRecord) => Partial<ProductRecord>): Promise<void> {
  const { productId: id } = shop.mug
  const { record } = (await loadProductRecord(shop.db, id))!
  const changed = { ...record, ...change(record) }
  const saved = await saveProduct(shop.db, { id, record: changed, base: record, home: 'us' }, shop.clock.now)
  assert.ok(!isRefusal(saved), JSON.stringify(saved))
  shop.shop.catalog.products.evict([id])
}

const shorten = (maxLength: number) =>
  changeMug(({ personalisation }) => ({ personalisation: { ...personalisation!, maxLength } }))

test('an order is refused whose text the product does not allow any more', async () => {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, personalisation: 'Annabel' }, who)
  const input = await quoted(shop, who)
  await shorten(4)
  const place = () => shop.call('order.place', input, { ...who, idempotencyKey: `key-of-${who.session}` })
  const refused = await place()
  assert.deepEqual([refused.refused, /4/.test(refused.msg)], ['personalisation-too-long', true])
  await shorten(12)
  assert.equal((await place()).code, 201)
})

test('gifts of an order are added again as far as their product still allows the text and the wrapping', async () => {
  await shorten(12)
  const who = await signedIn(shop, 'again@example.com', 'browser-of-somebody-again')
  for (const personalisation of ['Annabel', 'Bo'])
    await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, personalisation, wrap: true }, who)
  const { number, order } = await paidCart(shop, who)
  assert.ok(order.lines.every(({ wrap, wrapPrice }) => wrap && wrapPrice > 0))
  await shorten(4)
  await changeMug(() => ({ giftWrap: false }))
  const { data } = await shop.call('cart.orderAgain', { number }, who)
  assert.equal(data.added, 1)
  const { data: cart } = await shop.call('cart.view', {}, who)
  assert.deepEqual(
    cart.lines.map(({ personalisation, wrap }) => [personalisation, wrap]),
    [['Bo', false]],
  )
})

test('a cart line whose product is no longer wrapped is ordered without wrapping and its price', async () => {
  await changeMug(() => ({ giftWrap: true }))
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, withoutText: true, wrap: true }, who)
  await changeMug(() => ({ giftWrap: false }))
  const { order } = await paidCart(shop, who)
  assert.deepEqual(
    order.lines.map(({ wrap, wrapPrice }) => [wrap, wrapPrice]),
    [[false, 0]],
  )
})
