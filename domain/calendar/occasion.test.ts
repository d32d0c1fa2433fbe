// Tests Mother's Day and Easter in fifteen countries against a table written by hand.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, daysBetween, type PlainDate } from './calendar.ts'
import { countries, standardMarkets, type Country } from '../markets/market.ts'
import { findableDays, leadDays, occasionCalendar } from './occasion.ts'

const {
  next: nextOccasions,
  hiddenCategories,
  isTimely,
  dateIn: occasionDate,
} = occasionCalendar({ occasions: [] })

const years = [2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032]
const second = ['05-11', '05-10', '05-09', '05-14', '05-13', '05-12', '05-11', '05-09']
const first = ['05-04', '05-03', '05-02', '05-07', '05-06', '05-05', '05-04', '05-02']
const last = ['05-25', '05-31', '05-30', '05-28', '05-27', '05-26', '05-25', '05-30']
const may26 = years.map(() => '05-26')
const march21 = years.map(() => '03-21')

const golden: { readonly [Code in Country]?: readonly string[] } = {
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
  for (const country of standardMarkets) {
    years.forEach((year, at) => {
      assert.equal(occasionDate('mothers-day', country, year), `${year}-${golden[country]![at]}`, country)
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
  const next = (today: PlainDate) => nextOccasions('AE', today).map(({ occasion }) => occasion)
  assert.deepEqual(next('2026-03-20').slice(0, 2), ['eid-al-fitr', 'mothers-day'])
  assert.deepEqual(next('2026-03-22').slice(0, 2), ['eid-al-adha', 'graduation'])
})

test('a market sees only what its shoppers celebrate', () => {
  const seen = (country: Country) =>
    nextOccasions(country, '2026-11-22').map(({ occasion, date }) => `${occasion} ${date}`)
  assert.deepEqual(seen('NL'), [
    'advent 2026-11-29',
    'sinterklaas 2026-12-05',
    'christmas 2026-12-25',
    'valentines-day 2027-02-14',
  ])
  assert.deepEqual(seen('AE'), [
    'new-year 2027-01-01',
    'ramadan 2027-02-08',
    'valentines-day 2027-02-14',
    'womens-day 2027-03-08',
    'eid-al-fitr 2027-03-09',
    'childrens-day 2027-03-15',
    'mothers-day 2027-03-21',
  ])
})

test('where gifts are given on the eve, they are needed a day earlier', () => {
  const given = (country: Country) =>
    nextOccasions(country, '2026-12-10').find(({ occasion }) => occasion === 'christmas')?.givenOn
  assert.deepEqual([given('US'), given('DE')], ['2026-12-25', '2026-12-24'])
})

test('no occasion is shown more than 120 days ahead or after its last day, and all are in order', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.nat(20_000), (country, days) => {
      const today = addDays('2000-01-01', days)
      const next = nextOccasions(country, today)
      for (const { date, until } of next) assert.ok(daysBetween(today, date) <= 120 && until > today)
      const dates = next.map(({ date }) => date)
      assert.deepEqual(dates, dates.toSorted())
    }),
  )
})

test('products only for occasions that are distant or not celebrated are not recommended', () => {
  const bunny = { categories: ['chocolate', 'easter'], tags: ['bunny', 'chocolate'] }
  const card = { categories: ['cards', 'mothers-day'], tags: ['heart'] }
  const mug = { categories: ['mothers-day', 'kitchen'], tags: ['birthday'] }
  const wreath = { categories: ['decoration', 'christmas'], tags: [] }
  const clock = { categories: ['home'], tags: [] }
  const recommended = (country: Country, today: PlainDate) =>
    [bunny, card, mug, wreath, clock].map((product) => isTimely(product, country, today, leadDays))
  assert.deepEqual(recommended('DE', '2026-11-22'), [false, false, true, true, true])
  // Easter is on 28 March 2027, Mother's Day on 9 May.
  assert.deepEqual(recommended('DE', '2027-03-28'), [true, true, true, false, true])
  assert.deepEqual(recommended('DE', '2027-03-29'), [false, true, true, false, true])
  assert.deepEqual(recommended('AE', '2026-12-01'), [false, false, true, false, true])
  // In January shoppers buy for Valentine's Day; who searches finds gifts for Easter.
  assert.deepEqual(recommended('DE', '2027-01-05'), [false, false, true, false, true])
  assert.ok(isTimely(bunny, 'DE', '2027-01-05', findableDays))
})

test('an advent calendar is recommended until the last day of November', () => {
  const adventCalendar = { categories: ['decoration', 'christmas'], tags: ['advent-calendar'] }
  const recommended = ['2026-11-29', '2026-11-30', '2026-12-01', '2026-12-24'] as const
  assert.deepEqual(
    recommended.map((day) => isTimely(adventCalendar, 'DE', day, findableDays)),
    [true, true, false, false],
  )
})

test('categories of distant and foreign occasions are hidden', () => {
  const hidden = hiddenCategories('AE', '2027-03-01')
  assert.deepEqual(
    [hidden.has('easter'), hidden.has('eid-al-fitr'), hidden.has('flowers')],
    [true, false, false],
  )
})
