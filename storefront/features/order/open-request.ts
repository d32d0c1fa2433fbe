// The returns and withdrawals of an order that are not decided yet.
import type { OrderView } from './use-order.ts'

type Order = Pick<OrderView, 'requests' | 'status'>
type Request = OrderView['requests'][number]

/** A cancelled order has none. */
export function isOpen(order: Pick<Order, 'status'>, { status }: Request): boolean {
  return order.status !== 'cancelled' && (status === 'declared' || status === 'asked')
}

/** The latest one. */
export function openRequest(order: Order): Request | undefined {
  return order.requests.findLast((request) => isOpen(order, request))
}
