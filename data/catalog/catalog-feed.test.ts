// Tests of the catalogue feed on a real database.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '../database.ts'
import { newId } from '../ids.ts'
import { createTestDatabase, type TestDatabase } from '../testing.ts'
import { loadIndexedProducts } from './catalog-feed.ts'

let shop: TestDatabase
const flowers = newId(1)
const roses = newId(2)
const rose = newId(3)
const draft = newId(4)
const bare = newId(5)

before(async () => {
  shop = await createTestDatabase()
  const { db } = shop
  await db.run(sql`
    insert into category (id, key, parent_id) values (${flowers}, 'flowers', null),
      (${roses}, 'roses', ${flowers})`)
  await db.run(sql`insert into category_text (category_id, locale, name) values
    (${flowers}, 'us', 'Flowers'), (${roses}, 'us', 'Roses'), (${roses}, 'de', 'Rosen')`)
  await db.run(sql`insert into tag (key) values ('new')`)
  await db.run(sql`insert into tag_text (tag_key, locale, name) values ('new', 'us', 'Just in')`)
  for (const [id, key, status] of [
    [rose, 'rose', 'active'],
    [draft, 'draft', 'draft'],
    [bare, 'bare', 'active'],
  ]) {
    await db.run(sql`insert into product (id, key, status, sold, views, created_at)
      values (${id}, ${key}, ${status}, 7, 70, ${new Date(1_234_567)})`)
  }
  await db.run(sql`insert into product_text (product_id, locale, title, description, details, options) values
    (${rose}, 'us', 'A rose', 'Red', '[{"label":"Stem","value":"Long"}]',
      '{"size":{"name":"Size","values":{"l":"Large"}}}'),
    (${rose}, 'de', 'Eine Rose', 'Rot', '[]', '{}')`)
  await db.run(sql`insert into product_category values (${rose}, ${roses})`)
  await db.run(sql`insert into product_tag values (${rose}, 'new')`)
  for (const [sku, position, stock, price] of [
    ['ROSE-S', 0, 0, 900],
    ['ROSE-L', 1, 3, 500],
  ] as const) {
    const id = newId(6)
    await db.run(sql`
      insert into variant (id, product_id, sku, position, stock, weight_grams)
      values (${id}, ${rose}, ${sku}, ${position}, ${stock}, 1)`)
    await db.run(sql`
      insert into variant_price (variant_id, currency, price) values (${id}, 'EUR', ${price}),
        (${id}, 'JPY', ${price * 2})`)
  }
})

after(() => shop.drop())

test('the feed has all filter, sort and search data of an active product', async () => {
  const [first] = await loadIndexedProducts(shop.db, [rose, draft])
  const { fingerprint, ...facts } = first!
  assert.ok(fingerprint > 0)
  assert.deepEqual(facts, {
    id: rose,
    categories: ['flowers', 'roses'],
    markets: null,
    positions: null,
    tags: ['new'],
    skus: ['ROSE-L', 'ROSE-S'],
    prices: { EUR: 500, JPY: 1000 },
    inStock: true,
    sold: 7,
    views: 70,
    createdAt: 1_234_567,
    texts: {
      us: { title: 'A rose', text: 'Red Large', words: 'Flowers Roses Just in' },
      de: { title: 'Eine Rose', text: 'Rot', words: 'Flowers Rosen' },
    },
  })
})

test('the full feed has every active product, even without texts or variants', async () => {
  const all = await loadIndexedProducts(shop.db, 'everything')
  assert.deepEqual(
    all.map(({ id }) => id),
    [rose, bare],
  )
  assert.deepEqual(all[1], {
    id: bare,
    fingerprint: all[1]!.fingerprint,
    categories: [],
    markets: null,
    positions: null,
    tags: [],
    skus: [],
    prices: {},
    inStock: false,
    sold: 7,
    views: 70,
    createdAt: 1_234_567,
    texts: {},
  })
})

test('the feed omits inactive products', async () => {
  assert.deepEqual(await loadIndexedProducts(shop.db, [draft]), [])
})
