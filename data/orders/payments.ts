// Payments: their settling, and the inbox of the provider's events.
import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts'
import { sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'
import { recordEvent } from './order-events.ts'
import { moveOrder, type StoredOrder } from './orders.ts'
import { promiseRefund, refundableAmount } from './refunds.ts'

export type LockedPayment = {
  readonly id: string
  readonly orderId: string
  readonly reference: string | null
  readonly status: string
  readonly orderStatus: OrderStatus
  readonly paymentStatus: PaymentStatus
}

/** Takes the order's row for this transaction: whoever settles, cancels or expires it waits in line here. */
export async function lockPayment(tx: Queryable, orderId: string): Promise<LockedPayment | undefined> {
  await tx.row(sql`select id from orders where id = ${orderId} for update`)
  return tx.row<LockedPayment>(sql`
    select y.id, y.order_id as "orderId", y.reference, y.status, o.status as "orderStatus",
      o.payment_status as "paymentStatus"
    from payment y join orders o on o.id = y.order_id where o.id = ${orderId}`)
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

/** Money has come: the order goes to work, and its customer hears of it. False where it is not unpaid any more. */
export async function markPaid(db: Queryable, orderId: string, nowMs: number): Promise<boolean> {
  const event = { kind: 'processing', data: {} } as const
  const move = { from: 'unpaid', event, isPaid: true, actor: 'payment' } as const
  return moveOrder(db, { ...move, orderId, eventId: newId(nowMs), nowMs })
}

/** Money has come for an order that was given up meanwhile: it is written down, and goes straight back. */
export async function takeLatePayment(tx: Queryable, payment: LockedPayment, nowMs: number): Promise<void> {
  const { orderId } = payment
  await setPaymentStatus(tx, payment.id, 'paid', nowMs)
  await tx.run(sql`update orders set payment_status = 'paid' where id = ${orderId}`)
  await recordEvent(
    tx,
    { id: newId(nowMs), orderId, kind: 'late-payment', actor: 'payment', data: {} },
    nowMs,
  )
  const amount = await refundableAmount(tx, orderId)
  await promiseRefund(tx, { orderId, amount, reason: 'late-payment' }, nowMs)
}

/** Writes an event down; false where it was delivered before. */
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

/** What settling and giving up need to know of an order. */
export type OrderToSettle = Pick<StoredOrder, 'id' | 'status' | 'paymentStatus' | 'total'> & {
  readonly payment: Pick<StoredOrder['payment'], 'reference'>
}

/** Until when an unpaid order keeps its goods, in milliseconds. */
export async function loadHold(db: Queryable, orderId: string): Promise<number | undefined> {
  const row = await db.row<{ heldUntil: Date }>(
    sql`select held_until as "heldUntil" from orders where id = ${orderId} and status = 'unpaid'`,
  )
  return row?.heldUntil.getTime()
}

/**
 * Unpaid orders whose payment the provider is to be asked about, the longest not asked first. Each wait is as long as
 * the order was old at the last time, and never below `firstAfterMs`: a handful of times in the life of an order.
 */
export async function takeOrdersToAsk(
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

/** By its own id, or by its payment's at the provider. */
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
