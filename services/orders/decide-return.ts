// Decisions on returns and withdrawals: approve with a refund, or refuse with a reason.
import { updateAwaitsReview } from '#data/catalog/reviews.ts'
import { moveStock } from '#data/catalog/stock.ts'
import type { Db, Queryable } from '#data/database.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import type { StoredOrder, StoredRequest } from '#data/orders/orders.ts'
import { releaseUses } from '#data/promotions/promotion-uses.ts'
import { releaseGifts } from '#data/registries/registries.ts'
import { checkTransition, deliveryState, type OrderStatus } from '#domain/orders/order.ts'
import { refundOf } from '#domain/orders/returns.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { isWhole } from '#domain/whole-number.ts'
import { recordRefund } from '../payment/record-refund.ts'
import { decideOnce } from './decide-request.ts'
import { isSent, parcelLines } from './kept-lines.ts'
import { lockOrder } from './lock-order.ts'
import { moveOrder } from './move-order.ts'
import { refundableByStaff } from './refund-order.ts'
import { keptProducts, linesBefore } from './returnable-order.ts'

/** Which returned goods can be sold again: all, none, or those of the lines with these ids. */
export type Restock = boolean | readonly string[]

export type Approval = {
  /** Refund in minor units; null: calculated by the rules. Limited to the amount that staff may refund. */
  readonly amount: number | null
  readonly restock: Restock
}

/** Approves a request in one transaction. Returns the refund in minor units. */
export async function approveReturn(
  db: Db,
  { id: orderId }: StoredOrder,
  request: StoredRequest,
  { amount, restock }: Approval,
  now: number,
): Promise<number | Refusal<'refund-invalid' | 'return-decided'>> {
  if (amount !== null && !isWhole(amount, 1)) return refuse('refund-invalid')
  const decision = { status: 'approved', answer: '' } as const
  return decideOnce(db, orderId, request.id, decision, now, async (tx, order) => {
    const requestedAmount = amount ?? amountByRule(order, request)
    const { left } = await refundableByStaff(tx, order, now)
    const back = Math.min(requestedAmount, left)
    // Before the event of the approval: an undone shipment is the order's last event.
    if (request.kind === 'withdrawal') await advanceWithoutWithdrawn(tx, orderId, now)
    const data = { reference: request.reference, refund: back }
    await recordEvent(tx, { kind: 'return-approved', orderId, actor: 'merchant', data }, now)
    const reason = request.kind === 'withdrawal' ? 'withdrawal' : 'return'
    await recordRefund(tx, { orderId, amount: back, reason, returnId: request.id }, now)
    // Same lock order as `insertOrder`, stock before coupons, and registries last. Another order could deadlock.
    await moveStock(tx, restockedGoods(order, request, restock), now)
    const kept = keptProducts(order, request)
    await updateAwaitsReview(tx, orderId, kept)
    if (kept.length === 0) await releaseUses(tx, orderId, now)
    await releaseGifts(tx, orderId, returnedGoods(order, request))
    return back
  })
}

/** Refuses a request. The customer reads `answer`. null: refused. */
export async function refuseReturn(
  db: Db,
  { id: orderId }: StoredOrder,
  { id, reference }: StoredRequest,
  answer: string,
  now: number,
): Promise<Refusal<'answer-missing' | 'return-decided'> | null> {
  if (answer.trim() === '') return refuse('answer-missing')
  return decideOnce(db, orderId, id, { status: 'refused', answer }, now, async (tx) => {
    const data = { reference, answer }
    await recordEvent(tx, { kind: 'return-refused', orderId, actor: 'merchant', data }, now)
    return null
  })
}

type Returned = Pick<StoredRequest, 'id' | 'kind' | 'lines' | 'decidedAt'>

/** The refund by the rules, in minor units. */
export function amountByRule(order: StoredOrder, request: Returned): number {
  return refundOf(request.kind, order, linesBefore(order, request), request.lines)
}

/** The goods of a request that can be sold again, by variant. */
export function restockedGoods(order: StoredOrder, request: StoredRequest, restock: Restock) {
  const isRestocked = ({ id }: { id: string }) =>
    typeof restock === 'boolean' ? restock : restock.includes(id)
  return returnedGoods(order, { lines: request.lines.filter(isRestocked) })
}

/** The goods of a request, by variant. */
function returnedGoods({ lines }: StoredOrder, request: Pick<StoredRequest, 'lines'>) {
  return request.lines.flatMap(({ id, quantity }) => {
    const line = lines.find((each) => each.id === id)
    return line ? [{ variantId: line.variantId, quantity }] : []
  })
}

/**
 * Ends the sending of an order whose last unsent gifts were withdrawn: no parcel follows that would do it.
 * Call after the withdrawal is approved, under the order's lock. The buyer had a mail about each parcel. Without any
 * gift the order is cancelled; the approval refunds what was paid.
 */
async function advanceWithoutWithdrawn(tx: Queryable, orderId: string, now: number): Promise<void> {
  const order = await lockOrder(tx, orderId)
  // The state machine allows no cancellation once the courier is called; a withdrawal of every gift is the exception.
  const canEnd = order.status === 'pickup' || checkTransition(order.status, 'cancelled', 'merchant') === null
  const hasShipments = order.deliveries.some(({ shipments }) => shipments.length > 0)
  if (parcelLines(order).length === 0 && !hasShipments && canEnd) {
    const event = { kind: 'cancelled', data: { reason: 'withdrawal', refund: 0 } } as const
    await moveOrder(tx, { orderId, from: order.status, event, actor: 'merchant' }, now)
    return
  }
  const states = order.deliveries
    .filter((each) => isSent(order, each))
    .map(({ shipments }) => deliveryState(shipments))
  if (states.length === 0 || states.includes('waiting')) return
  const move = (from: OrderStatus, kind: 'shipped' | 'delivered') =>
    moveOrder(tx, { orderId, from, event: { kind, data: {} }, actor: 'merchant' }, now)
  if (order.status === 'processed' || order.status === 'pickup') await move(order.status, 'shipped')
  else if (order.status !== 'shipped') return
  if (states.every((state) => state === 'delivered')) await move('shipped', 'delivered')
}
