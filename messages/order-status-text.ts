// Name of an order's status for its buyer.
import type { OrderStatus } from '#domain/orders/order.ts'

/** The English names of these three are those of the specification. Staff know them. */
export function orderStatusText(status: OrderStatus) {
  if (status === 'processing') return 'order.gettingReady'
  return status === 'processed' || status === 'pickup'
    ? (`order.event.${status}` as const)
    : (`order.status.${status}` as const)
}
