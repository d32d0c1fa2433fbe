// Lists of orders for staff: ids and rows of a page, number of waiting orders, and search.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { PersonName } from '#domain/customers/person-name.ts'
import type { Country } from '#domain/markets/market.ts'
import { listStatuses, orderOf, type OrderList } from '#domain/orders/order-lists.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import { instant, sql, type Queryable } from '../database.ts'
import { nilId } from '../ids.ts'
import type { StoredOrder } from './orders.ts'

export type OrderRow = Pick<
  StoredOrder,
  'id' | 'number' | 'status' | 'paymentStatus' | 'email' | 'country' | 'currency' | 'total' | 'placedAt'
> & {
  /** The first recipient, as on the parcel. */
  readonly recipient: PersonName & { readonly country: Country }
  /** Id of the shipping method of the first parcel. */
  readonly method: string
  /** What packing must not forget: personal texts, cards and gift wrap. */
  readonly hasText: boolean
  readonly hasCard: boolean
  readonly isWrapped: boolean
  readonly items: number
  readonly recipients: number
  /** First day on which a parcel is due that is not sent; null if all are sent. None is due of gifts that were withdrawn. */
  readonly shipsOn: PlainDate | null
  /** First requested day of arrival. */
  readonly arriveOn: string | null
  readonly notes: number
}

/** The last row of the page before. */
export type OrderCursor = {
  readonly placedAt: number
  readonly id: string
  readonly shipsOn: PlainDate | null
}

const lastId = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Ids of one page, at most `limit`. Each status reads its own part of the index, however many orders others have. */
export async function findOrderPage(
  db: Queryable,
  list: OrderList,
  after: OrderCursor | null,
  limit: number,
): Promise<string[]> {
  const statuses = [...listStatuses[list]]
  const order = orderOf(list)
  if (order === 'due') return findDuePage(db, statuses, after, limit)
  const rows =
    order === 'oldest'
      ? await db.rows<{ id: string }>(sql`
        select o.id from unnest(${statuses}::text[]) as wanted(status)
        cross join lateral (
          select id, placed_at from orders where status = wanted.status
            and (placed_at, id) > (${after ? instant(after.placedAt) : '-infinity'}::timestamptz,
              ${after?.id ?? nilId}::uuid)
          order by placed_at, id limit ${limit}) as o
        order by o.placed_at, o.id limit ${limit}`)
      : await db.rows<{ id: string }>(sql`
        select o.id from unnest(${statuses}::text[]) as wanted(status)
        cross join lateral (
          select id, placed_at from orders where status = wanted.status
            and (placed_at, id) < (${after ? instant(after.placedAt) : 'infinity'}::timestamptz,
              ${after?.id ?? lastId}::uuid)
          order by placed_at desc, id desc limit ${limit}) as o
        order by o.placed_at desc, o.id desc limit ${limit}`)
  return rows.map(({ id }) => id)
}

/**
 * Orders without a due parcel are last. Reads all waiting orders, of which a shop has few. Literal statuses tell the
 * planner so, because a prepared statement is planned without its values.
 */
async function findDuePage(
  db: Queryable,
  statuses: readonly OrderStatus[],
  after: OrderCursor | null,
  limit: number,
): Promise<string[]> {
  return db.values<string>(sql`
    select o.id from orders o
    cross join lateral (
      select coalesce(min(ships_on), 'infinity') as ships_on from shipment_group d
      where d.order_id = o.id and not exists (select 1 from shipment s where s.group_id = d.id)
        -- Few orders have a withdrawal; the lines of the others are not read.
        and (not exists (select from return_request q where q.order_id = o.id and q.kind = 'withdrawal')
          or exists (select from order_line l where l.order_id = o.id and l.group_id = d.id
            and l.quantity - l.removed > (
            select coalesce(sum(rl.quantity), 0) from return_line rl join return_request q on q.id = rl.return_id
            where rl.order_line_id = l.id and q.kind = 'withdrawal' and q.status in ('asked', 'approved'))))) as due
    where o.status in ('processing', 'processed', 'pickup') and o.status = any(${[...statuses]}::text[])
      and (due.ships_on, o.placed_at, o.id) > (
        ${after ? (after.shipsOn ?? 'infinity') : '-infinity'}::date,
        ${after ? instant(after.placedAt) : '-infinity'}::timestamptz, ${after?.id ?? nilId}::uuid)
    order by due.ships_on, o.placed_at, o.id limit ${limit}`)
}

