// The merchant moves an order on: checked by the transitions table, written with its event, shipment and mail.
import type { Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { enqueue } from '#data/jobs.ts'
import { moveOrder, type StoredOrder } from '#data/orders.ts'
import { releaseOrder } from '#data/payments.ts'
import { addShipment, deliverShipments } from '#data/shipments.ts'
import { checkTransition, type OrderStatus } from '#domain/order.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { RefusalCode } from '../refusals.ts'

export type Tracking = { readonly carrier: string; readonly trackingNumber: string }

/** null: done. `tracking` is needed for, and only for, 'shipped'. Times are milliseconds. */
export async function advanceOrder(
  db: Db,
  order: StoredOrder,
  to: OrderStatus,
  tracking: Tracking | null,
  nowMs: number,
): Promise<Refusal<RefusalCode> | null> {
  const refused = checkTransition(order.status, to, 'merchant', order.paymentStatus)
  if (refused) return refused
  const moved = await db.transaction(async (tx) => {
    if (to === 'cancelled' && order.status === 'unpaid')
      return (await releaseOrder(tx, order.id, 'merchant', nowMs)).length > 0
    const done = await moveOrder(tx, {
      orderId: order.id,
      from: order.status,
      to,
      paymentStatus: order.paymentStatus,
      actor: 'merchant',
      eventId: newId(nowMs),
      data: tracking ? { ...tracking } : {},
      nowMs,
    })
    if (!done) return false
    if (tracking) {
      await addShipment(tx, { id: newId(nowMs), orderId: order.id, ...tracking }, nowMs)
      await enqueue(
        tx,
        {
          id: newId(nowMs),
          kind: 'mail',
          data: { template: 'order-shipped', orderId: order.id },
          runAt: nowMs,
        },
        nowMs,
      )
    }
    if (to === 'delivered') await deliverShipments(tx, order.id, nowMs)
    return true
  })
  return moved ? null : refuse('busy')
}
