// Undoes a shipment that was recorded by mistake: the parcel is removed, and the order waits for it again.
import type { Db } from '#data/database.ts'
import { dropWaitingJob } from '#data/jobs/jobs.ts'
import { removeShipments } from '#data/orders/shipments.ts'
import type { ShippingSettings } from '#domain/delivery/shipping-settings.ts'
import { nextStatuses } from '#domain/orders/order.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { changeSince, lockOrder } from './lock-order.ts'
import { moveOrder } from './move-order.ts'
import { storeArrival } from './store-arrival.ts'

/**
 * Possible until anything else happens to the order. `seen` is the last event that the staff member has seen. An e-mail
 * that still waits is not sent, and the days of arrival are the planned ones again. null: undone.
 */
export async function undoShipment(
  db: Db,
  orderId: string,
  seen: string,
  shipping: ShippingSettings,
  now: number,
): Promise<Refusal<'order-changed' | 'order-cannot-move'> | null> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const changed = changeSince(order, seen)
    if (changed) return changed
    const { status, events, deliveries } = order
    const last = events.at(-1)
    if (status !== 'shipped' || last?.kind !== 'shipped') {
      const next = nextStatuses(status, 'merchant').join(', ') || '-'
      return refuse('order-cannot-move', { facts: { from: status, to: 'processed', next } })
    }
    const delivery = deliveries[last.data.delivery ?? 0]!
    await removeShipments(tx, delivery.id)
    await storeArrival(tx, { ...delivery, shipments: [] }, delivery.shipsOn, shipping)
    await dropWaitingJob(tx, last.id, now)
    const event = { kind: 'processed', data: {} } as const
    await moveOrder(tx, { orderId, from: 'shipped', event, actor: 'merchant' }, now)
    return null
  })
}