/** In the order of `ids`. */
export async function loadOrderRows(db: Queryable, ids: readonly string[]): Promise<OrderRow[]> {
  return db.rows<OrderRow>(sql`
    select o.id, o.number, o.status, o.payment_status as "paymentStatus", o.email, o.country, o.currency,
      o.total, o.placed_at as "placedAt",
      json_build_object('firstName', coalesce(coalesce(g.ship_to, g.address) ->> 'firstName', ''),
        'lastName', coalesce(coalesce(g.ship_to, g.address) ->> 'lastName', ''),
        'country', coalesce(coalesce(g.ship_to, g.address) ->> 'country', o.country)) as recipient,
      coalesce(g.method, '') as method,
      goods.items, goods."hasText", goods."isWrapped", goods."hasCard" or coalesce(parts."hasCard", false) as "hasCard",
      parts.recipients, parts."shipsOn", parts."arriveOn",
      (select count(*) from order_note where order_id = o.id and kind = 'note') as notes
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted(id, place)
    join orders o on o.id = wanted.id
    left join shipment_group g on g.order_id = o.id and g.position = 0
    cross join lateral (
      select coalesce(sum(quantity - removed), 0)::int as items,
        coalesce(bool_or(personalisation <> ''), false) as "hasText",
        coalesce(bool_or(gift_message <> ''), false) as "hasCard", coalesce(bool_or(wrap), false) as "isWrapped"
      from order_line where order_id = o.id and quantity > removed) as goods
    cross join lateral (
      select count(*) as recipients, min(arrive_on) as "arriveOn", bool_or(message <> '') as "hasCard",
        min(ships_on) filter (where not exists (select 1 from shipment s where s.group_id = d.id)
          and (not exists (select from return_request q where q.order_id = o.id and q.kind = 'withdrawal')
            or exists (select from order_line l where l.order_id = o.id and l.group_id = d.id
              and l.quantity - l.removed > (
              select coalesce(sum(rl.quantity), 0) from return_line rl join return_request q on q.id = rl.return_id
              where rl.order_line_id = l.id and q.kind = 'withdrawal' and q.status in ('asked', 'approved'))))
        ) as "shipsOn"
      from shipment_group d where d.order_id = o.id) as parts
    order by wanted.place`)
}

export type WorkCounts = {
  readonly toPay: number
  readonly toPack: number
  readonly toShip: number
  /** The first day on which a parcel of them is due, and how many orders are late. */
  readonly packDueOn: PlainDate | null
  readonly packLate: number
  readonly shipDueOn: PlainDate | null
  readonly shipLate: number
  /** Requests without a decision, and approved exchanges without a parcel. */
  readonly returns: number
  /** Milliseconds; null without a request that waits for a decision. */
  readonly oldestReturnAt: number | null
  /** Variants with low stock. */
  readonly toRestock: number
  /** Of each product the variant with the lowest stock, lowest first. */
  readonly lowest: readonly { readonly variantId: string; readonly title: string; readonly stock: number }[]
  readonly reviews: number
  readonly failedJobs: number
  /** Numbers of orders whose dispute the merchant must answer, by deadline. */
  readonly disputed: readonly string[]
}

export type WorkDay = {
  /** Of the warehouse. */
  readonly today: PlainDate
  readonly lowStockBelow: number
  /** Of the titles. */
  readonly locale: string
}

const namedProducts = 3

