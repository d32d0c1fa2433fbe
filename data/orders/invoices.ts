// Invoices and credit notes. Each number is taken by the transaction that stores its document.
import {
  documentSeries,
  type CreditedGoods,
  type DocumentKind,
  type IssuedDocument,
} from '#domain/invoices/issued-document.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { instant, json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

export type StoredDocument = {
  readonly kind: DocumentKind
  readonly number: string
  readonly refundId: string | null
  readonly issuedAt: number
  /** Minor units; negative where it reverses a credit note. */
  readonly total: number
  readonly document: IssuedDocument
}

/** The documents of one order, in the order of issue. */
export async function listDocuments(db: Queryable, orderId: string): Promise<StoredDocument[]> {
  return db.rows<StoredDocument>(sql`
    select kind, number, refund_id as "refundId", issued_at as "issuedAt",
      total, document
    from invoice where order_id = ${orderId} order by issued_at, kind desc, sequence`)
}

export type NewDocument = {
  readonly kind: DocumentKind
  readonly year: number
  readonly orderId: string
  readonly refundId: string | null
  readonly document: IssuedDocument
}

/**
 * Other transactions wait for the number until this one ends. They lock the order before the series, so this does too:
 * the foreign key alone would lock it afterwards.
 */
export async function insertDocument(
  db: Queryable,
  { kind, year, orderId, refundId, document }: NewDocument,
  now: number,
): Promise<StoredDocument> {
  const { total, currency } = document
  const { prefix, digits } = documentSeries(kind, year)
  const issued = await db.row<{ number: string }>(sql`
    with ordered as (select id from orders where id = ${orderId} for key share),
    series as (
      insert into invoice_series as s (kind, year, last) select ${kind}, ${year}::int, 1 from ordered
      on conflict (kind, year) do update set last = s.last + 1 returning last, last::text as figures)
    insert into invoice (id, kind, number, year, sequence, order_id, refund_id, issued_at, currency, total, document)
    select ${newId(now)}::uuid, ${kind}, ${prefix} || lpad(figures, greatest(length(figures), ${digits}::int), '0'),
      ${year}::int, last, ${orderId}::uuid, ${refundId}::uuid, ${instant(now)}::timestamptz, ${currency}, ${total}::bigint,
      ${json(document)}::jsonb
    from series returning number`)
  return { kind, number: issued!.number, refundId, issuedAt: now, total, document }
}

export type RefundToCredit = {
  readonly id: string
  readonly amount: number
  readonly returnId: string | null
  /** null: the goods of its return, if it has one. */
  readonly goods: readonly CreditedGoods[] | null
  readonly state: 'open' | 'succeeded' | 'failed'
}

/** Refunds of what was invoiced, oldest first: not of a second payment, nor of one for a cancelled order. */
export async function listRefundsToCredit(tx: Queryable, orderId: string): Promise<RefundToCredit[]> {
  return tx.rows<RefundToCredit>(sql`
    select id, amount, return_id as "returnId", goods, case when failed_at is not null then 'failed'
      when done_at is not null then 'succeeded' else 'open' end as state
    from refund where order_id = ${orderId} and reason not in ('duplicate', 'late-payment')
    order by promised_at, id`)
}

export type CustomsFacts = {
  /** Id of the order line. */
  readonly id: string
  readonly weightGrams: number | null
  readonly origin: string | null
  readonly hsCode: string | null
}

export async function loadCustomsFacts(tx: Queryable, orderId: string): Promise<CustomsFacts[]> {
  return tx.rows<CustomsFacts>(sql`
    select l.id, v.weight_grams as "weightGrams", p.origin_country as origin, p.hs_code as "hsCode"
    from order_line l left join variant v on v.id = l.variant_id left join product p on p.id = l.product_id
    where l.order_id = ${orderId}`)
}

export type ListedDocument = StoredDocument & {
  readonly currency: Currency
  /** The payment of the order. */
  readonly provider: string
  readonly reference: string | null
}

/** Issued from `from` until before `until` (milliseconds), by series and number. */
export async function listIssued(
  db: Queryable,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<ListedDocument[]> {
  return db.rows<ListedDocument>(sql`
    select i.kind, i.number, i.refund_id as "refundId",
      i.issued_at as "issuedAt", i.total, i.document, i.currency,
      y.provider, y.reference
    from invoice i join payment y on y.order_id = i.order_id
    where i.issued_at >= ${instant(from)} and i.issued_at < ${instant(until)}
    order by i.kind desc, i.year, i.sequence`)
}

export type LostDispute = {
  readonly reference: string
  readonly amount: number
  readonly decidedAt: number
  readonly orderId: string
  readonly currency: Currency
  readonly provider: string
  readonly paymentReference: string | null
}

/** Disputes of invoiced orders, lost from `from` until before `until` (milliseconds), or whose order had a failed refund then. */
export async function listLostDisputes(
  db: Queryable,
  { from, until }: { readonly from: number; readonly until: number },
): Promise<LostDispute[]> {
  return db.rows<LostDispute>(sql`
    select d.reference, d.amount, d.decided_at as "decidedAt",
      d.order_id as "orderId", i.currency, y.provider, y.reference as "paymentReference"
    from payment_dispute d join invoice i on i.order_id = d.order_id and i.kind = 'invoice'
      join payment y on y.order_id = d.order_id
    where d.state = 'lost' and exists (select from order_dispute o where o.reference = d.reference)
      and d.decided_at < ${instant(until)} and (d.decided_at >= ${instant(from)}
        or exists (select from invoice r where r.order_id = d.order_id and r.kind = 'credit-note' and r.total < 0
          and r.issued_at >= ${instant(from)} and r.issued_at < ${instant(until)}))
    order by d.decided_at, d.reference`)
}

type NetSales = { readonly currency: Currency; readonly net: number }

/**
 * For the threshold of the European Union: invoices less credit notes, without tax, in minor units. They are issued
 * from `from` until before `until` (milliseconds). An order with several recipients counts in proportion to its goods
 * for these countries.
 */
export async function sumSalesTo(
  db: Queryable,
  countries: readonly string[],
  { from, until }: { readonly from: number; readonly until: number },
): Promise<NetSales[]> {
  return db.rows<NetSales>(sql`
    select i.currency,
      round(sum(case i.kind when 'invoice' then 1 else -1 end * (i.total - taxes.tax) * goods.share))::bigint as net
    from invoice i
      cross join lateral (select coalesce(sum((part ->> 'tax')::numeric), 0) as tax
        from jsonb_array_elements(i.document -> 'taxes') part) taxes
      cross join lateral (select coalesce(sum(l.total) filter (where g.address ->> 'country' = any(${countries}::text[]))
          / nullif(sum(l.total), 0), 0) as share
        from order_line l join shipment_group g on g.id = l.group_id where l.order_id = i.order_id) goods
    where i.issued_at >= ${instant(from)} and i.issued_at < ${instant(until)}
    group by i.currency`)
}
