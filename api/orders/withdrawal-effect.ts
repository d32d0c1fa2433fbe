// What follows from a return that is asked for, or a withdrawal that is in effect.
import { cancelOrder } from '#data/orders/cancel-order.ts'
import type { Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { lockPayment } from '#data/orders/payments.ts'
import type { CatalogChange } from '#data/catalog/stock.ts'
import { checkTransition } from '#domain/orders/order.ts'
import type { ReturnKind } from '#domain/orders/returns.ts'

type Request = {
  readonly reference: string
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
}

/** Under the order's lock: its event with its mail, and the cancelling of what nobody has packed yet. */
export async function takeEffect(
  tx: Queryable,
  kind: Exclude<ReturnKind, 'exchange'>,
  order: StoredOrder,
  { reference, lines }: Request,
  nowMs: number,
): Promise<CatalogChange[]> {
  // What nobody has packed yet needs no sending back: withdrawing from all of it is cancelling it.
  const isAll = order.lines.every(
    (line) => lines.find(({ id }) => id === line.id)?.quantity === line.quantity,
  )
  const cancels =
    kind === 'withdrawal' && isAll && checkTransition(order.status, 'cancelled', 'customer') === null
  const event = { id: newId(nowMs), orderId: order.id, actor: 'customer', data: { reference } } as const
  await recordEvent(tx, { ...event, kind: kind === 'return' ? 'return-asked' : 'withdrawn' }, nowMs)
  const locked = cancels ? await lockPayment(tx, order.id) : undefined
  return locked ? cancelOrder(tx, locked, 'customer', 'withdrawal', nowMs) : []
}
