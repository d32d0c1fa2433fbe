// Facts that decide whether a customer may pay on invoice.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { InvoiceFacts } from '#domain/orders/pay-on-invoice.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'

/** `provider`: the name of the provider of orders on invoice. */
export async function loadInvoiceFacts(
  db: Queryable,
  customerId: string,
  { currency, today, provider }: { currency: Currency; today: PlainDate; provider: string },
): Promise<InvoiceFacts | null> {
  const facts = await db.row<InvoiceFacts>(sql`
    select c.pays_on_invoice as "isPermitted",
      exists (select from orders o join payment y on y.order_id = o.id
        where o.customer_id = c.id and o.status <> 'cancelled' and y.status = 'paid' and y.amount > 0
          and not exists (select from order_dispute d where d.order_id = o.id
            and d.state not in ('won', 'warning'))) as "hasPaid",
      -- An order is open until it is accepted, which is a moment after it was placed.
      coalesce((select sum(y.amount - y.refund_total) from orders o join payment y on y.order_id = o.id
        where o.customer_id = c.id and y.currency = ${currency} and (y.status = 'owed'
          or (y.status = 'open' and y.provider = ${provider} and o.status = 'unpaid'))), 0)::bigint as owed,
      exists (select from orders o join payment y on y.order_id = o.id
        where o.customer_id = c.id and y.status = 'owed' and y.amount > y.refund_total
          and y.due_on < ${today}::date) as "isOverdue"
    from customer c where c.id = ${customerId}::uuid`)
  return facts ?? null
}

/** Returns false if there is no account with this e-mail. */
export async function permitInvoices(db: Queryable, email: string, permitted: boolean): Promise<boolean> {
  return db.changed(sql`
    update customer set pays_on_invoice = ${permitted} where lower(email) = lower(${email})`)
}
