// The one place where a payment becomes an order's state. Return page, provider's event and clock all come here,
// in any order and as often as they like: each asks the provider again and acts on its present word.
import { lockPayment, markPaid, setPaymentStatus, takeLatePayment } from '#data/payments.ts'
import { loadOrder, type StoredOrder } from '#data/orders.ts'
import type { Shop } from '../context.ts'

export type Settled = 'paid' | 'confirming' | 'unpaid' | 'cancelled'

export async function settle(orderId: string, shop: Shop): Promise<Settled> {
  const order = await loadOrder(shop.db, { id: orderId })
  if (!order) throw new Error(`order ${orderId} is not there to be settled`)
  return settleOrder(order, shop)
}

/** The same for an order that was just read. */
export async function settleOrder(order: StoredOrder, shop: Shop): Promise<Settled> {
  // What is settled stays so: most events and returns come after the payment was asked for already.
  if (order.paymentStatus !== 'unpaid') return order.status === 'cancelled' ? 'cancelled' : 'paid'
  const state = await askProvider(order, shop)
  if (!state) return order.status === 'cancelled' ? 'cancelled' : 'unpaid'
  const settled = await shop.db.transaction(async (tx): Promise<Settled> => {
    const payment = await lockPayment(tx, order.id)
    if (!payment) throw new Error(`order ${order.id} has no payment`)
    const isCancelled = payment.orderStatus === 'cancelled'
    if (payment.paymentStatus !== 'unpaid') return isCancelled ? 'cancelled' : 'paid'
    if (state === 'paid' && isCancelled) {
      if (order.total > 0) await takeLatePayment(tx, payment, shop.now())
      return 'cancelled'
    }
    if (state === 'paid') {
      await markPaid(tx, payment, shop.now())
      return 'paid'
    }
    if (state !== payment.status) await setPaymentStatus(tx, payment.id, state, shop.now())
    if (isCancelled) return 'cancelled'
    return state === 'confirming' ? 'confirming' : 'unpaid'
  })
  if (settled === 'paid' || settled === 'cancelled') shop.wakeJobs()
  return settled
}

/** Where nothing is to be paid no provider is asked: it would refuse. null where no payment was opened yet. */
async function askProvider({ total, payment: { reference } }: StoredOrder, { payments }: Shop) {
  if (total === 0) return 'paid'
  return reference === null ? null : payments.state(reference)
}
