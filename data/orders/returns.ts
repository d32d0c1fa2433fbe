// Returns, withdrawals and exchanges: requested by customers, decided by the merchant.
import type { RequestedReturn, ReturnKind } from '#domain/orders/returns.ts'
import type { StockMovement } from '../catalog/stock.ts'
import { instant, json, sql, type Queryable } from '../database.ts'
import type { StoredRequest } from './orders.ts'

export type NewReturn = Pick<StoredRequest, 'id' | 'reference' | 'kind' | 'name'> &
  Partial<Pick<StoredRequest, 'email' | 'locale'>> & {
    readonly orderId: string
    /** For an exchange, `replacement` is the requested variant; null requests a voucher. */
    readonly lines: readonly (RequestedReturn & { readonly replacement?: string | null })[]
  }

/** Adds a request with its lines; two statements, so it needs a transaction. `declared` waits for confirmation. */
export async function addReturn(
  tx: Queryable,
  request: NewReturn,
  now: number,
  status: 'asked' | 'declared' = 'asked',
): Promise<void> {
  const { id, orderId, reference, kind, name, lines, email = '', locale = 'us' } = request
  await tx.run(sql`
    insert into return_request (id, order_id, reference, kind, status, name, email, locale, asked_at)
    values (${id}, ${orderId}, ${reference}, ${kind}, ${status}, ${name}, ${email}, ${locale}, ${instant(now)})`)
  await tx.run(sql`
    insert into return_line (return_id, order_line_id, quantity, reason, wish_variant_id)
    select ${id}::uuid, l."id", l."quantity", l."reason", l."replacement"
    from jsonb_to_recordset(${json(lines)}::jsonb) as l("id" uuid, "quantity" int, "reason" text, "replacement" uuid)`)
}

/** Needs the order's lock. Does nothing if the withdrawal is already confirmed. */
export async function confirmDeclaredReturn(tx: Queryable, id: string): Promise<void> {
  await tx.run(sql`update return_request set status = 'asked' where id = ${id} and status = 'declared'`)
}

/** Needs the order's lock. Does nothing if the return is decided. */
export async function cancelRequestedReturn(tx: Queryable, id: string, now: number): Promise<void> {
  await tx.run(sql`
    update return_request set status = 'cancelled', decided_at = ${instant(now)} where id = ${id} and status = 'asked'`)
}

/** The customer reads `answer`. */
export type Decision = { readonly status: 'approved' | 'refused'; readonly answer: string }

/** Returns false if the request was decided before. */
export async function decideReturn(
  tx: Queryable,
  id: string,
  decision: Decision,
  now: number,
): Promise<boolean> {
  return tx.changed(sql`
    update return_request set status = ${decision.status}, answer = ${decision.answer},
      decided_at = ${instant(now)}
    where id = ${id} and status = 'asked'`)
}

/** Quantities by variant to return to stock: what is left of all lines after removals and approved returns. */
export async function findItemsToRestock(tx: Queryable, orderId: string): Promise<StockMovement[]> {
  return tx.rows(sql`
    select variant_id as "variantId", quantity - removed - (
      select coalesce(sum(l.quantity), 0)::int from return_line l join return_request q on q.id = l.return_id
      where l.order_line_id = order_line.id and q.status = 'approved') as quantity
    from order_line where order_id = ${orderId}`)
}

/** Needs the order's lock. */
export async function approveOpenRequests(tx: Queryable, orderId: string, now: number): Promise<void> {
  await tx.run(sql`
    update return_request set status = 'approved', decided_at = ${instant(now)} where order_id = ${orderId}
      and status = 'asked'`)
}

/** Order id of a return; undefined for an unknown reference. */
export async function findReturnOrder(db: Queryable, reference: string): Promise<string | undefined> {
  return db.value<string>(sql`select order_id from return_request where reference = ${reference}`)
}

export type ReturnSummary = {
  readonly reference: string
  readonly kind: ReturnKind
  readonly status: string
  readonly email: string
  readonly gifts: number
  readonly reasons: string
  readonly askedAt: number
}

/** Oldest first; `status` null lists all statuses. */
export async function listReturns(
  db: Queryable,
  status: string | null,
  limit: number,
): Promise<ReturnSummary[]> {
  return db.rows<ReturnSummary>(sql`
    select q.reference, q.kind, q.status, o.email, sum(l.quantity)::int as gifts,
      string_agg(distinct l.reason, ', ') as reasons, q.asked_at as "askedAt"
    from return_request q join orders o on o.id = q.order_id join return_line l on l.return_id = q.id
    where ${status}::text is null or q.status = ${status}::text
    group by q.id, o.email order by q.asked_at, q.id limit ${limit}`)
}

/** `open`: without a decision. `waiting`: approved exchanges without their parcel. `closed`: all others. */
export const returnLists = ['open', 'waiting', 'closed'] as const
export type ReturnList = (typeof returnLists)[number]

/** Work begins with the oldest request; closed ones with the latest. */
export async function findReturns(
  db: Queryable,
  list: ReturnList,
  limit: number,
): Promise<{ orderId: string; reference: string }[]> {
  return db.rows<{ orderId: string; reference: string }>(sql`
    select q.order_id as "orderId", q.reference from return_request q
    cross join lateral (select q.status = 'approved' and q.kind = 'exchange'
      and exists (select 1 from return_line l where l.return_id = q.id and l.wish_variant_id is not null)
      and not exists (select 1 from shipment s where s.return_id = q.id) as waits) as parcel
    where case ${list}::text when 'open' then q.status = 'asked' when 'waiting' then parcel.waits
      else q.status not in ('asked', 'declared') and not parcel.waits end
    order by case ${list}::text when 'closed' then q.asked_at end desc, q.asked_at, q.id
    limit ${limit}`)
}

/** Gives a customer's exchanges the new e-mail: the export and the deletion of the account find them. */
export async function moveExchanges(tx: Queryable, from: string, to: string): Promise<void> {
  await tx.run(sql`update return_request set email = ${to} where lower(email) = lower(${from})`)
}
