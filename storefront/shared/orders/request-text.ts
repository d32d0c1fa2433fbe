// What the heading of an order and its row in the list say while a return or withdrawal is not decided.
import type { OrderRequest } from '#domain/orders/open-request.ts'

export function requestText({ kind, status }: OrderRequest) {
  if (status === 'declared') return 'order.event.withdrawal-declared'
  return kind === 'return' ? 'order.event.return-asked' : 'order.event.withdrawn'
}
