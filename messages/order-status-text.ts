// Name of an order's status for its buyer.
import type { OrderStatus } from '#domain/orders/order.ts'

/** The English names of these two are those of the specification. Staff know them. */
export const orderStatusText = (status: OrderStatus) =>
  status === 'processed' || status === 'pickup'
    ? (`order.event.${status}` as const)
    : (`order.status.${status}` as const)
