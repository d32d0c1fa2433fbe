// Addresses of products in a language: no two products share one, and former ones redirect.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { findRedirect } from '#data/catalog/product-keys.ts'
import { loadProductRecord } from '#data/catalog/product-records.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import {
  duplicateOf,
  emptyProduct,
  emptyTexts,
  emptyVariant,
  type ProductRecord,
} from '#domain/catalog/product-record.ts'
import { isRefusal } from '#domain/refusal.ts'
import { saveProduct } from './save-product.ts'

const morning = Date.UTC(2026, 2, 2, 8)
let database: TestDatabase
before(async () => void (database = await createTestDatabase()))
after(() => database.drop())

function product(key: string, slug: string): ProductRecord {
  const texts = { us: { ...emptyTexts, title: 'Mug' }, de: { ...emptyTexts, title: 'Tasse', slug } }
  const variant = { ...emptyVariant, prices: { EUR: { minor: 1900, reduced: false } } }
  return { ...emptyProduct, status: 'active', key, texts, variants: [variant] }
}

async function save(record: ProductRecord, id: string | null = null) {
  const saved = await saveProduct(database.db, { id, record, home: 'us' }, morning)
  assert.ok(!isRefusal(saved), JSON.stringify(saved))
  return saved
}

async function problemsOf(record: ProductRecord) {
  const refused = await saveProduct(database.db, { id: null, record, home: 'us' }, morning)
  assert.ok(isRefusal(refused))
  return refused.fields
}

test('keys and addresses of two products differ, in whatever language', async () => {
  const { record } = await save(product('mug', 'tasse'))
  assert.deepEqual(await problemsOf(product('other', 'tasse')), { 'texts.de.slug': 'taken' })
  assert.deepEqual(await problemsOf(product('other', 'mug')), { 'texts.de.slug': 'taken' })
  assert.deepEqual(await problemsOf(product('tasse', '')), { key: 'taken' })
  assert.deepEqual(await problemsOf(product('other', 'Große Tasse')), { 'texts.de.slug': 'format' })
  assert.deepEqual(await problemsOf(product('other', 'cart')), { 'texts.de.slug': 'reserved' })
  assert.equal((await save(duplicateOf(record, 'mug-2'))).record.texts.de!.slug, '')
})

test('a changed address redirects; taken again, it redirects no more', async () => {
  const { id, record } = await save(product('cup', 'becher'))
  const de = { ...record.texts.de!, slug: 'grosser-becher' }
  await save({ ...record, texts: { ...record.texts, de } }, id)
  assert.equal(await findRedirect(database.db, 'becher', 'de'), 'grosser-becher')
  assert.equal(await findRedirect(database.db, 'becher', 'us'), 'cup')
  assert.equal((await loadProductRecord(database.db, id))!.record.texts.de!.slug, 'grosser-becher')
  await save(product('beaker', 'becher'))
  assert.equal(await findRedirect(database.db, 'becher', 'de'), undefined)
})
