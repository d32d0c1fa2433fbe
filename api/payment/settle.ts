// The one place where a payment becomes an order's state. Return page, provider's event and clock all come here,
// in any order and as often as they like: each asks the provider again and acts on its present word.
import { lockPayment, markPaid, releaseOrder, setPaymentStatus } from '#data/payments.ts'
import { loadOrder, type StoredOrder } from '#data/orders.ts'
import { money } from '#domain/money.ts'
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
  if (order.paymentStatus !== 'unpaid') return 'paid'
  if (!order.payment.reference) return order.status === 'cancelled' ? 'cancelled' : 'unpaid'
  const state = await shop.payments.state(order.payment.reference)
  const settled = await shop.db.transaction(async (tx): Promise<Settled | 'refund'> => {
    const payment = await lockPayment(tx, order.id)
    if (!payment) throw new Error(`order ${order.id} has no payment`)
    if (payment.paymentStatus !== 'unpaid') return 'paid'
    if (state === 'paid') {
      // Money for an order that was given up meanwhile goes straight back.
      if (payment.orderStatus !== 'unpaid') return 'refund'
      await markPaid(tx, payment, shop.now())
      return 'paid'
    }
    if (state !== payment.status && payment.status !== 'refunded')
      await setPaymentStatus(tx, payment.id, state, shop.now())
    if (payment.orderStatus === 'cancelled') return 'cancelled'
    return state === 'confirming' ? 'confirming' : 'unpaid'
  })
  if (settled === 'refund') {
    await shop.payments.refund(order.payment.reference, {
      id: order.payment.id,
      amount: money(order.total, order.currency),
    })
    await shop.db.transaction((tx) => setPaymentStatus(tx, order.payment.id, 'refunded', shop.now()))
    return 'cancelled'
  }
  if (settled === 'paid') shop.wakeJobs()
  return settled
}

/** Gives up an unpaid order whose time is over: the payment is closed before the stock is freed. */
export async function expire(orderId: string, shop: Shop): Promise<void> {
  const order = await loadOrder(shop.db, { id: orderId })
  if (!order || order.status !== 'unpaid') return
  const state = order.payment.reference ? await shop.payments.cancel(order.payment.reference) : 'cancelled'
  if (state === 'paid') return void (await settle(orderId, shop))
  if (state === 'confirming') throw new Error(`payment of ${order.number} is still being confirmed`)
  const changes = await shop.db.transaction(async (tx) => {
    await lockPayment(tx, orderId)
    return releaseOrder(tx, orderId, 'clock', shop.now())
  })
  shop.catalog.changed(changes)
}
