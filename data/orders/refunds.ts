// Refunds: recorded in a transaction, then paid by a job, exactly once.
import { paymentStatusAfter } from '#domain/orders/order.ts'
import type { CreditedGoods } from '#domain/invoices/issued-document.ts'
import { json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'
import { enqueue } from '../jobs/jobs.ts'
import { recordEvent } from './order-events.ts'
import { takeBackPoints } from '../customers/points.ts'

/** `duplicate`: of an attempt that does not count. `provider`: started at the provider. */
export type RefundReason =
  | 'cancelled'
  | 'late-payment'
  | 'return'
  | 'withdrawal'
  | 'goodwill'
  | 'duplicate'
  | 'provider'
  | 'correction'

export type NewRefund = {
  readonly orderId: string
  /** Minor units; 0 records nothing. */
  readonly amount: number
  readonly reason: RefundReason
  readonly returnId?: string
  /** What it credits, if that is not the goods of a return. */
  readonly goods?: readonly CreditedGoods[]
}

/** Paid or owed amount minus recorded refunds, in minor units; 0 for an unpaid order. Exact only under the order's lock. */
export async function refundableAmount(tx: Queryable, orderId: string): Promise<number> {
  const row = await tx.row<{ left: number }>(sql`
    select amount - refund_total as left from payment where order_id = ${orderId}
      and status in ('paid', 'owed', 'refunded')`)
  return row?.left ?? 0
}

/**
 * Records a refund, takes back points and enqueues the `refund` job. Needs the order's lock. A constraint rejects
 * refunds above the paid amount.
 */
export async function recordRefund(tx: Queryable, refund: NewRefund, nowMs: number): Promise<void> {
  if (refund.amount === 0) return
  const [id, now] = [newId(nowMs), new Date(nowMs)]
  await tx.run(
    sql`update payment set refund_total = refund_total + ${refund.amount} where order_id = ${refund.orderId}`,
  )
  await tx.run(sql`
    insert into refund (id, order_id, return_id, amount, reason, promised_at, goods)
    values (${id}, ${refund.orderId}, ${refund.returnId ?? null}, ${refund.amount}, ${refund.reason}, ${now},
      ${refund.goods ? json(refund.goods) : null}::jsonb)`)
  await takeBackPoints(tx, refund.orderId, id, nowMs)
  await enqueue(tx, 'refund', { refundId: id }, nowMs)
}

export type OpenRefund = {
  readonly id: string
  readonly orderId: string
  readonly amount: number
  readonly reason: RefundReason
  readonly currency: string
  /** Provider of the payment. */
  readonly provider: string
  readonly paymentReference: string | null
  /** At the provider; null until it has accepted the refund. */
  readonly reference: string | null
  readonly checks: number
}

/** Undefined for a paid, failed or unknown refund. */
export async function loadOpenRefund(db: Queryable, id: string): Promise<OpenRefund | undefined> {
  return db.row<OpenRefund>(sql`
    select r.id, r.order_id as "orderId", r.amount, r.reason, y.currency, r.reference, r.checks,
      coalesce(r.payment_provider, y.provider) as provider,
      coalesce(r.payment_reference, y.reference) as "paymentReference"
    from refund r join payment y on y.order_id = r.order_id
    where r.id = ${id} and r.done_at is null and r.failed_at is null`)
}

export type KnownRefund = {
  readonly id: string
  readonly orderId: string
  readonly amount: number
  readonly reason: RefundReason
  readonly reference: string | null
  readonly state: 'open' | 'succeeded' | 'failed'
}

/** All refunds of an order, newest first. */
export async function listRefunds(tx: Queryable, orderId: string): Promise<KnownRefund[]> {
  return tx.rows<KnownRefund>(sql`
    select id, order_id as "orderId", amount, reason, reference, case when failed_at is not null then 'failed'
      when done_at is not null then 'succeeded' else 'open' end as state
    from refund where order_id = ${orderId} order by promised_at desc, id desc`)
}

export async function setRefundReference(tx: Queryable, id: string, reference: string): Promise<void> {
  await tx.run(sql`update refund set reference = ${reference} where id = ${id} and reference is null`)
}

/** Counts a check of a refund that is pending at the provider. */
export async function countRefundCheck(db: Queryable, id: string): Promise<void> {
  await db.run(sql`update refund set checks = checks + 1 where id = ${id}`)
}

/** A refund that was started at the provider. Needs the order's lock, and room within the paid amount. */
export async function addProviderRefund(
  tx: Queryable,
  { orderId, amount, reference }: { orderId: string; amount: number; reference: string },
  nowMs: number,
): Promise<KnownRefund> {
  const id = newId(nowMs)
  await tx.run(sql`
    insert into refund (id, order_id, amount, reason, reference, promised_at)
    values (${id}, ${orderId}, ${amount}, 'provider', ${reference}, ${new Date(nowMs)})`)
  await tx.run(sql`update payment set refund_total = refund_total + ${amount} where order_id = ${orderId}`)
  await takeBackPoints(tx, orderId, id, nowMs)
  return { id, orderId, amount, reason: 'provider', reference, state: 'open' }
}

/** A payment of an attempt that does not count goes back whole. Needs the order's lock; a repeated call does nothing. */
export async function refundDuplicate(
  tx: Queryable,
  {
    orderId,
    amount,
    provider,
    reference,
  }: { orderId: string; amount: number; provider: string; reference: string },
  nowMs: number,
): Promise<void> {
  const id = newId(nowMs)
  const added = await tx.run(sql`
    insert into refund (id, order_id, amount, reason, promised_at, payment_provider, payment_reference)
    select ${id}::uuid, ${orderId}::uuid, ${amount}::bigint, 'duplicate', ${new Date(nowMs)}::timestamptz, ${provider}, ${reference}
    where not exists (select from refund where order_id = ${orderId}::uuid and payment_reference = ${reference})`)
  if (added === 1) await enqueue(tx, 'refund', { refundId: id }, nowMs)
}

type Changed = Pick<KnownRefund, 'id' | 'orderId' | 'amount' | 'reason'>

/** Marks a refund as paid after the provider paid it, and enqueues the mail. Needs the order's lock. Repeatable. */
export async function closeRefund(tx: Queryable, refund: Changed, nowMs: number): Promise<void> {
  const closed = await tx.run(sql`
    update refund set done_at = ${new Date(nowMs)} where id = ${refund.id} and done_at is null and failed_at is null`)
  if (closed === 0 || refund.reason === 'duplicate') return
  await updatePaymentStatus(tx, refund.orderId, nowMs)
  await record(tx, 'refunded', refund, nowMs)
}

/** The money is still ours: it can be refunded again. Needs the order's lock. Repeatable. */
export async function failRefund(
  tx: Queryable,
  refund: Changed,
  failure: string,
  nowMs: number,
): Promise<void> {
  const failed = await tx.run(sql`
    update refund set failed_at = ${new Date(nowMs)}, done_at = null, failure = ${failure}
    where id = ${refund.id} and failed_at is null`)
  if (failed === 0) return
  if (refund.reason !== 'duplicate') {
    await tx.run(
      sql`update payment set refund_total = refund_total - ${refund.amount} where order_id = ${refund.orderId}`,
    )
    await updatePaymentStatus(tx, refund.orderId, nowMs)
  }
  await record(tx, 'refund-failed', refund, nowMs)
}

async function updatePaymentStatus(tx: Queryable, orderId: string, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  const sums = await tx.row<{ amount: number; done: number; state: string }>(sql`
    select y.amount, y.status as state, (select coalesce(sum(amount), 0)::bigint from refund where order_id = y.order_id
      and done_at is not null and reason <> 'duplicate') as done
    from payment y where y.order_id = ${orderId}`)
  const status = paymentStatusAfter(sums?.done ?? 0, sums?.amount ?? 0)
  // A part that is credited leaves the rest owed.
  if (sums?.state === 'owed' && status !== 'refunded') return
  await tx.run(sql`update orders set payment_status = ${status}, updated_at = ${now} where id = ${orderId}`)
  await tx.run(sql`
    update payment set status = ${status === 'refunded' ? 'refunded' : 'paid'}, updated_at = ${now}
    where order_id = ${orderId}`)
}

async function record(
  tx: Queryable,
  kind: 'refunded' | 'refund-failed',
  { orderId, amount }: Changed,
  nowMs: number,
): Promise<void> {
  await recordEvent(tx, { id: newId(nowMs), orderId, kind, actor: 'payment', data: { amount } }, nowMs)
}
