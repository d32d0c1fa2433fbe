// Applies what the provider says about one refund. All functions need the order's lock and can be repeated.
import { adjustPoints } from '#data/customers/points.ts'
import type { Queryable } from '#data/database.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import {
  addToRefundTotal,
  loadPaidAndRefunded,
  markRefundFailed,
  markRefundPaid,
  setRefundReference,
  writePaymentStatus,
  type KnownRefund,
} from '#data/orders/refunds.ts'
import { paymentStatusAfter } from '#domain/orders/order.ts'
import type { ProviderRefund } from './provider.ts'

type Refund = Pick<KnownRefund, 'id' | 'orderId' | 'amount' | 'reason'>

/** `reference` is null for refunds without a provider. */
export type RefundOutcome = Pick<ProviderRefund, 'state' | 'failure'> & { readonly reference: string | null }

export async function applyRefund(
  tx: Queryable,
  refund: Refund,
  { reference, state, failure }: RefundOutcome,
  now: number,
): Promise<void> {
  if (reference !== null) await setRefundReference(tx, refund.id, reference)
  if (state === 'succeeded') await completeRefund(tx, refund, now)
  if (state === 'failed') await failRefund(tx, refund, failure, now)
}

async function completeRefund(tx: Queryable, refund: Refund, now: number): Promise<void> {
  const isPaid = await markRefundPaid(tx, refund.id, now)
  if (!isPaid || refund.reason === 'duplicate') return
  await updatePaymentStatus(tx, refund.orderId, now)
  await record(tx, 'refunded', refund, now)
}

/** The shop still has the money: it can be refunded again. */
export async function failRefund(tx: Queryable, refund: Refund, failure: string, now: number): Promise<void> {
  if (!(await markRefundFailed(tx, refund.id, failure, now))) return
  if (refund.reason !== 'duplicate') {
    await addToRefundTotal(tx, refund.orderId, -refund.amount)
    await adjustPoints(tx, refund.orderId, refund.id, now)
    await updatePaymentStatus(tx, refund.orderId, now)
  }
  await record(tx, 'refund-failed', refund, now)
}

async function updatePaymentStatus(tx: Queryable, orderId: string, now: number): Promise<void> {
  const { amount, refunded, status } = await loadPaidAndRefunded(tx, orderId)
  const next = paymentStatusAfter(refunded, amount)
  // A partial credit leaves the rest owed.
  if (status !== 'owed' || next === 'refunded') await writePaymentStatus(tx, orderId, next, now)
}

async function record(
  tx: Queryable,
  kind: 'refunded' | 'refund-failed',
  { orderId, amount }: Refund,
  now: number,
): Promise<void> {
  await recordEvent(tx, { orderId, kind, actor: 'payment', data: { amount } }, now)
}
