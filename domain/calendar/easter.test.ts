// Tests both Easters against published dates and against properties of every Easter.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { weekdayOf } from './calendar.ts'
import { orthodoxEaster, westernEaster } from './easter.ts'

const known = [
  ['2008-03-23', '2008-04-27'],
  ['2024-03-31', '2024-05-05'],
  ['2025-04-20', '2025-04-20'],
  ['2026-04-05', '2026-04-12'],
  ['2027-03-28', '2027-05-02'],
  ['2028-04-16', '2028-04-16'],
  ['2029-04-01', '2029-04-08'],
  ['2030-04-21', '2030-04-28'],
  ['2031-04-13', '2031-04-13'],
  ['2032-03-28', '2032-05-02'],
  ['2038-04-25', '2038-04-25'],
] as const

test('Easter falls on the published dates', () => {
  for (const [western, orthodox] of known) {
    const year = Number(western.slice(0, 4))
    assert.equal(westernEaster(year), western)
    assert.equal(orthodoxEaster(year), orthodox)
  }
})

test('from 1900 to 2099 Easter is a Sunday in season, and orthodox Easter is at most five weeks later', () => {
  for (let year = 1900; year < 2100; year += 1) {
    const [western, orthodox] = [westernEaster(year), orthodoxEaster(year)]
    assert.equal(weekdayOf(western), 'sunday')
    assert.equal(weekdayOf(orthodox), 'sunday')
    assert.ok(western >= `${year}-03-22` && western <= `${year}-04-25`, western)
    assert.ok(orthodox >= `${year}-04-03` && orthodox <= `${year}-05-10`, orthodox)
    assert.ok(orthodox >= western)
  }
})
