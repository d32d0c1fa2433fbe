// Payments: their settling, their release, and the inbox of the provider's events.
import type { OrderStatus, PaymentStatus } from '#domain/order.ts'
import { json, sql, type Queryable } from './database.ts'
import { enqueue } from './jobs.ts'
import { moveOrder } from './orders.ts'
import { newId } from './ids.ts'

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
    select y.id, y.order_id as "orderId", y.reference, y.status, o.status as "orderStatus", o.payment_status as "paymentStatus"
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

/** Money has come: the order goes to work, and its customer hears of it. */
export async function markPaid(tx: Queryable, payment: LockedPayment, nowMs: number): Promise<void> {
  await setPaymentStatus(tx, payment.id, 'paid', nowMs)
  await moveOrder(tx, {
    orderId: payment.orderId,
    from: 'unpaid',
    to: 'processing',
    paymentStatus: 'paid',
    actor: 'payment',
    eventId: newId(nowMs),
    nowMs,
  })
  await enqueue(
    tx,
    {
      id: newId(nowMs),
      kind: 'mail',
      data: { template: 'order-paid', orderId: payment.orderId },
      runAt: nowMs,
    },
    nowMs,
  )
}

/**
 * Cancels an unpaid order and gives back what it held: stock, and the coupon's use.
 * Returns the changes of the catalogue it wrote.
 */
export async function releaseOrder(
  tx: Queryable,
  orderId: string,
  actor: 'clock' | 'customer' | 'merchant',
  nowMs: number,
): Promise<{ id: string; productId: string }[]> {
  const moved = await moveOrder(tx, {
    orderId,
    from: 'unpaid',
    to: 'cancelled',
    paymentStatus: 'unpaid',
    actor,
    eventId: newId(nowMs),
    nowMs,
  })
  if (!moved) return []
  const lines = await tx.rows<{ productId: string }>(sql`
    with returned as (select variant_id, sum(quantity)::int as quantity from order_line where order_id = ${orderId} group by 1),
    locked as (select v.id, r.quantity from variant v join returned r on r.variant_id = v.id order by v.id for update of v)
    update variant set stock = stock + locked.quantity from locked where variant.id = locked.id returning variant.product_id as "productId"`)
  await tx.run(sql`
    with released as (delete from coupon_use where order_id = ${orderId} returning coupon_id)
    update coupon set used = used - 1 from released where coupon.id = released.coupon_id`)
  const changes = [...new Set(lines.map((line) => line.productId))].map((productId) => ({
    id: newId(nowMs),
    productId,
  }))
  await tx.run(sql`
    insert into catalog_change (id, product_id, at)
    select c."id", c."productId", ${new Date(nowMs)}::timestamptz from jsonb_to_recordset(${json(changes)}::jsonb) as c("id" uuid, "productId" uuid)`)
  return changes
}

/** Writes an event down; false where it was delivered before. */
export async function receiveEvent(
  db: Queryable,
  event: { id: string; provider: string; reference: string; kind: string },
  nowMs: number,
): Promise<boolean> {
  const added = await db.run(sql`
    insert into payment_event (id, provider, reference, kind, received_at)
    values (${event.id}, ${event.provider}, ${event.reference}, ${event.kind}, ${new Date(nowMs)}) on conflict do nothing`)
  return added === 1
}

export async function orderIdOfPayment(db: Queryable, reference: string): Promise<string | undefined> {
  return (
    await db.row<{ orderId: string }>(
      sql`select order_id as "orderId" from payment where reference = ${reference}`,
    )
  )?.orderId
}
