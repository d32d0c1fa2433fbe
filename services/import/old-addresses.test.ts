import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Db } from '#data/database.ts'
import { dropAddressRedirect, listAddressRedirects } from '#data/import/old-addresses.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import { findPresentAddress, importRedirects } from './old-addresses.ts'

let database: TestDatabase
let db: Db
before(async () => {
  database = await createTestDatabase()
  db = database.db
})
after(() => database.drop())

const file = (text: string) =>
  async function* () {
    yield Buffer.from(text)
  }

test('a list is checked without being written, with or without names of columns, and names the refused lines', async () => {
  const pairs = file('/old;/new\nno pair\n/same;/same\n"/with;sign";/rich/about')
  assert.deepEqual(await importRedirects(db, pairs, { write: false }), { written: 2, skipped: [2, 3] })
  assert.equal((await listAddressRedirects(db, '', 10)).count, 0)
  assert.deepEqual(await importRedirects(db, pairs), { written: 2, skipped: [2, 3] })
  const named = file('Redirect to,Redirect from\n/rich/faq,https://old.example/help/?a=1')
  assert.deepEqual(await importRedirects(db, named), { written: 1, skipped: [] })
  assert.equal(await findPresentAddress(db, '/help'), '/rich/faq')
  assert.equal(await findPresentAddress(db, '/with;sign'), '/rich/about')
  assert.deepEqual(await importRedirects(db, file('Title,Price\nLamp,9')), { written: 0, skipped: [1, 2] })
  const typed = file('nonsense\n/old-mug /name-mug\n/old-cup;/name-mug')
  assert.deepEqual(await importRedirects(db, typed, { write: false }), { written: 2, skipped: [1] })
})

test('the list is searched by both addresses, and counts what it does not show', async () => {
  assert.deepEqual(await listAddressRedirects(db, 'FAQ', 10), {
    count: 1,
    redirects: [{ path: '/help', target: '/rich/faq' }],
  })
  const first = await listAddressRedirects(db, '', 1)
  assert.deepEqual([first.count, first.redirects.length], [3, 1])
  await dropAddressRedirect(db, '/help')
  assert.equal(await findPresentAddress(db, '/help'), undefined)
})
