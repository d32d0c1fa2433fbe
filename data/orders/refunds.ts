// Statements about refunds. `services/payment` has their rules and order.
import type { CreditedGoods } from '#domain/invoices/issued-document.ts'
import type { PaymentStatus } from '#domain/orders/order.ts'
import { instant, json, sql, type Queryable } from '../database.ts'

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
  /** Minor units. */
  readonly amount: number
  readonly reason: RefundReason
  readonly returnId?: string
  /** What it credits, if that is not the goods of a return. */
  readonly goods?: readonly CreditedGoods[]
  /** At the provider, for a refund that was started there. */
  readonly reference?: string
  /** The payment that goes back, if it is not the payment that counts. */
  readonly payment?: { readonly provider: string; readonly reference: string }
}

/**
 * Paid or owed amount minus recorded refunds and lost disputes, in minor units; 0 for an unpaid order. Exact only under
 * the order's lock.
 */
export async function refundableAmount(tx: Queryable, orderId: string): Promise<number> {
  return Math.max(0, await unspentAmount(tx, orderId))
}

/** Whether recorded refunds and lost disputes are more than was paid: the bank has taken what was to be refunded. */
export async function isMoneyLost(tx: Queryable, orderId: string): Promise<boolean> {
  return (await unspentAmount(tx, orderId)) < 0
}

async function unspentAmount(tx: Queryable, orderId: string): Promise<number> {
  const left = await tx.value<number>(sql`
    select amount - paid_back from settled_payment
    where order_id = ${orderId} and status in ('paid', 'owed', 'refunded')`)
  return left ?? 0
}

/** Returns false if the refund of its own `payment` is known. Needs the order's lock. */
export async function insertRefund(
  tx: Queryable,
  id: string,
  { orderId, amount, reason, returnId, goods, reference, payment }: NewRefund,
  now: number,
): Promise<boolean> {
  return tx.changed(sql`
    insert into refund (id, order_id, return_id, amount, reason, reference, promised_at, goods, payment_provider,
      payment_reference)
    select ${id}::uuid, ${orderId}::uuid, ${returnId ?? null}::uuid, ${amount}::bigint, ${reason}::text,
      ${reference ?? null}::text, ${instant(now)}::timestamptz, ${goods ? json(goods) : null}::jsonb,
      ${payment?.provider ?? null}::text, ${payment?.reference ?? null}::text
    where not exists (
      select from refund where order_id = ${orderId}::uuid and payment_reference = ${payment?.reference ?? null}::text)`)
}

/** Changes the refunded amount of a payment. A constraint rejects more than was paid. */
export async function addToRefundTotal(tx: Queryable, orderId: string, amount: number): Promise<void> {
  await tx.run(sql`update payment set refund_total = refund_total + ${amount} where order_id = ${orderId}`)
}

export type OpenRefund = {
  readonly id: string
  readonly orderId: string
  readonly amount: number
  readonly reason: RefundReason
  readonly currency: string
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

export type KnownRefund = Pick<OpenRefund, 'id' | 'orderId' | 'amount' | 'reason' | 'reference'> & {
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

/** Returns false if the refund has ended before. */
export async function markRefundPaid(tx: Queryable, id: string, now: number): Promise<boolean> {
  return tx.changed(sql`
    update refund set done_at = ${instant(now)} where id = ${id} and done_at is null and failed_at is null`)
}

/** Returns false if the refund has failed before. A provider may report a paid refund as failed later. */
export async function markRefundFailed(
  tx: Queryable,
  id: string,
  failure: string,
  now: number,
): Promise<boolean> {
  return tx.changed(sql`
    update refund set failed_at = ${instant(now)}, done_at = null, failure = ${failure}
    where id = ${id} and failed_at is null`)
}

export type PaidAndRefunded = {
  readonly status: string
  /** Minor units. */
  readonly amount: number
  readonly refunded: number
}

/** The payment of an order with its refunded amount. */
export async function loadPaidAndRefunded(tx: Queryable, orderId: string): Promise<PaidAndRefunded> {
  const row = await tx.row<PaidAndRefunded>(sql`
    select y.amount, y.status, (select coalesce(sum(amount), 0)::bigint from refund where order_id = y.order_id
      and done_at is not null and reason <> 'duplicate') as refunded
    from payment y where y.order_id = ${orderId}`)
  if (!row) throw new Error(`order ${orderId} has no payment`)
  return row
}

export async function writePaymentStatus(
  tx: Queryable,
  orderId: string,
  status: PaymentStatus,
  now: number,
): Promise<void> {
  await tx.run(
    sql`update orders set payment_status = ${status}, updated_at = ${instant(now)} where id = ${orderId}`,
  )
  await tx.run(sql`
    update payment set status = ${status === 'refunded' ? 'refunded' : 'paid'}, updated_at = ${instant(now)}
    where order_id = ${orderId}`)
}
