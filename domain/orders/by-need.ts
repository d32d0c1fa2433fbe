// Sorts orders by the next step of their buyer.
import type { OrderRequest } from './open-request.ts'
import { tabStatuses, type OrderStatus } from './order.ts'

type Order = {
  readonly status: OrderStatus
  readonly heldUntil: number
  /** Not decided yet. */
  readonly request: Pick<OrderRequest, 'kind' | 'status'> | null
}

/** To be paid, to be sent back, on its way, and then being packed. The others follow in their order. */
export function byNeed<Each extends Order>(orders: readonly Each[], now: number): Each[] {
  return orders.toSorted((a, b) => rankOf(a, now) - rankOf(b, now))
}

function rankOf({ status, heldUntil, request }: Order, now: number): number {
  if (status === 'unpaid' && heldUntil > now) return 0
  if (request?.kind === 'return' && request.status === 'asked') return 1
  if (status === 'shipped') return 2
  return tabStatuses.processing.includes(status) ? 3 : 4
}
