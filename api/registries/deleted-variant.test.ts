// Registries and the gifts given for them stay when the shop deletes a variant.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadProductRecord } from '#data/catalog/product-records.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { isRefusal } from '#domain/refusal.ts'
import { saveProduct } from '#services/catalog/save-product.ts'
import { correctLine } from '#services/orders/correct-line.ts'
import { settle } from '#services/payment/settle.ts'
import { signedIn } from '../account/testing.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('a gift that is paid stays on its registry when the shop deletes its variant', async () => {
  const { productId, oat, sage } = shop.mug
  const owner = await signedIn(shop, 'ida@example.com', 'session-of-ida-browser')
  await shop.call('wishlist.add', { productId }, owner)
  const home = { address: { ...address, email: 'ida@example.com' }, isDefault: true }
  const addressId = (await shop.call('address.add', home, owner)).data.addresses[0]!.id
  const happensOn = plainDateIn(shop.clock.now + 30 * 86_400_000, 'Europe/Berlin')
  const draft = { kind: 'wedding', title: 'Ida & Max', happensOn, hidesGiven: false, addressId } as const
  const { key } = (await shop.call('registry.add', draft, owner)).data
  const own = async () => (await shop.call('registry.list', {}, owner)).data.registries[0]!
  const item = (await own()).items[0]!.id
  await shop.setStock(sage, 5)
  await shop.call('registry.changeItem', { key, item, wanted: 2, variantId: sage }, owner)

  const giver = { session: 'session-of-giver-browser', idempotencyKey: 'gift-of-giver' }
  const gifts = [{ item, quantity: 2 }]
  const { total } = (await shop.call('registry.quote', { key, gifts }, giver)).data.totals
  const buyer = { email: 'bo@example.com', name: 'Bo' }
  const placed = await shop.call('registry.place', { key, gifts, total, message: '', buyer }, giver)
  assert.equal(placed.code, 201, placed.msg)
  const order = (await loadOrder(shop.db, { number: placed.data.number }))!
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)

  const { record } = (await loadProductRecord(shop.db, productId))!
  const variants = record.variants.filter(({ id }) => id !== sage)
  const save = { id: productId, record: { ...record, variants }, base: record, home: 'us' } as const
  assert.ok(!isRefusal(await saveProduct(shop.db, save, shop.clock.now)))
  const fewer = { line: order.lines[0]!.id, variantId: null, quantity: 1, personalisation: null }
  const seen = { seen: null, refund: null }
  assert.ok(!isRefusal(await correctLine(shop.db, order.id, fewer, seen, shop.clock.now)))
  const { items, gifts: given } = await own()
  assert.deepEqual(
    items.map((each) => [each.id, each.variantId, each.wanted, each.given]),
    [[item, oat, 2, 1]],
  )
  assert.deepEqual(
    given!.map(({ giver: by, quantity }) => [by, quantity]),
    [['Bo', 1]],
  )
})
