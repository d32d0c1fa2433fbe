// The product feed follows the occasions of its market.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { productFeed } from './product-feed.ts'

const origin = 'https://www.posy.example'
let database: TestDatabase
before(async () => void (database = await createTestDatabase()))
after(() => database.drop())

test('the feed names the next occasion of a gift, and leaves out gifts of distant and foreign ones', async () => {
  const { db } = database
  const added: Record<string, string[]> = {
    stollen: ['christmas'],
    bunny: ['easter', 'kitchen'],
    mooncake: ['mid-autumn'],
  }
  for (const [key, categories] of Object.entries(added)) {
    const [product, variant] = [newId(1), newId(1)]
    await db.run(sql`insert into product (id, key, created_at) values (${product}, ${key}, now())`)
    await db.run(
      sql`insert into product_text (product_id, locale, title, description) values (${product}, 'us', ${key}, '')`,
    )
    await db.run(
      sql`insert into variant (id, product_id, sku, position, stock, weight_grams) values (${variant}, ${product}, ${key}, 0, 3, 300)`,
    )
    await db.run(
      sql`insert into variant_price (variant_id, currency, price) values (${variant}, 'EUR', 1890), (${variant}, 'CNY', 9900)`,
    )
    for (const category of categories) {
      await db.run(
        sql`insert into category (id, key) values (${newId(1)}, ${category}) on conflict do nothing`,
      )
      await db.run(
        sql`insert into product_category (product_id, category_id) select ${product}, id from category where key = ${category}`,
      )
    }
  }
  const labelsOn = async (locale: 'de' | 'zh', day: string): Promise<Record<string, string>> => {
    let feed = ''
    for await (const piece of productFeed(db, origin, locale, sampleSettings, Date.parse(`${day}T09:00Z`)))
      feed += piece
    const items = feed.split('<item>').slice(1)
    const of = (name: string, item: string) =>
      new RegExp(`<g:${name}>(.*?)</g:${name}>`).exec(item)?.[1] ?? ''
    return Object.fromEntries(items.map((item) => [of('id', item), of('custom_label_0', item)]))
  }
  assert.deepEqual(await labelsOn('de', '2026-11-25'), { stollen: 'christmas' })
  assert.deepEqual(await labelsOn('de', '2027-03-01'), { bunny: 'easter' })
  assert.deepEqual(await labelsOn('zh', '2026-09-01'), { mooncake: 'mid-autumn' })
})
