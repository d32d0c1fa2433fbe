// Tests Mother's Day and Easter in fifteen countries against a table written by hand.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, daysBetween, weekdayOf, type PlainDate } from './calendar.ts'
import { countries, type Country } from '../markets/market.ts'
import { isTimely, nextOccasions, occasionDate } from './occasion.ts'

const years = [2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032]
const second = ['05-11', '05-10', '05-09', '05-14', '05-13', '05-12', '05-11', '05-09']
const first = ['05-04', '05-03', '05-02', '05-07', '05-06', '05-05', '05-04', '05-02']
const last = ['05-25', '05-31', '05-30', '05-28', '05-27', '05-26', '05-25', '05-30']
const may26 = years.map(() => '05-26')
const march21 = years.map(() => '03-21')

const golden: Readonly<Record<Country, readonly string[]>> = {
  US: second,
  CN: second,
  JP: second,
  AE: march21,
  FR: last,
  PT: first,
  IT: second,
  ES: first,
  DE: second,
  PL: may26,
  NL: second,
  SE: last,
  DK: second,
  FI: second,
  CZ: second,
}
const easter = ['04-20', '04-05', '03-28', '04-16', '04-01', '04-21', '04-13', '03-28']
const orthodox = ['04-20', '04-12', '05-02', '04-16', '04-08', '04-28', '04-13', '05-02']

test("Mother's Day and both Easters fall on the published days of 2025 to 2032 in every country", () => {
  for (const country of countries) {
    years.forEach((year, at) => {
      assert.equal(occasionDate('mothers-day', country, year), `${year}-${golden[country][at]}`, country)
      assert.equal(occasionDate('easter', country, year), `${year}-${easter[at]}`)
      assert.equal(occasionDate('orthodox-easter', country, year), `${year}-${orthodox[at]}`)
    })
  }
})

test("France moves Mother's Day if it falls on Pentecost, Sweden does not", () => {
  for (const [year, day] of [
    [2012, '06-03'],
    [2020, '06-07'],
    [2023, '06-04'],
    [2034, '06-04'],
  ] as const) {
    assert.equal(occasionDate('mothers-day', 'FR', year), `${year}-${day}`)
  }
  assert.equal(occasionDate('mothers-day', 'SE', 2020), '2020-05-31')
})

test('the nearest occasion comes first, and an occasion ends on its own day', () => {
  assert.deepEqual(nextOccasions('AE', '2026-03-20'), [
    { occasion: 'mothers-day', date: '2026-03-21', category: 'mothers-day' },
    { occasion: 'easter', date: '2026-04-05', category: 'easter' },
  ])
  assert.deepEqual(
    nextOccasions('AE', '2026-03-21').map((o) => o.occasion),
    ['easter'],
  )
})

test('no occasion is shown more than 120 days ahead', () => {
  assert.deepEqual(nextOccasions('US', '2026-11-22'), [])
  assert.deepEqual(nextOccasions('US', '2027-05-09'), [])
  // Easter is on 28 March 2027.
  assert.deepEqual(nextOccasions('US', '2026-11-27'), [])
  assert.deepEqual(
    nextOccasions('US', '2026-11-28').map((o) => o.date),
    ['2027-03-28'],
  )
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.nat(20_000), (country, days) => {
      const today = addDays('2000-01-01', days)
      const next = nextOccasions(country, today)
      for (const { date } of next) assert.ok(daysBetween(today, date) > 0 && daysBetween(today, date) <= 120)
      assert.deepEqual(
        next.map((o) => o.date),
        next.map((o) => o.date).toSorted(),
      )
      if (country !== 'PL' && country !== 'AE') assert.ok(next.every((o) => weekdayOf(o.date) === 'sunday'))
    }),
  )
})

test('products only for an occasion more than 90 days away are not recommended', () => {
  const bunny = { categories: ['chocolate', 'easter'], tags: ['bunny', 'chocolate'] }
  const card = { categories: ['cards', 'mothers-day'], tags: ['heart'] }
  const biscuits = { categories: ['easter', 'mothers-day'], tags: [] }
  const mug = { categories: ['mothers-day', 'kitchen'], tags: ['birthday'] }
  const clock = { categories: ['home'], tags: [] }
  const recommended = (today: PlainDate) =>
    [bunny, card, biscuits, mug, clock].map((product) => isTimely(product, 'DE', today))
  assert.deepEqual(recommended('2026-11-22'), [false, false, false, true, true])
  // Easter is on 28 March 2027, Mother's Day on 9 May.
  assert.deepEqual(recommended('2026-12-27'), [false, false, false, true, true])
  assert.deepEqual(recommended('2026-12-28'), [true, false, true, true, true])
  assert.deepEqual(recommended('2027-03-28'), [true, true, true, true, true])
  assert.deepEqual(recommended('2027-03-29'), [false, true, true, true, true])
})
