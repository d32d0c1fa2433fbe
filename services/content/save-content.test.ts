// Tests pages and posts that the merchant writes.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { listContent, loadContent } from '#data/catalog/content.ts'
import { loadContentRecords } from '#data/catalog/content-records.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import type { ContentRecord } from '#domain/content/content-record.ts'
import { removeContent, saveContent } from './save-content.ts'

const morning = Date.UTC(2026, 2, 2, 8)
let database: TestDatabase
before(async () => void (database = await createTestDatabase()))
after(() => database.drop())

const post: ContentRecord = {
  key: 'spring',
  kind: 'post',
  status: 'draft',
  picture: null,
  publishedAt: morning,
  texts: { us: { title: 'Spring', summary: 'Soon.', body: '**Tulips**' } },
}

test('a draft is shown to nobody; published it is listed, and edited in two languages', async () => {
  const { db } = database
  assert.equal(await saveContent(db, post, { version: null, home: 'us' }, morning), null)
  assert.equal(await loadContent(db, 'spring', 'us'), undefined)
  const [{ record, version }] = (await loadContentRecords(db, 'spring')) as [
    { record: ContentRecord; version: number },
  ]
  assert.deepEqual(record, post)
  const published: ContentRecord = {
    ...post,
    status: 'active',
    texts: { ...post.texts, de: { title: 'Frühling', summary: '', body: 'Tulpen' } },
  }
  assert.equal(await saveContent(db, published, { version, home: 'us' }, morning), null)
  assert.equal((await loadContent(db, 'spring', 'de'))?.body, 'Tulpen')
  assert.deepEqual(
    (await listContent(db, 'post', 'fr')).map(({ title }) => title),
    ['Spring'],
  )
  assert.equal((await saveContent(db, post, { version, home: 'us' }, morning))?.refused, 'content-changed')
})

test('a page needs a title in the home language and a free key', async () => {
  const { db } = database
  const page: ContentRecord = { ...post, key: 'about', kind: 'page' }
  assert.deepEqual((await saveContent(db, page, { version: null, home: 'de' }, morning))?.fields, {
    'texts.de.title': 'required',
  })
  assert.equal(await saveContent(db, page, { version: null, home: 'us' }, morning), null)
  assert.deepEqual((await saveContent(db, page, { version: null, home: 'us' }, morning))?.fields, {
    key: 'taken',
  })
  assert.equal(await removeContent(db, 'about', morning), null)
  assert.equal((await removeContent(db, 'about', morning))?.refused, 'content-unknown')
})
