// What the shop promises about returns, withdrawals and refunds. Days are the warehouse's: one calendar for all.
import { addDays, compareDates, plainDateIn, type PlainDate } from '../calendar/calendar.ts'
import { warehouse } from '../delivery/delivery.ts'
import { isInUnion } from '../delivery/shipping-zones.ts'
import type { Country } from '../markets/market.ts'
import type { OrderStatus } from './order.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { isFault, type ReturnReason } from './return-reason.ts'
import { addWorkingDays, workingDayOnOrAfter } from '../calendar/working-days.ts'

/** Days counted from the delivery: returns policy. */
export const returnWindowDays = 99
/** Business days after a return is approved: returns policy. */
const refundBusinessDays = { min: 3, max: 5 } as const
/** Days counted from the delivery: consumer rights directive 2011/83, article 9. */
const withdrawalDays = 14

/** The whole of the last day counts. */
export function lastReturnDay(deliveredAt: number): PlainDate {
  return addDays(plainDateIn(deliveredAt, warehouse.timeZone), returnWindowDays)
}

/** A period that would end on a free day ends on the next working day: regulation 1182/71, article 3. */
export function lastWithdrawalDay(deliveredAt: number): PlainDate {
  const day = addDays(plainDateIn(deliveredAt, warehouse.timeZone), withdrawalDays)
  return workingDayOnOrAfter(day, warehouse.country)
}

/** When money that was promised at an instant is back: business days, the day itself not counted. */
export function refundDates(promisedAt: number): {
  readonly earliest: PlainDate
  readonly latest: PlainDate
} {
  const day = plainDateIn(promisedAt, warehouse.timeZone)
  return {
    earliest: addWorkingDays(day, refundBusinessDays.min, warehouse.country),
    latest: addWorkingDays(day, refundBusinessDays.max, warehouse.country),
  }
}

function isOver(last: PlainDate, now: number): boolean {
  return compareDates(plainDateIn(now, warehouse.timeZone), last) > 0
}

export type ReturnKind = 'return' | 'withdrawal' | 'exchange'

export type ReturnableOrder = {
  readonly status: OrderStatus
  readonly country: Country
  /** Milliseconds; null before the delivery. */
  readonly deliveredAt: number | null
}

/** Until when gifts may come back; null where there is no such right, or none any more. `latest` null: no end yet. */
export function returnPeriod(
  kind: ReturnKind,
  order: ReturnableOrder,
  now: number,
): { readonly latest: PlainDate | null } | null {
  const { status, country, deliveredAt } = order
  if (status === 'unpaid' || status === 'cancelled') return null
  // The right of withdrawal is the European Union's, and begins with the contract.
  if (kind === 'withdrawal' && !isInUnion(country)) return null
  if (deliveredAt === null) return kind === 'withdrawal' ? { latest: null } : null
  const latest = kind === 'withdrawal' ? lastWithdrawalDay(deliveredAt) : lastReturnDay(deliveredAt)
  return isOver(latest, now) ? null : { latest }
}

export type ReturnableLine = {
  readonly id: string
  readonly quantity: number
  /** How many are on their way back already. */
  readonly returned: number
  readonly isPersonal: boolean
  /** Milliseconds, of the parcel it came in; null while it has not arrived. */
  readonly deliveredAt: number | null
  /** Minor units, discounts taken off. */
  readonly total: number
  /** Of one. */
  readonly wrapPrice: number
}

/** For one line: a return counts from its own parcel, a withdrawal from the order's last one (directive 2011/83, article 9.2 b). */
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

export type WantedReturn = { readonly id: string; readonly quantity: number; readonly reason: ReturnReason }

/** null where it may be asked for. */
export function checkReturn(
  kind: ReturnKind,
  order: ReturnableOrder & { readonly lines: readonly ReturnableLine[] },
  wanted: readonly WantedReturn[],
  now: number,
): Refusal<'return-not-possible'> | null {
  const different = new Set(wanted.map(({ id }) => id)).size === wanted.length
  const possible = wanted.every(({ id, quantity, reason }) => {
    const line = order.lines.find((each) => each.id === id)
    const excluded = line?.isPersonal && (kind === 'withdrawal' || !isFault(reason))
    const inTime = linePeriod(kind, order, id, now) !== null
    return line && !excluded && inTime && quantity >= 1 && quantity <= line.quantity - line.returned
  })
  return wanted.length > 0 && different && possible ? null : refuse('return-not-possible')
}

/**
 * What is paid back, in minor units: the share of every line, its wrapping, and what was paid for shipping where a
 * withdrawal leaves nothing of the order (article 13). However it is split, the parts add up to the line's total.
 */
export function refundOf(
  kind: ReturnKind,
  lines: readonly ReturnableLine[],
  wanted: readonly Pick<WantedReturn, 'id' | 'quantity'>[],
  shippingPaid: number,
): number {
  const goods = wanted.map(({ id, quantity }) => {
    const line = lines.find((each) => each.id === id)
    if (!line) return 0
    const share = (count: number) => Math.round((line.total * count) / line.quantity)
    return share(line.returned + quantity) - share(line.returned) + line.wrapPrice * quantity
  })
  const comesBack = (line: ReturnableLine) =>
    line.returned + (wanted.find(({ id }) => id === line.id)?.quantity ?? 0)
  const all = lines.every((line) => comesBack(line) >= line.quantity)
  return goods.reduce((sum, part) => sum + part, kind === 'withdrawal' && all ? shippingPaid : 0)
}
