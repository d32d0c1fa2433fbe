// Addresses of categories and pages in a language: no two share one, and former ones redirect.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadContentRecords } from '#data/catalog/content-records.ts'
import { loadContent } from '#data/catalog/content.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import type { ContentRecord } from '#domain/content/content-record.ts'
import { saveCategory } from '../catalog/categories.ts'
import { findPresentAddress } from '../import/old-addresses.ts'
import { saveContent } from './save-content.ts'

const morning = Date.UTC(2026, 2, 2, 8)
let database: TestDatabase
before(async () => void (database = await createTestDatabase()))
after(() => database.drop())

async function category(key: string, slug: string, isNew = true) {
  const texts = { us: { name: key, description: '' }, de: { name: key, description: '', slug } }
  const refused = await saveCategory(
    database.db,
    { key, parent: null, picture: null, texts },
    { isNew, home: 'us' },
    morning,
  )
  return refused?.fields
}

async function page(key: string, slug: string) {
  const { db } = database
  const [stored] = await loadContentRecords(db, key)
  const content: ContentRecord = {
    key,
    kind: 'page',
    status: 'active',
    picture: null,
    publishedAt: morning,
    texts: {
      us: { title: key, summary: '', body: '' },
      de: { title: key, summary: '', body: '', slug },
    },
  }
  const base = stored ? { key, version: stored.version } : null
  return (await saveContent(db, content, { base, home: 'us' }, morning))?.fields
}

for (const [name, save, folder] of [
  ['category', category, '/classify/'],
  ['page', page, '/rich/'],
] as const)
  test(`a ${name} has an address in a language; its former one leads to it, no other has it`, async () => {
    const change = (key: string, slug: string) =>
      name === 'category' ? category(key, slug, false) : page(key, slug)
    assert.equal(await save('mugs', 'tassen'), undefined)
    assert.deepEqual(await save('cups', 'tassen'), { 'texts.de.slug': 'taken' })
    assert.deepEqual(await save('cups', 'mugs'), { 'texts.de.slug': 'taken' })
    assert.deepEqual(await save('tassen', ''), { key: 'taken' })
    assert.deepEqual(await save('cups', 'Große Tassen'), { 'texts.de.slug': 'format' })
    assert.equal(await change('mugs', 'becher'), undefined)
    assert.equal(await findPresentAddress(database.db, `${folder}tassen`), `${folder}mugs`)
    assert.equal(await save('cups', 'tassen'), undefined)
    assert.equal(await findPresentAddress(database.db, `${folder}tassen`), undefined)
  })

test('a page is found by its address in every language, and lists all of them', async () => {
  const { db } = database
  await page('shipping', 'versand')
  const { key, address, slugs } = (await loadContent(db, 'versand', 'us'))!
  assert.deepEqual(
    { key, address, slugs },
    { key: 'shipping', address: 'shipping', slugs: { de: 'versand' } },
  )
  assert.equal((await loadContent(db, 'shipping', 'de'))!.address, 'versand')
  assert.deepEqual(await page('story', 'blog'), { 'texts.de.slug': 'reserved' })
})
