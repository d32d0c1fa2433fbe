import assert from 'node:assert/strict'
import { test } from 'node:test'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import { giftYear } from '#domain/customers/gift-year.ts'
import type { Country } from '#domain/markets/market.ts'
import { giftYearTexts } from './gift-year-texts.ts'
import { translateFor } from './load.ts'

const calendar = occasionCalendar({ occasions: [] })

function december(country: Country) {
  const months = giftYear(calendar, country, '2026-12-10')
  const [first] = giftYearTexts(months, { t: translateFor('de'), locale: 'de', home: 'de' })
  return first!.entries.map(({ title, date, path }) => [title, date, path].join(' '))
}

test('where gifts are given on Christmas Eve, the year has that evening', () => {
  assert.ok(december('DE').includes('Heiligabend 2026-12-24 /gift-finder?by=2026-12-24'))
  assert.ok(december('US').some((entry) => entry.startsWith('Weihnachten 2026-12-25 ')))
})
