import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Country } from '#domain/markets/market.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import { loadFrame } from './load-frame.ts'

const keys = ['valentines-day', 'christmas', 'st-nicholas', 'ramadan', 'flowers']
const categories = keys.map((key) => ({ key, name: key, address: key, parent: null, children: [] }))

async function menuOf(country: Country, day: string) {
  const read = (name: string) => Promise.resolve(name === 'catalog.categories' ? categories : [])
  const request = { locale: 'us', country, settings: sampleSettings, now: Date.parse(`${day}T09:00:00Z`) }
  const { frame } = await loadFrame(
    ...([read, request, translateFor('us')] as unknown as Parameters<typeof loadFrame>),
  )
  return frame.menu
}

test('the menu has the next occasions by date, with the one that leads, then the kinds of goods', async () => {
  const menu = await menuOf('DE', '2026-12-01')
  assert.deepEqual(
    menu.map(({ key }) => key),
    ['st-nicholas', 'christmas', 'valentines-day', 'flowers'],
  )
})

test('an occasion in the menu has its coming day, before and during Advent', async () => {
  for (const today of ['2026-11-24', '2026-12-01']) {
    const christmas = (await menuOf('DE', today)).find(({ key }) => key === 'christmas')
    assert.equal(christmas?.on, 'Dec\u00A024')
  }
})

test('an occasion that has begun stays in the menu, without its past first day', async () => {
  const [ramadan] = await menuOf('AE', '2027-02-15')
  assert.deepEqual([ramadan?.key, ramadan?.on], ['ramadan', ''])
})
