// Computes the dates of an occasion for the home page. Server only: pages do not include the delivery rules.
import { plainDateIn, timeZones, type PlainDate } from '#domain/calendar/calendar.ts'
import { neededOn } from '#domain/calendar/season.ts'
import { deliveryOf } from '#domain/delivery/delivery.ts'
import { usualMethods, type ShippingSettings } from '#domain/delivery/shipping-settings.ts'
import { lastOrderDays } from '#domain/delivery/last-order-days.ts'
import type { Country } from '#domain/markets/market.ts'
import type { NextOccasion } from '#domain/calendar/occasion.ts'
import type { DatedOccasion } from './dated-occasion.ts'

/** Working days before the slowest product leaves: a personalised one. */
const slowestHandlingDays = 3

export function occasionDates(
  shipping: ShippingSettings,
  next: Omit<NextOccasion, 'texts'>,
  country: Country,
  now: number,
): Omit<DatedOccasion, 'name' | 'address'> {
  const today = plainDateIn(now, timeZones[country])
  const last = lastOrderDays(shipping, neededOn(next, today), country, now)
  const method = usualMethods(shipping, country)?.usual
  const latest = (): PlainDate | null =>
    method === undefined
      ? null
      : deliveryOf(shipping, { country, method, handlingDays: slowestHandlingDays }, now).latest
  return {
    ...next,
    ...last,
    today,
    lateBy: last.readyBy === null ? latest() : null,
  }
}
