// Refunds: recorded in a transaction, then paid by a job, exactly once.
import { paymentStatusAfter } from '#domain/orders/order.ts'
import { sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'
import { enqueue } from '../jobs/jobs.ts'
import { recordEvent } from './order-events.ts'
import { takeBackPoints } from '../customers/points.ts'

export type RefundReason = 'cancelled' | 'late-payment' | 'return' | 'withdrawal' | 'goodwill'

export type NewRefund = {
  readonly orderId: string
  /** Minor units; 0 records nothing. */
  readonly amount: number
  readonly reason: RefundReason
  readonly returnId?: string
}

/** Paid amount minus recorded refunds, in minor units; 0 for an unpaid order. Exact only under the order's lock. */
export async function refundableAmount(tx: Queryable, orderId: string): Promise<number> {
  const row = await tx.row<{ left: number }>(sql`
    select amount - refund_total as left from payment where order_id = ${orderId}
      and status in ('paid', 'refunded')`)
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
    insert into refund (id, order_id, return_id, amount, reason, promised_at)
    values (${id}, ${refund.orderId}, ${refund.returnId ?? null}, ${refund.amount}, ${refund.reason}, ${now})`)
  await takeBackPoints(tx, refund.orderId, id, nowMs)
  await enqueue(tx, 'refund', { refundId: id }, nowMs)
}

export type OpenRefund = {
  readonly id: string
  readonly orderId: string
  readonly amount: number
  readonly currency: string
  readonly provider: string
  readonly reference: string | null
}

/** Undefined for a paid or unknown refund. */
export async function loadOpenRefund(db: Queryable, id: string): Promise<OpenRefund | undefined> {
  return db.row<OpenRefund>(sql`
    select r.id, r.order_id as "orderId", r.amount, y.currency, y.provider, y.reference from refund r
    join payment y on y.order_id = r.order_id
    where r.id = ${id} and r.done_at is null`)
}

/** Marks a refund as paid after the provider accepted it, and enqueues the mail. Needs the order's lock. Repeatable. */
export async function closeRefund(tx: Queryable, refund: OpenRefund, nowMs: number): Promise<void> {
  const now = new Date(nowMs)
  const closed = await tx.run(
    sql`update refund set done_at = ${now} where id = ${refund.id} and done_at is null`,
  )
  if (closed === 0) return
  const sums = await tx.row<{ amount: number; done: number }>(sql`
    select y.amount, (select coalesce(sum(amount), 0)::bigint from refund where order_id = y.order_id
      and done_at is not null) as done
    from payment y where y.order_id = ${refund.orderId}`)
  const status = paymentStatusAfter(sums?.done ?? 0, sums?.amount ?? 0)
  await tx.run(
    sql`update orders set payment_status = ${status}, updated_at = ${now} where id = ${refund.orderId}`,
  )
  if (status === 'refunded')
    await tx.run(
      sql`update payment set status = 'refunded', updated_at = ${now} where order_id = ${refund.orderId}`,
    )
  await recordEvent(
    tx,
    {
      id: newId(nowMs),
      orderId: refund.orderId,
      kind: 'refunded',
      actor: 'payment',
      data: { amount: refund.amount },
    },
    nowMs,
  )
}
