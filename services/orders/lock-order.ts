// Locks an order until the end of the transaction and loads it.
import type { Queryable } from '#data/database.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { lockPayment } from '#data/orders/payments.ts'

/** Call inside a transaction. Takes the row lock of the order, then reads it. */
export async function lockOrder(tx: Queryable, orderId: string): Promise<StoredOrder> {
  await lockPayment(tx, orderId)
  const order = await loadOrder(tx, { id: orderId })
  if (!order) throw new Error(`order ${orderId} does not exist`)
  return order
}
