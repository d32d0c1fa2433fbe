// Payments: status changes under the order's lock, and the inbox of provider events.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts'
import type { Money } from '#domain/pricing/money.ts'
import { instant, sql, type Queryable } from '../database.ts'
import type { StoredOrder } from './orders.ts'

export type LockedPayment = {
  readonly id: string
  readonly orderId: string
  readonly reference: string | null
  readonly status: string
  readonly orderStatus: OrderStatus
  readonly paymentStatus: PaymentStatus
}

/** Until the transaction ends. Settling, cancelling and expiring take this lock first. */
export async function lockOrderRow(tx: Queryable, orderId: string): Promise<void> {
  await tx.row(sql`select id from orders where id = ${orderId} for update`)
}

/** Locks the order's row, then reads its payment. Undefined for an unknown order. */
export async function lockPayment(tx: Queryable, orderId: string): Promise<LockedPayment | undefined> {
  await lockOrderRow(tx, orderId)
  return tx.row<LockedPayment>(sql`
    select y.id, y.order_id as "orderId", y.reference, y.status, o.status as "orderStatus",
      o.payment_status as "paymentStatus"
    from payment y join orders o on o.id = y.order_id where o.id = ${orderId}`)
}

/** Name of the provider of payments that the merchant receives outside of the shop, such as transfers. */
export const outsideProvider = 'outside'

/** Needs the order's lock. */
export async function setOutsidePayment(tx: Queryable, paymentId: string, now: number): Promise<void> {
  await tx.run(sql`
    update payment set provider = ${outsideProvider}, reference = null, updated_at = ${instant(now)}
    where id = ${paymentId}`)
}

/** What the provider reports about a payment that has succeeded. Another payment than the order's changes nothing. */
export async function setPaymentFacts(
  db: Queryable,
  { id, payment }: Pick<OrderToSettle, 'id' | 'payment'>,
  { method, fee }: { method: string; fee: Money | null },
): Promise<void> {
  await db.run(sql`
    update payment set method = ${method}, fee = coalesce(${fee?.minor ?? null}::bigint, fee),
      fee_currency = coalesce(${fee?.currency ?? null}::text, fee_currency)
    where order_id = ${id} and reference is not distinct from ${payment.reference}::text`)
}

/**
 * Stores where an attempt is paid. A lost write does no harm: the provider returns the same payment for the attempt.
 * Returns false if the order was paid meanwhile, or has another attempt.
 */
export async function setPaymentPage(
  db: Queryable,
  { id, attempt }: PaymentAttempt,
  { reference, url }: { reference: string; url: string | null },
  now: number,
): Promise<boolean> {
  return db.changed(sql`
    update payment set reference = ${reference}, url = ${url}, updated_at = ${instant(now)}
    where id = ${id} and attempt = ${attempt} and status <> 'paid'`)
}

export type PaymentAttempt = { readonly id: string; readonly attempt: number; readonly provider: string }

/** Begins the next attempt after the current one has ended at its provider. A repeated call begins one. */
export async function beginAttempt(
  db: Queryable,
  { id, attempt }: PaymentAttempt,
  provider: string,
  now: number,
): Promise<PaymentAttempt | undefined> {
  await db.run(sql`
    with ended as (
      insert into payment_attempt (payment_id, attempt, provider, reference, ended_at)
      select id, attempt, provider, reference, ${instant(now)}::timestamptz from payment
      where id = ${id} and attempt = ${attempt} and status in ('open', 'failed', 'cancelled')
      on conflict do nothing returning payment_id)
    update payment set attempt = attempt + 1, provider = ${provider}, reference = null, url = null, status = 'open',
      updated_at = ${instant(now)}::timestamptz
    from ended where payment.id = ended.payment_id`)
  return db.row<PaymentAttempt>(sql`select id, attempt, provider from payment where id = ${id}`)
}

/** An earlier attempt was paid after all: it counts, and the current one is the earlier. Needs the order's lock. */
export async function restoreAttempt(
  tx: Queryable,
  orderId: string,
  { provider, reference }: { provider: string; reference: string },
): Promise<void> {
  await tx.run(sql`
    with earlier as (
      update payment_attempt a set provider = y.provider, reference = y.reference from payment y
      where y.order_id = ${orderId} and a.payment_id = y.id and a.provider = ${provider}
        and a.reference = ${reference} returning a.payment_id)
    update payment set provider = ${provider}, reference = ${reference}, url = null
    from earlier where payment.id = earlier.payment_id`)
}

