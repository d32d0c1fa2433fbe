// How much of an order's line comes back to the shop, and how much of it was paid back.
import type { StoredLine, StoredOrder } from '#data/orders/orders.ts'
import { isOpen } from '#domain/orders/open-request.ts'

type Order = Pick<StoredOrder, 'status' | 'paymentStatus' | 'requests' | 'refunds'>

export type SentBack = {
  /** Quantity in a return or withdrawal that is open, or approved and not paid back yet. A cancelled order has none. */
  readonly returning: number
  readonly refunded: number
}

/** A refund without a request belongs to no line, unless it is the whole order. */
export function sentBack(order: Order, { id, quantity, removed }: StoredLine): SentBack {
  if (order.paymentStatus === 'refunded') return { returning: 0, refunded: quantity - removed }
  const paidBack = new Set(
    order.refunds.filter(({ state }) => state === 'succeeded').map(({ returnId }) => returnId),
  )
  const result = { returning: 0, refunded: 0 }
  for (const request of order.requests) {
    const { kind, status, lines } = request
    if (kind === 'exchange' || !(status === 'approved' || isOpen(order, { kind, status }))) continue
    const parts = lines.filter((line) => line.id === id).reduce((sum, line) => sum + line.quantity, 0)
    result[status === 'approved' && paidBack.has(request.id) ? 'refunded' : 'returning'] += parts
  }
  // Nothing of a cancelled order was sent.
  return order.status === 'cancelled' ? { ...result, returning: 0 } : result
}
