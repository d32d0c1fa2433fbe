// Facts that decide whether a customer may pay on invoice.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { InvoiceFacts } from '#domain/orders/pay-on-invoice.ts'
import type { Currency } from '#domain/pricing/money.ts'
import { sql, type Queryable } from '../database.ts'

export async function loadInvoiceFacts(
  db: Queryable,
  customerId: string,
  currency: Currency,
  today: PlainDate,
): Promise<InvoiceFacts | null> {
  const facts = await db.row<InvoiceFacts>(sql`
    select c.pays_on_invoice as "isPermitted",
      exists (select from orders o join payment y on y.order_id = o.id
        where o.customer_id = c.id and o.status <> 'cancelled' and y.status = 'paid' and y.amount > 0) as "hasPaid",
      coalesce((select sum(y.amount - y.refund_total) from orders o join payment y on y.order_id = o.id
        where o.customer_id = c.id and y.status = 'owed' and y.currency = ${currency}), 0)::bigint as owed,
      exists (select from orders o join payment y on y.order_id = o.id
        where o.customer_id = c.id and y.status = 'owed' and y.due_on < ${today}::date) as "isOverdue"
    from customer c where c.id = ${customerId}::uuid`)
  return facts ?? null
}

/** Returns false if there is no account with this e-mail. */
export async function permitInvoices(db: Queryable, email: string, permitted: boolean): Promise<boolean> {
  const changed = await db.run(sql`
    update customer set pays_on_invoice = ${permitted} where lower(email) = lower(${email})`)
  return changed === 1
}
