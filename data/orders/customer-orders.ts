// Reads a customer's orders: counts by status, one page of the list, newest first.
import type { OrderRequest } from '#domain/orders/open-request.ts'
import type { GreetedOrder } from '#domain/orders/order-greeting.ts'
import { tabStatuses, type OrderStatus } from '#domain/orders/order.ts'
import { sql, type Queryable } from '../database.ts'
import type { StoredLine, StoredOrder } from './orders.ts'

export type CustomerOrder = Pick<
  StoredOrder,
  | 'number'
  | 'locale'
  | 'status'
  | 'paymentStatus'
  | 'currency'
  | 'total'
  | 'placedAt'
  | 'heldUntil'
  | 'returnDays'
> & {
  readonly items: number
  /** Of a parcel, by first name if it is known. */
  readonly recipients: readonly string[]
  /** The order is delivered and at least one product that is kept has no review yet. No return is to be decided. */
  readonly awaitsReview: boolean
  /** When parcels on their way are expected; null if there are none. */
  readonly arrival: { readonly earliest: string; readonly latest: string } | null
  /** In minor units. */
  readonly refunded: number
  /** Promised and not paid back yet. */
  readonly refunding: number
  /** Milliseconds; null before all parcels have arrived. */
  readonly deliveredAt: number | null
  /** First arrival of the gifts of returns that are not decided, in milliseconds; null without such a return. */
  readonly returnedArrivedAt: number | null
  /** Those on their way; not those of exchanges, which are private to the recipient. */
  readonly parcels: readonly { readonly carrier: string; readonly trackingNumber: string }[]
  /** Oldest first. */
  readonly requests: readonly OrderRequest[]
  /** The first few lines. */
  readonly lines: readonly (Pick<
    StoredLine,
    | 'productId'
    | 'variantId'
    | 'title'
    | 'optionsText'
    | 'quantity'
    | 'personalisation'
    | 'withoutText'
    | 'picture'
  > & {
    /** Quantity that is in no return. */
    readonly returnable: number
    /** Quantity in returns that are not decided. */
    readonly returning: number
    /** Quantity in approved returns and withdrawals. */
    readonly approved: number
  })[]
}

/** Number of lines per order in the list: one more than a card has pictures. */
const maxLines = 5

const awaited: readonly OrderStatus[] = [...tabStatuses.processing, ...tabStatuses.shipped]

export type OrderCount = {
  readonly status: OrderStatus
  readonly awaitsReview: boolean
  /** A return or withdrawal is open or approved. */
  readonly isReturned: boolean
  readonly count: number
}

/** One row per status, review state and return; statuses without orders are missing. */
export async function countCustomerOrders(db: Queryable, customerId: string): Promise<OrderCount[]> {
  return db.rows<OrderCount>(sql`
    select status, awaits_review and payment_status <> 'refunded' and not exists (select from return_request q
      where q.order_id = orders.id and q.kind <> 'exchange' and q.status in ('declared', 'asked')) as "awaitsReview",
      exists (select from return_request q
        where q.order_id = orders.id and q.kind <> 'exchange' and q.status in ('declared', 'asked', 'approved')) as "isReturned", count(*) as count from orders
    where customer_id = ${customerId} group by 1, 2, 3`)
}

/** `onlyAwaitingReview`: only orders with a product that has no review yet. */
export type OrderFilter = {
  readonly statuses: readonly OrderStatus[]
  readonly onlyAwaitingReview: boolean
  readonly onlyReturned: boolean
}

