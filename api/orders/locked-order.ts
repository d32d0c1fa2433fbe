// An order that nobody else changes meanwhile: what is read holds until the end of the transaction.
import type { Queryable } from '#data/database.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { lockPayment } from '#data/orders/payments.ts'

export async function lockedOrder(tx: Queryable, orderId: string): Promise<StoredOrder> {
  await lockPayment(tx, orderId)
  const order = await loadOrder(tx, { id: orderId })
  if (!order) throw new Error(`order ${orderId} is not there to be changed`)
  return order
}
