// Booked payments and refunds by their references, for the comparison with a provider.
import { instant, sql, type Queryable } from '../database.ts'

export type BookedPayment = {
  readonly reference: string
  readonly number: string
  readonly amount: number
  readonly currency: string
  readonly isBooked: boolean
}

/** Payments with these references. An earlier attempt is booked if it is refunded as a duplicate. */
export async function findPayments(
  db: Queryable,
  provider: string,
  references: readonly string[],
): Promise<BookedPayment[]> {
  return db.rows<BookedPayment>(sql`
    select y.reference, o.number, y.amount, y.currency, y.status in ('paid', 'refunded') as "isBooked"
    from payment y join orders o on o.id = y.order_id
    where y.provider = ${provider} and y.reference = any (${[...references]}::text[])
    union all
    select a.reference, o.number, y.amount, y.currency,
      exists (select from refund where payment_reference = a.reference) as "isBooked"
    from payment_attempt a join payment y on y.id = a.payment_id join orders o on o.id = y.order_id
    where a.provider = ${provider} and a.reference = any (${[...references]}::text[])`)
}

/** Payments that were booked within a time. */
export async function listBooked(
  db: Queryable,
  provider: string,
  fromMs: number,
  toMs: number,
): Promise<BookedPayment[]> {
  return db.rows<BookedPayment>(sql`
    select y.reference, o.number, y.amount, y.currency, true as "isBooked"
    from order_event e join payment y on y.order_id = e.order_id join orders o on o.id = y.order_id
    where e.kind in ('processing', 'late-payment') and e.actor = 'payment' and y.provider = ${provider}
      and y.amount > 0 and y.reference is not null
      and e.at >= ${instant(fromMs)} and e.at < ${instant(toMs)}`)
}

export type BookedRefund = {
  readonly reference: string
  readonly number: string
  readonly amount: number
  readonly isFailed: boolean
}

export async function findRefunds(db: Queryable, references: readonly string[]): Promise<BookedRefund[]> {
  return db.rows<BookedRefund>(sql`
    select r.reference, o.number, r.amount, r.failed_at is not null as "isFailed"
    from refund r join orders o on o.id = r.order_id
    where r.reference = any (${[...references]}::text[])`)
}

/** Numbers of the orders whose dispute is stored, by the reference of their payment. */
export async function findDisputed(db: Queryable, references: readonly string[]): Promise<string[]> {
  return db.values<string>(sql`
    select distinct coalesce(d.payment_reference, y.reference) as reference
    from payment_dispute d join payment y on y.order_id = d.order_id
    where coalesce(d.payment_reference, y.reference) = any (${[...references]}::text[])`)
}
