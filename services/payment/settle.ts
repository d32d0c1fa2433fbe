// Settles orders: the only code that applies a payment's state to an order. Return page, provider events and scheduler
// call it repeatedly and in any order. Each call reads the provider's current state.
import { announceOrder } from '../orders/order-channel.ts'
import {
  findOrderToSettle,
  lockPayment,
  markPaid,
  setPaymentStatus,
  takeLatePayment,
  type OrderToSettle,
} from '#data/orders/payments.ts'
import type { ProviderState, Shop } from '../shop.ts'

export type Settled = 'paid' | 'confirming' | 'unpaid' | 'cancelled'

/** Settles an order by id. Throws if the order does not exist or the provider does not respond. */
export async function settle(orderId: string, shop: Shop): Promise<Settled> {
  const order = await findOrderToSettle(shop.db, { id: orderId })
  if (!order) throw new Error(`order ${orderId} does not exist`)
  return settleOrder(order, shop)
}

/** As `settle`, for an order that was just read. */
export async function settleOrder(order: OrderToSettle, shop: Shop): Promise<Settled> {
  // A settled payment does not change. Most events and returns arrive after it was settled.
  if (order.paymentStatus !== 'unpaid') return order.status === 'cancelled' ? 'cancelled' : 'paid'
  const state = await loadState(order, shop)
  if (!state) return order.status === 'cancelled' ? 'cancelled' : 'unpaid'
  // Usual case: the payment of a waiting order. One statement, which takes its own lock.
  const isPaid = state === 'paid' && (await markPaid(shop.db, order.id, shop.now()))
  if (isPaid) announceOrder('paid')
  const settled = isPaid ? 'paid' : await recordState(state, order, shop)
  if (settled === 'paid' || settled === 'cancelled') shop.wakeJobs()
  return settled
}

/**
 * Records the other states under the order's lock: cancelled orders, concurrent settlements, and payments that are
 * not complete.
 */
async function recordState(
  state: ProviderState,
  { id, total }: OrderToSettle,
  { db, now }: Shop,
): Promise<Settled> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    if (!payment) throw new Error(`order ${id} has no payment`)
    const isCancelled = payment.orderStatus === 'cancelled'
    if (payment.paymentStatus !== 'unpaid') return isCancelled ? 'cancelled' : 'paid'
    if (state !== 'paid' && state !== payment.status) await setPaymentStatus(tx, payment.id, state, now())
    if (state === 'paid' && isCancelled && total > 0) await takeLatePayment(tx, payment, now())
    if (isCancelled) return 'cancelled'
    return state === 'confirming' ? 'confirming' : 'unpaid'
  })
}

/**
 * The payment's state at the provider; null if no payment was opened. The provider refuses payments of 0, so those
 * count as paid.
 */
async function loadState({ total, payment: { reference } }: OrderToSettle, { payments }: Shop) {
  if (total === 0) return 'paid'
  return reference === null ? null : payments.state(reference)
}
