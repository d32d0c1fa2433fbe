// Tests the days without delivery in the countries beyond the standard markets, in 2027.
// Working days of 2026 to 2028 were compared with the open table `date-holidays` 3. The differences are intended. Bulgaria
// moves holidays of a weekend, Serbia and Canada too; Ireland moves them as carriers do. Clean Monday is 48 days before the
// Orthodox Easter. Bank holidays that carriers work on are left out, as are days of single faiths or cantons. The
// August holiday of England and Wales counts, the days of Canada Post count. Slovak state holidays count even in years
// that make them working days.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { countries, standardMarkets, type Country } from '../markets/market.ts'
import { holidaysOf } from './holidays.ts'
import { lastKnownYear } from './movable-holidays.ts'
import { isWorkingDay } from './working-days.ts'

const rest = `
  AT 2027 01-01 01-06 03-29 05-01 05-06 05-17 05-27 08-15 10-26 11-01 12-08 12-25 12-26
  BE 2027 01-01 03-29 05-01 05-06 05-17 07-21 08-15 11-01 11-11 12-25
  BG 2027 01-01 03-03 04-30 05-01 05-02 05-03 05-04 05-06 05-24 09-06 09-22 12-24 12-25 12-26 12-27 12-28
  CY 2027 01-01 01-06 03-15 03-25 04-01 04-30 05-01 05-02 05-03 06-21 08-15 10-01 10-28 12-25 12-26
  EE 2027 01-01 02-24 03-26 03-28 05-01 05-16 06-23 06-24 08-20 12-24 12-25 12-26
  GR 2027 01-01 01-06 03-15 03-25 04-30 05-01 05-02 05-03 06-21 08-15 10-28 12-25 12-26
  HR 2027 01-01 01-06 03-28 03-29 05-01 05-27 05-30 06-22 08-05 08-15 11-01 11-18 12-25 12-26
  HU 2027 01-01 03-15 03-26 03-28 03-29 05-01 05-16 05-17 08-20 10-23 11-01 12-24 12-25 12-26
  IE 2027 01-01 02-01 03-17 03-29 05-03 06-07 08-02 10-25 12-25 12-26 12-27 12-28
  LT 2027 01-01 02-16 03-11 03-28 03-29 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26
  LU 2027 01-01 03-29 05-01 05-06 05-09 05-17 06-23 08-15 11-01 12-25 12-26
  LV 2027 01-01 03-26 03-28 03-29 05-01 05-04 06-23 06-24 11-18 12-24 12-25 12-26 12-31
  MT 2027 01-01 02-10 03-19 03-26 03-31 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25
  RO 2027 01-01 01-02 01-06 01-07 01-24 04-30 05-01 05-02 05-03 06-01 06-20 06-21 08-15 11-30 12-01 12-25 12-26
  SI 2027 01-01 01-02 02-08 03-28 03-29 04-27 05-01 05-02 05-16 06-25 08-15 10-31 11-01 12-25 12-26
  SK 2027 01-01 01-06 03-26 03-29 05-01 05-08 07-05 08-29 09-15 11-01 11-17 12-24 12-25 12-26
  GB 2027 01-01 03-26 03-29 05-03 05-31 08-30 12-25 12-26 12-27 12-28
  CH 2027 01-01 01-02 03-26 03-29 05-06 05-17 08-01 12-25 12-26
  NO 2027 01-01 03-25 03-26 03-28 03-29 05-01 05-06 05-16 05-17 12-25 12-26
  IS 2027 01-01 03-25 03-26 03-28 03-29 04-22 05-01 05-06 05-16 05-17 06-17 08-02 12-24 12-25 12-26 12-31
  LI 2027 01-01 01-06 03-26 03-29 05-01 05-06 05-17 05-27 08-15 09-08 11-01 12-08 12-25 12-26
  AD 2027 01-01 01-06 02-08 03-14 03-26 03-29 05-01 05-17 08-15 09-08 11-01 12-08 12-25 12-26
  SM 2027 01-01 01-06 02-05 03-25 03-28 03-29 04-01 05-01 05-27 07-28 08-15 09-03 10-01 11-01 11-02 12-08 12-25 12-26
  FO 2027 01-01 03-25 03-26 03-28 03-29 04-23 04-25 05-06 05-16 05-17 07-29 12-24 12-25 12-26 12-31
  GL 2027 01-01 01-06 03-25 03-26 03-28 03-29 04-23 05-06 05-16 05-17 06-21 12-24 12-25 12-26 12-31
  RS 2027 01-01 01-02 01-07 02-15 02-16 04-30 05-01 05-02 05-03 05-04 11-11
  ME 2027 01-01 01-02 05-01 05-02 05-03 05-21 05-22 07-13 07-14 11-13 11-14 11-15
  MK 2027 01-01 01-07 03-09 05-01 05-03 05-24 08-02 09-08 10-11 10-23 12-08
  TR 2027 01-01 03-09 03-10 03-11 04-23 05-01 05-16 05-17 05-18 05-19 07-15 08-30 10-29
  CA 2027 01-01 03-26 03-29 05-24 07-01 09-06 09-30 10-11 11-11 12-25 12-26 12-27 12-28
  AU 2027 01-01 01-26 03-26 03-27 03-28 03-29 04-25 12-25 12-26 12-27 12-28
  NZ 2027 01-01 01-02 01-04 02-06 02-08 03-26 03-29 04-25 04-26 06-07 06-25 10-25 12-25 12-26 12-27 12-28
  MX 2027 01-01 02-01 03-15 05-01 09-16 11-15 12-25
  ZA 2027 01-01 03-21 03-22 03-26 03-29 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26 12-27
  KR 2027 01-01 02-06 02-07 02-08 02-09 03-01 05-05 05-13 06-06 07-17 07-19 08-15 08-16 09-14 09-15 09-16 10-03 10-04 10-09 10-11 12-25 12-27
  SA 2027 02-22 03-09 03-10 03-11 03-12 05-15 05-16 05-17 05-18 09-23
  IL 2027 04-22 04-28 05-12 06-11 10-02 10-03 10-11 10-16 10-23
`

test('the days without delivery of 2027 match the published days in every further country', () => {
  const lines = rest.trim().split('\n')
  assert.equal(lines.length, countries.length - standardMarkets.length)
  for (const line of lines) {
    const [country, year, ...days] = line.trim().split(' ')
    assert.deepEqual(
      [...holidaysOf(country as Country, Number(year))],
      days.map((day) => `${year}-${day}`),
      country,
    )
  }
})

test('the tables of lunar days end in 2030, and computed days have no end', () => {
  const ends = new Map(countries.map((country) => [country, lastKnownYear(country)]))
  const known = [...ends].filter(([, year]) => year !== null)
  assert.deepEqual(known.map(([country]) => country).sort(), ['AE', 'CN', 'IL', 'KR', 'MK', 'NZ', 'SA', 'TR'])
  assert.ok(known.every(([, year]) => year === 2030))
})

test('parcels are delivered on Sunday and not on Friday in Saudi Arabia and Israel', () => {
  for (const country of ['SA', 'IL'] as const) {
    assert.ok(!isWorkingDay('2027-01-15', country))
    assert.ok(isWorkingDay('2027-01-17', country))
  }
})
