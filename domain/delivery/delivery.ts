// When a parcel leaves and arrives, and until when to order for a given day.
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

/** Working days of the destination between the warehouse's door and the shopper's. */
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
  /** Working days the slowest item needs before it leaves; 0 leaves on the day of the order. */
  readonly handlingDays: number
}
export type Delivery = {
  readonly shipsOn: PlainDate
  readonly earliest: PlainDate
  readonly latest: PlainDate
}

/** For an order the warehouse takes up on `day` (if it works then, else on its next working day). */
function deliveryFrom(day: PlainDate, { country, method, handlingDays }: Route): Delivery {
  const shipsOn = addWorkingDays(workingDayOnOrAfter(day, warehouse.country), handlingDays, warehouse.country)
  const { min, max } = transitDays[zones[country]][method]
  return {
    shipsOn,
    earliest: addWorkingDays(shipsOn, min, country),
    latest: addWorkingDays(shipsOn, max, country),
  }
}

/** An order at or after the cut-off hour is taken up on the next day. */
export function deliveryOf(route: Route, orderedAt: number): Delivery {
  const { date, minutes } = wallClock(orderedAt, warehouse.timeZone)
  return deliveryFrom(minutes < warehouse.cutoffHour * 60 ? date : addDays(date, 1), route)
}

/** How far ahead a day of arrival can be chosen. */
export const maxDaysAhead = 365

/**
 * The parcel leaves as late as it surely arrives on `arrival` or, where nobody delivers then, on the last working day
 * before; null where even the soonest may come later, or the day is too far ahead.
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

/** `at` is the instant of the cut-off; `date` and `hour` are what the warehouse's clocks then show. */
export type OrderBy = {
  readonly date: PlainDate
  readonly hour: number
  readonly timeZone: string
  readonly at: number
}

/** The last moment before which an order surely arrives on or before `arrival`; null when it has passed. */
export function orderBy(arrival: PlainDate, route: Route, now: number): OrderBy | null {
  const today = wallClock(now, warehouse.timeZone).date
  for (let date = arrival; date >= today; date = addDays(date, -1)) {
    if (!isWorkingDay(date, warehouse.country) || deliveryFrom(date, route).latest > arrival) continue
    const at = instantAt(date, warehouse.cutoffHour, warehouse.timeZone)
    return now < at ? { date, hour: warehouse.cutoffHour, timeZone: warehouse.timeZone, at } : null
  }
  return null
}
