// Advances an order of several recipients whose last unsent gifts were withdrawn: no parcel follows that would do it.
import type { Queryable } from '#data/database.ts'
import { deliveryState, type OrderStatus } from '#domain/orders/order.ts'
import { isSent } from './kept-lines.ts'
import { lockOrder } from './lock-order.ts'
import { moveOrder } from './move-order.ts'

/** Call after the withdrawal is approved, under the order's lock. The buyer had a mail about each parcel. */
export async function advanceWithoutWithdrawn(tx: Queryable, orderId: string, nowMs: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  const states = order.deliveries
    .filter((each) => isSent(order, each))
    .map(({ shipments }) => deliveryState(shipments))
  if (states.length === 0 || states.includes('waiting')) return
  const move = (from: OrderStatus, kind: 'shipped' | 'delivered') =>
    moveOrder(tx, { orderId, from, event: { kind, data: {} }, actor: 'merchant' }, nowMs)
  if (order.status === 'processed' || order.status === 'pickup') await move(order.status, 'shipped')
  else if (order.status !== 'shipped') return
  if (states.every((state) => state === 'delivered')) await move('shipped', 'delivered')
}
