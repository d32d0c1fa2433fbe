// Products that are sold in certain countries only, or must arrive while they are fresh.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { openTestShop, orderTo, toGermany, type TestShop } from '../testing.ts'
import { address } from '../testing.ts'
import { newVisitor } from './testing.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
})
after(() => shop.close())

async function limitTeddy(markets: readonly string[] | null, freshDays: number | null): Promise<void> {
  await shop.db.run(sql`
    update product set markets = ${markets}, fresh_days = ${freshDays} where id = ${shop.teddy.productId}`)
  await shop.setStock(shop.teddy.variant, 20)
}

const listedIn = async (country: 'DE' | 'FR') => {
  const { data } = await shop.call('catalog.list', {}, { ...newVisitor(), country })
  return data.products.some(({ id }) => id === shop.teddy.productId)
}

test('a product of one country is in no list of another, and no order there contains it', async () => {
  await limitTeddy(['FR'], null)
  assert.deepEqual([await listedIn('FR'), await listedIn('DE')], [true, false])

  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const { data } = await shop.call('checkout.quote', toGermany, who)
  const [delivery] = data.deliveries
  assert.deepEqual([delivery!.methods, delivery!.shippingMethod], [[], null])
  assert.notEqual(delivery!.undeliverable, '', 'the checkout names it')
  const { refused } = await shop.call(
    'order.place',
    { ...orderTo(address), cartVersion: data.cart.version, total: data.cart.totals.total },
    { ...who, idempotencyKey: 'limited to France' },
  )
  assert.equal(refused, 'shipping-method-unknown')
  await limitTeddy(null, null)
  assert.equal(await listedIn('DE'), true)
})

test('the page of a perishable product names the methods by which it arrives fresh', async () => {
  const { key } = (await shop.db.row<{ key: string }>(
    sql`select key from product where id = ${shop.teddy.productId}`,
  ))!
  const linesTo = async (country: 'DE' | 'US') =>
    (await shop.call('catalog.delivery', { key, country })).data.lines.map(({ kind }) => kind)
  await limitTeddy(null, null)
  assert.ok((await linesTo('US')).includes('other'))
  await limitTeddy(null, 1)
  assert.equal((await linesTo('DE')).filter((kind) => kind !== 'occasion').length, 1, 'express only')
  assert.deepEqual(await linesTo('US'), ['none'])
  await limitTeddy(null, null)
})