/** The goods are sent before they are paid. Needs the order's lock. */
export async function setPaymentOwed(
  tx: Queryable,
  paymentId: string,
  dueOn: PlainDate,
  now: number,
): Promise<void> {
  await tx.run(sql`
    update payment set status = 'owed', due_on = ${dueOn}::date, updated_at = ${instant(now)} where id = ${paymentId}`)
}

/** What is left of an owed payment has arrived. Needs the order's lock. */
export async function setOwedPaid(tx: Queryable, { id, orderId }: LockedPayment, now: number): Promise<void> {
  await tx.run(sql`update payment set status = 'paid', updated_at = ${instant(now)} where id = ${id}`)
  await tx.run(sql`
    update orders set payment_status = case when y.refund_total > 0 then 'partially-refunded' else 'paid' end,
      updated_at = ${instant(now)} from payment y where y.id = ${id} and orders.id = ${orderId}`)
}

export async function setPaymentStatus(
  tx: Queryable,
  paymentId: string,
  status: string,
  now: number,
): Promise<void> {
  await tx.run(
    sql`update payment set status = ${status}, updated_at = ${instant(now)} where id = ${paymentId}`,
  )
}

/** For a payment that arrived after the order was cancelled. Needs the order's lock. */
export async function setOrderPaid(tx: Queryable, orderId: string): Promise<void> {
  await tx.run(sql`update orders set payment_status = 'paid' where id = ${orderId}`)
}

/** Stores a provider event. Returns false for a repeated delivery. */
export async function receiveEvent(
  db: Queryable,
  event: { id: string; provider: string; reference: string; kind: string },
  now: number,
): Promise<boolean> {
  return db.changed(sql`
    insert into payment_event (id, provider, reference, kind, received_at)
    values (${event.id}, ${event.provider}, ${event.reference}, ${event.kind}, ${instant(now)})
    on conflict do nothing`)
}

/** Order data for settling and expiring. */
export type OrderToSettle = Pick<StoredOrder, 'id' | 'status' | 'paymentStatus' | 'total' | 'currency'> & {
  readonly payment: Pick<StoredOrder['payment'], 'provider' | 'reference'>
}

/** End of the hold in milliseconds; undefined if the order is not unpaid. */
export async function loadHold(db: Queryable, orderId: string): Promise<number | undefined> {
  return db.value<number>(sql`select held_until from orders where id = ${orderId} and status = 'unpaid'`)
}

/**
 * Selects unpaid orders whose payment status is due for a check, longest unchecked first, and marks them as checked.
 * Each wait equals the order's age at the last check, and at least `firstAfterMs`. Skips rows that another node has
 * locked. Returns order ids.
 */
export async function takeDuePaymentChecks(
  db: Queryable,
  { firstAfterMs, withinMs, limit }: { firstAfterMs: number; withinMs: number; limit: number },
  now: number,
): Promise<string[]> {
  return db.values<string>(sql`
    with due as (
      select y.id from orders o join payment y on y.order_id = o.id
        cross join lateral (select coalesce(y.asked_at, o.placed_at) as last) as asked
      where o.status = 'unpaid' and o.placed_at > ${instant(now - withinMs)} and o.held_until > ${instant(now)}
        and ${instant(now)}::timestamptz - asked.last >= greatest(asked.last - o.placed_at,
          ${firstAfterMs}::int * interval '1 ms')
      order by asked.last limit ${limit} for update of y skip locked)
    update payment set asked_at = ${instant(now)} from due where payment.id = due.id
    returning payment.order_id`)
}

/**
 * By order id or by a payment at a provider, also one of an earlier attempt; undefined if none matches. Takes no lock.
 */
export async function findOrderToSettle(
  db: Queryable,
  handle: { id: string } | { provider: string; reference: string },
): Promise<OrderToSettle | undefined> {
  const id = 'id' in handle ? handle.id : null
  const { provider = null, reference = null } = 'reference' in handle ? handle : {}
  return db.row<OrderToSettle>(sql`
    select o.id, o.status, o.payment_status as "paymentStatus", o.total, o.currency,
      json_build_object('provider', y.provider, 'reference', y.reference) as payment
    from payment y join orders o on o.id = y.order_id where y.order_id = ${id}::uuid
      or (y.provider = ${provider}::text and y.reference = ${reference}::text)
      or y.id = (select payment_id from payment_attempt
        where provider = ${provider}::text and reference = ${reference}::text)`)
}
