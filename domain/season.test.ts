// Which season the shop wears, against days picked by hand.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, yearOf, type PlainDate } from './calendar.ts'
import { countries, type Country } from './market.ts'
import { occasionDate } from './occasion.ts'
import { seasonOn } from './season.ts'

const tell = (country: Country, days: readonly PlainDate[]) => days.map((day) => seasonOn(country, day))

test('Easter colours the shop from five weeks before through its Monday', () => {
  // Easter Sunday is 28 March 2027.
  const days = ['2027-02-20', '2027-02-21', '2027-03-28', '2027-03-29', '2027-03-30'] as const
  assert.deepEqual(tell('DE', days), [null, 'easter', 'easter', 'easter', null])
})

test("Mother's Day colours each country's shop in the four weeks before its own day", () => {
  assert.deepEqual(tell('US', ['2027-04-10', '2027-04-11', '2027-05-09', '2027-05-10']), [
    null,
    'mothers-day',
    'mothers-day',
    null,
  ])
  assert.deepEqual(tell('SE', ['2027-05-09', '2027-05-30']), ['mothers-day', 'mothers-day'])
  assert.equal(seasonOn('PL', '2027-04-11'), null)
})

test('of two seasons at once the feast that comes first wins', () => {
  // In the Emirates Mother's Day is 21 March, in the middle of the weeks before Easter.
  assert.deepEqual(tell('AE', ['2026-03-01', '2026-03-21', '2026-03-22', '2026-04-06', '2026-04-07']), [
    'mothers-day',
    'mothers-day',
    'easter',
    'easter',
    null,
  ])
  // Easter is 21 April 2030, Mother's Day in Spain 5 May: after Easter Sunday hers is the one ahead.
  assert.deepEqual(tell('ES', ['2030-04-20', '2030-04-21', '2030-04-22']), [
    'easter',
    'easter',
    'mothers-day',
  ])
})

test('every feast is met in its own colours, and most of the year has none', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.nat(30_000), (country, days) => {
      const today = addDays('2000-01-01', days)
      for (const season of ['easter', 'mothers-day'] as const) {
        const feast = occasionDate(season, country, yearOf(today))
        assert.equal(seasonOn(country, feast), season)
      }
      const year = Array.from({ length: 365 }, (_, day) => addDays(`${yearOf(today)}-01-01`, day))
      const coloured = year.filter((day) => seasonOn(country, day) !== null).length
      assert.ok(coloured <= 37 + 29 && coloured >= 37)
    }),
    { numRuns: 60 },
  )
})
