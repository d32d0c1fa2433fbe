// Moves an order to its next status and carries out the consequences of the transition.
import { moveStock, type CatalogChange } from '#data/catalog/stock.ts'
import { earnPoints } from '#data/customers/points.ts'
import type { Queryable } from '#data/database.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import type { LockedPayment } from '#data/orders/payments.ts'
import { refundableAmount } from '#data/orders/refunds.ts'
import { approveOpenRequests, findItemsToRestock } from '#data/orders/returns.ts'
import { releaseUses } from '#data/promotions/promotion-uses.ts'
import { releaseGifts } from '#data/registries/registries.ts'
import { consequencesOf } from '#domain/orders/consequences.ts'
import type { CancelReason, OrderEvent, TransitionKind } from '#domain/orders/order-event.ts'
import type { Actor, OrderStatus } from '#domain/orders/order.ts'
import { recordRefund } from '../payment/record-refund.ts'

export type OrderMove = {
  readonly orderId: string
  readonly from: OrderStatus
  readonly event: OrderEvent<TransitionKind>
  readonly actor: Actor
}

/**
 * The caller has checked that the transition is allowed. One statement moves the order, writes event and mail job, and
 * counts the sales. A payment has no other consequences and needs no transaction. All other transitions need a
 * transaction that holds the order's lock. Returns the catalogue changes; null if the order has left the status `from`.
 */
export async function moveOrder(
  tx: Queryable,
  { orderId, from, event, actor }: OrderMove,
  now: number,
): Promise<CatalogChange[] | null> {
  const after = consequencesOf(from, event.kind)
  // Goods on account are sent before they are paid.
  const isPaid = after.marksPaid && !('due' in event.data)
  const change = { from, to: event.kind, isPaid, sold: after.sold }
  const moved = await recordEvent(tx, { ...event, orderId, actor }, now, change)
  if (!moved) return null
  if (after.refunds && event.kind === 'cancelled')
    await recordRefund(tx, { orderId, amount: event.data.refund, reason: 'cancelled' }, now)
  // Read before the open requests are approved: their gifts were not sent back.
  const items = after.restocks ? await findItemsToRestock(tx, orderId) : []
  if (after.approvesRequests) await approveOpenRequests(tx, orderId, now)
  // Same lock order as `insertOrder`, stock before coupons. Another order could deadlock.
  const changes = after.restocks ? await moveStock(tx, items, now) : []
  if (after.releasesUses) {
    await releaseUses(tx, orderId, now)
    await releaseGifts(tx, orderId, null)
  }
  if (after.earnsPoints) await earnPoints(tx, { orderId }, now)
  if (after.invitesReviewAfterMs !== null) {
    const invitation = { template: 'review-invitation', orderId } as const
    await enqueue(tx, 'later-mail', invitation, now, { runAt: now + after.invitesReviewAfterMs })
  }
  return changes
}

/** Cancels an order under its lock. Returns the catalogue changes: none if the order has left its status. */
export async function cancelOrder(
  tx: Queryable,
  { orderId, orderStatus: from }: LockedPayment,
  actor: Actor,
  reason: CancelReason,
  now: number,
): Promise<CatalogChange[]> {
  const refund = consequencesOf(from, 'cancelled').refunds ? await refundableAmount(tx, orderId) : 0
  const event = { kind: 'cancelled', data: { reason, refund } } as const
  return (await moveOrder(tx, { orderId, from, event, actor }, now)) ?? []
}
