// A guest whose e-mail has used a promotion before orders with a table of recipients, or for a registry.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { signedIn } from '../account/testing.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'
import { newVisitor, place } from './testing.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
  await shop.db.run(sql`
    insert into promotion (id, key, rule, names, automatic, once_per_customer)
    values (gen_random_uuid(), 'welcome', '{"kind":"percentage","basisPoints":1000}', '{"us":"Welcome"}', true, true)`)
  shop.shop.catalog.promotions.clear()
  await place(shop, newVisitor())
})
after(() => shop.close())

const buyer = { email: address.email, name: 'Ada Lovelace' }

test('the next quote of the table has the price without the promotion', async () => {
  const row = { firstName: 'Bo', lastName: 'Berg', street: 'Gartenweg 1', zip: '26133', city: 'Oldenburg' }
  const who = { session: 'table-of-a-known-guest' }
  const request = { rows: [row], product: 'plush-teddy', country: 'DE' as const }
  const order = async (click: string) => {
    const { total } = (await shop.call('bulk.quote', request, who)).data.totals!
    const once = { ...who, idempotencyKey: `click-on-the-table-${click}` }
    return (await shop.call('bulk.place', { ...request, buyer, total }, once)).refused
  }
  assert.deepEqual([await order('one'), await order('two')], ['promotion-already-used', undefined])
})

test('the next quote of the gifts has the price without the promotion', async () => {
  const ida = await signedIn(shop, 'ida@example.com', 'session-of-ida-browser')
  await shop.call('wishlist.add', { productId: shop.teddy.productId }, ida)
  const { data: book } = await shop.call('address.add', { address, isDefault: true }, ida)
  const happensOn = plainDateIn(shop.clock.now, 'Europe/Berlin')
  const wedding = { kind: 'wedding' as const, title: 'Ida & Max', happensOn, hidesGiven: false }
  const { key } = (await shop.call('registry.add', { ...wedding, addressId: book.addresses[0]!.id }, ida))
    .data
  const who = { session: 'giver-who-is-a-known-guest' }
  const [item] = (await shop.call('registry.view', { key }, who)).data.items
  const request = { key, gifts: [{ item: item!.id, quantity: 1 }] }
  const order = async (click: string) => {
    const { total } = (await shop.call('registry.quote', request, who)).data.totals
    const once = { ...who, idempotencyKey: `click-on-the-gifts-${click}` }
    return (await shop.call('registry.place', { ...request, message: '', buyer, total }, once)).refused
  }
  assert.deepEqual([await order('one'), await order('two')], ['promotion-already-used', undefined])
})
