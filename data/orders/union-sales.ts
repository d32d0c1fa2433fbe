// Invoiced sales to some countries, for the threshold of the European Union.
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'

export type NetSales = { readonly currency: Currency; readonly net: number }

/**
 * Invoices less credit notes without tax, issued from `from` until before `until` (milliseconds), in minor units. An
 * order with several recipients counts in proportion to its goods for these countries.
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
    where i.issued_at >= ${new Date(from)} and i.issued_at < ${new Date(until)}
    group by i.currency`)
}
