// Until when to order so that a gift arrives by a given day: the calmest way for every gift, and the very last.
import type { PlainDate } from '../calendar/calendar.ts'
import { orderBy } from './delivery.ts'
import type { Country } from '../markets/market.ts'
import type { ShippingMethodId } from './shipping-zones.ts'

/** Working days before a gift leaves: the slowest, made with a name, and those that lie ready. */
const handlingDays = { slowest: 3, ready: 1 } as const

/** Last days to order, in the warehouse's calendar; null where it is too late. */
export type LastOrderDays = {
  /** For every gift, those made with a name included. */
  readonly standardBy: PlainDate | null
  readonly expressBy: PlainDate | null
  /** For gifts that leave on the next working day, by express: the very last. */
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
