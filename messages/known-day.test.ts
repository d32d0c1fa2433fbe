import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import type { Country } from '#domain/markets/market.ts'
import { translateFor } from './load.ts'
import { onKnownDay } from './known-day.ts'

const calendar = occasionCalendar({ occasions: [] })

const t = translateFor('de')

function shown(occasion: 'christmas' | 'st-nicholas', country: Country, name = t(`occasion.${occasion}`)) {
  const next = calendar.next(country, '2026-11-25' as PlainDate)
  const { date, givenOn } = next.find((each) => each.occasion === occasion)!
  const known = onKnownDay({ occasion, name, date, givenOn }, t)
  return [known.name, known.date]
}

test('where gifts are given on Christmas Eve, that evening is shown; St Nicholas keeps his day', () => {
  assert.deepEqual(shown('christmas', 'DE'), ['Heiligabend', '2026-12-24'])
  assert.deepEqual(shown('christmas', 'US'), ['Weihnachten', '2026-12-25'])
  assert.deepEqual(shown('christmas', 'DE', 'Weihnachtsfest'), ['Weihnachtsfest', '2026-12-25'])
  assert.deepEqual(shown('st-nicholas', 'DE'), ['Nikolaus', '2026-12-06'])
})
