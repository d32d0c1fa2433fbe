// Computes the last days to order for arrival by a given day, from the slowest to the fastest delivery.
import type { PlainDate } from '../calendar/calendar.ts'
import { orderBy } from './delivery.ts'
import type { Country } from '../markets/market.ts'
import type { ShippingMethodId } from './shipping-zones.ts'

/** Handling time in working days: personalised gifts are the slowest, gifts in stock the fastest. */
const handlingDays = { slowest: 3, ready: 1 } as const

/** Last days to order, in the warehouse's time zone; null if it is too late. */
export type LastOrderDays = {
  /** Standard shipping of all gifts, personalised gifts included. */
  readonly standardBy: PlainDate | null
  readonly expressBy: PlainDate | null
  /** Express shipping of gifts that leave on the next working day. */
  readonly readyBy: PlainDate | null
}

/** `now` in milliseconds. */
export function lastOrderDays(arrival: PlainDate, country: Country, now: number): LastOrderDays {
  const lastDay = (method: ShippingMethodId, kind: keyof typeof handlingDays) =>
    orderBy(arrival, { country, method, handlingDays: handlingDays[kind] }, now)?.date ?? null
  return {
    standardBy: lastDay('standard', 'slowest'),
    expressBy: lastDay('express', 'slowest'),
    readyBy: lastDay('express', 'ready'),
  }
}
