// Queries for gift recipients: delivery by gift code, and variants and prices for an exchange.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { tabStatuses, type OrderStatus } from '#domain/orders/order.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { instant, json, sql, type Queryable } from '../database.ts'
import type { StoredLine, StoredOrder } from './orders.ts'

/** Delivery that a gift code opens; undefined for an unknown code. */
export async function findGift(
  db: Queryable,
  code: string,
): Promise<{ orderId: string; position: number; isThanked: boolean } | undefined> {
  return db.row(sql`
    select order_id as "orderId", position, thanked_at is not null as "isThanked"
    from shipment_group where gift_code = ${code}`)
}

/** True for the first thanks. */
export async function markThanked(
  tx: Queryable,
  orderId: string,
  position: number,
  now: number,
): Promise<boolean> {
  return tx.changed(sql`
    update shipment_group set thanked_at = ${instant(now)}
    where order_id = ${orderId} and position = ${position} and thanked_at is null`)
}

/** All variants of the products, in display order. */
export async function variantsOf(
  db: Queryable,
  productIds: readonly string[],
): Promise<{ id: string; productId: string }[]> {
  return db.rows(sql`
    select id, product_id as "productId" from variant where product_id = any(${productIds}::uuid[])
    order by position, id`)
}

/**
 * Prices of each line's variant in minor units, one row per currency. A deleted variant is replaced by another of its
 * product.
 */
export async function pricesOf(
  db: Queryable,
  lines: readonly Pick<StoredLine, 'id' | 'variantId' | 'productId'>[],
  paidIn: Currency,
): Promise<{ line: string; currency: Currency; price: number }[]> {
  const goods = lines.map(({ id, variantId, productId }) => ({ id, variantId, productId }))
  return db.rows(sql`
    select g."id" as line, p.currency, p.price
    from jsonb_to_recordset(${json(goods)}::jsonb) as g("id" uuid, "variantId" uuid, "productId" uuid)
    join lateral (
      select v.id from variant v join variant_price own on own.variant_id = v.id and own.currency = ${paidIn}
      where v.product_id = g."productId" and own.price > 0
      order by v.id = g."variantId" desc, v.position, v.id limit 1) as sold on true
    join variant_price p on p.variant_id = sold.id`)
}

/**
 * What the vouchers of the order's exchanges are worth together, in minor units of its currency. Without those that
 * ended unused.
 */
export async function voucherAmount(
  db: Queryable,
  { id: orderId, currency }: Pick<StoredOrder, 'id' | 'currency'>,
  now: number,
): Promise<number> {
  const sum = await db.value<number>(sql`
    select coalesce(sum((p.rule -> 'amounts' ->> ${currency})::bigint), 0)::bigint as sum
    from order_event e join coupon c on c.code = e.data ->> 'voucher' join promotion p on p.id = c.promotion_id
    where e.order_id = ${orderId} and e.kind = 'exchange-approved'
      and (c.used > 0 or c.ends_at is null or c.ends_at > ${instant(now)})`)
  return sum ?? 0
}

type SentParcel = Pick<StoredOrder, 'number' | 'locale' | 'currency' | 'placedAt'> & {
  readonly firstName: string
  readonly lastName: string
  /** While the parcel is awaited; null before the payment and after the delivery. */
  readonly arrival: { readonly earliest: PlainDate; readonly latest: PlainDate } | null
  readonly lines: readonly Pick<
    StoredLine,
    'productId' | 'variantId' | 'title' | 'optionsText' | 'quantity'
  >[]
}

const rememberedOrders = 50
const awaited: readonly OrderStatus[] = [...tabStatuses.processing, ...tabStatuses.shipped]

/** What a customer has ordered for whom, in the latest orders, newest first; without cancelled ones. */
export async function loadParcels(db: Queryable, customerId: string): Promise<SentParcel[]> {
  return db.rows<SentParcel>(sql`
    select g.address ->> 'firstName' as "firstName", g.address ->> 'lastName' as "lastName", o.number, o.locale,
      o.currency, o.placed_at as "placedAt",
      case when o.status = any (${[...awaited]}::text[]) and g.requires_shipping
        and not exists (select from shipment s where s.group_id = g.id and s.delivered_at is not null)
        then json_build_object('earliest', g.earliest, 'latest', g.latest) end as arrival,
      sent.lines
    from (select * from orders where customer_id = ${customerId} and status <> 'cancelled'
      order by placed_at desc, id desc limit ${rememberedOrders}) as o
    join shipment_group g on g.order_id = o.id
    cross join lateral (
      select json_agg(json_build_object('productId', l.product_id, 'variantId', l.variant_id, 'title', l.title,
        'optionsText', l.options_text, 'quantity', l.quantity - l.removed) order by l.position) as lines
      from order_line l where l.order_id = o.id and l.group_id = g.id and l.quantity > l.removed) as sent
    where sent.lines is not null
    order by o.placed_at desc, o.id desc, g.position`)
}
