import assert from 'node:assert/strict'
import { test } from 'node:test'
import { translateFor } from '#messages/load.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'
import { loadSitemap } from './load-sitemap.ts'

const categories = ['flowers', 'easter', 'christmas', 'st-nicholas', 'valentines-day'].map((key) => ({
  key,
  name: key,
  address: key,
  parent: null,
  children: [],
}))

test('the occasions of the site map are by date, and those that are not near are absent', async () => {
  const context = {
    read: (name: string) => Promise.resolve(name === 'catalog.categories' ? categories : []),
    t: translateFor('de'),
    locale: 'de',
    path: '/sitemap',
    country: 'DE',
    now: Date.parse('2026-11-26T12:00:00Z'),
    settings: { occasions: [] },
  } as unknown as LoadContext
  const { data } = await loadSitemap(context)
  const keys = data.occasions.map(({ key }) => key)
  assert.deepEqual(keys, ['st-nicholas', 'christmas', 'valentines-day'])
  assert.deepEqual(
    data.categories.map(({ key }) => key),
    ['flowers'],
  )
})
