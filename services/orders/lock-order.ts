// Locks an order until the end of the transaction and loads it. Compares it with what a staff member has seen.
import type { Queryable } from '#data/database.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { lockOrderRow } from '#data/orders/payments.ts'
import type { OrderEventKind } from '#domain/orders/order-event.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

/** Call inside a transaction. Takes the row lock of the order, then reads it. */
export async function lockOrder(tx: Queryable, orderId: string): Promise<StoredOrder> {
  await lockOrderRow(tx, orderId)
  const order = await loadOrder(tx, { id: orderId })
  if (!order) throw new Error(`order ${orderId} does not exist`)
  return order
}

/**
 * A refusal that names what happened after the event that was seen; null if nothing did. `seen` null compares nothing.
 */
export function changeSince({ events }: StoredOrder, seen: string | null): Refusal<'order-changed'> | null {
  const at = events.findIndex(({ id }) => id === seen)
  const next = seen === null ? undefined : events[at + 1]
  if (!next) return null
  return refuse('order-changed', { facts: { what: changedBy(next.kind) } })
}

function changedBy(kind: OrderEventKind): string {
  const parts: Readonly<Partial<Record<OrderEventKind, string>>> = {
    'line-corrected': 'goods',
    'address-changed': 'address',
    'message-changed': 'message',
    'day-changed': 'day',
    parcel: 'parcel',
  }
  return parts[kind] ?? (kind.endsWith('shipped') ? 'parcel' : 'status')
}
