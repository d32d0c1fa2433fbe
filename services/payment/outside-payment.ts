// Records a payment that the merchant received outside of the shop: a transfer, or cash.
import { earnPoints } from '#data/customers/points.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { findOrderToSettle, lockPayment, setOutsidePayment, setOwedPaid } from '#data/orders/payments.ts'
import { refundableAmount } from '#data/orders/refunds.ts'
import { checkTransition, type TransitionRefusal } from '#domain/orders/order.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { closePayment } from '../orders/expire-order.ts'
import { moveOrder } from '../orders/move-order.ts'
import { announceOrder } from '../orders/order-channel.ts'
import type { Shop } from '../shop.ts'

/**
 * Closes an open payment at the provider first, so that the order is not paid twice. A payment that arrived there is
 * kept. null: the order is paid.
 */
export async function recordOutsidePayment(
  orderId: string,
  shop: Shop,
): Promise<TransitionRefusal | Refusal<'payment-confirming' | 'busy'> | null> {
  const order = await findOrderToSettle(shop.db, { id: orderId })
  if (!order) throw new Error(`order ${orderId} does not exist`)
  if (await settleOwed(orderId, shop)) return null
  const refused = checkTransition(order.status, 'processing', 'payment')
  if (refused) return refused
  const state = await closePayment(order, shop)
  if (state === 'confirming') return refuse('payment-confirming')
  if (state === 'paid') return null
  const now = shop.now()
  const refusedNow = await shop.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, orderId)
    // It may be paid or cancelled meanwhile, or the buyer may have opened another payment.
    const moved = payment && checkTransition(payment.orderStatus, 'processing', 'payment')
    if (moved) return moved
    if (payment?.reference !== order.payment.reference) return refuse('busy')
    await setOutsidePayment(tx, payment.id, now)
    const event = { kind: 'processing', data: {} } as const
    const changes = await moveOrder(tx, { orderId, from: 'unpaid', event, actor: 'merchant' }, now)
    return changes === null ? refuse('busy') : null
  })
  if (refusedNow) return refusedNow
  announceOrder('paid')
  shop.pollJobs()
  return null
}

/** The buyer has paid the invoice. false: nothing is owed. */
async function settleOwed(orderId: string, shop: Shop): Promise<boolean> {
  const now = shop.now()
  return shop.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, orderId)
    // Nothing is left to pay of an order that is credited in full. This is so before the job of its refund has run.
    if (payment?.status !== 'owed' || (await refundableAmount(tx, orderId)) === 0) return false
    await setOwedPaid(tx, payment, now)
    await earnPoints(tx, { orderId }, now)
    await recordEvent(tx, { kind: 'paid', orderId, actor: 'merchant', data: {} }, now)
    return true
  })
}
