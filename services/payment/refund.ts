// Executes a recorded refund: first at the provider, then in the database. A repeated call has no second effect.
import { lockPayment, outsideProvider } from '#data/orders/payments.ts'
import { closeRefund, loadOpenRefund } from '#data/orders/refunds.ts'
import { isCurrency, money } from '#domain/pricing/money.ts'
import type { Shop } from '../shop.ts'

export async function executeRefund(refundId: string, shop: Shop): Promise<void> {
  const refund = await loadOpenRefund(shop.db, refundId)
  if (!refund || !isCurrency(refund.currency)) return
  // The merchant received this payment outside of the shop, and pays it back there.
  if (refund.provider !== outsideProvider) {
    if (refund.reference === null) throw new Error(`order ${refund.orderId} has no payment to refund`)
    await shop.payments.refund(refund.reference, {
      id: refund.id,
      amount: money(refund.amount, refund.currency),
    })
  }
  await shop.db.transaction(async (tx) => {
    await lockPayment(tx, refund.orderId)
    await closeRefund(tx, refund, shop.now())
  })
  shop.wakeJobs()
}
