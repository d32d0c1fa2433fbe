import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Country } from '#domain/markets/market.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import { postOccasion } from './post-occasion.ts'

const textOf = (category: string, country: Country, day: string) =>
  postOccasion(category, {
    t: translateFor('us'),
    locale: 'us',
    country,
    now: Date.parse(`${day}T12:00:00Z`),
    settings: sampleSettings,
  })

test('a post says when its occasion is, and by when to order for it', () => {
  assert.match(
    textOf('easter', 'US', '2026-12-01')!,
    /^Easter: March 28, 2027 · Order by \w+, Mar \d+ \(standard shipping\)$/,
  )
  assert.match(textOf('christmas', 'DE', '2026-12-20')!, /^Christmas Eve: December 24, 2026/)
})

test('a post about an occasion that the country does not celebrate has no day', () => {
  assert.equal(textOf('christmas', 'AE', '2026-12-01'), null)
})
