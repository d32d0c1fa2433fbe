// Tests pages and posts that the merchant writes.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadContentRecords } from '#data/catalog/content-records.ts'
import { listContent, loadContent } from '#data/catalog/content.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import type { ContentRecord } from '#domain/content/content-record.ts'
import { findPresentAddress } from '../import/old-addresses.ts'
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
  texts: { us: { title: 'Spring', summary: 'Soon.', body: '**Tulips**', slug: '' } },
}

test('a draft is shown to nobody; published it is listed, and edited in two languages', async () => {
  const { db } = database
  assert.equal(await saveContent(db, post, { base: null, home: 'us' }, morning), null)
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
  assert.equal(
    await saveContent(db, published, { base: { key: 'spring', version }, home: 'us' }, morning),
    null,
  )
  assert.equal((await loadContent(db, 'spring', 'de'))?.body, 'Tulpen')
  assert.deepEqual(
    (await listContent(db, 'post', 'fr')).map(({ title }) => title),
    ['Spring'],
  )
  assert.equal(
    (await saveContent(db, post, { base: { key: 'spring', version }, home: 'us' }, morning))?.refused,
    'content-changed',
  )
})

test('a page needs a title in the home language and a free address; its former address leads to the new one', async () => {
  const { db } = database
  const page: ContentRecord = { ...post, key: 'about', kind: 'page', status: 'active' }
  assert.deepEqual((await saveContent(db, page, { base: null, home: 'de' }, morning))?.fields, {
    'texts.de.title': 'required',
  })
  assert.equal(await saveContent(db, page, { base: null, home: 'us' }, morning), null)
  assert.deepEqual((await saveContent(db, page, { base: null, home: 'us' }, morning))?.fields, {
    key: 'taken',
  })
  const [{ version }] = (await loadContentRecords(db, 'about')) as unknown as [{ version: number }]
  const moved = { ...page, key: 'about-us' }
  const taken = { ...page, key: 'spring' }
  const save = { base: { key: 'about', version }, home: 'us' } as const
  assert.deepEqual((await saveContent(db, taken, save, morning))?.fields, { key: 'taken' })
  assert.equal(await saveContent(db, moved, save, morning), null)
  assert.equal(await findPresentAddress(db, '/rich/about'), '/rich/about-us')
  assert.equal((await loadContent(db, 'about-us', 'us'))?.title, 'Spring')
  assert.deepEqual(
    (await saveContent(db, { ...page, key: 'blog' }, { base: null, home: 'us' }, morning))?.fields,
    { key: 'reserved' },
  )
  assert.equal(await saveContent(db, page, { base: null, home: 'us' }, morning), null)
  assert.equal(await findPresentAddress(db, '/rich/about'), undefined, 'a page with the address exists again')
  assert.equal(await removeContent(db, 'about', morning), null)
  assert.equal((await removeContent(db, 'about', morning))?.refused, 'content-unknown')
})
