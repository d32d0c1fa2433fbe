// Rows of the product feed come in pages of variants.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { sql } from '../database.ts'
import { newId } from '../ids.ts'
import { createTestDatabase } from '../testing.ts'
import { streamFeedRows } from './sitemap-rows.ts'

const database = await createTestDatabase()
const { db } = database
after(() => database.drop())

test('variants without a price in the currency make pages empty, and later ones still follow', async () => {
  for (let at = 0; at < 6; at++) {
    const [product, variant, key] = [newId(at + 1), newId(at + 1), `vase-${at}`]
    await db.run(sql`insert into product (id, key, created_at) values (${product}, ${key}, now())`)
    await db.run(
      sql`insert into product_text (product_id, locale, title, description) values (${product}, 'us', ${key}, '')`,
    )
    await db.run(
      sql`insert into variant (id, product_id, sku, position, stock, weight_grams) values (${variant}, ${product}, ${key}, 0, 3, 300)`,
    )
    const currency = at === 1 || at === 5 ? 'JPY' : 'EUR'
    await db.run(
      sql`insert into variant_price (variant_id, currency, price) values (${variant}, ${currency}, 1890)`,
    )
  }
  const pages: (string | null)[][] = []
  for await (const rows of streamFeedRows(db, 'ja', { country: 'JP', currency: 'JPY' }, 2))
    pages.push(rows.map(({ sku }) => sku))
  assert.deepEqual(pages, [['vase-1'], [], ['vase-5']])
})
