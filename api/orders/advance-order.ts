// The merchant moves an order on: checked by the transitions table, written with its event, parcel and mail.
import type { Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { enqueue } from '#data/jobs.ts'
import { recordEvent } from '#data/order-events.ts'
import { moveOrder, type StoredOrder } from '#data/orders.ts'
import { earnPoints } from '#data/points.ts'
import { addShipment, deliverShipments } from '#data/shipments.ts'
import { checkTransition, type Actor, type OrderStatus } from '#domain/order.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { RefusalCode } from '../refusals.ts'
import { cancelByMerchant } from './give-up-order.ts'

export type Tracking = { readonly carrier: string; readonly trackingNumber: string }

/** null: done. `tracking` is needed for, and only for, 'shipped'. Times are milliseconds. */
export async function advanceOrder(
  db: Db,
  order: StoredOrder,
  to: OrderStatus,
  tracking: Tracking | null,
  nowMs: number,
): Promise<Refusal<RefusalCode> | null> {
  const refused = checkTransition(order.status, to, 'merchant')
  if (refused || to === 'unpaid') return refused
  if (to === 'cancelled') return cancelByMerchant(db, order.id, nowMs)
  return (await moveOn(db, order, to, 'merchant', tracking, nowMs)) ? null : refuse('busy')
}

/** How long after the delivery its customer is asked for a review. */
const invitationMs = 3 * 24 * 3_600_000

/** Moves an order as was checked before; false where somebody else has moved it meanwhile. */
export async function moveOn(
  db: Db,
  order: StoredOrder,
  to: Exclude<OrderStatus, 'unpaid'>,
  actor: Actor,
  tracking: Tracking | null,
  nowMs: number,
): Promise<boolean> {
  const { id: orderId, status: from } = order
  return db.transaction(async (tx) => {
    const data = tracking ? { ...tracking } : {}
    const move = { orderId, from, to, actor, eventId: newId(nowMs), data, nowMs }
    if (!(await moveOrder(tx, move))) return false
    if (tracking) await addShipment(tx, { id: newId(nowMs), orderId, ...tracking }, nowMs)
    if (to !== 'delivered') return true
    await deliverShipments(tx, orderId, nowMs)
    await earnPoints(tx, { orderId }, nowMs)
    const invitation = { template: 'review-invitation', orderId }
    const runAt = nowMs + invitationMs
    await enqueue(tx, { id: newId(nowMs), kind: 'later-mail', data: invitation, runAt }, nowMs)
    return true
  })
}

/** A further parcel of an order that is on its way already. */
export async function addParcel(db: Db, order: StoredOrder, tracking: Tracking, nowMs: number) {
  if (order.status !== 'shipped') return checkTransition(order.status, 'shipped', 'merchant')
  const { id: orderId } = order
  await db.transaction(async (tx) => {
    await addShipment(tx, { id: newId(nowMs), orderId, ...tracking }, nowMs)
    const event = { id: newId(nowMs), orderId, kind: 'parcel', actor: 'merchant', data: tracking } as const
    await recordEvent(tx, event, nowMs)
  })
  return null
}
