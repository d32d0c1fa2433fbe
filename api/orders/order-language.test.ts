// A buyer who reads an order in another language sees titles and discounts in that language.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { newVisitor, place } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

test('an order has titles and discounts in the language of its reader', async () => {
  await shop.db.run(sql`
    insert into promotion (id, key, rule, names, automatic) values (gen_random_uuid(), 'thanks',
      '{"kind":"percentage","basisPoints":500}', '{"us":"Thank you","de":"Dankeschön"}', true)`)
  // Active promotions are read once a second.
  shop.clock.now += 2_000
  const { data: order } = await place(shop, { ...newVisitor(), locale: 'us' } as { session: string })
  const handle = { number: order.number, access: order.access }
  const read = async (locale: 'us' | 'de') => {
    const { data } = await shop.call('order.view', handle, { session: 'reader', locale })
    return [data.lines[0]!.title, data.discounts.find(({ key }) => key === 'thanks')?.name]
  }
  const english = await read('us')
  assert.equal(english[1], 'Thank you')
  assert.deepEqual(await read('de'), ['Honigteddy', 'Dankeschön'])
})
