import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Country } from '#domain/markets/market.ts'
import { sampleSettings } from '#domain/settings/settings.ts'
import { translateFor } from '#messages/load.ts'
import { postOccasion } from './post-occasion.ts'

const occasionOf = (category: string, country: Country, day: string) =>
  postOccasion(category, {
    t: translateFor('us'),
    locale: 'us',
    country,
    now: Date.parse(`${day}T12:00:00Z`),
    settings: sampleSettings,
  })

test('a post says when its occasion is, and by when to order for it', () => {
  const easter = occasionOf('easter', 'US', '2026-12-01')!
  assert.equal(easter.day, 'Easter: March 28, 2027')
  assert.match(easter.order!, /^Order by \w+, Mar \d+ \(standard shipping\)$/)
  assert.equal(occasionOf('christmas', 'DE', '2026-12-20')!.day, 'Christmas Eve: December 24, 2026')
  assert.equal(occasionOf('christmas', 'DE', '2026-12-23')!.order, null)
})

test('a post about an occasion that the country does not celebrate has no day', () => {
  assert.equal(occasionOf('christmas', 'AE', '2026-12-01'), null)
})
