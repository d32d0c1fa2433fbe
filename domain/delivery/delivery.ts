// Computes when a parcel leaves and arrives, and the last instant to order for a given day.
// The shop ships from one warehouse in Germany.
import {
  addDays,
  instantAt,
  plainDateIn,
  timeZones,
  wallClock,
  type PlainDate,
} from '../calendar/calendar.ts'
import type { Country } from '../markets/market.ts'
import { zones, type ShippingMethodId, type Zone } from './shipping-zones.ts'
import { addWorkingDays, isWorkingDay, workingDayOnOrAfter } from '../calendar/working-days.ts'

export const warehouse = { country: 'DE', timeZone: timeZones.DE, cutoffHour: 14 } as const

/** Transit time in working days of the destination country. */
const transitDays: Readonly<
  Record<Zone, Readonly<Record<ShippingMethodId, { readonly min: number; readonly max: number }>>>
> = {
  domestic: { standard: { min: 2, max: 3 }, express: { min: 1, max: 1 } },
  europe: { standard: { min: 3, max: 6 }, express: { min: 1, max: 3 } },
  overseas: { standard: { min: 7, max: 12 }, express: { min: 3, max: 5 } },
}

export type Route = {
  readonly country: Country
  readonly method: ShippingMethodId
  /** Handling time of the slowest item in working days; 0 ships on the day of the order. */
  readonly handlingDays: number
}
export type Delivery = {
  readonly shipsOn: PlainDate
  readonly earliest: PlainDate
  readonly latest: PlainDate
}

/** Delivery of an order whose handling starts on `day`, or on the warehouse's next working day. */
function deliveryFrom(day: PlainDate, { country, method, handlingDays }: Route): Delivery {
  const shipsOn = addWorkingDays(workingDayOnOrAfter(day, warehouse.country), handlingDays, warehouse.country)
  const { min, max } = transitDays[zones[country]][method]
  return {
    shipsOn,
    earliest: addWorkingDays(shipsOn, min, country),
    latest: addWorkingDays(shipsOn, max, country),
  }
}

/** Handling of an order at or after the cut-off hour starts on the next day. `orderedAt` is in milliseconds. */
export function deliveryOf(route: Route, orderedAt: number): Delivery {
  const { date, minutes } = wallClock(orderedAt, warehouse.timeZone)
  return deliveryFrom(minutes < warehouse.cutoffHour * 60 ? date : addDays(date, 1), route)
}

/** Maximum days from today to a requested day of arrival. */
export const maxDaysAhead = 365

/**
 * The latest shipping day with certain arrival by `arrival`, or by the last working day before it. null if even the
 * soonest delivery may be later, or if the day is too far ahead.
 */
export function deliveryBy(arrival: PlainDate, route: Route, orderedAt: number): Delivery | null {
  const soonest = deliveryOf(route, orderedAt)
  const lastDay = addDays(plainDateIn(orderedAt, warehouse.timeZone), maxDaysAhead)
  if (soonest.latest > arrival || arrival > lastDay) return null
  const days = { ...route, handlingDays: 0 }
  for (let day = addDays(arrival, -1); day > soonest.shipsOn; day = addDays(day, -1)) {
    const delivery = isWorkingDay(day, warehouse.country) ? deliveryFrom(day, days) : null
    if (delivery && delivery.latest <= arrival) return delivery
  }
  return soonest
}

/** `at` is the instant of the cut-off in milliseconds; `date` and `hour` are the warehouse's local time. */
export type OrderBy = {
  readonly date: PlainDate
  readonly hour: number
  readonly timeZone: string
  readonly at: number
}

/** Orders before this instant arrive on or before `arrival`; null if it has passed. */
export function orderBy(arrival: PlainDate, route: Route, now: number): OrderBy | null {
  const today = wallClock(now, warehouse.timeZone).date
  for (let date = arrival; date >= today; date = addDays(date, -1)) {
    if (!isWorkingDay(date, warehouse.country) || deliveryFrom(date, route).latest > arrival) continue
    const at = instantAt(date, warehouse.cutoffHour, warehouse.timeZone)
    return now < at ? { date, hour: warehouse.cutoffHour, timeZone: warehouse.timeZone, at } : null
  }
  return null
}
