// Returns and withdrawals of an order that are not decided yet.
import type { OrderStatus } from './order.ts'
import type { ReturnKind } from './returns.ts'

/** The buyer's. Exchanges are private to the recipient. */
export type OrderRequest = {
  readonly kind: Exclude<ReturnKind, 'exchange'>
  /** `declared`: a withdrawal that the buyer has not confirmed. */
  readonly status: 'declared' | 'asked' | 'approved' | 'refused'
}

type Order<Request> = { readonly status: OrderStatus; readonly requests: readonly Request[] }

/** A cancelled order has none. */
export function isOpen(order: Pick<Order<OrderRequest>, 'status'>, { status }: OrderRequest): boolean {
  return order.status !== 'cancelled' && (status === 'declared' || status === 'asked')
}

/** The latest one, which is the state of the order for its buyer. */
export function openRequest<Request extends OrderRequest>(order: Order<Request>): Request | undefined {
  return order.requests.findLast((request) => isOpen(order, request))
}
