// Tests the days without delivery and the last days to order in all fifteen countries from 2026 to 2028. The days
// were compared with the open table `date-holidays` 3, which cites each country's law. The differences are intended.
// American parcels are delivered on the Friday before a Saturday's holiday. The Chinese holidays of women, children
// and soldiers are working days. Couriers stop for the whole spring festival and the weeks of May and October. The
// State Council's notices extend them. In the Emirates carriers work on the first day of Ramadan and stop on the day
// of Arafah. In the Nordic countries the eves of Midsummer, Christmas and New Year are holidays.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standardShipping } from '../delivery/standard-shipping.ts'
import { weekdayOf, yearOf, type PlainDate } from './calendar.ts'
import { deliveryOf, orderBy } from '../delivery/delivery.ts'
import { holidaysOf, isHoliday } from './holidays.ts'
import { standardMarkets, type Country } from '../markets/market.ts'
import { occasionCalendar } from './occasion.ts'

const years = [2026, 2027, 2028]

const rest = `
  US 2026 01-01 01-19 02-16 05-25 06-19 07-04 09-07 10-12 11-11 11-26 12-25
  US 2027 01-01 01-18 02-15 05-31 06-19 07-04 07-05 09-06 10-11 11-11 11-25 12-25
  US 2028 01-01 01-17 02-21 05-29 06-19 07-04 09-04 10-09 11-11 11-23 12-25
  CN 2026 01-01 02-16 02-17 02-18 02-19 02-20 02-21 02-22 02-23 04-05 05-01 05-02 05-03 05-04 05-05 06-19 09-25 10-01 10-02 10-03 10-04 10-05 10-06 10-07
  CN 2027 01-01 02-05 02-06 02-07 02-08 02-09 02-10 02-11 02-12 04-05 05-01 05-02 05-03 05-04 05-05 06-09 09-15 10-01 10-02 10-03 10-04 10-05 10-06 10-07
  CN 2028 01-01 01-25 01-26 01-27 01-28 01-29 01-30 01-31 02-01 04-04 05-01 05-02 05-03 05-04 05-05 05-28 10-01 10-02 10-03 10-04 10-05 10-06 10-07
  JP 2026 01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23
  JP 2027 01-01 01-11 02-11 02-23 03-21 03-22 04-29 05-03 05-04 05-05 07-19 08-11 09-20 09-23 10-11 11-03 11-23
  JP 2028 01-01 01-10 02-11 02-23 03-20 04-29 05-03 05-04 05-05 07-17 08-11 09-18 09-22 10-09 11-03 11-23
  AE 2026 01-01 03-20 03-21 03-22 05-26 05-27 05-28 05-29 06-16 08-25 12-02 12-03
  AE 2027 01-01 03-09 03-10 03-11 05-15 05-16 05-17 05-18 06-06 08-14 12-02 12-03
  AE 2028 01-01 02-26 02-27 02-28 05-04 05-05 05-06 05-07 05-25 08-03 12-02 12-03
  FR 2026 01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25
  FR 2027 01-01 03-29 05-01 05-06 05-08 05-17 07-14 08-15 11-01 11-11 12-25
  FR 2028 01-01 04-17 05-01 05-08 05-25 06-05 07-14 08-15 11-01 11-11 12-25
  PT 2026 01-01 04-03 04-05 04-25 05-01 06-04 06-10 08-15 10-05 11-01 12-01 12-08 12-25
  PT 2027 01-01 03-26 03-28 04-25 05-01 05-27 06-10 08-15 10-05 11-01 12-01 12-08 12-25
  PT 2028 01-01 04-14 04-16 04-25 05-01 06-10 06-15 08-15 10-05 11-01 12-01 12-08 12-25
  IT 2026 01-01 01-06 04-05 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26
  IT 2027 01-01 01-06 03-28 03-29 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26
  IT 2028 01-01 01-06 04-16 04-17 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26
  ES 2026 01-01 01-06 04-03 05-01 08-15 10-12 11-01 12-06 12-08 12-25
  ES 2027 01-01 01-06 03-26 05-01 08-15 10-12 11-01 12-06 12-08 12-25
  ES 2028 01-01 01-06 04-14 05-01 08-15 10-12 11-01 12-06 12-08 12-25
  DE 2026 01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26
  DE 2027 01-01 03-26 03-29 05-01 05-06 05-17 10-03 12-25 12-26
  DE 2028 01-01 04-14 04-17 05-01 05-25 06-05 10-03 12-25 12-26
  PL 2026 01-01 01-06 04-05 04-06 05-01 05-03 05-24 06-04 08-15 11-01 11-11 12-24 12-25 12-26
  PL 2027 01-01 01-06 03-28 03-29 05-01 05-03 05-16 05-27 08-15 11-01 11-11 12-24 12-25 12-26
  PL 2028 01-01 01-06 04-16 04-17 05-01 05-03 06-04 06-15 08-15 11-01 11-11 12-24 12-25 12-26
  NL 2026 01-01 04-05 04-06 04-27 05-14 05-24 05-25 12-25 12-26
  NL 2027 01-01 03-28 03-29 04-27 05-06 05-16 05-17 12-25 12-26
  NL 2028 01-01 04-16 04-17 04-27 05-25 06-04 06-05 12-25 12-26
  SE 2026 01-01 01-06 04-03 04-05 04-06 05-01 05-14 05-24 06-06 06-19 06-20 10-31 12-24 12-25 12-26 12-31
  SE 2027 01-01 01-06 03-26 03-28 03-29 05-01 05-06 05-16 06-06 06-25 06-26 11-06 12-24 12-25 12-26 12-31
  SE 2028 01-01 01-06 04-14 04-16 04-17 05-01 05-25 06-04 06-06 06-23 06-24 11-04 12-24 12-25 12-26 12-31
  DK 2026 01-01 04-02 04-03 04-05 04-06 05-14 05-24 05-25 06-05 12-24 12-25 12-26 12-31
  DK 2027 01-01 03-25 03-26 03-28 03-29 05-06 05-16 05-17 06-05 12-24 12-25 12-26 12-31
  DK 2028 01-01 04-13 04-14 04-16 04-17 05-25 06-04 06-05 12-24 12-25 12-26 12-31
  FI 2026 01-01 01-06 04-03 04-05 04-06 05-01 05-14 05-24 06-19 06-20 10-31 12-06 12-24 12-25 12-26
  FI 2027 01-01 01-06 03-26 03-28 03-29 05-01 05-06 05-16 06-25 06-26 11-06 12-06 12-24 12-25 12-26
  FI 2028 01-01 01-06 04-14 04-16 04-17 05-01 05-25 06-04 06-23 06-24 11-04 12-06 12-24 12-25 12-26
  CZ 2026 01-01 04-03 04-06 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26
  CZ 2027 01-01 03-26 03-29 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26
  CZ 2028 01-01 04-14 04-17 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26
`

