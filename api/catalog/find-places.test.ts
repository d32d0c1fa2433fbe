// Which categories and pages a query means.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Locale } from '#domain/markets/locale.ts'
import { saveCategory } from '#services/catalog/categories.ts'
import { saveContent } from '#services/content/save-content.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => {
  shop = await openTestShop()
  for (const [key, title, german] of [
    ['delivery', 'When it arrives', 'Wann es ankommt'],
    ['about', 'About us', 'Über uns'],
  ] as const) {
    const texts = { us: { title, summary: '', body: 'x' }, de: { title: german, summary: '', body: 'x' } }
    const page = { key, kind: 'page', status: 'active', picture: null, publishedAt: 0, texts } as const
    assert.equal(await saveContent(shop.db, page, { base: null, home: 'us' }, shop.clock.now), null)
  }
})
after(() => shop.close())

async function placesFor(locale: Locale, query: string): Promise<string[]> {
  const { data } = await shop.call('catalog.places', { query }, { locale })
  return data.map(({ kind, path }) => `${kind} ${path}`)
}

test('a page is found by its title and by the words shoppers use for it', async () => {
  assert.deepEqual(await placesFor('us', 'about'), ['page /rich/about'])
  assert.deepEqual(await placesFor('us', 'shipping cost'), ['page /rich/delivery'])
  assert.deepEqual(await placesFor('de', 'Versandkosten'), ['page /rich/delivery'])
  assert.deepEqual(await placesFor('us', 'mug'), [])
})

test('the merchant leads a query to a page', async () => {
  const search = { us: { synonyms: '', redirects: 'wholesale = /rich/about', first: '' } }
  await changeSettings(shop.db, { search }, shop.clock.now)
  await shop.shop.catalog.refresh()
  assert.deepEqual(await placesFor('us', 'wholesale'), ['redirect /rich/about'])
  assert.deepEqual(await placesFor('de', 'wholesale'), [])
})

test('all levels of categories are the main ones, each with those below it', async () => {
  const named = (key: string, parent: string | null) =>
    saveCategory(
      shop.db,
      { key, parent, picture: null, texts: { us: { name: key, description: '' } } },
      { isNew: true, home: 'us' },
      shop.clock.now,
    )
  for (const [key, parent] of [
    ['home', null],
    ['kitchen', 'home'],
    ['cups', 'kitchen'],
  ] as const)
    assert.equal(await named(key, parent), null)
  await shop.shop.catalog.refresh()
  const keysOf = async (input: { levels?: 'all' }) =>
    (await shop.call('catalog.categories', input, { locale: 'us' })).data.map(({ key }) => key)
  assert.deepEqual(await keysOf({}), ['gifts', 'home'])
  assert.deepEqual(await keysOf({ levels: 'all' }), ['gifts', 'home', 'kitchen', 'cups'])
})
