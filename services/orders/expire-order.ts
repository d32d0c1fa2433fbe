// Ends orders that are not shipped: expiry by the scheduler, cancellation by customer or merchant.
import type { Db, Queryable } from '#data/database.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { findOrderToSettle, loadHold, lockPayment, type OrderToSettle } from '#data/orders/payments.ts'
import { hasParcels } from '#data/orders/shipments.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import type { CancelReason, MerchantCancelReason } from '#domain/orders/order-event.ts'
import { checkTransition, type Actor } from '#domain/orders/order.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { applyPayment, settleOrder } from '../payment/settle.ts'
import type { Shop } from '../shop.ts'
import { changeSince, lockOrder } from './lock-order.ts'
import { cancelOrder } from './move-order.ts'
import { announceOrder } from './order-channel.ts'

/**
 * Delay until the next check while a bank confirms the payment. It is half of the time since the hold, at most six
 * hours.
 */
function confirmingMs(sinceHoldMs: number): number {
  return Math.min(Math.max(60_000, sinceHoldMs / 2), 6 * hourMs)
}

/** Expires the order if its hold is over; otherwise enqueues the job again for the end of the hold. */
export async function expireWhenDue(orderId: string, shop: Shop): Promise<void> {
  const heldUntil = await loadHold(shop.db, orderId)
  if (heldUntil === undefined || heldUntil <= shop.now()) return expire(orderId, shop)
  await enqueue(shop.db, 'expire-order', { orderId }, shop.now(), { runAt: heldUntil })
}

/** Expires an unpaid order. The payment is closed at the provider before the stock is released. */
export async function expire(orderId: string, shop: Shop): Promise<void> {
  const order = await findOrderToSettle(shop.db, { id: orderId })
  if (!order || order.status !== 'unpaid') return
  const state = await closePayment(order, shop)
  if (state === 'confirming') {
    const heldUntil = (await loadHold(shop.db, orderId)) ?? shop.now()
    const runAt = shop.now() + confirmingMs(shop.now() - heldUntil)
    await enqueue(shop.db, 'expire-order', { orderId }, shop.now(), { runAt })
  }
  if (state !== 'open') return
  const refused = await cancel(shop, orderId, 'clock', 'not-paid')
  if (!refused) announceOrder('expired')
}

/** Cancels an order for its customer. null: cancelled, and the refund is recorded. Closes an open payment first. */
export async function cancelByCustomer(
  order: OrderToSettle,
  reason: CancelReason,
  shop: Shop,
): Promise<Refusal<'payment-confirming' | 'busy' | 'order-not-cancellable' | 'order-already-there'> | null> {
  try {
    if (order.status === 'unpaid' && (await closePayment(order, shop)) === 'confirming')
      return refuse('payment-confirming')
  } catch (fault) {
    // The provider did not respond. While the payment may be open, the stock stays reserved.
    shop.report(fault)
    return refuse('busy')
  }
  const refused = await cancel(shop, order.id, 'customer', reason)
  if (!refused) return null
  return refuse(refused.refused === 'order-already-there' ? 'order-already-there' : 'order-not-cancellable')
}

/**
 * Cancels, and closes an open payment at its provider by a job. A payment that arrives first is refunded. `seen` as in
 * `changeSince`. null: cancelled.
 */
export async function cancelByMerchant(
  db: Db,
  orderId: string,
  reason: MerchantCancelReason,
  now: number,
  seen: string | null = null,
) {
  return db.transaction(async (tx) => {
    const changed = seen === null ? null : changeSince(await lockOrder(tx, orderId), seen)
    if (changed) return changed
    const changes = await cancelLocked(tx, orderId, 'merchant', reason, now)
    return isRefusal(changes) ? changes : null
  })
}

/** Closes the payment of an unpaid order at the provider. A payment that arrived first is settled. */
export async function closePayment(
  order: OrderToSettle,
  shop: Shop,
): Promise<'open' | 'confirming' | 'paid'> {
  if (order.total === 0) return (await settleOrder(order, shop)) === 'paid' ? 'paid' : 'open'
  if (!order.payment.reference) return 'open'
  const { provider, reference } = order.payment
  const snapshot = await shop.payments.named(provider).cancel(reference)
  if (snapshot.state === 'confirming') return 'confirming'
  if (snapshot.state !== 'paid') return 'open'
  await applyPayment(order, snapshot, shop)
  return 'paid'
}

async function cancel(shop: Shop, orderId: string, actor: Actor, reason: CancelReason) {
  const changes = await shop.db.transaction((tx) => cancelLocked(tx, orderId, actor, reason, shop.now()))
  if (isRefusal(changes)) return changes
  shop.catalog.changed(changes)
  shop.pollJobs()
  return null
}

/** Takes the lock of the order. */
async function cancelLocked(tx: Queryable, orderId: string, actor: Actor, reason: CancelReason, now: number) {
  const order = await lockPayment(tx, orderId)
  if (!order) throw new Error(`order ${orderId} does not exist`)
  const refused = checkTransition(order.orderStatus, 'cancelled', actor)
  // Parcels of some recipients may be shipped before the order is.
  if (!refused && (await hasParcels(tx, orderId))) return refuse('order-not-cancellable')
  if (refused) return refused
  // The customer and the clock have closed the payment before.
  if (order.orderStatus === 'unpaid' && actor === 'merchant')
    await enqueue(tx, 'close-payment', { orderId }, now)
  return cancelOrder(tx, order, actor, reason, now)
}
