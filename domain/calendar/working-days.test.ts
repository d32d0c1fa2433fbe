// Tests counting of working days.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, daysBetween } from './calendar.ts'
import { countries } from '../markets/market.ts'
import { addWorkingDays, isWorkingDay, workingDayOnOrAfter } from './working-days.ts'

const date = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2026-01-01', days))
const country = fc.constantFrom(...countries)

test('two working days after Maundy Thursday 2026 is Wednesday in Germany and Tuesday in the Netherlands', () => {
  assert.equal(addWorkingDays('2026-04-02', 2, 'DE'), '2026-04-08')
  assert.equal(addWorkingDays('2026-04-02', 2, 'NL'), '2026-04-07')
})

test('Friday is a working day in the Emirates, Sunday is not', () => {
  assert.ok(isWorkingDay('2026-11-20', 'AE'))
  assert.ok(!isWorkingDay('2026-11-22', 'AE'))
})

test('counting ends on working days, partial counts add up, and a break lasts at most two weeks', () => {
  fc.assert(
    fc.property(date, country, fc.nat(20), fc.nat(20), (day, where, a, b) => {
      const there = addWorkingDays(day, a, where)
      if (a > 0) assert.ok(isWorkingDay(there, where))
      assert.equal(addWorkingDays(there, b, where), addWorkingDays(day, a + b, where))
      assert.ok(daysBetween(day, workingDayOnOrAfter(day, where)) < 14)
    }),
  )
})
