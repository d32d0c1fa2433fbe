// Records refunds. A job pays each of them exactly once. All functions need the order's lock.
import { adjustPoints } from '#data/customers/points.ts'
import type { Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { addToRefundTotal, insertRefund, type KnownRefund, type NewRefund } from '#data/orders/refunds.ts'

/** Records a refund, takes back points and enqueues the payment. An amount of 0 records nothing. */
export async function recordRefund(tx: Queryable, refund: NewRefund, now: number): Promise<void> {
  if (refund.amount === 0) return
  const id = newId(now)
  await addRefund(tx, id, refund, now)
  await enqueue(tx, 'refund', { refundId: id }, now)
}

/** Records a refund that was started at the provider. Needs room within the paid amount. */
export async function recordProviderRefund(
  tx: Queryable,
  { orderId, amount, reference }: { orderId: string; amount: number; reference: string },
  now: number,
): Promise<KnownRefund> {
  const id = newId(now)
  const refund = { orderId, amount, reason: 'provider', reference } as const
  await addRefund(tx, id, refund, now)
  return { ...refund, id, state: 'open' }
}

async function addRefund(tx: Queryable, id: string, refund: NewRefund, now: number): Promise<void> {
  await addToRefundTotal(tx, refund.orderId, refund.amount)
  await insertRefund(tx, id, refund, now)
  await adjustPoints(tx, refund.orderId, id, now)
}

/** A payment of an attempt that does not count goes back whole. A repeated call does nothing. */
export async function refundDuplicate(
  tx: Queryable,
  refund: Required<Pick<NewRefund, 'orderId' | 'amount' | 'payment'>>,
  now: number,
): Promise<void> {
  const id = newId(now)
  const isNew = await insertRefund(tx, id, { ...refund, reason: 'duplicate' }, now)
  if (isNew) await enqueue(tx, 'refund', { refundId: id }, now)
}