test('the days without delivery from 2026 to 2028 match the published days in every country', () => {
  const lines = rest.trim().split('\n')
  assert.equal(lines.length, standardMarkets.length * years.length)
  for (const line of lines) {
    const [country, year, ...days] = line.trim().split(' ')
    assert.deepEqual(
      [...holidaysOf(country as Country, Number(year))],
      days.map((day) => `${year}-${day}`),
      `${country} ${year}`,
    )
  }
})

test('an order by the published day arrives in time, in every country and by every method', () => {
  for (const country of standardMarkets)
    for (const year of years)
      for (const occasion of ['easter', 'mothers-day'] as const)
        for (const method of ['standard', 'express'])
          assertInTime(country, occasionCalendar({ occasions: [] }).dateIn(occasion, country, year), method)
})

function assertInTime(country: Country, feast: PlainDate, method: string): void {
  const route = { country, method, handlingDays: 1 }
  const where = `${country} ${feast} ${method}`
  const by = orderBy(standardShipping, feast, route, Date.UTC(yearOf(feast) - 1, 11, 15))
  assert.ok(by, where)
  assert.ok(by.date < feast && !isHoliday(by.date, 'DE') && weekdayOf(by.date) !== 'sunday', where)
  assert.ok(deliveryOf(standardShipping, route, by.at - 1).latest <= feast, where)
  assert.ok(deliveryOf(standardShipping, route, by.at).latest > feast, where)
}
