// Tests which occasion leads the shop, on days and in markets selected by hand.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standardShipping } from '../delivery/standard-shipping.ts'
import fc from 'fast-check'
import { addDays, daysBetween, instantAt, timeZones, type PlainDate } from './calendar.ts'
import { countries, type Country } from '../markets/market.ts'
import { occasionCalendar } from './occasion.ts'
import { leadingOccasion, occasionInTime } from './season.ts'

const settings = { shipping: standardShipping, occasions: [] }
const calendar = occasionCalendar(settings)
const categories = [...calendar.categories]
const leadAt = (country: Country, day: PlainDate, keys: readonly string[] = categories) =>
  leadingOccasion(settings, country, instantAt(day, 12, timeZones[country]), keys)?.occasion ?? null

test('each market leads with the next occasion that its shoppers buy for', () => {
  const year: readonly [PlainDate, string][] = [
    ['2026-11-22', 'US christmas, NL sinterklaas, AE new-year, JP christmas, PL christmas, DE christmas'],
    ['2026-12-04', 'NL christmas, ES christmas'],
    // Christmas is late there; the gifts of the New Year are not.
    ['2026-12-20', 'JP new-year, US christmas'],
    ['2026-12-28', 'ES epiphany, CN lunar-new-year, DE null'],
    ['2027-01-25', 'US valentines-day, CN lunar-new-year, AE ramadan'],
    ['2027-02-20', 'AE eid-al-fitr, IT womens-day, JP white-day, US easter'],
    ['2027-03-22', 'DE easter, AE null, JP school-start'],
    ['2027-04-25', 'US mothers-day, AE eid-al-adha, ES mothers-day'],
    ['2027-06-05', 'US fathers-day, SE midsummer, CN fathers-day'],
    ['2027-07-20', 'US null, CN qixi'],
    ['2027-10-20', 'US halloween, AE diwali, CN singles-day, FI fathers-day'],
  ]
  for (const [day, expected] of year)
    for (const each of expected.split(', ')) {
      const [country = '', occasion] = each.split(' ')
      assert.equal(String(leadAt(country as Country, day)), occasion, `${country} on ${day}`)
    }
})

test('an occasion leads from six weeks before it to the day before it', () => {
  const days = ['2027-02-13', '2027-02-14', '2027-03-27', '2027-03-28', '2027-05-08', '2027-05-09'] as const
  const leads = days.map((day) => leadAt('DE', day, ['easter', 'mothers-day']))
  assert.deepEqual(leads, [null, 'easter', 'easter', 'mothers-day', 'mothers-day', null])
})

test('an occasion that no order reaches leads only if no other one is near', () => {
  // Spain has Mother's Day on 2 May.
  assert.equal(leadAt('ES', '2027-03-27', ['easter']), 'easter')
  assert.equal(leadAt('ES', '2027-03-27', ['easter', 'mothers-day']), 'mothers-day')
})

test('when no order arrives in time, the lead does not return to an earlier occasion', () => {
  const days = ['2026-12-20', '2026-12-24', '2026-12-31'] as const
  assert.deepEqual(
    days.map((day) => leadAt('JP', day)),
    ['new-year', 'new-year', 'new-year'],
  )
  assert.equal(leadAt('JP', '2027-04-22'), 'mothers-day')
  assert.equal(leadAt('JP', '2027-04-25'), 'mothers-day')
})

test('a period of weeks leads after its first day while an order reaches it, but after days to come', () => {
  const days = ['2027-07-31', '2027-08-02', '2027-08-20', '2027-08-30'] as const
  assert.deepEqual(
    days.map((day) => leadAt('DE', day)),
    ['school-start', 'school-start', 'school-start', null],
  )
  assert.equal(leadAt('AE', '2027-02-09'), 'eid-al-fitr')
})

test('an occasion without a category in the shop never leads', () => {
  assert.equal(leadAt('DE', '2027-03-05', ['flowers', 'mothers-day']), null)
})

test('the leading occasion is celebrated in the country within six weeks, on every day of thirty years', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.nat(10_000), (country, days) => {
      const today = addDays('2020-01-01', days)
      const lead = leadingOccasion(settings, country, instantAt(today, 12, timeZones[country]), categories)
      if (!lead) return
      assert.ok(daysBetween(today, lead.date) <= 42)
      assert.ok(lead.date > today || daysBetween(today, lead.until) >= 7)
      assert.ok(calendar.next(country, today).some(({ occasion }) => occasion === lead.occasion))
    }),
    { numRuns: 200 },
  )
})

test('a parcel is in time for an occasion that comes after its latest day of arrival, within six weeks', () => {
  const reached = (country: Country, today: PlainDate, latest: PlainDate) =>
    occasionInTime(settings, country, today, latest)?.occasion ?? null
  assert.equal(reached('US', '2026-11-27', '2026-12-18'), 'christmas')
  // Germans give on Christmas Eve.
  assert.equal(reached('DE', '2026-12-15', '2026-12-23'), 'christmas')
  assert.equal(reached('DE', '2026-12-15', '2026-12-24'), null)
  // The nearest occasion is too near; the one after it is not.
  assert.equal(reached('NL', '2026-11-27', '2026-12-07'), 'christmas')
  assert.equal(reached('DE', '2026-11-10', '2026-11-16'), null, 'more than six weeks before Christmas')
})
