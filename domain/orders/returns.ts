// Rules of returns, withdrawals and refunds. Days are dates in the warehouse's time zone, business days its own.
import { addDays, compareDates, plainDateIn, type PlainDate } from '../calendar/calendar.ts'
import type { Warehouse } from '../delivery/shipping-settings.ts'
import { hasRightOfWithdrawal } from '../markets/right-of-withdrawal.ts'
import type { Country } from '../markets/market.ts'
import type { OrderStatus } from './order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { refundedOf, type PaidLine } from './line-worth.ts'
import { isFault, type ReturnReason } from './return-reason.ts'
import { addWorkingDays, workingDayOnOrAfter } from '../calendar/working-days.ts'

/** Business days after a return is approved: returns policy. */
const refundBusinessDays = { min: 3, max: 5 } as const
/** Days counted from the delivery: consumer rights directive 2011/83, article 9. */
const withdrawalDays = 14

/** The last day counts in full. `returnDays`: what the order was promised. */
export function lastReturnDay({ timeZone }: Warehouse, deliveredAt: number, returnDays: number): PlainDate {
  return addDays(plainDateIn(deliveredAt, timeZone), returnDays)
}

/** A period that ends on a free day is extended to the next working day: regulation 1182/71, article 3. */
export function lastWithdrawalDay(warehouse: Warehouse, deliveredAt: number): PlainDate {
  const day = addDays(plainDateIn(deliveredAt, warehouse.timeZone), withdrawalDays)
  return workingDayOnOrAfter(day, warehouse)
}

/** Expected dates of a refund promised at an instant (milliseconds). Counts business days after that day. */
export function refundDates(
  warehouse: Warehouse,
  promisedAt: number,
): {
  readonly earliest: PlainDate
  readonly latest: PlainDate
} {
  const day = plainDateIn(promisedAt, warehouse.timeZone)
  return {
    earliest: addWorkingDays(day, refundBusinessDays.min, warehouse),
    latest: addWorkingDays(day, refundBusinessDays.max, warehouse),
  }
}

function isOver(last: PlainDate, { timeZone }: Warehouse, now: number): boolean {
  return compareDates(plainDateIn(now, timeZone), last) > 0
}

export type ReturnKind = 'return' | 'withdrawal' | 'exchange'

export type ReturnableOrder = {
  readonly status: OrderStatus
  readonly country: Country
  /** Instant in milliseconds; null before the delivery. */
  readonly deliveredAt: number | null
  /** Days in which anything may be sent back, as promised when the order was placed. */
  readonly returnDays: number
  /** The buyer has all that was paid back, or will. */
  readonly isPaidBack: boolean
  readonly warehouse: Warehouse
}

/** Last day of a return, or null if the right does not exist or has expired. `latest` null: the period has no end yet. */
export function returnPeriod(
  kind: ReturnKind,
  order: ReturnableOrder,
  now: number,
): { readonly latest: PlainDate | null } | null {
  const { status, country, deliveredAt, warehouse } = order
  if (status === 'unpaid' || status === 'cancelled') return null
  // Nothing is left to refund. The recipient does not know it, and may still need another size.
  if (order.isPaidBack && kind !== 'exchange') return null
  // The right of withdrawal begins with the contract.
  if (kind === 'withdrawal' && !hasRightOfWithdrawal(country)) return null
  if (deliveredAt === null) return kind === 'withdrawal' ? { latest: null } : null
  const latest =
    kind === 'withdrawal'
      ? lastWithdrawalDay(warehouse, deliveredAt)
      : lastReturnDay(warehouse, deliveredAt, order.returnDays)
  return isOver(latest, warehouse, now) ? null : { latest }
}

/** Last day of a return of a delivered order; null if nothing may be sent back. */
export function lastOpenReturnDay(
  { status, deliveredAt, returnDays, isPaidBack, warehouse }: Omit<ReturnableOrder, 'country'>,
  now: number,
): PlainDate | null {
  if (status !== 'delivered' || deliveredAt === null || isPaidBack) return null
  const latest = lastReturnDay(warehouse, deliveredAt, returnDays)
  return isOver(latest, warehouse, now) ? null : latest
}

