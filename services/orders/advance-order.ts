// Advances an order: checks the transition, then writes event, shipment and mail job in one transaction.
import type { Db, Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { addShipment, deliverShipments } from '#data/orders/shipments.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import type { ShippingSettings } from '#domain/delivery/shipping-settings.ts'
import type { MerchantCancelReason } from '#domain/orders/order-event.ts'
import {
  checkTransition,
  deliveryState,
  type Actor,
  type OrderStatus,
  type TransitionRefusal,
} from '#domain/orders/order.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { cancelByMerchant } from './expire-order.ts'
import { hasParcel, isSent } from './kept-lines.ts'
import { changeSince, lockOrder } from './lock-order.ts'
import { moveOrder } from './move-order.ts'
import { storeArrival } from './store-arrival.ts'

export type Tracking = { readonly carrier: string; readonly trackingNumber: string }

export type AdvanceOptions = {
  /** Position of one delivery; null means the whole order. A parcel of an order for several people needs one. */
  readonly recipient?: number | null
  /** Reason of a cancellation. */
  readonly reason?: MerchantCancelReason
  /** Id of the last event that the staff member has seen; null does not compare. */
  readonly seen?: string | null
  /** With it, the days of arrival follow the day on which the parcel leaves. Without it, the planned days stay. */
  readonly shipping?: ShippingSettings | undefined
}

/** The refusal, or null if the order was advanced. */
type Result<Code extends string = never> = Promise<
  TransitionRefusal | Refusal<'busy' | 'recipient-unknown' | 'order-not-cancellable' | Code> | null
>

/** Applies a transition on the merchant's request. `tracking` is required for 'shipped' and ignored otherwise. */
export async function advanceOrder(
  db: Db,
  order: StoredOrder,
  to: OrderStatus,
  tracking: Tracking | null,
  now: number,
  { recipient = null, reason = 'by-shop', seen = null, shipping }: AdvanceOptions = {},
): Result<'order-changed'> {
  if (to === 'shipped') {
    if (!tracking) throw new Error(`order ${order.number} was to be shipped without a tracking number`)
    return shipParcel(db, order.id, tracking, { recipient, seen, shipping }, now)
  }
  if (to === 'delivered')
    return db.transaction(async (tx) => {
      const locked = await lockOrder(tx, order.id)
      return changeSince(locked, seen) ?? deliverLocked(tx, locked, recipient, 'merchant', now)
    })
  const refused = checkTransition(order.status, to, 'merchant', hasParcel(order))
  if (refused || to === 'unpaid') return refused
  if (to === 'cancelled') return cancelByMerchant(db, order.id, reason, now, seen)
  const move = {
    orderId: order.id,
    from: order.status,
    event: { kind: to, data: {} },
    actor: 'merchant',
  } as const
  return db.transaction(async (tx) => {
    // A packer who saw a line before its correction would pack the wrong gift.
    const changed = seen === null ? null : changeSince(await lockOrder(tx, order.id), seen)
    if (changed) return changed
    return (await moveOrder(tx, move, now)) ? null : refuse('busy')
  })
}

/**
 * Records one parcel under the order's lock. The order is shipped with the first parcel of its last recipient; more
 * parcels may follow.
 */
async function shipParcel(
  db: Db,
  orderId: string,
  tracking: Tracking,
  { recipient, seen, shipping }: Pick<AdvanceOptions, 'recipient' | 'seen' | 'shipping'>,
  now: number,
): Result<'order-changed'> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    // A second parcel is possible, so two staff members could record the same one twice.
    const changed = changeSince(order, seen ?? null)
    if (changed) return changed
    const delivery = order.deliveries[recipient ?? (order.deliveries.length === 1 ? 0 : -1)]
    if (!delivery) return refuse('recipient-unknown', { facts: { count: order.deliveries.length } })
    const state = deliveryState(delivery.shipments)
    const refused = checkShipping(order, delivery)
    if (refused) return refused
    const { position } = delivery
    const data = { ...tracking, delivery: position }
    await addShipment(tx, { id: newId(now), orderId, deliveryId: delivery.id, ...tracking }, now)
    if (shipping) {
      const today = plainDateIn(now, shipping.warehouse.timeZone)
      await storeArrival(tx, delivery, today, shipping)
    }
    // After the first parcel the order cannot be cancelled, so it becomes processed.
    const isLast = isLastShipped(order, position)
    if (order.status === 'processing' && !isLast) await markProcessed(tx, orderId, now)
    const event = { orderId, actor: 'merchant', data } as const
    if (state === 'shipped') await recordEvent(tx, { ...event, kind: 'parcel' }, now)
    else if (isLast) {
      const move = {
        orderId,
        from: order.status,
        event: { kind: 'shipped', data },
        actor: 'merchant',
      } as const
      await moveOrder(tx, move, now)
    } else await recordEvent(tx, { ...event, kind: 'group-shipped' }, now)
    return null
  })
}

function checkShipping(
  { status }: StoredOrder,
  { shipments, requiresShipping }: StoredOrder['deliveries'][number],
): TransitionRefusal | null {
  const state = deliveryState(shipments)
  if (state === 'shipped') return null
  return state === 'waiting'
    ? checkTransition(status, 'shipped', 'merchant', requiresShipping)
    : checkTransition('delivered', 'shipped', 'merchant')
}

function isLastShipped(order: StoredOrder, position: number): boolean {
  return order.deliveries.every(
    (each) => each.position === position || !isSent(order, each) || each.shipments.length > 0,
  )
}

async function markProcessed(tx: Queryable, orderId: string, now: number): Promise<void> {
  const event = { kind: 'processed', data: {} } as const
  await moveOrder(tx, { orderId, from: 'processing', event, actor: 'merchant' }, now)
}

/** Marks the parcels of one recipient (null: all) as delivered. */
export async function deliver(
  db: Db,
  orderId: string,
  recipient: number | null,
  actor: Actor,
  now: number,
): Result {
  return db.transaction(async (tx) => deliverLocked(tx, await lockOrder(tx, orderId), recipient, actor, now))
}

/** The order is delivered with its last recipient. */
async function deliverLocked(
  tx: Queryable,
  order: StoredOrder,
  recipient: number | null,
  actor: Actor,
  now: number,
): Result {
  const delivery = order.deliveries[recipient ?? 0]
  if (!delivery) return refuse('recipient-unknown', { facts: { count: order.deliveries.length } })
  const isAll =
    recipient === null ||
    order.deliveries.every(
      (each) =>
        each.position === recipient || !isSent(order, each) || deliveryState(each.shipments) === 'delivered',
    )
  const state = deliveryState(delivery.shipments)
  const from = isAll || state === 'waiting' ? order.status : 'delivered'
  const parcel = isAll ? hasParcel(order) : undefined
  const refused = !isAll && state === 'shipped' ? null : checkTransition(from, 'delivered', actor, parcel)
  if (refused) return refused
  const { position } = delivery
  await deliverShipments(tx, order.id, recipient === null ? null : delivery.id, now)
  if (isAll) {
    const data = recipient === null ? {} : { delivery: position }
    const event = { kind: 'delivered', data } as const
    await moveOrder(tx, { orderId: order.id, from: order.status, event, actor }, now)
    return null
  }
  const event = { kind: 'group-delivered', data: { delivery: position } } as const
  await recordEvent(tx, { ...event, orderId: order.id, actor }, now)
  return null
}
