// The catalogue in memory differs from the database, for whatever reason: the check in the background repairs it.
import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { stockGoods } from '#api/testing.ts'
import { openLiveCatalog, type LiveCatalog } from '#catalog/live-catalog.ts'
import { loadIndexedProducts } from '#data/catalog/catalog-feed.ts'
import { sql } from '#data/database.ts'
import { createTestDatabase } from '#data/testing.ts'

const database = await createTestDatabase()
const { db } = database
const { teddy, mug } = await stockGoods(db)
const catalog = await openLiveCatalog(db, Date.now, assert.ifError)
const heard: Parameters<Parameters<LiveCatalog['onChange']>[0]>[] = []
catalog.onChange((...change) => void heard.push(change))
after(async () => {
  await catalog.stop()
  await database.drop()
})

const list = (): { total: number; prices: readonly (number | undefined)[] } => {
  const query = {
    locale: 'us',
    currency: 'EUR',
    filters: {},
    sort: 'price-asc',
    page: 1,
    pageSize: 9,
  } as const
  const { total, priceRange } = catalog.index.list(query)
  return { total, prices: [priceRange?.min, priceRange?.max] }
}

test('a catalogue that agrees with the database is left alone', async () => {
  assert.equal(await catalog.check(), 0)
  assert.deepEqual([list(), heard], [{ total: 2, prices: [1950, 2990] }, []])
})

test('a change without a notification is repaired, and the pages of the product are evicted', async () => {
  await db.run(sql`update variant_price set price = 3090 where variant_id = ${teddy.variant}`)
  assert.equal(await catalog.check(), 1)
  assert.deepEqual(list(), { total: 2, prices: [1950, 3090] })
  assert.deepEqual(heard.splice(0), [[[teddy.productId], 'product', ['gifts']]])
  assert.equal(await catalog.check(), 0)
})

test('products that are missing in memory, or exist only there, are repaired', async () => {
  await db.run(sql`update product set status = 'archived' where id = ${mug.productId}`)
  assert.equal(await catalog.check(), 1)
  assert.equal(list().total, 1)
  await db.run(sql`update product set status = 'active' where id = ${mug.productId}`)
  catalog.index.update([], [teddy.productId])
  assert.equal(await catalog.check(), 2)
  assert.equal(list().total, 2)
  heard.splice(0)
})

test('an entry in memory that is wrong with the right fingerprint is loaded again', async () => {
  const [row] = await loadIndexedProducts(db, [teddy.productId])
  catalog.index.update([{ ...row!, prices: { EUR: 1 } }], [])
  assert.deepEqual(list().prices, [1, 1950])
  await catalog.check()
  assert.deepEqual(list().prices, [1950, 3090])
})

test('in a large catalogue, each pass loads other products again, until all had their turn', async () => {
  const keys = Array.from({ length: 150 }, (_, at) => `copy-${at}`)
  await db.run(sql`
    insert into product (id, key, options, created_at)
    select gen_random_uuid(), key, '[]', now() from unnest(${keys}::text[]) as key`)
  await catalog.check()
  const rows = await db.rows<{ id: string }>(sql`select id from product where status = 'active' order by id`)
  const { id } = rows.at(-1)!
  const [row] = await loadIndexedProducts(db, [id])
  catalog.index.update([{ ...row!, tags: ['wrong'] }], [])
  assert.deepEqual(catalog.index.keysOf(id).tags, ['wrong'])
  await catalog.check()
  await catalog.check()
  assert.deepEqual(catalog.index.keysOf(id).tags, [])
  heard.splice(0)
})

test('a renamed category without a notification is repaired', async () => {
  await db.run(sql`update category_text set name = 'Presents'`)
  await catalog.check()
  assert.equal(catalog.taxonomy.categoryName('gifts', 'us'), 'Presents')
  assert.equal(catalog.index.suggest({ locale: 'us', text: 'presents', currency: 'EUR' }, 5).ids.length, 2)
  assert.deepEqual(heard.splice(0)[0], ['everything', 'product', []])
})
