// Finds customers and guests for staff. A guest is known by the e-mail of the orders.
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'

export type FoundCustomer = {
  readonly email: string
  readonly name: string
  /** False: a guest. */
  readonly hasAccount: boolean
  readonly orders: number
  /** Milliseconds; null without an order. */
  readonly lastOrderAt: number | null
}

/** Sorts after every text with the same beginning. */
const end = '\u{10FFFF}'

/**
 * By the beginning of an e-mail or of words of a name, a recipient's too; '' matches everybody. Those with the latest account or order come
 * first. `names` is a tsquery of word beginnings.
 */
export async function findCustomers(
  db: Queryable,
  { email, names }: { readonly email: string | null; readonly names: string | null },
  limit: number,
): Promise<FoundCustomer[]> {
  return db.rows<FoundCustomer>(sql`
    with found as materialized (
      (select lower(email) as email, id from customer
        where (lower(email) ~>=~ ${email}::text and lower(email) ~<~ (${email}::text || ${end}::text))
          or to_tsvector('simple', first_name || ' ' || last_name) @@ to_tsquery('simple', ${names}::text)
        order by id desc limit ${limit})
      union all (select lower(email), id from orders
        where lower(email) ~>=~ ${email}::text and lower(email) ~<~ (${email}::text || ${end}::text)
        order by id desc limit ${limit * 5})
      union all (select lower(email), id from orders
        where to_tsvector('simple', buyer_name) @@ to_tsquery('simple', ${names}::text) and buyer_name <> ''
        order by id desc limit ${limit * 5})
      union all (select lower(o.email), o.id from shipment_group g join orders o on o.id = g.order_id
        where to_tsvector('simple', coalesce(g.address ->> 'firstName', '') || ' '
          || coalesce(g.address ->> 'lastName', '')) @@ to_tsquery('simple', ${names}::text)
        order by o.id desc limit ${limit * 5})),
    people as (select email, max(id::text) as latest from found group by email order by latest desc limit ${limit})
    select coalesce(c.email, p.email) as email, c.id is not null as "hasAccount",
      coalesce(nullif(trim(c.first_name || ' ' || c.last_name), ''), o.name, '') as name,
      coalesce(o.count, 0) as orders, o.last as "lastOrderAt"
    from people p left join customer c on lower(c.email) = p.email
      left join lateral (
        select count(*) as count, max(placed_at) as last,
          (array_agg(case when buyer_name <> '' then buyer_name else trim(concat(g.address ->> 'firstName', ' ',
            g.address ->> 'lastName')) end order by placed_at desc))[1] as name
        from orders left join shipment_group g on g.order_id = orders.id and g.position = 0
        where lower(orders.email) = p.email) o on true
    order by p.latest desc`)
}

export type CustomerOrder = {
  readonly number: string
  readonly status: string
  readonly total: number
  readonly currency: Currency
  readonly name: string
  readonly placedAt: number
}

/** Newest first: those of the account, and those with the e-mail. */
export async function loadOrdersOf(
  db: Queryable,
  { id, email }: { readonly id: string | null; readonly email: string },
  limit: number,
): Promise<CustomerOrder[]> {
  return db.rows<CustomerOrder>(sql`
    select number, status, total, currency,
      case when buyer_name <> '' then buyer_name else trim(concat(g.address ->> 'firstName', ' ',
        g.address ->> 'lastName')) end as name,
      placed_at as "placedAt"
    from orders left join shipment_group g on g.order_id = orders.id and g.position = 0
    where customer_id = ${id}::uuid or lower(email) = lower(${email})
    order by placed_at desc limit ${limit}`)
}

/** Whether somebody with this address has subscribed, written to the shop or exchanged a gift. */
export async function hasWritten(db: Queryable, email: string): Promise<boolean> {
  const found = await db.value<boolean>(sql`
    select exists (select 1 from newsletter_subscription where lower(email) = lower(${email}))
      or exists (select 1 from contact_message where lower(email) = lower(${email}))
      or exists (select 1 from return_request where lower(email) = lower(${email})) as found`)
  return found ?? false
}
