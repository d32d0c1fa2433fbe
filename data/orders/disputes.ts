// Disputes: the buyer's bank takes the money back until they are decided.
import type { DisputeState } from '#domain/orders/dispute.ts'
import { instant, sql, type Queryable } from '../database.ts'

export type StoredDispute = {
  readonly reference: string
  readonly orderId: string
  readonly amount: number
  readonly currency: string
  readonly reason: string
  readonly state: DisputeState
  /** Last instant for the merchant's answer. */
  readonly dueAt: number | null
  readonly openedAt: number
  /** The disputed payment at its provider. Null: the one that counts for the order. */
  readonly payment: string | null
}

/** Writes the current state. Returns the state before; undefined for a new dispute. Needs the order's lock. */
export async function saveDispute(
  tx: Queryable,
  dispute: StoredDispute,
  now: number,
): Promise<DisputeState | undefined> {
  const { reference, orderId, amount, currency, reason, state, dueAt, openedAt, payment } = dispute
  const decidedAt = instant(state === 'won' || state === 'lost' ? now : null)
  const before = await tx.row<Pick<StoredDispute, 'state'>>(
    sql`select state from payment_dispute where reference = ${reference}`,
  )
  await tx.run(sql`
    insert into payment_dispute (reference, order_id, amount, currency, reason, state, due_at, opened_at, updated_at,
      decided_at, payment_reference)
    values (${reference}, ${orderId}, ${amount}, ${currency}, ${reason}, ${state},
      ${instant(dueAt)}, ${instant(openedAt)}, ${instant(now)}, ${decidedAt}, ${payment})
    on conflict (reference) do update set state = excluded.state, due_at = excluded.due_at, amount = excluded.amount,
      updated_at = excluded.updated_at, payment_reference = excluded.payment_reference,
      decided_at = case when payment_dispute.state = excluded.state then payment_dispute.decided_at
        else excluded.decided_at end`)
  return before?.state
}

/** Of all payments of an order, oldest first. */
export async function listDisputes(db: Queryable, orderId: string): Promise<StoredDispute[]> {
  return db.rows<StoredDispute>(sql`
    select reference, order_id as "orderId", amount, currency, reason, state,
      due_at as "dueAt", opened_at as "openedAt",
      payment_reference as payment
    from payment_dispute where order_id = ${orderId} order by opened_at, reference`)
}

/** Of one payment, oldest first. A duplicate payment of the order has its own disputes. */
export async function listPaymentDisputes(
  db: Queryable,
  { orderId, reference }: { readonly orderId: string; readonly reference: string | null },
): Promise<StoredDispute[]> {
  const all = await listDisputes(db, orderId)
  return all.filter(({ payment }) => payment === null || payment === reference)
}
