// Updates one payment of an order from its provider: its state, refunds that were started or failed there, and
// disputes. Events and the daily comparison call it.
import { adjustPoints } from '#data/customers/points.ts'
import type { Queryable } from '#data/database.ts'
import { saveDispute, type StoredDispute } from '#data/orders/disputes.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { lockPayment, restoreAttempt, type OrderToSettle } from '#data/orders/payments.ts'
import { listRefunds, refundableAmount } from '#data/orders/refunds.ts'
import type { Shop } from '../shop.ts'
import { applyRefund, failRefund } from './apply-refund.ts'
import type { PaymentSnapshot } from './provider.ts'
import { recordProviderRefund, refundDuplicate } from './record-refund.ts'
import { applyPayment, takePayment, type Settled } from './settle.ts'

type PaymentHandle = { readonly provider: string; readonly reference: string }

export async function reconcilePayment(
  order: OrderToSettle,
  payment: PaymentHandle,
  shop: Shop,
): Promise<Settled | 'duplicate'> {
  const snapshot = await shop.payments.named(payment.provider).read(payment.reference)
  const settled = await settleAttempt(order, payment, snapshot, shop)
  if (snapshot.refunds.length > 0 || snapshot.disputes.length > 0) {
    await shop.db.transaction(async (tx) => {
      if (!(await lockPayment(tx, order.id))) throw new Error(`order ${order.id} has no payment`)
      await applyRefunds(tx, order.id, snapshot, settled === 'duplicate', shop.now())
      for (const dispute of snapshot.disputes)
        await applyDispute(tx, { ...dispute, orderId: order.id, payment: payment.reference }, shop.now())
    })
    shop.pollJobs()
  }
  return settled
}

/** An earlier attempt that was paid counts if the order is unpaid; otherwise it is refunded. */
async function settleAttempt(
  order: OrderToSettle,
  payment: PaymentHandle,
  snapshot: PaymentSnapshot,
  shop: Shop,
): Promise<Settled | 'duplicate'> {
  const isCurrent =
    order.payment.provider === payment.provider && order.payment.reference === payment.reference
  if (isCurrent) return applyPayment(order, snapshot, shop)
  if (snapshot.state !== 'paid' && snapshot.state !== 'refunded') return 'unpaid'
  const isDuplicate = await shop.db.transaction(async (tx) => {
    const locked = await lockPayment(tx, order.id)
    if (locked?.paymentStatus !== 'unpaid') {
      if (snapshot.state === 'paid')
        await refundDuplicate(tx, { orderId: order.id, amount: order.total, payment }, shop.now())
      return true
    }
    await restoreAttempt(tx, order.id, payment)
    // In one transaction: the other payment, which is settled at the same time, must not count in its name.
    if (snapshot.state === 'paid') await takePayment(tx, locked, shop.now())
    return false
  })
  if (!isDuplicate) return applyPayment({ ...order, payment }, snapshot, shop)
  shop.pollJobs()
  return 'duplicate'
}

/** Needs the order's lock. */
async function applyRefunds(
  tx: Queryable,
  orderId: string,
  { refunds }: PaymentSnapshot,
  isDuplicate: boolean,
  now: number,
): Promise<void> {
  for (const refund of refunds) {
    const known = await listRefunds(tx, orderId)
    const ours = known.find(({ id, reference }) => id === refund.id || reference === refund.reference)
    // A refund of a payment that does not count changes no books but its own.
    if (!ours && (refund.state === 'failed' || isDuplicate)) continue
    if (!ours) await makeRoom(tx, orderId, refund.amount, now)
    const changed = ours ?? (await recordProviderRefund(tx, { orderId, ...refund }, now))
    if (changed.state !== 'failed') await applyRefund(tx, changed, refund, now)
  }
}

/** The merchant has made the shop's refunds at the provider: those of the shop end. */
async function makeRoom(tx: Queryable, orderId: string, amount: number, now: number): Promise<void> {
  for (const refund of await listRefunds(tx, orderId)) {
    if ((await refundableAmount(tx, orderId)) >= amount) return
    const isOurs = refund.state === 'open' && refund.reference === null && refund.reason !== 'duplicate'
    if (isOurs) await failRefund(tx, refund, 'refunded at the provider', now)
  }
}

async function applyDispute(tx: Queryable, dispute: StoredDispute, now: number): Promise<void> {
  const before = await saveDispute(tx, dispute, now)
  const { orderId, state, amount } = dispute
  const about = { orderId, actor: 'payment', data: { amount } } as const
  if (!before) await recordEvent(tx, { ...about, kind: 'dispute-opened' }, now)
  if (before === state || (state !== 'won' && state !== 'lost')) return
  await recordEvent(tx, { ...about, kind: `dispute-${state}` }, now)
  await adjustPoints(tx, orderId, dispute.reference, now)
}
