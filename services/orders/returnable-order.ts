// Converts a stored order to the input of the return rules.
import type { StoredOrder } from '#data/orders/orders.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import { isCountry } from '#domain/markets/market.ts'
import { deliveryState } from '#domain/orders/order.ts'
import type { ReturnableLine, ReturnableOrder } from '#domain/orders/returns.ts'

export function returnableOrder(
  order: StoredOrder,
  warehouse: Warehouse,
): ReturnableOrder & { readonly lines: readonly ReturnableLine[] } {
  return {
    status: order.status,
    country: isCountry(order.country) ? order.country : 'US',
    deliveredAt: deliveredAt(order),
    returnDays: order.returnDays,
    warehouse,
    lines: returnableLines(order),
  }
}

export function returnableLines(order: StoredOrder): ReturnableLine[] {
  const arrivals = order.deliveries.map(({ shipments }) => arrivalOf(shipments))
  return order.lines.map((line) => ({
    ...line,
    isPersonal: line.personalisation !== '',
    deliveredAt: arrivals[line.delivery] ?? deliveredAt(order),
  }))
}

/** Milliseconds; null before all parcels have arrived. */
function deliveredAt({ events }: StoredOrder): number | null {
  return events.find(({ kind }) => kind === 'delivered')?.at ?? null
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
