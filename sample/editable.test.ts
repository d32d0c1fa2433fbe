// What the sample shop contains can be edited: every record is valid in every language, and saving changes nothing.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { productRecordShape, recordOf } from '#api/admin/products/product-shape.ts'
import { loadCategories, loadTags } from '#data/catalog/categories.ts'
import { loadContentRecords } from '#data/catalog/content-records.ts'
import { loadProductRecord } from '#data/catalog/product-records.ts'
import { sql } from '#data/database.ts'
import type { TestDatabase } from '#data/testing.ts'
import { checkCategory, checkTag } from '#domain/catalog/category-record.ts'
import { checkProduct } from '#domain/catalog/check-product.ts'
import { checkContent } from '#domain/content/content-record.ts'
import { locales } from '#domain/markets/locale.ts'
import { isRefusal } from '#domain/refusal.ts'
import { saveProduct } from '#services/catalog/save-product.ts'
import { sampleProducts } from './sample-products.ts'
import { createSampleDatabase } from './testing.ts'

let folder: string
let database: TestDatabase
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'posy-editable-'))
  database = await createSampleDatabase(folder)
})
after(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

test('every sample product is valid in every language and is saved unchanged', async () => {
  const { db } = database
  const ids = await db.rows<{ id: string }>(sql`select id from product order by key`)
  assert.equal(ids.length, sampleProducts.length)
  for (const { id } of ids) {
    const record = (await loadProductRecord(db, id))!.record
    const sent = recordOf(productRecordShape.parse(record))
    assert.deepEqual(sent, record)
    for (const locale of locales) assert.equal(checkProduct(sent, locale), null, `${record.key} ${locale}`)
    const saved = await saveProduct(db, { id, record: sent, base: record, home: 'ar' }, Date.now())
    assert.ok(!isRefusal(saved), `${record.key}: ${JSON.stringify(saved)}`)
    assert.deepEqual(saved.record, record)
  }
})

test('every category, tag, page and post of the sample shop is valid in every language', async () => {
  const { db } = database
  const categories = await loadCategories(db)
  const parents = new Map(categories.map(({ key, parent }) => [key, parent]))
  const tags = await loadTags(db)
  const content = await loadContentRecords(db, null)
  for (const locale of locales) {
    for (const category of categories) assert.equal(checkCategory(category, locale, parents), null)
    for (const tag of tags) assert.equal(checkTag(tag, locale), null)
    for (const { record } of content) assert.equal(checkContent(record, locale), null, record.key)
  }
})
