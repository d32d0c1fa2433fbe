// What the heading of an order and its row in the list say while a return or withdrawal is not decided.
import type { Output } from '#api/call.ts'
import type { OrderRequest } from '#domain/orders/open-request.ts'

export function requestText({ kind, status }: OrderRequest) {
  if (status === 'declared') return 'order.event.withdrawal-declared'
  return kind === 'return' ? 'order.event.return-asked' : 'order.event.withdrawn'
}

/** The quantity that comes back, of that of the order; null: all of it, none, or a node of the release before is asked. */
export function partComingBack({ lines }: Pick<Output<'order.view'>, 'lines'>) {
  const count = lines.reduce((sum, { returning = 0 }) => sum + returning, 0)
  const all = lines.reduce((sum, { quantity, removed }) => sum + quantity - removed, 0)
  return count > 0 && count < all ? { count, all } : null
}
