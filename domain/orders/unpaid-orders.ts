// How many orders may wait for their payment: each takes gifts from others for nothing. What is paid is not counted.
// The numbers and their reasons: docs/decisions/0028-abuse-limits.md.

const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Whose orders are counted together. A customer who is signed in is not counted by e-mail. */
export type UnpaidBy =
  | 'network'
  /** Orders of this network with one of the same variants in them. */
  | 'network and variant'
  | 'email and network'
  | 'email'
  | 'customer'

export type UnpaidLimit = {
  readonly by: UnpaidBy
  /** Counts what was placed within this time and is still not paid, given up or not; null: what holds gifts now. */
  readonly withinMs: number | null
  /** Orders, this one included. */
  readonly orders?: number
  /** Gifts in them, this order's included. */
  readonly units?: number
}

/** Gifts that one order may hold before it is paid. */
export const mostUnpaidUnits = 100

export const unpaidLimits: readonly UnpaidLimit[] = [
  { by: 'network', withinMs: minuteMs, orders: 10 },
  { by: 'network', withinMs: hourMs, orders: 30 },
  { by: 'network', withinMs: null, units: 200 },
  { by: 'network', withinMs: dayMs, units: 1_000 },
  { by: 'network and variant', withinMs: dayMs, orders: 12 },
  { by: 'email and network', withinMs: null, orders: 3, units: mostUnpaidUnits },
  { by: 'email', withinMs: null, orders: 10 },
  { by: 'customer', withinMs: null, orders: 3, units: mostUnpaidUnits },
]

/** From so many gifts on an order keeps them from others for half the time only. */
export const largeOrderUnits = 30

/** How long the gifts of an unpaid order are held. */
export function holdMs(units: number): number {
  return units > largeOrderUnits ? 15 * minuteMs : 30 * minuteMs
}

/** No order is held for longer. */
export const longestHoldMs = holdMs(1)

/** An order that is not paid by then is confirmed by a mail of its own, counted from the placing. */
export const placedMailMs = 3 * minuteMs

/** When its customer is reminded, counted from the placing: half of the time is left. */
export function reminderMs(units: number): number {
  return holdMs(units) / 2
}
