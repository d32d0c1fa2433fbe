// Typical search queries of each language, and the sample products that they must find.
// catalog/text-search/tables/ has one query per line: query → product keys, or `nothing`.
import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { createCatalogIndex } from '#catalog/catalog-index.ts'
import { loadIndexedProducts } from '#data/catalog/catalog-feed.ts'
import { sql } from '#data/database.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import { openFolderStore } from '#services/files/folder-store.ts'
import { loadSampleShop } from './load.ts'
import { occasionGifts } from './occasion-gifts.ts'
import { writtenLanguages } from './texts.ts'

const fewestQueries = 20
const index = createCatalogIndex()
const keyOf = new Map<string, string>()
let database: TestDatabase
let originals: string

before(async () => {
  database = await createTestDatabase()
  originals = await mkdtemp(path.join(tmpdir(), 'posy-finding-'))
  await loadSampleShop(database.db, Date.parse('2027-03-08T09:00:00Z'), openFolderStore(originals))
  const rows = await database.db.rows<{ id: string; key: string }>(sql`select id, key from product`)
  for (const { id, key } of rows) keyOf.set(id, key)
  index.load(await loadIndexedProducts(database.db, 'everything'))
})

after(async () => {
  await database?.drop()
  await rm(originals, { recursive: true, force: true })
})

for (const [locale] of writtenLanguages)
  test(`shoppers in ${locale} find the gifts they type, an expected one first, and nothing for nonsense`, async () => {
    const questions = await questionsIn(locale)
    assert.ok(questions.filter(({ expectedKeys }) => expectedKeys.length > 0).length >= fewestQueries)
    assert.ok(questions.some(({ expectedKeys }) => expectedKeys.length === 0))
    const unknown = questions.flatMap(({ expectedKeys }) =>
      expectedKeys.filter((key) => ![...keyOf.values()].includes(key)),
    )
    assert.deepEqual(unknown, [])
    assert.deepEqual(
      questions.flatMap(({ query, expectedKeys }) => faultsOf(query, expectedKeys, search(locale, query))),
      [],
    )
  })

test('a search for Christmas finds the Christmas gifts in every language, one of them first', () => {
  for (const [locale] of writtenLanguages) {
    const found = search(locale, translateFor(locale)('occasion.christmas'))
    const gifts: readonly string[] = occasionGifts.christmas.products
    assert.ok(gifts.includes(found[0] ?? ''), `${locale}: ${found[0]} came first`)
    const missed = gifts.filter((key) => !found.includes(key))
    assert.deepEqual(missed, [], locale)
  }
})

test('a search for a mug finds the mug and then the travel mug, and no description that mentions one', () => {
  const mugs: [Locale, string][] = [
    ...(['us', 'da', 'es', 'fr', 'it', 'nl'] as const).map((locale): [Locale, string] => [locale, 'mug']),
    ['de', 'Tasse'],
    ['ar', 'كوب'],
    ['ja', 'マグ'],
    ['ja', 'マグカップ'],
    ['zh', '马克杯'],
    ['pt', 'caneca'],
    ['it', 'tazze'],
    ['es', 'tazas'],
    ['pl', 'kubki'],
    ['nl', 'mokken'],
    ['sv', 'muggar'],
    ['fi', 'mukit'],
    ['cs', 'hrnky'],
  ]
  for (const [locale, query] of mugs)
    assert.deepEqual(search(locale, query), ['name-mug', 'name-tumbler'], `${locale}: ${query}`)
  assert.deepEqual(search('ja', 'タンブラー'), ['name-tumbler'])
})

test('no stock keeping unit completes a query', () => {
  const completions = ['m', 's', 'ch', 'n'].flatMap(
    (typed) => index.suggest({ locale: 'us', text: typed, currency: 'EUR' }, 20).completions,
  )
  const units = ['mac', 'mil', 'sag', 'chb', 'not', 'mug-oat']
  assert.deepEqual(
    completions.filter((completion) => units.includes(completion)),
    [],
  )
})

type Question = { readonly query: string; readonly expectedKeys: readonly string[] }

async function questionsIn(locale: Locale): Promise<Question[]> {
  const file = new URL(`../catalog/text-search/tables/${locale}.txt`, import.meta.url)
  const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line.includes(' → '))
  return lines.map((line) => {
    const [query = '', keys = ''] = line.split(' → ')
    return { query, expectedKeys: keys === 'nothing' ? [] : keys.split(' ') }
  })
}

/** Product keys of the results, best first. */
function search(locale: Locale, query: string): string[] {
  const page = { filters: {}, sort: 'relevance', page: 1, pageSize: 100 } as const
  return index.list({ locale, currency: 'EUR', query, ...page }).ids.map((id) => keyOf.get(id)!)
}

function faultsOf(query: string, expectedKeys: readonly string[], keys: readonly string[]): string[] {
  if (expectedKeys.length === 0) return keys.length > 0 ? [`${query}: found ${keys.join(' ')}`] : []
  const missed = expectedKeys.filter((key) => !keys.includes(key))
  if (missed.length > 0) return [`${query}: missed ${missed.join(' ')}`]
  return expectedKeys.includes(keys[0]!) ? [] : [`${query}: ${keys[0]} came first`]
}
