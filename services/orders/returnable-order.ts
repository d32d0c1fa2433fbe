// Converts a stored order to the input of the return rules.
import type { StoredOrder } from '#data/orders/orders.ts'
import { isCountry } from '#domain/markets/market.ts'
import { deliveryState } from '#domain/orders/order.ts'
import type { ReturnableLine, ReturnableOrder } from '#domain/orders/returns.ts'

export function returnableOrder(
  order: StoredOrder,
): ReturnableOrder & { readonly lines: readonly ReturnableLine[] } {
  const deliveredAt = order.events.find(({ kind }) => kind === 'delivered')?.at ?? null
  const arrivals = order.deliveries.map(({ shipments }) => arrivalOf(shipments))
  return {
    status: order.status,
    country: isCountry(order.country) ? order.country : 'US',
    deliveredAt,
    returnDays: order.returnDays,
    lines: order.lines.map((line) => ({
      ...line,
      isPersonal: line.personalisation !== '',
      deliveredAt: arrivals[line.delivery] ?? deliveredAt,
    })),
  }
}

/** Shipping fee that was paid, in minor units, less a free-shipping discount. */
export function shippingPaid(order: StoredOrder): number {
  const { total, salesTax, giftWrap, lines } = order
  return lines.reduce((left, line) => left - line.total, total - salesTax - giftWrap)
}

/** Arrival of a recipient's last parcel, in milliseconds; null until all have arrived. */
function arrivalOf(parcels: StoredOrder['deliveries'][number]['shipments']): number | null {
  if (deliveryState(parcels) !== 'delivered') return null
  return Math.max(...parcels.map(({ deliveredAt }) => deliveredAt ?? 0))
}
