// Converts a stored order to the input of the return rules.
import type { StoredOrder, StoredRequest } from '#data/orders/orders.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import { isCountry } from '#domain/markets/market.ts'
import { deliveryState } from '#domain/orders/order.ts'
import { withReturned, type ReturnableLine, type ReturnableOrder } from '#domain/orders/returns.ts'
import { worthPrefixes } from '#domain/pricing/coupon.ts'
import { money } from '#domain/pricing/money.ts'
import { allocate } from '#domain/pricing/proportions.ts'

export function returnableOrder(
  order: StoredOrder,
  warehouse: Warehouse,
): ReturnableOrder & { readonly lines: readonly ReturnableLine[] } {
  const { country } = order
  if (!isCountry(country)) throw new Error(`order ${order.number} has the unknown country ${country}`)
  return {
    status: order.status,
    country,
    deliveredAt: deliveredAt(order),
    returnDays: order.returnDays,
    isPaidBack: order.payment.isPaidBack,
    warehouse,
    lines: returnableLines(order),
  }
}

export function returnableLines(order: StoredOrder): ReturnableLine[] {
  const arrivals = order.deliveries.map(({ shipments }) => arrivalOf(shipments))
  const vouchers = voucherShares(order)
  return order.lines.map((line, at) => ({
    ...line,
    voucher: vouchers[at]!,
    // Other countries' prices include the tax: its refund is part of the price's.
    taxRate: order.deliveries[line.delivery]!.address.country === 'US' ? line.taxRate : null,
    isPersonal: line.personalisation !== '',
    deliveredAt: arrivals[line.delivery] ?? deliveredAt(order),
  }))
}

/**
 * What vouchers paid of each line, in minor units. They reduce what all other promotions have left. A merchant's
 * promotion with such a key may be a percentage.
 */
function voucherShares({ discounts, lines, currency }: StoredOrder): number[] {
  const vouchers = discounts.filter(
    ({ key, reason }) => !reason?.basisPoints && worthPrefixes.some((prefix) => key.startsWith(prefix)),
  )
  const amount = vouchers.reduce((sum, { minor }) => sum + minor, 0)
  const weights = lines.map(({ total }) => total)
  return allocate(money(amount, currency), weights).map(({ minor }) => minor)
}

/**
 * The lines with what staff removed and what was returned before the request. Open requests do not count, because they
 * may still be refused.
 */
export function linesBefore(
  order: StoredOrder,
  request: Pick<StoredRequest, 'id' | 'decidedAt'> | null,
): ReturnableLine[] {
  const earlier = order.requests.filter(({ id, kind, status, decidedAt }) => {
    const isRefunded = kind !== 'exchange' && status === 'approved' && id !== request?.id
    return isRefunded && decidedAt! < (request?.decidedAt ?? Infinity)
  })
  return returnableLines(order).map((line) => {
    const parts = earlier.flatMap((each) => each.lines.filter(({ id }) => id === line.id))
    return { ...line, returned: parts.reduce((sum, { quantity }) => sum + quantity, line.removed) }
  })
}

/** Products of which a gift remains after the request, or now. An exchanged gift remains: its recipient has something for it. */
export function keptProducts(order: StoredOrder, request: StoredRequest | null): string[] {
  const after = withReturned(linesBefore(order, request), request?.lines ?? [])
  return order.lines
    .filter((_, at) => after[at]!.returned < after[at]!.quantity)
    .map(({ productId }) => productId)
}

/** Milliseconds; null before all parcels have arrived. */
function deliveredAt({ events }: StoredOrder): number | null {
  return events.find(({ kind }) => kind === 'delivered')?.at ?? null
}

/** Arrival of a recipient's last parcel, in milliseconds; null until all have arrived. */
function arrivalOf(parcels: StoredOrder['deliveries'][number]['shipments']): number | null {
  if (deliveryState(parcels) !== 'delivered') return null
  return Math.max(...parcels.map(({ deliveredAt }) => deliveredAt ?? 0))
}
