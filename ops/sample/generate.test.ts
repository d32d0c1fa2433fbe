// A shop of any size, made from the sample.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { loadProduct } from '#data/products.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import { generateCatalogue } from './generate.ts'
import { chanceFrom, generateProduct } from './generated-product.ts'
import { loadSampleShop } from './load.ts'

const now = new Date('2027-03-08T09:00:00Z')
// More than are written at a time.
const size = 5_100
let database: TestDatabase
let originals: string

before(async () => {
  database = await createTestDatabase()
  originals = await mkdtemp(path.join(tmpdir(), 'posy-generated-'))
  await loadSampleShop(database.db, now, originals)
  await generateCatalogue(database.db, size, 7, now)
})

after(async () => {
  await database?.drop()
  await rm(originals, { recursive: true, force: true })
})

test('an empty catalogue has no shelves to fill', async () => {
  const empty = await createTestDatabase()
  await assert.rejects(generateCatalogue(empty.db, 1, 7, now), /load the sample shop first/)
  await empty.drop()
})

test('the shop grows by exactly as many products, each with prices, picture and shelves', async () => {
  const [row] = await database.db.rows<{ products: number; prices: number; shelved: number }>(sql`
    select count(*) as products,
      (select count(*) from variant_price vp join variant v on v.id = vp.variant_id join product p on p.id = v.product_id where p.key ~ '-[0-9a-z]+$' and v.sku = upper(p.key)) as prices,
      (select count(distinct product_id) from product_category) as shelved
    from product`)
  assert.deepEqual(row, { products: size + 36, prices: size * 9, shelved: size + 36 })
})

test('the same seed makes the same product, another seed another', async () => {
  const first = generateProduct(0, chanceFrom(7))
  assert.deepEqual(generateProduct(0, chanceFrom(7)), first)
  assert.notDeepEqual(generateProduct(0, chanceFrom(8)), first)
  const stored = await loadProduct(database.db, first.key, 'us', 'SEK')
  assert.equal(stored?.id, first.id)
  assert.equal(stored?.title, first.title)
  assert.equal(stored?.variants[0]?.id, first.variantId)
})
