// Computes when a parcel leaves and arrives, and the last instant to order for a given day.
import {
  addDays,
  daysBetween,
  instantAt,
  plainDateIn,
  wallClock,
  type PlainDate,
} from '../calendar/calendar.ts'
import type { Country } from '../markets/market.ts'
import {
  addWorkingDays,
  isWorkingDay,
  subtractWorkingDays,
  workingDayOnOrAfter,
  workingDayOnOrBefore,
} from '../calendar/working-days.ts'
import { methodsTo, type MethodRate, type ShippingSettings } from './shipping-settings.ts'

export type Route = {
  readonly country: Country
  /** Id of a method that is offered there. */
  readonly method: string
  /** Handling time of the slowest item in working days; 0 ships on the day of the order. */
  readonly handlingDays: number
}
export type Arrival = { readonly earliest: PlainDate; readonly latest: PlainDate }
export type Delivery = Arrival & { readonly shipsOn: PlainDate }

/** undefined if the shop does not offer the method in the country. */
function offeredTransit(shipping: ShippingSettings, { country, method }: Pick<Route, 'country' | 'method'>) {
  return methodsTo(shipping, country).find(({ rate }) => rate.method === method)?.rate.transit
}

/** Throws if the shop does not offer the method in the country. */
function transitOf(shipping: ShippingSettings, route: Route) {
  const transit = offeredTransit(shipping, route)
  if (!transit) throw new RangeError(`no shipping to ${route.country} by ${route.method}`)
  return transit
}

/** Delivery of an order whose handling starts on `day`, or on the warehouse's next working day. */
function deliveryFrom(day: PlainDate, shipping: ShippingSettings, route: Route): Delivery {
  const { country, handlingDays } = route
  const { warehouse } = shipping
  const shipsOn = addWorkingDays(workingDayOnOrAfter(day, warehouse), handlingDays, warehouse)
  return { shipsOn, ...arrivalIn(transitOf(shipping, route), shipsOn, country) }
}

function arrivalIn({ min, max }: MethodRate['transit'], day: PlainDate, country: Country): Arrival {
  return { earliest: addWorkingDays(day, min, country), latest: addWorkingDays(day, max, country) }
}

/**
 * When a parcel arrives that leaves on `day`, by the present settings. null if the shop no longer offers the method in
 * the country.
 */
export function arrivalAfter(
  day: PlainDate,
  shipping: ShippingSettings,
  route: Pick<Route, 'country' | 'method'>,
): Arrival | null {
  const transit = offeredTransit(shipping, route)
  return transit ? arrivalIn(transit, day, route.country) : null
}

export function deliveryOf(shipping: ShippingSettings, route: Route, orderedAt: number): Delivery {
  const { timeZone, cutoffHour } = shipping.warehouse
  const { date, minutes } = wallClock(orderedAt, timeZone)
  return deliveryFrom(minutes < cutoffHour * 60 ? date : addDays(date, 1), shipping, route)
}

/** Days between dispatches of which one must suit: a perishable parcel waits for it, or leaves earlier. */
const maxWaitDays = 14

/** The first delivery that suits; null if none does within two weeks. */
export function firstDelivery(
  shipping: ShippingSettings,
  route: Route,
  orderedAt: number,
  suits: (delivery: Delivery) => boolean,
): Delivery | null {
  const soonest = deliveryOf(shipping, route, orderedAt)
  const ready = { ...route, handlingDays: 0 }
  for (let wait = 0; wait <= maxWaitDays; wait += 1) {
    const delivery = wait === 0 ? soonest : deliveryFrom(addDays(soonest.shipsOn, wait), shipping, ready)
    if (suits(delivery)) return delivery
  }
  return null
}

/** Maximum days from today to a requested day of arrival. */
export const maxDaysAhead = 365

/**
 * The latest shipping day with certain arrival by `arrival`, or by the last working day before it. null if even the
 * soonest delivery may be later, or if the day is too far ahead.
 */
export function deliveryBy(
  shipping: ShippingSettings,
  arrival: PlainDate,
  route: Route,
  orderedAt: number,
  suits: (delivery: Delivery) => boolean = () => true,
): Delivery | null {
  const { warehouse } = shipping
  const soonest = deliveryOf(shipping, route, orderedAt)
  const lastDay = addDays(plainDateIn(orderedAt, warehouse.timeZone), maxDaysAhead)
  if (soonest.latest > arrival || arrival > lastDay) return null
  const days = { ...route, handlingDays: 0 }
  for (let day = addDays(arrival, -1); day > soonest.shipsOn; day = addDays(day, -1)) {
    const delivery = isWorkingDay(day, warehouse) ? deliveryFrom(day, shipping, days) : null
    if (delivery && delivery.latest <= arrival && suits(delivery)) return delivery
  }
  return suits(soonest) ? soonest : null
}

/** `at` is the instant of the cut-off in milliseconds; `date` and `hour` are the warehouse's local time. */
export type OrderBy = {
  readonly date: PlainDate
  readonly hour: number
  readonly timeZone: string
  readonly at: number
}

/** Orders before this instant arrive on or before `arrival`; null if it has passed, or if no delivery suits. */
export function orderBy(
  shipping: ShippingSettings,
  arrival: PlainDate,
  route: Route,
  now: number,
  suits: (delivery: Delivery) => boolean = () => true,
): OrderBy | null {
  const { warehouse } = shipping
  const { cutoffHour: hour, timeZone } = warehouse
  const ready = { ...route, handlingDays: 0 }
  const lastDay = subtractWorkingDays(arrival, transitOf(shipping, route).max, route.country)
  let shipsBy = workingDayOnOrBefore(lastDay, warehouse)
  while (!suits(deliveryFrom(shipsBy, shipping, ready))) {
    shipsBy = workingDayOnOrBefore(addDays(shipsBy, -1), warehouse)
    if (daysBetween(shipsBy, lastDay) > maxWaitDays) return null
  }
  const date = workingDayOnOrBefore(subtractWorkingDays(shipsBy, route.handlingDays, warehouse), warehouse)
  const at = instantAt(date, hour, timeZone)
  return now < at ? { date, hour, timeZone, at } : null
}
