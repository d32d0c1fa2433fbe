// Log of order events. One statement writes the event, the status change, the sales count and the mail job.
import { mailTemplateOf, type OrderEvent } from '#domain/orders/order-event.ts'
import type { Actor, OrderStatus } from '#domain/orders/order.ts'
import type { Notice } from '#domain/staff/notices.ts'
import { instant, json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'
import { newJob, type NewJob } from '../jobs/jobs.ts'

export type NewOrderEvent = OrderEvent & {
  readonly orderId: string
  readonly actor: Actor
}

export type StoredEvent = OrderEvent & {
  readonly id: string
  readonly actor: Actor
  readonly at: number
}

export type StatusChange = {
  readonly from: OrderStatus
  readonly to: OrderStatus
  /** The payment has succeeded; the payment row becomes paid too. */
  readonly isPaid: boolean
  /** Change of the sales count of its products. */
  readonly sold: 1 | 0 | -1
}

/**
 * Writes an event with its mails to the buyer and to the staff. With `change` it also moves the order and counts its
 * sales. Atomic without a transaction. Returns the event's id; null, and writes nothing, if the order has left the status
 * `change.from`. Locks product rows in id order, as `countViews` does. Product lists show the new sales count after the
 * next catalogue change of the product (stock or views). The event is later than the order's last one, although the
 * clocks of nodes differ: staff compare the last event.
 */
export async function recordEvent(
  db: Queryable,
  event: NewOrderEvent,
  now: number,
  change: StatusChange | null = null,
): Promise<string | null> {
  // Also the id of its mail job, so an event sends at most one mail.
  const id = newId(now)
  const { from = null, to = null, isPaid = false, sold = 0 } = change ?? {}
  const row = await db.row(sql`
    with moved as (
      update orders set status = coalesce(${to}::text, status), updated_at = ${instant(now)}::timestamptz,
        payment_status = case when ${isPaid} then 'paid' else payment_status end,
        awaits_review = coalesce(${to}::text = 'delivered', awaits_review)
      where id = ${event.orderId} and status = coalesce(${from}::text, status) returning id),
    paid as (
      update payment set status = 'paid', updated_at = ${instant(now)}::timestamptz from moved
      where payment.order_id = moved.id and ${isPaid}),
    bought as (
      select l.product_id as id, ${sold}::int * sum(l.quantity)::int as count from order_line l
      join moved on moved.id = l.order_id
      where ${sold}::int <> 0 group by 1),
    locked as (select p.id, b.count from product p join bought b using (id) order by p.id
      for no key update of p),
    counted as (update product set sold = sold + locked.count from locked where product.id = locked.id),
    event as (
      insert into order_event (id, order_id, kind, actor, data, at)
      select ${id}::uuid, id, ${event.kind}, ${event.actor}, ${json(event.data)}::jsonb,
        greatest(${instant(now)}::timestamptz, (select max(at) + interval '1 microsecond' from order_event
          where order_id = moved.id)) from moved),
    jobs as (
      insert into job (id, kind, data, run_at, created_at)
      select j.id, j.kind, j.data, ${instant(now)}::timestamptz, ${instant(now)}::timestamptz
      from moved, jsonb_to_recordset(${json(jobsOf(id, event, now))}::jsonb) as j (id uuid, kind text, data jsonb)
      where j.kind <> 'staff-notice'
        or exists (select from staff_member where joined_at is not null and removed_at is null))
    select id from moved`)
  return row ? id : null
}

/** The mail to the buyer, the documents to issue, and the notice to the staff. */
function jobsOf(id: string, { orderId, kind }: NewOrderEvent, now: number): NewJob[] {
  const template = mailTemplateOf[kind]
  const notice = staffNoticeOf[kind]
  return [
    ...(template
      ? [{ id, kind: 'mail', data: { template, orderId, eventId: id }, runAt: now } as const]
      : []),
    ...(issuingKinds.has(kind) ? [newJob('issue-documents', { orderId }, now)] : []),
    ...(notice ? [newJob('staff-notice', { notice, orderId }, now)] : []),
  ]
}

/** Events after which the order lacks a document. */
const issuingKinds: ReadonlySet<OrderEvent['kind']> = new Set(['processing', 'refunded', 'refund-failed'])

/** Events that notify the staff. */
const staffNoticeOf: Partial<Record<OrderEvent['kind'], Notice>> = {
  processing: 'order',
  'return-asked': 'return',
  'return-cancelled': 'return',
  withdrawn: 'return',
  'exchange-asked': 'return',
  'refund-failed': 'refund-failed',
  'dispute-opened': 'dispute',
}
