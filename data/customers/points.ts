// The points ledger. The causing transaction writes each line; a unique cause prevents duplicates.
import { tabStatuses } from '#domain/orders/order.ts'
import { isCurrency, money } from '#domain/pricing/money.ts'
import { pointsFor } from '#domain/pricing/points.ts'
import { instant, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

export type PointsKind = 'earned' | 'taken-back' | 'redeemed'

export type PointsEntry = {
  readonly kind: PointsKind
  /** Negative for points taken back or redeemed. */
  readonly points: number
  readonly at: number
  readonly orderNumber: string | null
  readonly couponCode: string | null
  /** Paid back of the order before it earned points, in minor units of its currency; null without points of an order. */
  readonly refunded: number | null
  readonly currency: string | null
}

export type NewPoints = {
  readonly customerId: string
  readonly kind: PointsKind
  readonly points: number
  readonly orderId?: string
  readonly couponId?: string
  /** Unique per kind: id of the order, refund or redemption. */
  readonly cause: string
}

/** Returns false if the cause was booked before. */
export async function writePoints(tx: Queryable, entry: NewPoints, now: number): Promise<boolean> {
  return tx.changed(sql`
    insert into points_entry (id, customer_id, kind, points, order_id, coupon_id, cause, at)
    values (${newId(now)}, ${entry.customerId}, ${entry.kind}, ${entry.points}, ${entry.orderId ?? null},
      ${entry.couponId ?? null}, ${entry.cause}, ${instant(now)}) on conflict (kind, cause) do nothing`)
}

/** `kept`: the price of the goods without what is paid back. */
type Earning = { orderId: string; customerId: string; kept: number; currency: string }

function pointsOf({ kept, currency }: Pick<Earning, 'kept' | 'currency'>): number {
  if (!isCurrency(currency)) throw new Error(`an order in ${currency} earns no points`)
  return pointsFor(money(kept, currency))
}

/**
 * Books points for delivered and paid orders without an entry. It is one order, or all of a customer (after a merge).
 * Locks the order rows, so that a concurrent refund waits or is counted here. Needs a transaction.
 */
export async function earnPoints(
  tx: Queryable,
  of: { orderId: string } | { customerId: string },
  now: number,
): Promise<void> {
  const orderId = 'orderId' in of ? of.orderId : null
  const customerId = 'customerId' in of ? of.customerId : null
  const orders = await tx.rows<Earning>(sql`
    select o.id as "orderId", o.customer_id as "customerId", o.currency,
      (select coalesce(sum(total), 0)::bigint from order_line where order_id = o.id) - y.paid_back as kept
    from orders o join settled_payment y on y.order_id = o.id
    where (o.id = ${orderId}::uuid or o.customer_id = ${customerId}::uuid) and o.customer_id is not null
      and o.status = 'delivered' and y.status <> 'owed'
      and not exists (select 1 from points_entry e where e.kind = 'earned' and e.cause = o.id::text)
    for update of o`)
  for (const order of orders) {
    const { customerId, orderId: cause } = order
    const entry = { customerId, orderId: cause, cause, points: pointsOf(order) }
    if (entry.points > 0) await writePoints(tx, { ...entry, kind: 'earned' }, now)
  }
}

type Earned = Omit<Earning, 'orderId'> & { remaining: number }

/**
 * Takes back points from the customer who earned them, for goods that were refunded or whose payment lost a dispute.
 * Returns them after the refund has failed, also if it was recorded before the delivery. `cause`: id of the refund,
 * reference of the dispute. Needs the order's lock, after `refund_total` or the dispute is updated.
 */
export async function adjustPoints(
  tx: Queryable,
  orderId: string,
  cause: string,
  now: number,
): Promise<void> {
  const order = await tx.row<Earned>(sql`
    select e.customer_id as "customerId", o.currency,
      (select coalesce(sum(total), 0)::bigint from order_line where order_id = o.id) - y.paid_back as kept,
      (select sum(points)::int from points_entry where order_id = o.id and kind <> 'redeemed') as remaining
    from points_entry e join orders o on o.id = e.order_id
    join settled_payment y on y.order_id = o.id
    where e.kind = 'earned' and e.cause = ${orderId}::uuid::text and e.customer_id is not null`)
  // Nothing was earned if all was refunded before the delivery.
  if (!order) return earnPoints(tx, { orderId }, now)
  const { customerId, remaining } = order
  const points = pointsOf(order) - remaining
  if (points === 0) return
  const kind = points < 0 ? 'taken-back' : 'earned'
  await writePoints(tx, { customerId, kind, points, orderId, cause }, now)
}

/** Sum of the ledger; 0 for a customer without entries. Takes no lock: redeeming needs `lockCustomer` first. */
export async function pointsBalance(db: Queryable, customerId: string): Promise<number> {
  const balance = await db.value<number>(sql`
    select coalesce(sum(points), 0)::bigint as balance from points_entry where customer_id = ${customerId}`)
  return balance ?? 0
}

const awaitedStatuses = [...tabStatuses.processing, ...tabStatuses.shipped]

/** Points that the customer's paid orders bring with their delivery. */
export async function awaitedPoints(db: Queryable, customerId: string): Promise<number> {
  const orders = await db.rows<Pick<Earning, 'kept' | 'currency'>>(sql`
    select o.currency,
      (select coalesce(sum(total), 0)::bigint from order_line where order_id = o.id) - y.paid_back as kept
    from orders o join settled_payment y on y.order_id = o.id
    where o.customer_id = ${customerId} and o.status = any (${awaitedStatuses}::text[]) and y.status <> 'owed'`)
  return orders.reduce((total, order) => total + pointsOf(order), 0)
}

/** Newest first. */
export async function listPoints(
  db: Queryable,
  customerId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<PointsEntry[]> {
  return db.rows<PointsEntry>(sql`
    select e.kind, e.points, e.at, o.number as "orderNumber",
      c.code as "couponCode", o.currency,
      case when e.kind = 'earned' and e.cause = o.id::text then (
        select coalesce(sum(amount), 0)::bigint from refund where order_id = o.id and promised_at <= e.at
          and reason <> 'duplicate') end as refunded
    from points_entry e left join orders o on o.id = e.order_id left join coupon c on c.id = e.coupon_id
    where e.customer_id = ${customerId} order by e.at desc, e.id desc limit ${limit} offset ${offset}`)
}

export async function countPoints(db: Queryable, customerId: string): Promise<number> {
  const lines = await db.value<number>(
    sql`select count(*) as lines from points_entry where customer_id = ${customerId}`,
  )
  return lines ?? 0
}

/** Whether points were redeemed with this cause before. */
export async function isRedeemed(tx: Queryable, cause: string): Promise<boolean> {
  return (
    (await tx.row(sql`select id from points_entry where kind = 'redeemed' and cause = ${cause}`)) !==
    undefined
  )
}
