// Tests the season of the shop against days selected by hand.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, yearOf, type PlainDate } from './calendar.ts'
import { countries, type Country } from '../markets/market.ts'
import { occasionDate } from './occasion.ts'
import { seasonOn } from './season.ts'

const seasonsOn = (country: Country, days: readonly PlainDate[]) => days.map((day) => seasonOn(country, day))

test('the season of an occasion lasts from six weeks before it to the day before it', () => {
  // Easter Sunday is 28 March 2027, Mother's Day in Germany 9 May.
  const days = [
    '2027-02-13',
    '2027-02-14',
    '2027-03-20',
    '2027-03-27',
    '2027-03-28',
    '2027-05-08',
    '2027-05-09',
  ] as const
  assert.deepEqual(seasonsOn('DE', days), [
    null,
    'easter',
    'easter',
    'easter',
    'mothers-day',
    'mothers-day',
    null,
  ])
})

test("each country has the season of its own Mother's Day", () => {
  assert.deepEqual(seasonsOn('US', ['2027-05-08', '2027-05-09']), ['mothers-day', null])
  assert.deepEqual(seasonsOn('SE', ['2027-05-09', '2027-05-29', '2027-05-30']), [
    'mothers-day',
    'mothers-day',
    null,
  ])
  assert.equal(seasonOn('PL', '2027-04-13'), null)
})

test('the nearer of two occasions wins', () => {
  // In the Emirates Mother's Day is 21 March, in the middle of the weeks before Easter.
  assert.deepEqual(seasonsOn('AE', ['2026-03-01', '2026-03-20', '2026-03-21', '2026-04-04', '2026-04-05']), [
    'mothers-day',
    'mothers-day',
    'easter',
    'easter',
    null,
  ])
  // Easter is 21 April 2030, Mother's Day in Spain 5 May.
  assert.deepEqual(seasonsOn('ES', ['2030-04-20', '2030-04-21']), ['easter', 'mothers-day'])
})

test('an occasion without a category in the shop has no season', () => {
  assert.equal(seasonOn('DE', '2027-03-20', ['flowers', 'mothers-day']), null)
  assert.equal(seasonOn('DE', '2027-04-01', ['flowers', 'mothers-day']), 'mothers-day')
})

test('the eve of every occasion is in its season, and most of the year has no season', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.nat(30_000), (country, days) => {
      const today = addDays('2000-01-01', days)
      for (const season of ['easter', 'mothers-day'] as const) {
        const date = occasionDate(season, country, yearOf(today))
        assert.notEqual(seasonOn(country, date), season)
        if (season === 'easter') assert.ok(seasonOn(country, addDays(date, -1)))
      }
      const year = Array.from({ length: 365 }, (_, day) => addDays(`${yearOf(today)}-01-01`, day))
      const withSeason = year.filter((day) => seasonOn(country, day) !== null).length
      assert.ok(withSeason >= 42 && withSeason <= 84)
    }),
    { numRuns: 60 },
  )
})
