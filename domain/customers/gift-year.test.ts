// The gift year: which entries it has, in which month, and in which order.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { addDays, daysBetween } from '../calendar/calendar.ts'
import { occasionCalendar } from '../calendar/occasion.ts'
import { countries } from '../markets/market.ts'
import { giftYear, type GiftedPerson, type YearMonth } from './gift-year.ts'

const calendar = occasionCalendar({ occasions: [] })
const anna: GiftedPerson = { name: 'Anna', recipient: null, country: 'DE', days: [] }
const birthday = (month: number, day: number, year: number | null = null) => {
  return { kind: 'birthday', month, day, year } as const
}

const named = (months: readonly YearMonth[]) =>
  months.flatMap(({ entries }) =>
    entries.map((entry) =>
      'name' in entry
        ? `${entry.date} ${entry.name} ${entry.kind}`
        : `${entry.date} ${entry.occasion.occasion}`,
    ),
  )

test('the year of a market has each occasion once, in its month, with the day for the finder', () => {
  const year = giftYear(calendar, 'DE', '2026-11-24')
  assert.deepEqual(named(year), [
    '2026-11-29 advent',
    '2026-12-06 st-nicholas',
    '2026-12-25 christmas',
    '2027-02-14 valentines-day',
    '2027-03-08 womens-day',
    '2027-03-28 easter',
    '2027-05-06 fathers-day',
    '2027-05-09 mothers-day',
    '2027-06-01 childrens-day',
    '2027-06-15 graduation',
    '2027-08-01 school-start',
    '2027-10-05 teachers-day',
    '2027-10-10 grandparents-day',
    '2027-10-31 halloween',
  ])
  assert.deepEqual(
    year.map(({ first, entries }) => `${first} ${entries.length}`),
    [
      '2026-11-01 1',
      '2026-12-01 2',
      '2027-02-01 1',
      '2027-03-01 2',
      '2027-05-01 2',
      '2027-06-01 2',
      '2027-08-01 1',
      '2027-10-01 3',
    ],
  )
  const [, december] = year
  assert.deepEqual(
    december!.entries.map(({ by }) => by),
    ['2026-12-05', '2026-12-24'],
  )
  const mothersDay = year.flatMap(({ entries }) => entries).find(({ date }) => date === '2027-05-09')
  assert.equal(mothersDay?.recipient, 'mom')
})

test('an occasion whose gifts arrive too late is left out', () => {
  const arrives = ({ date }: { readonly date: string }): boolean => date >= '2026-12-01'
  const [first] = giftYear(calendar, 'DE', '2026-11-24', [], arrives)
  assert.deepEqual(named([first!]), ['2026-12-06 st-nicholas', '2026-12-25 christmas'])
})

test('people are listed at their next date, today included; those of one day follow the occasion by name', () => {
  const days = [birthday(2, 14), birthday(11, 24, 1986)]
  const people = [
    { ...anna, days },
    { ...anna, name: 'Abel', days: [birthday(2, 14)] },
  ]
  const year = giftYear(calendar, 'NL', '2026-11-24', people)
  assert.deepEqual(named(year).slice(0, 7), [
    '2026-11-24 Anna birthday',
    '2026-11-29 advent',
    '2026-12-05 sinterklaas',
    '2026-12-25 christmas',
    '2027-02-14 valentines-day',
    '2027-02-14 Abel birthday',
    '2027-02-14 Anna birthday',
  ])
  const [first] = year[0]!.entries
  assert.ok(first && 'name' in first)
  assert.equal(first.years, 40)
})

test('an occasion of a person replaces that of the market on the same day only', () => {
  const mum = { ...anna, name: 'Mum', days: [{ kind: 'mothers-day' } as const] }
  const seen = (country: 'DE' | 'GB') =>
    named(giftYear(calendar, 'DE', '2026-11-24', [{ ...mum, country }])).filter((entry) =>
      entry.includes('mothers-day'),
    )
  assert.deepEqual(seen('DE'), ['2027-05-09 Mum mothers-day'])
  assert.deepEqual(seen('GB'), ['2027-03-07 Mum mothers-day', '2027-05-09 mothers-day'])
})

test('the gift of a person is for the eve where the country gives on the eve', () => {
  const person = { ...anna, recipient: 'grandma', days: [{ kind: 'christmas' }] } as const
  const entries = giftYear(calendar, 'US', '2026-11-24', [person]).flatMap((month) => month.entries)
  const own = entries.find((entry) => 'name' in entry)
  assert.deepEqual([own?.date, own?.by, own?.recipient], ['2026-12-25', '2026-12-24', 'grandma'])
})

test('a year without entries has no months', () => {
  const none = { ...calendar, between: () => [] }
  assert.deepEqual(giftYear(none, 'DE', '2026-11-24'), [])
})

test('on every day in every market the entries are in order and within the next twelve months', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.nat(3_000), (country, days) => {
      const today = addDays('2026-01-01', days)
      const person = { ...anna, country, days: [birthday(2, 29), birthday(12, 31)] }
      const year = giftYear(calendar, country, today, [person])
      const entries = year.flatMap((month) => month.entries)
      const dates = entries.map(({ date }) => date)
      assert.deepEqual(dates, dates.toSorted())
      for (const date of dates) assert.ok(date >= today && daysBetween(today, date) <= 365)
      assert.ok(year.length <= 13 && entries.filter((entry) => 'name' in entry).length === 2)
      for (const { first, entries: some } of year)
        for (const { date } of some) assert.equal(date.slice(0, 7), first.slice(0, 7))
    }),
  )
})