/** An order with a withdrawal is not late: what is left of it to send is decided first. */
export async function countWork(
  db: Queryable,
  { today, lowStockBelow, locale }: WorkDay,
): Promise<WorkCounts> {
  const row = await db.row<WorkCounts>(sql`
    with due as (
      select o.status = 'processing' as "isToPack", min(d.ships_on) as day
      from orders o join shipment_group d on d.order_id = o.id
      where o.status in ('processing', 'processed', 'pickup')
        and not exists (select from shipment s where s.group_id = d.id)
        and not exists (select from return_request q where q.order_id = o.id and q.kind = 'withdrawal'
          and q.status in ('asked', 'approved'))
      group by o.id),
    low as (
      select v.product_id, v.id, v.position, v.stock from low_stock_notice n join variant v on v.id = n.variant_id
        join product p on p.id = v.product_id
      where p.status = 'active' and v.stock_mode = 'tracked' and v.stock < ${lowStockBelow})
    select (select min(day) from due where "isToPack") as "packDueOn",
      (select count(*) from due where "isToPack" and day < ${today}::date) as "packLate",
      (select min(day) from due where not "isToPack") as "shipDueOn",
      (select count(*) from due where not "isToPack" and day < ${today}::date) as "shipLate",
      (select min(asked_at) from return_request where status = 'asked') as "oldestReturnAt",
      (select count(*) from low) as "toRestock",
      (select coalesce(json_agg(json_build_object('variantId', l.id, 'title', t.title, 'stock', l.stock)
          order by l.stock, l.product_id), '[]')
        from (select * from (select distinct on (product_id) product_id, id, stock from low
            order by product_id, stock, position) least
          order by stock, product_id limit ${namedProducts}) l
        cross join lateral (select title from product_text where product_id = l.product_id
          order by locale = ${locale} desc, locale = (select home_locale from shop_settings) desc nulls last, locale
          limit 1) t) as lowest,
      (select count(*) from orders where status = 'unpaid') as "toPay",
      (select count(*) from orders where status = 'processing') as "toPack",
      (select count(*) from orders where status in ('processed', 'pickup')) as "toShip",
      (select count(*) from return_request q where q.status = 'asked') + (
        select count(*) from return_request q where q.status = 'approved' and q.kind = 'exchange'
          and exists (select 1 from return_line l where l.return_id = q.id and l.wish_variant_id is not null)
          and not exists (select 1 from shipment s where s.return_id = q.id)) as returns,
      (select count(*) from review where status = 'waiting') as reviews,
      (select count(*) from job where dead_at is not null) as "failedJobs",
      array(select o.number from payment_dispute d join orders o on o.id = d.order_id
        where d.state = 'needs-response' order by d.due_at) as disputed`)
  return row!
}

/** Typed words, prepared for the indexes. null: the text cannot be such a value. */
export type OrderSearch = {
  /** Without hyphens, in capitals, with look-alike letters replaced. */
  readonly number: string | null
  readonly giftCode: string | null
  /** Lower case. */
  readonly email: string | null
  /** A tsquery of word beginnings. */
  readonly names: string | null
  /** Capitals. */
  readonly sku: string | null
  /** Capitals without spaces. */
  readonly trackingNumber: string | null
}

/** Sorts after every text with the same beginning. */
const end = '\u{10FFFF}'

/**
 * Ids, newest first. Ranges instead of LIKE, because a prepared statement is planned without its values. The union is
 * materialised, so that each part uses its own index.
 */
export async function searchOrders(
  db: Queryable,
  { number, giftCode, email, names, sku, trackingNumber }: OrderSearch,
  after: string | null,
  limit: number,
): Promise<string[]> {
  return db.values<string>(sql`
    with found as materialized (
      select id from orders where replace(number, '-', '') ~>=~ ${number}::text
        and replace(number, '-', '') ~<~ (${number}::text || ${end}::text)
      union select id from orders where lower(email) ~>=~ ${email}::text
        and lower(email) ~<~ (${email}::text || ${end}::text)
      union select id from orders where to_tsvector('simple', buyer_name) @@ to_tsquery('simple', ${names}::text)
        and buyer_name <> ''
      union select order_id from shipment_group
        where to_tsvector('simple', coalesce(address ->> 'firstName', '') || ' '
          || coalesce(address ->> 'lastName', '')) @@ to_tsquery('simple', ${names}::text)
      union select order_id from shipment_group
        where to_tsvector('simple', coalesce(ship_to ->> 'firstName', '') || ' '
          || coalesce(ship_to ->> 'lastName', '')) @@ to_tsquery('simple', ${names}::text) and ship_to is not null
      union select order_id from shipment_group where gift_code = ${giftCode}::text
      union select order_id from order_line where upper(sku) ~>=~ ${sku}::text
        and upper(sku) ~<~ (${sku}::text || ${end}::text)
      union select order_id from shipment
        where upper(replace(tracking_number, ' ', '')) ~>=~ ${trackingNumber}::text
          and upper(replace(tracking_number, ' ', '')) ~<~ (${trackingNumber}::text || ${end}::text))
    select id from found where ${after}::uuid is null or id < ${after}::uuid
    order by id desc limit ${limit}`)
}
