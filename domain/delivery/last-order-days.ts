// Computes the last days to order for arrival by a given day, from the slowest to the fastest delivery.
import type { PlainDate } from '../calendar/calendar.ts'
import { deliveryOf, orderBy } from './delivery.ts'
import type { Country } from '../markets/market.ts'
import { usualMethods, type ShippingSettings } from './shipping-settings.ts'

/** Handling time in working days: personalised gifts are the slowest, gifts in stock the fastest. */
export const handlingDays = { slowest: 3, ready: 1 } as const

/** Last days to order, in the warehouse's time zone; null if it is too late. */
export type LastOrderDays = {
  /** The usual method for all gifts, personalised gifts included. */
  readonly standardBy: PlainDate | null
  /** The fastest method. */
  readonly expressBy: PlainDate | null
  /** The usual method for gifts that leave on the next working day. */
  readonly readyStandardBy: PlainDate | null
  /** The fastest method for them. */
  readonly readyBy: PlainDate | null
}

/** The day by which a gift in stock arrives if it is ordered now. null if nothing is shipped there. */
export function soonestArrival(shipping: ShippingSettings, country: Country, now: number): PlainDate | null {
  const methods = usualMethods(shipping, country)
  if (!methods) return null
  const route = { country, method: methods.fastest, handlingDays: handlingDays.ready }
  return deliveryOf(shipping, route, now).latest
}

export function lastOrderDays(
  shipping: ShippingSettings,
  arrival: PlainDate,
  country: Country,
  now: number,
): LastOrderDays {
  const methods = usualMethods(shipping, country)
  const lastDay = (method: 'usual' | 'fastest', kind: keyof typeof handlingDays) =>
    methods &&
    (orderBy(shipping, arrival, { country, method: methods[method], handlingDays: handlingDays[kind] }, now)
      ?.date ??
      null)
  return {
    standardBy: lastDay('usual', 'slowest'),
    expressBy: lastDay('fastest', 'slowest'),
    readyStandardBy: lastDay('usual', 'ready'),
    readyBy: lastDay('fastest', 'ready'),
  }
}
