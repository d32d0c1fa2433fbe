// Ends the sending of an order whose last unsent gifts were withdrawn: no parcel follows that would do it.
import type { Queryable } from '#data/database.ts'
import { checkTransition, deliveryState, type OrderStatus } from '#domain/orders/order.ts'
import { isSent, parcelLines } from './kept-lines.ts'
import { lockOrder } from './lock-order.ts'
import { moveOrder } from './move-order.ts'

/**
 * Call after the withdrawal is approved, under the order's lock. The buyer had a mail about each parcel. Without any
 * gift the order is cancelled; the approval refunds what was paid.
 */
export async function advanceWithoutWithdrawn(tx: Queryable, orderId: string, nowMs: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  // The state machine allows no cancellation once the courier is called; a withdrawal of every gift is the exception.
  const canEnd = order.status === 'pickup' || checkTransition(order.status, 'cancelled', 'merchant') === null
  if (parcelLines(order).length === 0 && canEnd) {
    const event = { kind: 'cancelled', data: { reason: 'withdrawal', refund: 0 } } as const
    await moveOrder(tx, { orderId, from: order.status, event, actor: 'merchant' }, nowMs)
    return
  }
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
