// Cancelling an order: everything it held goes back at once, goods, coupon and money.
import type { Actor } from '#domain/order.ts'
import { json, sql, type Queryable } from './database.ts'
import { newId } from './ids.ts'
import { moveOrder } from './orders.ts'
import type { LockedPayment } from './payments.ts'
import { releaseUses } from './promotion-uses.ts'
import { promiseRefund, refundableAmount } from './refunds.ts'

/** Why, as its mail explains it. */
export type CancelReason = 'asked' | 'not-paid' | 'by-shop' | 'withdrawal'

export type CatalogChange = { readonly id: string; readonly productId: string }

/** Under the order's lock, from a status that may be cancelled. Returns the changes of the catalogue it wrote. */
export async function cancelOrder(
  tx: Queryable,
  order: LockedPayment,
  actor: Actor,
  reason: CancelReason,
  nowMs: number,
): Promise<CatalogChange[]> {
  const { orderId } = order
  const paid = order.paymentStatus === 'unpaid' ? 0 : await refundableAmount(tx, orderId)
  const moved = await moveOrder(tx, {
    orderId,
    from: order.orderStatus,
    to: 'cancelled',
    actor,
    eventId: newId(nowMs),
    data: { reason, refund: paid },
    nowMs,
  })
  if (!moved) return []
  await promiseRefund(tx, { orderId, amount: paid, reason: 'cancelled' }, nowMs)
  const goods = await goodsOf(tx, orderId)
  await closeRequests(tx, orderId, nowMs)
  // Goods first, as placing takes them: the two would wait for each other otherwise.
  const changes = await returnStock(tx, goods, nowMs)
  await releaseUses(tx, orderId)
  return changes
}

/** What the order still holds: the merchant has decided already where the gifts of an approved return go. */
async function goodsOf(tx: Queryable, orderId: string): Promise<{ variantId: string; quantity: number }[]> {
  return tx.rows(sql`
    select variant_id as "variantId", quantity - (
      select coalesce(sum(l.quantity), 0)::int from return_line l join return_request q on q.id = l.return_id
      where l.order_line_id = order_line.id and q.status = 'approved') as quantity
    from order_line where order_id = ${orderId}`)
}

/** What was asked for is granted by the cancelling itself. */
async function closeRequests(tx: Queryable, orderId: string, nowMs: number): Promise<void> {
  await tx.run(sql`
    update return_request set status = 'approved', decided_at = ${new Date(nowMs)} where order_id = ${orderId} and status = 'asked'`)
}

/** Puts gifts back on the shelf. Rows are taken in variant order, as everywhere. */
export async function returnStock(
  tx: Queryable,
  goods: readonly { variantId: string; quantity: number }[],
  nowMs: number,
): Promise<CatalogChange[]> {
  const lines = await tx.rows<{ productId: string }>(sql`
    with returned as (
      select "variantId" as variant_id, sum("quantity")::int as quantity
      from jsonb_to_recordset(${json(goods)}::jsonb) as g("variantId" uuid, "quantity" int) group by 1),
    locked as (select v.id, r.quantity from variant v join returned r on r.variant_id = v.id order by v.id for update of v)
    update variant set stock = stock + locked.quantity from locked where variant.id = locked.id returning variant.product_id as "productId"`)
  const changes = [...new Set(lines.map((line) => line.productId))].map((productId) => ({
    id: newId(nowMs),
    productId,
  }))
  await tx.run(sql`
    insert into catalog_change (id, product_id, at)
    select c."id", c."productId", ${new Date(nowMs)}::timestamptz from jsonb_to_recordset(${json(changes)}::jsonb) as c("id" uuid, "productId" uuid)`)
  return changes
}
