// Cancelling an order: everything it held goes back at once, goods, coupon and money.
import type { CancelReason } from '#domain/orders/order-event.ts'
import type { Actor } from '#domain/orders/order.ts'
import { sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'
import { moveOrder } from './orders.ts'
import type { LockedPayment } from './payments.ts'
import { releaseUses } from '../promotions/promotion-uses.ts'
import { promiseRefund, refundableAmount } from './refunds.ts'
import { moveStock, type CatalogChange, type MovedGoods } from '../catalog/stock.ts'

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
    event: { kind: 'cancelled', data: { reason, refund: paid } },
    actor,
    eventId: newId(nowMs),
    nowMs,
  })
  if (!moved) return []
  await promiseRefund(tx, { orderId, amount: paid, reason: 'cancelled' }, nowMs)
  const goods = await goodsOf(tx, orderId)
  await closeRequests(tx, orderId, nowMs)
  // Goods first, as placing takes them: the two would wait for each other otherwise.
  const changes = await moveStock(tx, goods, nowMs)
  await releaseUses(tx, orderId)
  return changes
}

/** What the order still holds: the merchant has decided already where the gifts of an approved return go. */
async function goodsOf(tx: Queryable, orderId: string): Promise<MovedGoods[]> {
  return tx.rows(sql`
    select variant_id as "variantId", quantity - (
      select coalesce(sum(l.quantity), 0)::int from return_line l join return_request q on q.id = l.return_id
      where l.order_line_id = order_line.id and q.status = 'approved') as quantity
    from order_line where order_id = ${orderId}`)
}

/** What was asked for is granted by the cancelling itself. */
async function closeRequests(tx: Queryable, orderId: string, nowMs: number): Promise<void> {
  await tx.run(sql`
    update return_request set status = 'approved', decided_at = ${new Date(nowMs)} where order_id = ${orderId}
      and status = 'asked'`)
}
