// Payments: status changes under the order's lock, and the inbox of provider events.
import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts'
import { sql, type Queryable } from '../database.ts'
import type { StoredOrder } from './orders.ts'

export type LockedPayment = {
  readonly id: string
  readonly orderId: string
  readonly reference: string | null
  readonly status: string
  readonly orderStatus: OrderStatus
  readonly paymentStatus: PaymentStatus
}

/**
 * Locks the order's row until the transaction ends, then reads its payment. Settling, cancelling and expiring take this
 * lock first. Undefined for an unknown order.
 */
export async function lockPayment(tx: Queryable, orderId: string): Promise<LockedPayment | undefined> {
  await tx.row(sql`select id from orders where id = ${orderId} for update`)
  return tx.row<LockedPayment>(sql`
    select y.id, y.order_id as "orderId", y.reference, y.status, o.status as "orderStatus",
      o.payment_status as "paymentStatus"
    from payment y join orders o on o.id = y.order_id where o.id = ${orderId}`)
}

/** Name of the provider of payments that the merchant receives outside of the shop, such as transfers. */
export const outsideProvider = 'outside'

/** Needs the order's lock. */
export async function setOutsidePayment(tx: Queryable, paymentId: string, nowMs: number): Promise<void> {
  await tx.run(sql`
    update payment set provider = ${outsideProvider}, reference = null, updated_at = ${new Date(nowMs)}
    where id = ${paymentId}`)
}

export async function setPaymentStatus(
  tx: Queryable,
  paymentId: string,
  status: string,
  nowMs: number,
): Promise<void> {
  await tx.run(
    sql`update payment set status = ${status}, updated_at = ${new Date(nowMs)} where id = ${paymentId}`,
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
  nowMs: number,
): Promise<boolean> {
  const added = await db.run(sql`
    insert into payment_event (id, provider, reference, kind, received_at)
    values (${event.id}, ${event.provider}, ${event.reference}, ${event.kind}, ${new Date(nowMs)})
    on conflict do nothing`)
  return added === 1
}

/** Order data for settling and expiring. */
export type OrderToSettle = Pick<StoredOrder, 'id' | 'status' | 'paymentStatus' | 'total'> & {
  readonly payment: Pick<StoredOrder['payment'], 'reference'>
}

/** End of the hold in milliseconds; undefined if the order is not unpaid. */
export async function loadHold(db: Queryable, orderId: string): Promise<number | undefined> {
  const row = await db.row<{ heldUntil: Date }>(
    sql`select held_until as "heldUntil" from orders where id = ${orderId} and status = 'unpaid'`,
  )
  return row?.heldUntil.getTime()
}

/**
 * Selects unpaid orders whose payment status is due for a check, longest unchecked first, and marks them as checked.
 * Each wait equals the order's age at the last check, and at least `firstAfterMs`. Skips rows that another node has
 * locked. Returns order ids.
 */
export async function takeDuePaymentChecks(
  db: Queryable,
  { firstAfterMs, withinMs, limit }: { firstAfterMs: number; withinMs: number; limit: number },
  nowMs: number,
): Promise<string[]> {
  const now = new Date(nowMs)
  const rows = await db.rows<{ orderId: string }>(sql`
    with due as (
      select y.id from orders o join payment y on y.order_id = o.id
        cross join lateral (select coalesce(y.asked_at, o.placed_at) as last) as asked
      where o.status = 'unpaid' and o.placed_at > ${new Date(nowMs - withinMs)} and o.held_until > ${now}
        and ${now}::timestamptz - asked.last >= greatest(asked.last - o.placed_at,
          ${firstAfterMs}::int * interval '1 ms')
      order by asked.last limit ${limit} for update of y skip locked)
    update payment set asked_at = ${now} from due where payment.id = due.id
    returning payment.order_id as "orderId"`)
  return rows.map(({ orderId }) => orderId)
}

/** By order id or by the provider's payment reference; undefined if none matches. Takes no lock. */
export async function findOrderToSettle(
  db: Queryable,
  handle: { id: string } | { reference: string },
): Promise<OrderToSettle | undefined> {
  const id = 'id' in handle ? handle.id : null
  const reference = 'reference' in handle ? handle.reference : null
  return db.row<OrderToSettle>(sql`
    select o.id, o.status, o.payment_status as "paymentStatus", o.total,
      json_build_object('reference', y.reference) as payment
    from payment y join orders o on o.id = y.order_id where y.order_id = ${id}::uuid
      or y.reference = ${reference}::text`)
}
