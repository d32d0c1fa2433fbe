// Limits of unpaid orders, because each of them reserves stock. Paid orders do not count.
// The numbers and their reasons: docs/decisions/0028-abuse-limits.md.
import { dayMs, hourMs, minuteMs } from '../calendar/durations.ts'

/** Key by which orders are counted. Orders of signed-in customers are not counted by e-mail. */
export type UnpaidBy =
  | 'network'
  /** Orders of this network that share a variant. */
  | 'network and variant'
  | 'email and network'
  | 'email'
  | 'customer'

export type UnpaidLimit = {
  readonly by: UnpaidBy
  /** Counts unpaid orders placed within this time, expired orders included; null counts orders that hold stock now. */
  readonly withinMs: number | null
  /** Maximum number of orders, this order included. */
  readonly orders?: number
  /** Maximum number of gifts in these orders, this order included. */
  readonly units?: number
}

/** Maximum number of gifts in one unpaid order. */
export const maxUnpaidUnits = 100

export const unpaidLimits: readonly UnpaidLimit[] = [
  { by: 'network', withinMs: minuteMs, orders: 10 },
  { by: 'network', withinMs: hourMs, orders: 30 },
  { by: 'network', withinMs: null, units: 200 },
  { by: 'network', withinMs: dayMs, units: 1_000 },
  { by: 'network and variant', withinMs: dayMs, orders: 12 },
  { by: 'email and network', withinMs: null, orders: 3, units: maxUnpaidUnits },
  { by: 'email', withinMs: null, orders: 10 },
  { by: 'customer', withinMs: null, orders: 3, units: maxUnpaidUnits },
]

/** Maximum number of gifts in one unpaid order that was placed with a table of recipients. */
export const maxUnpaidBulkUnits = 1_000

/** A table of recipients is one order of a company; a second one waits until the first is paid. */
export const unpaidBulkLimits: readonly UnpaidLimit[] = [
  { by: 'network', withinMs: hourMs, orders: 30 },
  { by: 'network', withinMs: null, units: maxUnpaidBulkUnits },
  { by: 'network', withinMs: dayMs, units: 3 * maxUnpaidBulkUnits },
  { by: 'email and network', withinMs: null, orders: 3 },
  { by: 'email', withinMs: null, orders: 10, units: maxUnpaidBulkUnits },
  { by: 'customer', withinMs: null, orders: 3, units: maxUnpaidBulkUnits },
]

/** Orders with more gifts are held for half the time. */
export const largeOrderUnits = 30

/** How long the stock of an unpaid order is held, in milliseconds. */
export function holdMs(units: number): number {
  return units > largeOrderUnits ? 15 * minuteMs : 30 * minuteMs
}

/** Hold of an order that staff placed; its customer pays by a mailed link. */
export const staffHoldMs = 7 * dayMs

/** Time after placing when a still unpaid order is confirmed by a separate mail. */
export const placedMailMs = 3 * minuteMs

/** Time from placing to the payment reminder: half of the hold. */
export function reminderMs(hold: number): number {
  return hold / 2
}
