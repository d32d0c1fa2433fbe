// What the rules of returning need to know of an order.
import type { StoredOrder } from '#data/orders.ts'
import { isCountry } from '#domain/market.ts'
import type { ReturnableLine, ReturnableOrder } from '#domain/returns.ts'

export function returnableOrder(
  order: StoredOrder,
): ReturnableOrder & { readonly lines: readonly ReturnableLine[] } {
  return {
    status: order.status,
    country: isCountry(order.country) ? order.country : 'US',
    deliveredAt: order.events.find(({ kind }) => kind === 'delivered')?.at ?? null,
    lines: order.lines.map((line) => ({ ...line, isPersonal: line.personalisation !== '' })),
  }
}

/** In minor units, free shipping taken off. */
export function shippingPaid(order: StoredOrder): number {
  return order.total - order.giftWrap - order.lines.reduce((sum, line) => sum + line.total, 0)
}
