// Asks the provider about orders that nobody settled: its event was lost, or the shop ended between payment and event.
import type { Db } from '#data/database.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { takeOrdersToAsk } from '#data/orders/payments.ts'
import { longestHoldMs } from '#domain/orders/unpaid-orders.ts'
import type { Shop } from '../context.ts'
import { openPayment } from './open-payment.ts'
import { settle } from './settle.ts'

/** Events and the return page settle nearly all orders before that. */
const firstAfterMs = 60_000
/** Each time: a provider limits how often it is asked. */
const limit = 60

/** True where work was left. Orders whose time to pay is over are asked about when they are given up. */
export async function planPaymentChecks({ db, now }: { db: Db; now: () => number }): Promise<boolean> {
  return db.transaction(async (tx) => {
    const ids = await takeOrdersToAsk(tx, { firstAfterMs, withinMs: longestHoldMs, limit }, now())
    for (const orderId of ids) await enqueue(tx, 'check-payment', { orderId }, now())
    return ids.length > 0
  })
}

export async function checkPayment(orderId: string, shop: Shop): Promise<void> {
  const order = await loadOrder(shop.db, { id: orderId })
  // Its reference was never written, or was lost with the last moments of the database.
  if (order?.status === 'unpaid' && order.payment.reference === null) await openPayment(order, shop)
  await settle(orderId, shop)
}
