// Tests plain dates: arithmetic, weekdays, and local dates of time zones.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import {
  addDays,
  compareDates,
  daysBetween,
  instantAt,
  isPlainDate,
  onOrAfter,
  plainDate,
  plainDateIn,
  timeZones,
  wallClock,
  weekdayOf,
} from './calendar.ts'
import { countries } from '../markets/market.ts'

const date = fc.integer({ min: -200_000, max: 200_000 }).map((days) => addDays('2026-01-01', days))
const weekday = fc.constantFrom('sunday', 'monday', 'wednesday', 'saturday')

test('addDays counts across months, years and leap days', () => {
  assert.equal(addDays('2026-12-31', 1), '2027-01-01')
  assert.equal(addDays('2028-02-28', 1), '2028-02-29')
  assert.equal(addDays('2027-03-01', -1), '2027-02-28')
  assert.equal(daysBetween('2026-04-05', '2026-05-10'), 35)
  assert.equal(plainDate(2026, 4, 31), '2026-05-01')
})

test('isPlainDate accepts only existing days', () => {
  for (const good of ['2028-02-29', '2026-12-31', '1000-01-01']) assert.ok(isPlainDate(good))
  for (const bad of [
    '2027-02-29',
    '2026-13-01',
    '2026-00-10',
    '2026-1-1',
    '2026-05-10T00:00',
    '',
    null,
    20260510,
    '2026-05-1０',
  ]) {
    assert.ok(!isPlainDate(bad), String(bad))
  }
})

test('adding, counting and comparing days agree', () => {
  fc.assert(
    fc.property(date, fc.integer({ min: -5_000, max: 5_000 }), (day, days) => {
      const other = addDays(day, days)
      assert.ok(isPlainDate(other))
      assert.equal(daysBetween(day, other), days)
      assert.equal(Math.sign(compareDates(other, day)), Math.sign(days))
      assert.equal(other > day, days > 0)
    }),
  )
})

test('a weekday recurs every seven days', () => {
  assert.equal(weekdayOf('2026-05-10'), 'sunday')
  assert.equal(weekdayOf('1969-12-31'), 'wednesday')
  fc.assert(
    fc.property(date, weekday, (day, wanted) => {
      const found = onOrAfter(day, wanted)
      assert.equal(weekdayOf(found), wanted)
      assert.ok(daysBetween(day, found) >= 0 && daysBetween(day, found) < 7)
    }),
  )
})

test('the same instant is Friday in New York and Saturday in Tokyo', () => {
  const instant = Date.UTC(2026, 4, 8, 22, 30)
  assert.equal(plainDateIn(instant, timeZones.US), '2026-05-08')
  assert.equal(plainDateIn(instant, timeZones.JP), '2026-05-09')
  assert.deepEqual(wallClock(instant, timeZones.DE), { date: '2026-05-09', minutes: 30 })
})

test('the cut-off hour has the right instant in summer, in winter and when the clocks change', () => {
  assert.equal(instantAt('2026-01-15', 14, timeZones.DE), Date.UTC(2026, 0, 15, 13))
  assert.equal(instantAt('2026-07-15', 14, timeZones.DE), Date.UTC(2026, 6, 15, 12))
  assert.equal(instantAt('2026-03-29', 14, timeZones.DE), Date.UTC(2026, 2, 29, 12))
  assert.equal(instantAt('2026-10-25', 14, timeZones.DE), Date.UTC(2026, 9, 25, 13))
})

test('a skipped hour is the moment after the jump, on both sides of Greenwich', () => {
  assert.equal(instantAt('2026-03-29', 2, 'Europe/Berlin'), Date.UTC(2026, 2, 29, 1))
  assert.equal(instantAt('2026-03-08', 2, 'America/New_York'), Date.UTC(2026, 2, 8, 7))
  // Midnight is skipped: the day begins at one.
  const begin = instantAt('2026-09-06', 0, 'America/Santiago')
  assert.deepEqual(wallClock(begin, 'America/Santiago'), { date: '2026-09-06', minutes: 60 })
})

test('instantAt and wallClock agree on every hour of every day', () => {
  const near = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2025-01-01', days))
  fc.assert(
    fc.property(
      near,
      fc.integer({ min: 4, max: 23 }),
      fc.constantFrom(...countries),
      (day, hour, country) => {
        assert.deepEqual(wallClock(instantAt(day, hour, timeZones[country]), timeZones[country]), {
          date: day,
          minutes: hour * 60,
        })
      },
    ),
  )
})
