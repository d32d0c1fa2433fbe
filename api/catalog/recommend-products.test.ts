// Which best sellers are recommended first.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
})
after(() => shop.close())

test('best sellers of the occasion that leads the shop precede better-selling gifts', async () => {
  const best = async (time: string) => {
    shop.clock.now = Date.parse(time)
    const { data } = await shop.call('catalog.recommended', {}, { locale: 'us' })
    return data.bestSelling.map(({ key }) => key)
  }
  const usual = await best('2027-06-28T12:00:00Z')
  assert.ok(usual.length > 1)
  const category = newId(shop.clock.now)
  await shop.db.run(sql`insert into category (id, key) values (${category}, 'christmas')`)
  await shop.db.run(
    sql`insert into category_text (category_id, locale, name) values (${category}, 'us', 'c')`,
  )
  await shop.db.run(sql`
    insert into product_category (product_id, category_id)
    select id, ${category} from product where key = ${usual.at(-1)!}`)
  await recordChanges(shop.db, 'everything', shop.clock.now)
  await shop.shop.catalog.refresh()
  assert.equal((await best('2027-11-24T12:00:00Z'))[0], usual.at(-1))
})

test('an advent calendar that arrives after the first of December is neither a best seller nor a related gift', async () => {
  const calendar = 'advent-calendar'
  const shown = async (time: string) => {
    shop.clock.now = Date.parse(time)
    const best = await shop.call('catalog.recommended', {}, { locale: 'us' })
    const [other] = best.data.bestSelling.filter(({ key }) => key !== late)
    const { data } = await shop.call('catalog.product', { key: other!.key }, { locale: 'us' })
    return [best.data.bestSelling, data.related].map((cards) => cards.some(({ key }) => key === late))
  }
  const [{ key: late }] = (await shop.db.rows<{ key: string }>(
    sql`select key from product where status = 'active' order by sold desc limit 1`,
  )) as [{ key: string }]
  await shop.db.run(sql`insert into tag (key) values (${calendar})`)
  await shop.db.run(sql`
    insert into product_tag (product_id, tag_key) select id, ${calendar} from product where key = ${late}`)
  await recordChanges(shop.db, 'everything', shop.clock.now)
  await shop.shop.catalog.refresh()
  assert.deepEqual(await shown('2027-11-10T12:00:00Z'), [true, true])
  assert.deepEqual(await shown('2027-11-30T20:00:00Z'), [false, false])
})
