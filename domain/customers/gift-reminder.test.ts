import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standardShipping } from '../delivery/standard-shipping.ts'
import fc from 'fast-check'
import { addDays, plainDateIn, wallClock, yearOf } from '../calendar/calendar.ts'
import { occasionCalendar } from '../calendar/occasion.ts'
import { giftDateIn, type GiftDay } from './gift-date.ts'
import { isReminderTimely, nextReminder, type Reminder } from './gift-reminder.ts'
import { lastOrderDays } from '../delivery/last-order-days.ts'
import { countries, type Country } from '../markets/market.ts'

const { warehouse } = standardShipping

const march = Date.UTC(2026, 2, 2, 8)
const settings = { shipping: standardShipping, occasions: [] }
const calendar = occasionCalendar(settings)
const birthday = (month: number, day: number): GiftDay => ({ kind: 'birthday', month, day, year: null })
const localTime = (at: number) => {
  const { date, minutes } = wallClock(at, warehouse.timeZone)
  return `${date} ${minutes / 60}`
}

/** All reminders between two instants, as a running shop sends them. */
function reminders(day: GiftDay, country: Country, from: number, to: number): Reminder[] {
  const sent: Reminder[] = []
  for (let now = from; ;) {
    const next = nextReminder(settings, day, country, now)
    if (!next || next.at > to) return sent
    sent.push(next)
    now = next.at
  }
}

test('reminders of a birthday are due fourteen and two days before the last day to order', () => {
  const { standardBy } = lastOrderDays(standardShipping, '2026-05-08', 'DE', march)
  assert.equal(standardBy, '2026-04-29')
  const sent = reminders(birthday(5, 8), 'DE', march, Date.UTC(2026, 11, 31))
  assert.deepEqual(
    sent.map(({ stage, at }) => [stage, localTime(at)]),
    [
      ['ahead', '2026-04-15 8'],
      ['last-call', '2026-04-27 8'],
    ],
  )
})

test('a reminder is due at eight in the warehouse’s time zone, before and after the clocks change', () => {
  const hours = [...Array(28).keys()].map(
    (day) => nextReminder(settings, birthday(4, day + 1), 'DE', Date.UTC(2026, 0, 1))!.at,
  )
  assert.deepEqual([...new Set(hours.map((at) => wallClock(at, warehouse.timeZone).minutes))], [480])
  assert.deepEqual(
    [...new Set(hours.map((at) => new Date(at).getUTCHours()))].sort((a, b) => a - b),
    [6, 7],
  )
})

test('a date entered too late for the first mail gets the last call, and later no mail', () => {
  const noon = (day: number) => Date.UTC(2026, 3, day, 10)
  assert.equal(nextReminder(settings, birthday(5, 8), 'DE', noon(20))?.stage, 'last-call')
  assert.equal(nextReminder(settings, birthday(5, 8), 'DE', noon(28))?.date, '2027-05-08')
})

test('a gift that is given on the eve is ordered for the eve', () => {
  // 6 December 2027 is a Monday; Germans give on Sunday the 5th.
  const nicholas: GiftDay = { kind: 'st-nicholas' }
  const [ahead] = reminders(nicholas, 'DE', Date.UTC(2027, 9, 1), Date.UTC(2027, 11, 31))
  const { standardBy } = lastOrderDays(standardShipping, '2027-12-05', 'DE', Date.UTC(2027, 9, 1))
  assert.equal(ahead!.date, '2027-12-06')
  assert.equal(localTime(ahead!.at), `${addDays(standardBy!, -14)} 8`)
})

test('a delayed mail is not sent if no order arrives in time', () => {
  const of = (stage: Reminder['stage'], now: number) =>
    isReminderTimely(standardShipping, { stage, neededOn: '2026-05-08' }, 'DE', now)
  assert.equal(of('ahead', Date.UTC(2026, 3, 20)), true)
  assert.equal(of('ahead', Date.UTC(2026, 3, 28)), false, 'the last call has been made')
  assert.equal(of('last-call', Date.UTC(2026, 3, 28)), true)
  assert.equal(of('last-call', Date.UTC(2026, 4, 4)), true, 'express still comes in time')
  assert.equal(of('last-call', Date.UTC(2026, 4, 7, 14)), false)
  assert.equal(of('last-call', Date.UTC(2026, 4, 9)), false)
})

test('any date in any country has at most two reminders a year, in time and in order', () => {
  const days = fc.oneof(
    fc
      .record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 29 }) })
      .map((d) => birthday(d.month, d.day)),
    fc.constantFrom<GiftDay>({ kind: 'easter' }, { kind: 'mothers-day' }),
  )
  const start = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2032, 0, 1) })
  fc.assert(
    fc.property(days, fc.constantFrom(...countries), start, (day, country, from) => {
      const sent = reminders(day, country, from, from + 3 * 366 * 86_400_000)
      const keys = sent.map(({ stage, date }) => `${stage} ${yearOf(date)}`)
      assert.equal(new Set(keys).size, keys.length)
      for (const { stage, date, at } of sent) {
        assert.equal(date, giftDateIn(day, country, yearOf(date), calendar))
        assert.ok(plainDateIn(at, warehouse.timeZone) < date)
        assert.ok(isReminderTimely(standardShipping, { stage, neededOn: date }, country, at))
      }
    }),
    { numRuns: 60 },
  )
})
