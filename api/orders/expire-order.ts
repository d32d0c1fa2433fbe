// Giving up an order that is not on its way yet: by the clock, its customer or the merchant.
import { cancelOrder } from '#data/orders/cancel-order.ts'
import type { CancelReason } from '#domain/orders/order-event.ts'
import type { Db } from '#data/database.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { findOrderToSettle, loadHold, lockPayment, type OrderToSettle } from '#data/orders/payments.ts'
import { hasParcels } from '#data/orders/shipments.ts'
import { checkTransition, type Actor } from '#domain/orders/order.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Shop } from '../context.ts'
import { settle, settleOrder } from '../payment/settle.ts'
import type { RefusalCode } from '../refusals.ts'

/** While a bank makes up its mind the goods wait, and the clock looks again as often as this. */
const confirmingMs = 60_000

/** Gives the order up where its time to pay is over, and looks again at its end where it is not. */
export async function expireWhenDue(orderId: string, shop: Shop): Promise<void> {
  const heldUntil = await loadHold(shop.db, orderId)
  if (heldUntil === undefined || heldUntil <= shop.now()) return expire(orderId, shop)
  await enqueue(shop.db, 'expire-order', { orderId }, shop.now(), { runAt: heldUntil })
}

/** The time to pay is over: the payment is closed before the stock is freed. */
export async function expire(orderId: string, shop: Shop): Promise<void> {
  const order = await findOrderToSettle(shop.db, { id: orderId })
  if (!order || order.status !== 'unpaid') return
  const state = await closePayment(order, shop)
  if (state === 'confirming') {
    const runAt = shop.now() + confirmingMs
    await enqueue(shop.db, 'expire-order', { orderId }, shop.now(), { runAt })
  }
  if (state === 'open') await cancel(shop, orderId, 'clock', 'not-paid')
}

/** null: done, and the money is on its way back. */
export async function cancelByCustomer(
  order: OrderToSettle,
  reason: CancelReason,
  shop: Shop,
): Promise<Refusal<RefusalCode> | null> {
  try {
    if (order.status === 'unpaid' && (await closePayment(order, shop)) === 'confirming')
      return refuse('payment-confirming')
  } catch (fault) {
    // The provider does not answer: while the payment is open the goods stay where they are.
    shop.report(fault)
    return refuse('busy')
  }
  const refused = await cancel(shop, order.id, 'customer', reason)
  return refused && refused.refused !== 'order-already-there' ? refuse('order-not-cancellable') : refused
}

/** Without a provider at hand: money that comes for it later goes back. */
export async function cancelByMerchant(db: Db, orderId: string, nowMs: number) {
  const done = await cancelNow(db, orderId, 'merchant', 'by-shop', nowMs)
  return isRefusal(done) ? done : null
}

/** Closes the payment of an unpaid order at its provider; money that was quicker is taken. */
async function closePayment(order: OrderToSettle, shop: Shop): Promise<'open' | 'confirming' | 'paid'> {
  if (order.total === 0) return (await settleOrder(order, shop)) === 'paid' ? 'paid' : 'open'
  if (!order.payment.reference) return 'open'
  const state = await shop.payments.cancel(order.payment.reference)
  if (state === 'confirming') return 'confirming'
  if (state !== 'paid') return 'open'
  await settle(order.id, shop)
  return 'paid'
}

async function cancel(shop: Shop, orderId: string, actor: Actor, reason: CancelReason) {
  const done = await cancelNow(shop.db, orderId, actor, reason, shop.now())
  if (isRefusal(done)) return done
  shop.catalog.changed(done)
  shop.wakeJobs()
  return null
}

async function cancelNow(db: Db, orderId: string, actor: Actor, reason: CancelReason, nowMs: number) {
  return db.transaction(async (tx) => {
    const order = await lockPayment(tx, orderId)
    if (!order) throw new Error(`order ${orderId} is not there to be cancelled`)
    const refused = checkTransition(order.orderStatus, 'cancelled', actor)
    // Of an order for several people a part may be on its way before the order as a whole is.
    if (!refused && (await hasParcels(tx, orderId))) return refuse('order-not-cancellable')
    return refused ?? cancelOrder(tx, order, actor, reason, nowMs)
  })
}
