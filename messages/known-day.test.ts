import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import type { Country } from '#domain/markets/market.ts'
import { translateFor } from './load.ts'
import { occasionDayText, onKnownDay } from './known-day.ts'

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

test('a period begins, and then lasts until a day; Christmas Eve is no period', () => {
  const said = (occasion: string, country: Country, today: string) => {
    const name = occasion === 'christmas' ? t('occasion.christmas') : 'Ramadan'
    const found = calendar
      .between(country, '2026-12-01' as PlainDate, '2027-12-01' as PlainDate)
      .find((each) => each.occasion === occasion)!
    return occasionDayText({ ...found, name }, today as PlainDate, t, (day) => day)
  }
  assert.equal(said('christmas', 'DE', '2026-12-01'), 'Heiligabend ist am 2026-12-24')
  assert.match(said('ramadan', 'AE', '2026-12-01'), /^Ramadan beginnt am 2027-02-\d\d \(voraussichtlich\)$/)
  assert.match(said('ramadan', 'AE', '2027-02-20'), /^Ramadan, bis zum 2027-03-\d\d$/)
})
