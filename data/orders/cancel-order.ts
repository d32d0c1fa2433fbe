// Cancels an order: returns stock and coupon uses, and records the refund.
import type { CancelReason } from '#domain/orders/order-event.ts'
import type { Actor } from '#domain/orders/order.ts'
import { sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'
import { moveOrder } from './orders.ts'
import type { LockedPayment } from './payments.ts'
import { releaseUses } from '../promotions/promotion-uses.ts'
import { recordRefund, refundableAmount } from './refunds.ts'
import { moveStock, type CatalogChange, type StockMovement } from '../catalog/stock.ts'

/**
 * Needs a transaction that holds the order's lock (`lockPayment`); the caller has checked that its status allows it.
 * Returns the catalogue changes it wrote: none if the order has left `order.orderStatus`.
 */
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
    event: { kind: 'cancelled', data: { reason, refund: paid } },
    actor,
    eventId: newId(nowMs),
    nowMs,
  })
  if (!moved) return []
  await recordRefund(tx, { orderId, amount: paid, reason: 'cancelled' }, nowMs)
  const items = await itemsToRestock(tx, orderId)
  await closeRequests(tx, orderId, nowMs)
  // Same lock order as `insertOrder`, stock before coupons. Another order could deadlock.
  const changes = await moveStock(tx, items, nowMs)
  await releaseUses(tx, orderId)
  return changes
}

/** Quantities to return to stock: all lines minus approved returns, which the merchant has handled already. */
async function itemsToRestock(tx: Queryable, orderId: string): Promise<StockMovement[]> {
  return tx.rows(sql`
    select variant_id as "variantId", quantity - (
      select coalesce(sum(l.quantity), 0)::int from return_line l join return_request q on q.id = l.return_id
      where l.order_line_id = order_line.id and q.status = 'approved') as quantity
    from order_line where order_id = ${orderId}`)
}

/** The cancellation grants the open return requests. */
async function closeRequests(tx: Queryable, orderId: string, nowMs: number): Promise<void> {
  await tx.run(sql`
    update return_request set status = 'approved', decided_at = ${new Date(nowMs)} where order_id = ${orderId}
      and status = 'asked'`)
}
