// Which season the shop wears, against days picked by hand.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, yearOf, type PlainDate } from './calendar.ts'
import { countries, type Country } from '../markets/market.ts'
import { occasionDate } from './occasion.ts'
import { seasonOn } from './season.ts'

const tell = (country: Country, days: readonly PlainDate[]) => days.map((day) => seasonOn(country, day))

test('an occasion colours the shop from six weeks before it to the day before it', () => {
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
  assert.deepEqual(tell('DE', days), [null, 'easter', 'easter', 'easter', 'mothers-day', 'mothers-day', null])
})

test("each country prepares for its own Mother's Day", () => {
  assert.deepEqual(tell('US', ['2027-05-08', '2027-05-09']), ['mothers-day', null])
  assert.deepEqual(tell('SE', ['2027-05-09', '2027-05-29', '2027-05-30']), [
    'mothers-day',
    'mothers-day',
    null,
  ])
  assert.equal(seasonOn('PL', '2027-04-13'), null)
})

test('of two occasions at once the nearer wins', () => {
  // In the Emirates Mother's Day is 21 March, in the middle of the weeks before Easter.
  assert.deepEqual(tell('AE', ['2026-03-01', '2026-03-20', '2026-03-21', '2026-04-04', '2026-04-05']), [
    'mothers-day',
    'mothers-day',
    'easter',
    'easter',
    null,
  ])
  // Easter is 21 April 2030, Mother's Day in Spain 5 May.
  assert.deepEqual(tell('ES', ['2030-04-20', '2030-04-21']), ['easter', 'mothers-day'])
})

test('an occasion that the shop has no category for has no season', () => {
  assert.equal(seasonOn('DE', '2027-03-20', ['flowers', 'mothers-day']), null)
  assert.equal(seasonOn('DE', '2027-04-01', ['flowers', 'mothers-day']), 'mothers-day')
})

test('on the eve of every occasion the shop wears it, and most of the year it wears none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.nat(30_000), (country, days) => {
      const today = addDays('2000-01-01', days)
      for (const season of ['easter', 'mothers-day'] as const) {
        const date = occasionDate(season, country, yearOf(today))
        assert.notEqual(seasonOn(country, date), season)
        if (season === 'easter') assert.ok(seasonOn(country, addDays(date, -1)))
      }
      const year = Array.from({ length: 365 }, (_, day) => addDays(`${yearOf(today)}-01-01`, day))
      const coloured = year.filter((day) => seasonOn(country, day) !== null).length
      assert.ok(coloured >= 42 && coloured <= 84)
    }),
    { numRuns: 60 },
  )
})
