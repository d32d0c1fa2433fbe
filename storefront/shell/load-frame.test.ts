import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Country } from '#domain/markets/market.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import { loadFrame } from './load-frame.ts'

const keys = ['valentines-day', 'christmas', 'st-nicholas', 'flowers']
const categories = keys.map((key) => ({ key, name: key, address: key, parent: null, children: [] }))

async function menuOf(country: Country, day: string): Promise<string[]> {
  const read = (name: string) => Promise.resolve(name === 'catalog.categories' ? categories : [])
  const request = { locale: 'us', country, settings: sampleSettings, now: Date.parse(`${day}T09:00:00Z`) }
  const { frame } = await loadFrame(
    ...([read, request, translateFor('us')] as unknown as Parameters<typeof loadFrame>),
  )
  return frame.menu.map(({ key }) => key)
}

test('the menu has the occasion that leads, then the others by date, then the kinds of goods', async () => {
  assert.deepEqual(await menuOf('DE', '2026-12-01'), [
    'christmas',
    'st-nicholas',
    'valentines-day',
    'flowers',
  ])
})
