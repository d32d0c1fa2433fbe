// Executes a recorded refund: first at the provider, then in the database. A repeated call has no second effect.
import type { Queryable } from '#data/database.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { listPaymentDisputes } from '#data/orders/disputes.ts'
import { findOrderToSettle, lockPayment, outsideProvider } from '#data/orders/payments.ts'
import { countRefundCheck, isMoneyLost, loadOpenRefund, type OpenRefund } from '#data/orders/refunds.ts'
import { dayMs, hourMs } from '#domain/calendar/durations.ts'
import { blocksRefunds, disputedAmount } from '#domain/orders/dispute.ts'
import { isCurrency, money } from '#domain/pricing/money.ts'
import type { Shop } from '../shop.ts'
import { applyRefund, failRefund, type RefundOutcome } from './apply-refund.ts'
import { reconcilePayment } from './reconcile-payment.ts'

/** Checks of a pending refund: after one, two, four … hours, then daily. Its event usually arrives first. */
const maxChecks = 60

export async function executeRefund(refundId: string, shop: Shop): Promise<void> {
  const refund = await loadOpenRefund(shop.db, refundId)
  if (!refund || refund.reference !== null) return
  const { orderId, paymentReference: reference } = refund
  const disputes = await listPaymentDisputes(shop.db, { orderId, reference })
  if (blocksRefunds(disputes))
    // The bank has taken the money. The refund waits for its decision.
    return void (await enqueue(shop.db, 'refund', { refundId }, shop.now(), { runAt: shop.now() + dayMs }))
  const lost = disputes.filter(({ state }) => state === 'lost')
  if (lost.length > 0 && (await failLostRefund(refund, disputedAmount(lost), shop))) return
  const outcome = await refundAtProvider(refund, shop)
  await shop.db.transaction(async (tx) => {
    await lockPayment(tx, refund.orderId)
    await applyRefund(tx, refund, outcome, shop.now())
    if (outcome.state === 'pending') await enqueueCheck(tx, refund, shop.now())
  })
  shop.pollJobs()
}

/** The buyer has the money from a lost dispute. Returns false if the refund can be paid. */
async function failLostRefund(refund: OpenRefund, lost: number, { db, now }: Shop): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPayment(tx, refund.orderId)
    // A duplicate goes back whole, and is not in the books of its order.
    const isDuplicate = refund.reason === 'duplicate'
    const isLost = isDuplicate ? lost >= refund.amount : await isMoneyLost(tx, refund.orderId)
    if (isLost) await failRefund(tx, refund, 'the dispute was lost', now())
    return isLost
  })
}

/** Asks the provider about a pending refund. */
export async function checkRefund(refundId: string, shop: Shop): Promise<void> {
  const refund = await loadOpenRefund(shop.db, refundId)
  if (!refund?.reference || !refund.paymentReference) return
  const order = await findOrderToSettle(shop.db, { id: refund.orderId })
  if (!order) return
  await reconcilePayment(order, { provider: refund.provider, reference: refund.paymentReference }, shop)
  const after = await loadOpenRefund(shop.db, refundId)
  if (!after) return
  // The job fails for good: staff receive an e-mail, and can run it again.
  if (after.checks >= maxChecks) throw new Error(`refund ${refundId} is pending after ${maxChecks} checks`)
  await shop.db.transaction((tx) => enqueueCheck(tx, after, shop.now()))
}

async function enqueueCheck(tx: Queryable, refund: OpenRefund, now: number) {
  await countRefundCheck(tx, refund.id)
  const runAt = now + Math.min(2 ** refund.checks * hourMs, dayMs)
  await enqueue(tx, 'check-refund', { refundId: refund.id }, now, { runAt })
}

async function refundAtProvider(
  { id, orderId, amount, currency, provider, paymentReference }: OpenRefund,
  { payments }: Shop,
): Promise<RefundOutcome> {
  // The merchant received this payment outside of the shop, and pays it back there.
  if (provider === outsideProvider) return { reference: null, state: 'succeeded', failure: '' }
  if (paymentReference === null || !isCurrency(currency))
    throw new Error(`order ${orderId} has no payment to refund`)
  return payments.named(provider).refund(paymentReference, { id, amount: money(amount, currency) })
}
