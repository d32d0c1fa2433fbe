// Finds customers and guests for staff. A guest is known by the e-mail of the orders.
import { fullName, type PersonName } from '#domain/customers/person-name.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'

export type FoundCustomer = {
  readonly email: string
  /** Of the account, the invoice or the buyer of several parcels; '': unknown. A recipient's name is not the buyer's. */
  readonly name: string
  /** Of the latest order; null without one. */
  readonly country: string | null
  /** Minor units by currency: payments less what went back. */
  readonly spent: Partial<Record<Currency, number>>
  /** False: a guest. */
  readonly hasAccount: boolean
  readonly orders: number
  /** Milliseconds; null without an order. */
  readonly lastOrderAt: number | null
}

/** As the order names the buyer: in a field of its own, or on the invoice. Nulls: it does not. */
type Buyer = { readonly name: string | null } & { readonly [Part in keyof PersonName]: string | null }

function buyerName(buyer: Buyer | null): string {
  return buyer?.name || fullName({ firstName: buyer?.firstName ?? '', lastName: buyer?.lastName ?? '' })
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
  type Row = Omit<FoundCustomer, 'name'> & PersonName & { readonly buyer: Buyer | null }
  const rows = await db.rows<Row>(sql`
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
      coalesce(c.first_name, '') as "firstName", coalesce(c.last_name, '') as "lastName",
      o.buyer, o.country, coalesce(o.count, 0) as orders, o.last as "lastOrderAt",
      (select coalesce(json_object_agg(currency, amount), '{}') from (
        select o.currency, sum(y.amount - y.paid_back) as amount
        from orders o join settled_payment y on y.order_id = o.id
        where lower(o.email) = p.email and y.status in ('paid', 'refunded')
        group by o.currency) sums) as spent
    from people p left join customer c on lower(c.email) = p.email
      left join lateral (
        select count(*) as count, max(placed_at) as last,
          (array_agg(country order by placed_at desc))[1] as country,
          (array_agg(json_build_object('name', coalesce(nullif(buyer_name, ''), invoice_address ->> 'company'),
              'firstName', invoice_address ->> 'firstName', 'lastName', invoice_address ->> 'lastName')
            order by placed_at desc) filter (where buyer_name <> '' or invoice_address is not null))[1] as buyer
        from orders where lower(orders.email) = p.email) o on true
    order by p.latest desc`)
  return rows.map(({ buyer, ...row }) => ({ ...row, name: fullName(row) || buyerName(buyer) }))
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
  const rows = await db.rows<Omit<CustomerOrder, 'name'> & { readonly buyer: Buyer }>(sql`
    select number, status, total, currency,
      json_build_object('name', coalesce(nullif(buyer_name, ''), invoice_address ->> 'company'),
        'firstName', invoice_address ->> 'firstName', 'lastName', invoice_address ->> 'lastName') as buyer,
      placed_at as "placedAt"
    from orders where customer_id = ${id}::uuid or lower(email) = lower(${email})
    order by placed_at desc limit ${limit}`)
  return rows.map(({ buyer, ...order }) => ({ ...order, name: buyerName(buyer) }))
}

/** Number of orders with an e-mail. */
export async function countOrdersOf(db: Queryable, email: string): Promise<number> {
  return (await db.value<number>(sql`select count(*) from orders where lower(email) = lower(${email})`)) ?? 0
}

/** Whether somebody with this address has subscribed, written to the shop or exchanged a gift. */
export async function hasWritten(db: Queryable, email: string): Promise<boolean> {
  const found = await db.value<boolean>(sql`
    select exists (select 1 from newsletter_subscription where lower(email) = lower(${email}))
      or exists (select 1 from contact_message where lower(email) = lower(${email}))
      or exists (select 1 from return_request where lower(email) = lower(${email})) as found`)
  return found ?? false
}
