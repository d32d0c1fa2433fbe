// The orders of a customer: how many in which status, and one page of them, newest first.
import type { Picture } from '#domain/catalog/catalog.ts'
import type { Currency } from '#domain/pricing/money.ts'
import type { OrderStatus, PaymentStatus } from '#domain/orders/order.ts'
import type { GreetedOrder } from '#domain/orders/order-greeting.ts'
import { sql, type Queryable } from '../database.ts'

export type CustomerOrder = {
  readonly number: string
  readonly status: OrderStatus
  readonly paymentStatus: PaymentStatus
  readonly currency: Currency
  /** Minor units. */
  readonly total: number
  /** Milliseconds. */
  readonly placedAt: number
  readonly heldUntil: number
  readonly items: number
  /** Delivered, and a gift of it is not reviewed yet. */
  readonly awaitsReview: boolean
  /** The first few lines. */
  readonly lines: readonly {
    title: string
    optionsText: string
    personalisation: string
    withoutText: boolean
    picture: Omit<Picture, 'alt'> | null
  }[]
}

/** Lines shown of an order in the list. */
const mostLines = 4

export type OrderCount = {
  readonly status: OrderStatus
  readonly awaitsReview: boolean
  readonly count: number
}

export async function countCustomerOrders(db: Queryable, customerId: string): Promise<OrderCount[]> {
  return db.rows<OrderCount>(sql`
    select status, awaits_review as "awaitsReview", count(*) as count from orders
    where customer_id = ${customerId} group by 1, 2`)
}

/** `awaitReview`: only those with a gift that is not reviewed yet. */
export type OrderFilter = { readonly statuses: readonly OrderStatus[]; readonly awaitReview: boolean }

export async function listCustomerOrders(
  db: Queryable,
  customerId: string,
  { statuses, awaitReview }: OrderFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<CustomerOrder[]> {
  return db.rows<CustomerOrder>(sql`
    with shown as (
      select * from orders where customer_id = ${customerId} and status = any (${[...statuses]}::text[])
        and (awaits_review or ${!awaitReview})
      order by placed_at desc, id desc limit ${limit} offset ${offset})
    select o.number, o.status, o.payment_status as "paymentStatus", o.currency, o.total,
      (extract(epoch from o.placed_at) * 1000)::bigint as "placedAt",
      (extract(epoch from o.held_until) * 1000)::bigint as "heldUntil", o.awaits_review as "awaitsReview",
      (select sum(quantity) from order_line where order_id = o.id) as items,
      (select json_agg(json_build_object('title', l.title, 'optionsText', l.options_text,
        'personalisation', l.personalisation, 'withoutText', l.without_text,
        'picture', case when p.name is null then null else
          json_build_object('name', p.name, 'width', p.width, 'height', p.height,
            'placeholder', p.placeholder) end) order by l.position)
        from order_line l left join picture p on p.name = l.picture where l.order_id = o.id
          and l.position < ${mostLines}) as lines
    from shown o order by o.placed_at desc, o.id desc`)
}

/** What the latest order that was not cancelled says about its buyer. */
export async function loadLatestBuyer(db: Queryable, customerId: string): Promise<GreetedOrder | undefined> {
  return db.row<GreetedOrder>(sql`
    select o.buyer_name as "buyerName",
      (select coalesce(json_agg(json_build_object('giftMessage', gift_message)), '[]') from order_line
        where order_id = o.id) as lines,
      (select coalesce(json_agg(json_build_object('address', address, 'message', message)), '[]')
        from shipment_group where order_id = o.id) as deliveries
    from orders o where o.customer_id = ${customerId} and o.status <> 'cancelled'
    order by o.placed_at desc, o.id desc limit 1`)
}

/** The id of an order with this number, if it is this customer's. */
export async function findCustomerOrder(
  db: Queryable,
  customerId: string,
  number: string,
): Promise<string | undefined> {
  const row = await db.row<{ id: string }>(
    sql`select id from orders where number = ${number} and customer_id = ${customerId}`,
  )
  return row?.id
}
