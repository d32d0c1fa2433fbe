import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import type { Country } from '#domain/markets/market.ts'
import { translateFor } from '#messages/load.ts'
import { onKnownDay } from './known-day.ts'

const calendar = occasionCalendar({ occasions: [] })

function shown(occasion: string, country: Country, day: string) {
  const next = calendar.next(country, day as PlainDate).find((each) => each.occasion === occasion)!
  return onKnownDay({ name: occasion, date: next.date }, next, translateFor('de'))
}

test('where gifts are given on Christmas Eve, that evening is shown; St Nicholas keeps his day', () => {
  assert.deepEqual(shown('christmas', 'DE', '2026-11-25'), { name: 'Heiligabend', date: '2026-12-24' })
  assert.deepEqual(shown('christmas', 'US', '2026-11-25'), { name: 'christmas', date: '2026-12-25' })
  assert.deepEqual(shown('st-nicholas', 'DE', '2026-11-25'), { name: 'st-nicholas', date: '2026-12-06' })
})