/** `returned`: in earlier returns, and removed before packing. */
export type ReturnableLine = PaidLine & {
  readonly id: string
  /** Quantity that staff removed. */
  readonly removed: number
  readonly isPersonal: boolean
  /** Delivery of its parcel in milliseconds; null before the delivery. */
  readonly deliveredAt: number | null
}

/** Period of one line. A return counts from the line's parcel, a withdrawal from the last parcel (directive 2011/83, article 9.2 b). */
export function linePeriod(
  kind: ReturnKind,
  order: ReturnableOrder & { readonly lines: readonly ReturnableLine[] },
  lineId: string,
  now: number,
): { readonly latest: PlainDate | null } | null {
  if (kind === 'withdrawal') return returnPeriod(kind, order, now)
  const deliveredAt = order.lines.find(({ id }) => id === lineId)?.deliveredAt ?? null
  return returnPeriod(kind, { ...order, deliveredAt }, now)
}

export type RequestedReturn = {
  readonly id: string
  readonly quantity: number
  readonly reason: ReturnReason
}

/** Whether a part of a line stays with the customer. `returning` comes back to the shop, or has. */
export function isKept(line: {
  readonly quantity: number
  readonly removed: number
  readonly returning: number
  readonly refunded: number
}): boolean {
  return line.returning + line.refunded < line.quantity - line.removed
}

/** null if the request is allowed. */
export function checkReturn(
  kind: ReturnKind,
  order: ReturnableOrder & { readonly lines: readonly ReturnableLine[] },
  requested: readonly RequestedReturn[],
  now: number,
): Refusal<'return-not-possible'> | null {
  const allDistinct = new Set(requested.map(({ id }) => id)).size === requested.length
  const allAllowed = requested.every(({ id, quantity, reason }) => {
    const line = order.lines.find((each) => each.id === id)
    const excluded = line?.isPersonal && (kind === 'withdrawal' || !isFault(reason))
    const inTime = linePeriod(kind, order, id, now) !== null
    return line && !excluded && inTime && quantity >= 1 && quantity <= line.quantity - line.returned
  })
  return requested.length > 0 && allDistinct && allAllowed ? null : refuse('return-not-possible')
}

type ReturnedQuantity = Pick<RequestedReturn, 'id' | 'quantity'>

export function withReturned(
  lines: readonly ReturnableLine[],
  requested: readonly ReturnedQuantity[],
): ReturnableLine[] {
  return lines.map((line) => {
    const { quantity = 0 } = requested.find(({ id }) => id === line.id) ?? {}
    return { ...line, returned: line.returned + quantity }
  })
}

type PaidOrder = {
  readonly total: number
  readonly salesTax: number
  readonly giftWrap: number
  readonly lines: readonly { readonly total: number }[]
}

/** Shipping fee that was paid, in minor units, less a free-shipping discount. */
function shippingPaid({ total, salesTax, giftWrap, lines }: PaidOrder): number {
  return lines.reduce((left, line) => left - line.total, total - salesTax - giftWrap)
}

/**
 * Refund in minor units: the share of each line with its wrapping and the tax that was added. A withdrawal of the whole
 * order also refunds the shipping fee (article 13). The refunds of partial returns add up to the line's total.
 */
export function refundOf(
  kind: ReturnKind,
  order: PaidOrder,
  lines: readonly ReturnableLine[],
  requested: readonly ReturnedQuantity[],
): number {
  const after = withReturned(lines, requested)
  const isComplete = after.every(({ returned, quantity }) => returned >= quantity)
  const shipping = kind === 'withdrawal' && isComplete ? shippingPaid(order) : 0
  return refundedOf(order, after, shipping) - refundedOf(order, lines)
}
