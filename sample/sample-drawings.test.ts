// Pictures of lists that the server draws with a sample word.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { loadCards } from '#data/catalog/products.ts'
import { sql } from '#data/database.ts'
import type { TestDatabase } from '#data/testing.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import { unsupportedCharacters } from '#domain/catalog/alphabet.ts'
import { openOriginals, type Originals } from '#server/media/originals.ts'
import { deleteUnusedPictures, unusedDays } from '#services/catalog/delete-unused-pictures.ts'
import { openFolderStore } from '#services/files/folder-store.ts'
import { outlineText } from '#services/lettering/outline-text.ts'
import { alphabets } from './alphabets.ts'
import { sampleLettering } from './lettering.ts'
import { samplePictures } from './pictures.ts'
import { sampleProducts } from './sample-products.ts'
import { createSampleDatabase } from './testing.ts'

let folder: string
let database: TestDatabase
let originals: Originals

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'posy-drawn-'))
  database = await createSampleDatabase(folder)
  originals = openOriginals(database.db, openFolderStore(folder))
})
after(async () => {
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function pixels(name: string): Promise<Buffer | undefined> {
  const file = await originals.find(name)
  const bytes = file && (await originals.read(file))
  return bytes ? sharp(bytes).resize(300).removeAlpha().raw().toBuffer() : undefined
}

/** How many of the pixels differ clearly. */
function differences(a: Buffer | undefined, b: Buffer | undefined): number {
  assert.ok(a && b && a.length === b.length)
  return a.filter((value, at) => Math.abs(value - b[at]!) > 20).length
}

test('a card shows the photograph with the sample word of its language', async () => {
  const products = await database.db.rows<{ id: string }>(
    sql`select id from product where key in ('name-mug', 'chocolate-bunny') order by key`,
  )
  const ids = products.map(({ id }) => id)
  const names = async (locale: 'us' | 'de') =>
    (await loadCards(database.db, ids, locale, 'EUR', 6)).map(({ picture }) => picture?.name)
  assert.deepEqual(await names('us'), ['chocolate-bunny', 'name-mug-oat-blank-drawn-us'])
  assert.deepEqual(await names('de'), ['chocolate-bunny', 'name-mug-oat-blank-drawn-de'])
})

test('each language has a drawing of its own', async () => {
  const blank = await pixels('name-mug-oat-blank')
  const [english, german, chinese] = await Promise.all(
    ['us', 'de', 'zh'].map((locale) => pixels(`name-mug-oat-blank-drawn-${locale}`)),
  )
  assert.ok(differences(blank, english) > 500)
  assert.ok(differences(english, german) > 500)
  assert.ok(differences(blank, chinese) > 500)
  assert.equal(await originals.find('chocolate-bunny-drawn-de'), undefined)
})

test('the typefaces have every sample word, so that no language has an empty picture', () => {
  for (const [name, { words, ...lettering }] of Object.entries(sampleLettering))
    for (const [locale, word] of Object.entries(words))
      assert.ok(outlineText(word, { ...lettering, sample: word }, locale), `${name} in ${locale}: ${word}`)
})

test('each product can have its sample words', () => {
  for (const { key, pictures, technique } of sampleProducts)
    for (const name of pictures)
      for (const word of Object.values(sampleLettering[name]?.words ?? {}))
        assert.deepEqual(unsupportedCharacters(word, alphabets[technique!]), [], `${key}: ${word}`)
})

test('every picture of the sample and of the scenes is there after the unused ones are deleted', async () => {
  const files = openFolderStore(folder)
  const stores = { db: database.db, files, deleteCopies: async () => undefined }
  const now = Date.now()
  await deleteUnusedPictures(stores, now)
  await deleteUnusedPictures(stores, now + (unusedDays + 1) * dayMs)
  const later = openOriginals(database.db, files)
  for (const name of [...Object.keys(samplePictures), 'hero-everyday', 'hero-christmas', 'scene-sweets']) {
    const file = await later.find(name)
    assert.ok(file && (await later.read(file)), name)
  }
})
