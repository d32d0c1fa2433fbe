// Tests public holidays against published calendars.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, isPlainDate, yearOf } from './calendar.ts'
import { holidaysOf, isHoliday } from './holidays.ts'
import { movableHolidays } from './movable-holidays.ts'
import { standardMarkets, type Country } from '../markets/market.ts'

function assertDays(country: Country, year: number, monthDays: string): void {
  assert.deepEqual(
    [...holidaysOf(country, year)],
    monthDays.split(' ').map((monthDay) => `${year}-${monthDay}`),
  )
}

test('Germany has its nine nationwide holidays of 2026', () => {
  assertDays('DE', 2026, '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26')
})

test('the United States have the federal holidays, on Monday if one falls on a Sunday', () => {
  assertDays('US', 2026, '01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25')
  assert.ok(isHoliday('2027-07-05', 'US'))
})

test('Japan has its substitute days, equinoxes and, in 2026, a day between two holidays', () => {
  assertDays(
    'JP',
    2026,
    '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23',
  )
  assert.ok(isHoliday('2027-03-22', 'JP'), 'the equinox of 2027 is a Sunday')
  assert.ok(!isHoliday('2027-09-22', 'JP'))
})

test('France, Sweden and Poland have their holidays of 2026', () => {
  assertDays('FR', 2026, '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25')
  assertDays(
    'SE',
    2026,
    '01-01 01-06 04-03 04-05 04-06 05-01 05-14 05-24 06-06 06-19 06-20 10-31 12-24 12-25 12-26 12-31',
  )
  assertDays(
    'PL',
    2026,
    '01-01 01-06 04-05 04-06 05-01 05-03 05-24 06-04 08-15 11-01 11-11 12-24 12-25 12-26',
  )
})

test('the Chinese holidays of the spring festival of 2027 begin on its eve', () => {
  assert.ok(!isHoliday('2027-02-04', 'CN'))
  for (let day = 0; day < 8; day += 1) assert.ok(isHoliday(addDays('2027-02-05', day), 'CN'))
  assert.ok(!isHoliday('2027-02-13', 'CN'))
})

test('the Emirates have holidays for both Eids', () => {
  for (const day of ['2026-03-20', '2026-03-22', '2026-05-26', '2026-05-29', '2026-12-02'] as const)
    assert.ok(isHoliday(day, 'AE'))
})

test('the table of Islamic days follows the Umm al-Qura calendar', () => {
  const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  })
  const monthAndDay = (date: string): string => {
    const parts = hijri.formatToParts(new Date(`${date}T00:00:00Z`))
    return `${parts.find((p) => p.type === 'month')?.value}/${parts.find((p) => p.type === 'day')?.value}`
  }
  for (const { AE } of Object.values(movableHolidays))
    assert.deepEqual(AE.map(monthAndDay), ['10/1', '12/10', '1/1', '3/12'])
})

test('in every country and year holidays are existing days, sorted, distinct, and begin with New Year', () => {
  for (const country of standardMarkets) {
    for (let year = 2025; year <= 2040; year += 1) {
      const days = [...holidaysOf(country, year)]
      assert.deepEqual(days, [...new Set(days)].sort())
      assert.ok(
        days.every((day) => isPlainDate(day) && yearOf(day) === year),
        `${country} ${year}`,
      )
      assert.equal(days[0], `${year}-01-01`)
    }
  }
})
