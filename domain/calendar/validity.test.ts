// Tests when pages with dates expire.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standardShipping } from '../delivery/standard-shipping.ts'
import fc from 'fast-check'
import { timeZones, wallClock } from './calendar.ts'
import { deliveryOf } from '../delivery/delivery.ts'
import { countries } from '../markets/market.ts'
import { validUntil } from './validity.ts'

const { warehouse } = standardShipping

const expiry = (country: 'DE' | 'US' | 'JP', at: string) =>
  new Date(validUntil(warehouse, country, Date.parse(at))).toISOString()

test("pages expire at the warehouse's cut-off hour and at each country's midnight", () => {
  assert.equal(expiry('DE', '2027-03-01T08:00:00Z'), '2027-03-01T13:00:00.000Z')
  assert.equal(expiry('DE', '2027-03-01T13:00:00Z'), '2027-03-01T23:00:00.000Z')
  assert.equal(expiry('US', '2027-03-01T23:30:00Z'), '2027-03-02T05:00:00.000Z')
  assert.equal(expiry('JP', '2027-03-01T13:30:00Z'), '2027-03-01T15:00:00.000Z')
})

test('a day ends at midnight even when the clocks change', () => {
  assert.equal(expiry('DE', '2027-03-28T12:30:00Z'), '2027-03-28T22:00:00.000Z')
  assert.equal(expiry('DE', '2027-10-31T13:30:00Z'), '2027-10-31T23:00:00.000Z')
})

test('date and delivery do not change before the expiry', () => {
  const route = { method: 'standard', handlingDays: 1 } as const
  const instants = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2030, 11, 31) })
  fc.assert(
    fc.property(
      fc.constantFrom(...countries),
      instants,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (country, now, part) => {
        const end = validUntil(warehouse, country, now)
        assert.ok(end > now && end - now <= 14 * 3_600_000 + 3_600_000)
        const later = Math.floor(now + (end - 1 - now) * part)
        assert.equal(wallClock(later, timeZones[country]).date, wallClock(now, timeZones[country]).date)
        assert.deepEqual(
          deliveryOf(standardShipping, { ...route, country }, later),
          deliveryOf(standardShipping, { ...route, country }, now),
        )
      },
    ),
  )
})