/** Newest first; only orders of this customer. `offset` and `limit` count orders. */
export async function listCustomerOrders(
  db: Queryable,
  customerId: string,
  { statuses, onlyAwaitingReview, onlyReturned }: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CustomerOrder[]> {
  return db.rows<CustomerOrder>(sql`
    with shown as (
      select * from (
        select *, awaits_review and payment_status <> 'refunded' and not exists (select from return_request q
          where q.order_id = orders.id and q.kind <> 'exchange' and q.status in ('declared', 'asked')) as reviewable,
          exists (select from return_request q
            where q.order_id = orders.id and q.kind <> 'exchange' and q.status in ('declared', 'asked', 'approved')) as returned
        from orders) as each
      where customer_id = ${customerId} and status = any (${[...statuses]}::text[])
        and (reviewable or ${!onlyAwaitingReview}) and (returned or ${!onlyReturned})
      order by placed_at desc, id desc limit ${limit} offset ${offset})
    select o.number, o.locale, o.status, o.payment_status as "paymentStatus", o.currency, o.total,
      o.placed_at as "placedAt", o.return_days as "returnDays",
      o.held_until as "heldUntil", o.reviewable as "awaitsReview",
      (select sum(quantity - removed) from order_line where order_id = o.id) as items,
      sent.recipients, sent.arrival,
      (select coalesce(sum(amount), 0)::bigint from refund where order_id = o.id and done_at is not null
        and reason <> 'duplicate') as refunded,
      (select coalesce(sum(amount), 0)::bigint from refund where order_id = o.id and done_at is null
        and failed_at is null and reason <> 'duplicate') as refunding,
      (select max(at) from order_event where order_id = o.id and kind = 'delivered') as "deliveredAt",
      (select min(coalesce(
          (select max(s.delivered_at) from shipment s where s.group_id = l.group_id and s.return_id is null),
          (select max(at) from order_event where order_id = o.id and kind = 'delivered')))
        from return_request q join return_line rl on rl.return_id = q.id join order_line l on l.id = rl.order_line_id
        where q.order_id = o.id and q.kind = 'return' and q.status = 'asked') as "returnedArrivedAt",
      (select coalesce(json_agg(json_build_object('carrier', s.carrier, 'trackingNumber', s.tracking_number)), '[]')
        from shipment s join shipment_group g on g.id = s.group_id
        where g.order_id = o.id and s.return_id is null and s.delivered_at is null) as parcels,
      (select coalesce(json_agg(json_build_object('kind', q.kind, 'status', q.status) order by q.asked_at, q.id), '[]')
        from return_request q where q.order_id = o.id and q.kind <> 'exchange') as requests,
      (select json_agg(json_build_object('productId', l.product_id, 'variantId', l.variant_id, 'title', l.title,
        'optionsText', l.options_text, 'quantity', l.quantity - l.removed, 'personalisation', l.personalisation, 'withoutText', l.without_text,
        'returnable', l.quantity - l.removed - of_line.quantity, 'returning', of_line.asked, 'approved', of_line.approved,
        'picture', case when p.name is null then null else jsonb_strip_nulls(jsonb_build_object(
          'name', p.name, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder,
          'lettering', (select f.lettering - 'blank' - 'words' || '{"sample":""}' from picture f
            where f.lettering ->> 'blank' = p.name and f.lettering is not null
            order by f.name limit 1))) end) order by l.position)
        from order_line l left join picture p on p.name = l.picture
        cross join lateral (
          select coalesce(sum(quantity), 0) as quantity,
            coalesce(sum(quantity) filter (where kind = 'return' and status = 'asked'), 0) as asked,
            coalesce(sum(quantity) filter (where kind <> 'exchange' and status = 'approved'), 0) as approved
          from sent_back where order_line_id = l.id) as of_line
        where l.order_id = o.id and l.position < ${maxLines}) as lines
    from shown o
    cross join lateral (
      select
        coalesce(json_agg(coalesce(nullif(g.address ->> 'firstName', ''), g.address ->> 'lastName')
          order by g.position), '[]') as recipients,
        case when count(*) filter (where due.is_awaited) > 0 then json_build_object(
          'earliest', min(g.earliest) filter (where due.is_awaited),
          'latest', max(g.latest) filter (where due.is_awaited)) end as arrival
      from shipment_group g
      cross join lateral (select o.status = any (${[...awaited]}::text[])
        and not exists (select from shipment s where s.group_id = g.id and s.delivered_at is not null)) as due(is_awaited)
      where g.order_id = o.id and g.requires_shipping
        -- Without parcels that were withdrawn before they were sent. Few orders have a withdrawal; the lines of the
        -- others are not read.
        and (o.status = 'cancelled'
          or not exists (select from return_request q
            where q.order_id = o.id and q.kind = 'withdrawal' and q.status = 'approved')
          or exists (select from shipment s where s.group_id = g.id)
          or exists (select from order_line l where l.order_id = o.id and l.group_id = g.id
            and l.quantity - l.removed > (
              select coalesce(sum(rl.quantity), 0) from return_line rl join return_request q on q.id = rl.return_id
              where rl.order_line_id = l.id and q.kind = 'withdrawal' and q.status = 'approved')))) as sent
    order by o.placed_at desc, o.id desc`)
}

/** Buyer, gift messages and addresses of the latest order that is not cancelled; undefined without one. */
export async function loadLatestBuyer(db: Queryable, customerId: string): Promise<GreetedOrder | undefined> {
  return db.row<GreetedOrder>(sql`
    select o.buyer_name as "buyerName", o.email,
      (select coalesce(json_agg(json_build_object('giftMessage', gift_message)), '[]') from order_line
        where order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('address', address, 'message', message)), '[]')
        from shipment_group where order_id = o.id) as deliveries
    from orders o where o.customer_id = ${customerId} and o.status <> 'cancelled'
    order by o.placed_at desc, o.id desc limit 1`)
}

/** Order id by number; undefined for an unknown number or another customer's order. */
export async function findCustomerOrder(
  db: Queryable,
  customerId: string,
  number: string,
): Promise<string | undefined> {
  return db.value<string>(sql`select id from orders where number = ${number} and customer_id = ${customerId}`)
}
