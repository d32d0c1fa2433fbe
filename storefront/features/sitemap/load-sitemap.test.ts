import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sampleSettings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import type { LoadContext } from '#web/platform/pages/route.ts'
import { loadSitemap } from './load-sitemap.ts'

const keys = ['flowers', 'easter', 'christmas', 'sinterklaas', 'st-nicholas', 'mothers-day', 'valentines-day']
const categories = keys.map((key) => ({
  key,
  name: key,
  address: key,
  parent: null,
  children: [],
}))

const context = {
  read: (name: string) => Promise.resolve(name === 'catalog.categories' ? categories : []),
  t: translateFor('de'),
  locale: 'de',
  path: '/sitemap',
  country: 'DE',
  now: Date.parse('2026-11-26T12:00:00Z'),
  settings: sampleSettings,
} as unknown as LoadContext

test('the site map has the occasions of a year by date, without those that the country does not celebrate', async () => {
  const { data } = await loadSitemap(context)
  assert.deepEqual(
    data.occasions.map(({ key }) => key),
    ['st-nicholas', 'christmas', 'valentines-day', 'easter', 'mothers-day'],
  )
  assert.deepEqual(
    data.categories.map(({ key }) => key),
    ['flowers'],
  )
})

test('the site map links to the gift finder for each recipient', async () => {
  const { data } = await loadSitemap(context)
  assert.deepEqual(data.finder.recipients[0], { value: 'mom', label: 'Für meine Mama' })
})
