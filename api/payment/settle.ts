// The one place where a payment becomes an order's state. Return page, provider's event and clock all come here,
// in any order and as often as they like: each asks the provider again and acts on its present word.
import {
  findOrderToSettle,
  lockPayment,
  markPaid,
  setPaymentStatus,
  takeLatePayment,
  type OrderToSettle,
} from '#data/orders/payments.ts'
import type { ProviderState, Shop } from '../context.ts'

export type Settled = 'paid' | 'confirming' | 'unpaid' | 'cancelled'

export async function settle(orderId: string, shop: Shop): Promise<Settled> {
  const order = await findOrderToSettle(shop.db, { id: orderId })
  if (!order) throw new Error(`order ${orderId} is not there to be settled`)
  return settleOrder(order, shop)
}

/** The same for an order that was just read. */
export async function settleOrder(order: OrderToSettle, shop: Shop): Promise<Settled> {
  // What is settled stays so: most events and returns come after the payment was asked for already.
  if (order.paymentStatus !== 'unpaid') return order.status === 'cancelled' ? 'cancelled' : 'paid'
  const state = await askProvider(order, shop)
  if (!state) return order.status === 'cancelled' ? 'cancelled' : 'unpaid'
  // Nearly always the money comes for an order that waits for it: one statement, which takes its own lock.
  const isPaid = state === 'paid' && (await markPaid(shop.db, order.id, shop.now()))
  const settled = isPaid ? 'paid' : await note(state, order, shop)
  if (settled === 'paid' || settled === 'cancelled') shop.wakeJobs()
  return settled
}

/** What the provider says of an order that was given up, was settled meanwhile, or is not paid for yet. */
async function note(state: ProviderState, { id, total }: OrderToSettle, { db, now }: Shop): Promise<Settled> {
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

/** Where nothing is to be paid no provider is asked: it would refuse. null where no payment was opened yet. */
async function askProvider({ total, payment: { reference } }: OrderToSettle, { payments }: Shop) {
  if (total === 0) return 'paid'
  return reference === null ? null : payments.state(reference)
}
