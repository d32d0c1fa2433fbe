// Tests delivery dates and the order-by instant.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standardShipping } from './standard-shipping.ts'
import fc from 'fast-check'
import { addDays, plainDateIn } from '../calendar/calendar.ts'
import { deliveryBy, deliveryOf, orderBy, type Route } from './delivery.ts'
import { countries } from '../markets/market.ts'
import { occasionCalendar } from '../calendar/occasion.ts'
import { isWorkingDay } from '../calendar/working-days.ts'

const { warehouse } = standardShipping

const berlin = (text: string): number => Date.parse(`${text}+02:00`)
const route: fc.Arbitrary<Route> = fc.record({
  country: fc.constantFrom(...countries),
  method: fc.constantFrom('standard', 'express'),
  handlingDays: fc.nat(10),
})
const instant = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 11, 1) })

test('an express order to Berlin on a Tuesday before two arrives on Wednesday, after two on Thursday', () => {
  const express: Route = { country: 'DE', method: 'express', handlingDays: 0 }
  assert.deepEqual(deliveryOf(standardShipping, express, berlin('2026-05-05T13:59:59')), {
    shipsOn: '2026-05-05',
    earliest: '2026-05-06',
    latest: '2026-05-06',
  })
  assert.deepEqual(deliveryOf(standardShipping, express, berlin('2026-05-05T14:00:00')), {
    shipsOn: '2026-05-06',
    earliest: '2026-05-07',
    latest: '2026-05-07',
  })
})

test('over Easter neither the German warehouse nor the Italian carrier works', () => {
  const standard: Route = { country: 'IT', method: 'standard', handlingDays: 1 }
  assert.deepEqual(deliveryOf(standardShipping, standard, berlin('2026-04-02T16:00:00')), {
    shipsOn: '2026-04-08',
    earliest: '2026-04-13',
    latest: '2026-04-16',
  })
})

test('a gift for Mother’s Day 2026 in France must be ordered by 18 May: Whit Monday does not count', () => {
  const mothersDay = occasionCalendar({ occasions: [] })
    .next('FR', '2026-05-01')
    .find((o) => o.occasion === 'mothers-day')!
  assert.equal(mothersDay.date, '2026-05-31')
  const now = berlin('2026-05-01T10:00:00')
  const by = orderBy(
    standardShipping,
    mothersDay.date,
    { country: 'FR', method: 'standard', handlingDays: 2 },
    now,
  )
  assert.deepEqual(by, {
    date: '2026-05-18',
    hour: 14,
    timeZone: 'Europe/Berlin',
    at: berlin('2026-05-18T14:00:00'),
  })
})

test('an order before the cut-off is in time, an order at the cut-off is late', () => {
  const express: Route = { country: 'DE', method: 'express', handlingDays: 0 }
  assert.equal(
    orderBy(standardShipping, '2026-05-08', express, berlin('2026-05-07T13:59:59'))?.date,
    '2026-05-07',
  )
  assert.equal(orderBy(standardShipping, '2026-05-08', express, berlin('2026-05-07T14:00:00')), null)
  assert.equal(orderBy(standardShipping, '2026-05-08', express, berlin('2026-06-01T10:00:00')), null)
})

test('an order just before the order-by instant arrives in time; an order at that instant does not', () => {
  fc.assert(
    fc.property(route, instant, fc.nat(90), (to, now, ahead) => {
      const arrival = addDays(plainDateIn(now, warehouse.timeZone), ahead)
      const by = orderBy(standardShipping, arrival, to, now)
      if (by) {
        assert.ok(by.at > now)
        assert.ok(deliveryOf(standardShipping, to, now).latest <= arrival)
        assert.ok(deliveryOf(standardShipping, to, by.at - 1).latest <= arrival)
        assert.ok(deliveryOf(standardShipping, to, by.at).latest > arrival)
      } else {
        assert.ok(deliveryOf(standardShipping, to, now).latest > arrival)
      }
    }),
  )
})

test('parcels leave and arrive on working days, in order, and a later order never arrives earlier', () => {
  fc.assert(
    fc.property(route, instant, fc.nat(20 * 86_400_000), (to, now, later) => {
      const { shipsOn, earliest, latest } = deliveryOf(standardShipping, to, now)
      assert.ok(
        isWorkingDay(shipsOn, 'DE') && isWorkingDay(earliest, to.country) && isWorkingDay(latest, to.country),
      )
      assert.ok(plainDateIn(now, warehouse.timeZone) <= shipsOn && shipsOn < earliest && earliest <= latest)
      const after = deliveryOf(standardShipping, to, now + later)
      assert.ok(after.shipsOn >= shipsOn && after.earliest >= earliest && after.latest >= latest)
    }),
  )
})

test('a parcel for a requested day leaves as late as possible and arrives in time', () => {
  const express: Route = { country: 'DE', method: 'express', handlingDays: 2 }
  const now = berlin('2026-04-20T10:00:00')
  assert.deepEqual(deliveryBy(standardShipping, '2026-05-07', express, now), {
    shipsOn: '2026-05-06',
    earliest: '2026-05-07',
    latest: '2026-05-07',
  })
  // Mother's Day is a Sunday: the parcel arrives on Friday.
  assert.equal(deliveryBy(standardShipping, '2026-05-10', express, now)?.latest, '2026-05-08')
  assert.equal(deliveryBy(standardShipping, '2026-04-22', express, now), null, 'it takes two days to make')
  assert.equal(deliveryBy(standardShipping, '2026-04-23', express, now)?.latest, '2026-04-23')
  assert.equal(deliveryBy(standardShipping, '2027-04-21', express, now), null, 'more than a year ahead')
})

test('for any requested day the parcel is never late and never leaves before handling ends', () => {
  fc.assert(
    fc.property(route, instant, fc.nat(365), (anyRoute, now, ahead) => {
      const soonest = deliveryOf(standardShipping, anyRoute, now)
      const arrival = addDays(plainDateIn(now, warehouse.timeZone), ahead)
      const delivery = deliveryBy(standardShipping, arrival, anyRoute, now)
      if (!delivery) return assert.ok(soonest.latest > arrival)
      assert.ok(delivery.latest <= arrival && delivery.shipsOn >= soonest.shipsOn)
      assert.ok(isWorkingDay(delivery.shipsOn, warehouse))
    }),
  )
})
