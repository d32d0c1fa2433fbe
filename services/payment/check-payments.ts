// Checks unpaid orders at the provider: an event may be lost, or the process may have ended before settling.
import type { Db } from '#data/database.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { findOrderToSettle, takeDuePaymentChecks } from '#data/orders/payments.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { staffHoldMs } from '#domain/orders/unpaid-orders.ts'
import { closePayment } from '../orders/expire-order.ts'
import type { Shop } from '../shop.ts'
import { openPayment } from './open-payment.ts'
import { settle } from './settle.ts'

/** Age of the first check. Events and the return page settle nearly all orders earlier. */
const firstAfterMs = 60_000
/** Orders per run; providers limit the rate of calls. */
const limit = 60

/** Enqueues the due checks; true if there are any. Orders whose hold has ended are checked by their expiry. */
export async function planPaymentChecks({ db, now }: { db: Db; now: () => number }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ids = await takeDuePaymentChecks(tx, { firstAfterMs, withinMs: staffHoldMs, limit }, now())
    for (const orderId of ids) await enqueue(tx, 'check-payment', { orderId }, now())
    return ids.length > 0
  })
}

/** Settles one order. Throws if the provider does not respond. */
export async function checkPayment(orderId: string, shop: Shop): Promise<void> {
  const order = await loadOrder(shop.db, { id: orderId })
  // The reference was never written, or a database crash lost it.
  if (order?.status === 'unpaid' && order.payment.reference === null) await openPayment(order, shop)
  await settle(orderId, shop)
}

/** A bank debit is decided within two weeks, which is longer than a failing job is repeated. */
const confirmingMs = hourMs

/** Closes the payment of an order that the merchant has cancelled. While a bank decides, it asks again every hour. */
export async function closeCancelledPayment(orderId: string, shop: Shop): Promise<void> {
  const order = await findOrderToSettle(shop.db, { id: orderId })
  if (order?.paymentStatus !== 'unpaid' || order.total === 0) return
  if ((await closePayment(order, shop)) !== 'confirming') return
  await enqueue(shop.db, 'close-payment', { orderId }, shop.now(), { runAt: shop.now() + confirmingMs })
}
