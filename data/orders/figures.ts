// Figures of a period for reports. Days are those of the warehouse. Orders without a payment do not count.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { instant, sql, type Queryable } from '../database.ts'
import { firstIdOf } from '../ids.ts'

/** `to` is exclusive. */
export type Period = { readonly from: number; readonly to: number; readonly timeZone: string }

/** Amounts are minor units. */
export type SalesOfDay = {
  readonly day: PlainDate
  readonly currency: Currency
  readonly orders: number
  readonly revenue: number
  /** Refunds promised on this day, whenever the order was placed; not of a second payment, which is no revenue. */
  readonly refunded: number
}

/** One row per day and currency; days without sales and refunds are missing. */
export async function listSales(db: Queryable, { from, to, timeZone }: Period): Promise<SalesOfDay[]> {
  return db.rows<SalesOfDay>(sql`
    with sold as (
      select (placed_at at time zone ${timeZone})::date as day, currency, 1 as orders, total as revenue,
        0::bigint as refunded
      from orders where id >= ${firstIdOf(from)}::uuid and id < ${firstIdOf(to)}::uuid
        and payment_status <> 'unpaid'
      union all
      select (f.promised_at at time zone ${timeZone})::date, o.currency, 0, 0, f.amount
      from refund f join orders o on o.id = f.order_id
      where f.id >= ${firstIdOf(from)}::uuid and f.id < ${firstIdOf(to)}::uuid
        and f.failed_at is null and f.reason <> 'duplicate' and o.payment_status <> 'unpaid')
    select day, currency, sum(orders) as orders, sum(revenue)::bigint as revenue,
      sum(refunded)::bigint as refunded
    from sold group by day, currency order by day, currency`)
}

export type BestSeller = {
  readonly productKey: string
  readonly title: string
  readonly quantity: number
  readonly orders: number
}

/** Most sold first, without cancelled orders. Titles are in the language of the latest order. */
export async function listBestSellers(
  db: Queryable,
  { from, to }: Period,
  limit: number,
  locale: string | null,
): Promise<BestSeller[]> {
  return db.rows<BestSeller>(sql`
    select s."productKey", coalesce(nullif(t.title, ''), s.title) as title, s.quantity, s.orders
    from (
      select l.product_id, max(l.product_key) as "productKey", (array_agg(l.title order by o.id desc))[1] as title,
        sum(l.quantity - l.removed) as quantity, count(distinct o.id) as orders
      from orders o join order_line l on l.order_id = o.id
      where o.id >= ${firstIdOf(from)}::uuid and o.id < ${firstIdOf(to)}::uuid and o.payment_status <> 'unpaid'
        and o.status <> 'cancelled'
      group by l.product_id order by quantity desc, l.product_id limit ${limit}) s
    left join lateral (
      select title from product_text where product_id = s.product_id
      order by locale = ${locale}::text desc nulls last, locale = (select home_locale from shop_settings) desc, locale
      limit 1) t on true
    order by s.quantity desc, s.product_id`)
}

export type ReturnedGoods = {
  readonly kind: string
  readonly reason: string
  readonly requests: number
  readonly gifts: number
}

export async function listReturnReasons(db: Queryable, { from, to }: Period): Promise<ReturnedGoods[]> {
  return db.rows<ReturnedGoods>(sql`
    select q.kind, l.reason, count(distinct q.id) as requests, sum(l.quantity) as gifts
    from return_request q join return_line l on l.return_id = q.id
    where q.status not in ('declared', 'cancelled') and q.id >= ${firstIdOf(from)}::uuid and q.id < ${firstIdOf(to)}::uuid
    group by q.kind, l.reason order by gifts desc, q.kind, l.reason`)
}

/** Visitors who viewed a product, carts that were begun, orders, and paid orders. */
export type Funnel = {
  readonly visitors: number
  readonly carts: number
  readonly orders: number
  readonly paid: number
}

/** Views and carts are stored for ninety days. */
export async function loadFunnel(db: Queryable, { from, to }: Period): Promise<Funnel> {
  const row = await db.row<Funnel>(sql`
    select (select count(distinct owner) from recent_view
        where viewed_at >= ${instant(from)} and viewed_at < ${instant(to)}) as visitors,
      (select count(*) from cart where id >= ${firstIdOf(from)}::uuid and id < ${firstIdOf(to)}::uuid) as carts,
      (select count(*) from orders where id >= ${firstIdOf(from)}::uuid
        and id < ${firstIdOf(to)}::uuid) as orders,
      (select count(*) from orders where id >= ${firstIdOf(from)}::uuid and id < ${firstIdOf(to)}::uuid
        and payment_status <> 'unpaid') as paid`)
  return row!
}
