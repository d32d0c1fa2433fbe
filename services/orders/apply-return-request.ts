// Effects of a requested return or an effective withdrawal.
import type { CatalogChange } from '#data/catalog/stock.ts'
import type { Queryable } from '#data/database.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { lockPayment } from '#data/orders/payments.ts'
import { checkTransition } from '#domain/orders/order.ts'
import type { ReturnKind } from '#domain/orders/returns.ts'
import { cancelOrder } from './move-order.ts'

type Request = {
  readonly reference: string
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
}

/**
 * Records the event and its mail, and cancels an order that is not packed. The caller holds the order's lock. Returns
 * the catalogue changes.
 */
export async function applyReturnRequest(
  tx: Queryable,
  kind: Exclude<ReturnKind, 'exchange'>,
  order: StoredOrder,
  { reference, lines }: Request,
  now: number,
): Promise<CatalogChange[]> {
  // Unpacked goods are not sent back: withdrawal from all of them, also in parts, cancels the order.
  const isAll = order.lines.every(
    (line) => (lines.find(({ id }) => id === line.id)?.quantity ?? 0) === line.quantity - line.returned,
  )
  const cancels =
    kind === 'withdrawal' && isAll && checkTransition(order.status, 'cancelled', 'customer') === null
  const event = { orderId: order.id, actor: 'customer', data: { reference } } as const
  await recordEvent(tx, { ...event, kind: kind === 'return' ? 'return-asked' : 'withdrawn' }, now)
  const locked = cancels ? await lockPayment(tx, order.id) : undefined
  return locked ? cancelOrder(tx, locked, 'customer', 'withdrawal', now) : []
}
