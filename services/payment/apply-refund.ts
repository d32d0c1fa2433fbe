// Applies what the provider says about one refund. All functions need the order's lock and can be repeated.
import { adjustPoints } from '#data/customers/points.ts'
import type { Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
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
  nowMs: number,
): Promise<void> {
  if (reference !== null) await setRefundReference(tx, refund.id, reference)
  if (state === 'succeeded') await completeRefund(tx, refund, nowMs)
  if (state === 'failed') await failRefund(tx, refund, failure, nowMs)
}

async function completeRefund(tx: Queryable, refund: Refund, nowMs: number): Promise<void> {
  const isPaid = await markRefundPaid(tx, refund.id, nowMs)
  if (!isPaid || refund.reason === 'duplicate') return
  await updatePaymentStatus(tx, refund.orderId, nowMs)
  await record(tx, 'refunded', refund, nowMs)
}

/** The shop still has the money: it can be refunded again. */
export async function failRefund(
  tx: Queryable,
  refund: Refund,
  failure: string,
  nowMs: number,
): Promise<void> {
  if (!(await markRefundFailed(tx, refund.id, failure, nowMs))) return
  if (refund.reason !== 'duplicate') {
    await addToRefundTotal(tx, refund.orderId, -refund.amount)
    await adjustPoints(tx, refund.orderId, refund.id, nowMs)
    await updatePaymentStatus(tx, refund.orderId, nowMs)
  }
  await record(tx, 'refund-failed', refund, nowMs)
}

async function updatePaymentStatus(tx: Queryable, orderId: string, nowMs: number): Promise<void> {
  const { amount, refunded, status } = await loadPaidAndRefunded(tx, orderId)
  const next = paymentStatusAfter(refunded, amount)
  // A partial credit leaves the rest owed.
  if (status !== 'owed' || next === 'refunded') await writePaymentStatus(tx, orderId, next, nowMs)
}

async function record(
  tx: Queryable,
  kind: 'refunded' | 'refund-failed',
  { orderId, amount }: Refund,
  nowMs: number,
): Promise<void> {
  await recordEvent(tx, { id: newId(nowMs), orderId, kind, actor: 'payment', data: { amount } }, nowMs)
}
