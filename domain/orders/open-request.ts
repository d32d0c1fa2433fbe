// Returns and withdrawals of an order that are not decided yet.
import type { OrderStatus } from './order.ts'
import type { ReturnKind } from './returns.ts'

export const requestStatuses = ['declared', 'asked', 'approved', 'refused', 'cancelled'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The buyer's. Exchanges are private to the recipient. */
export type OrderRequest = {
  readonly kind: Exclude<ReturnKind, 'exchange'>
  /** `declared`: a withdrawal that the buyer has not confirmed. */
  readonly status: RequestStatus
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

/** The buyer keeps the gifts after all: until the shop decides. A withdrawal has ended the contract. */
export function canCancelReturn({
  kind,
  status,
}: {
  readonly kind: ReturnKind
  readonly status: RequestStatus
}): boolean {
  return kind === 'return' && status === 'asked'
}
