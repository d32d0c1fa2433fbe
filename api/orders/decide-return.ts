// The merchant decides on a return or withdrawal: approved with its refund, or refused with a reason.
import { returnStock } from '#data/cancel-order.ts'
import type { Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { recordEvent } from '#data/order-events.ts'
import type { StoredOrder, StoredRequest } from '#data/orders.ts'
import { lockPayment } from '#data/payments.ts'
import { promiseRefund, refundableAmount } from '#data/refunds.ts'
import { decideReturn } from '#data/returns.ts'
import { refundOf } from '#domain/returns.ts'
import { returnableOrder, shippingPaid } from './returnable-order.ts'

export type Approval = {
  /** Minor units; by the rules where it is null. Never more than is left of the payment. */
  readonly amount: number | null
  /** The gifts can be sold again. */
  readonly restock: boolean
}

/** The amount that is paid back, in minor units; null where it was decided before. */
export async function approveReturn(
  db: Db,
  order: StoredOrder,
  request: StoredRequest,
  { amount, restock }: Approval,
  nowMs: number,
): Promise<number | null> {
  return db.transaction(async (tx) => {
    await lockPayment(tx, order.id)
    if (!(await decideReturn(tx, request.id, { status: 'approved', answer: '' }, nowMs))) return null
    const wanted = amount ?? amountByRule(order, request)
    const back = Math.min(wanted, await refundableAmount(tx, order.id))
    const { reference } = request
    const event = { id: newId(nowMs), orderId: order.id, data: { reference, refund: back } } as const
    await recordEvent(tx, { ...event, kind: 'return-approved', actor: 'merchant' }, nowMs)
    const reason = request.kind === 'withdrawal' ? 'withdrawal' : 'return'
    const refund = { orderId: order.id, amount: back, reason, returnId: request.id } as const
    await promiseRefund(tx, refund, nowMs)
    if (restock) await returnStock(tx, goodsOf(order, request), nowMs)
    return back
  })
}

/** false where it was decided before. `answer` is read by the customer. */
export async function refuseReturn(
  db: Db,
  order: StoredOrder,
  request: StoredRequest,
  answer: string,
  nowMs: number,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockPayment(tx, order.id)
    if (!(await decideReturn(tx, request.id, { status: 'refused', answer }, nowMs))) return false
    const data = { reference: request.reference, answer }
    const event = { id: newId(nowMs), orderId: order.id, kind: 'return-refused', data } as const
    await recordEvent(tx, { ...event, actor: 'merchant' }, nowMs)
    return true
  })
}

/** By the order as it was before this request, which counts as returned already. */
export function amountByRule(order: StoredOrder, request: StoredRequest): number {
  const lines = returnableOrder(order).lines.map((line) => {
    const now = request.lines.find(({ id }) => id === line.id)?.quantity ?? 0
    return { ...line, returned: line.returned - now }
  })
  return refundOf(request.kind, lines, request.lines, shippingPaid(order))
}

function goodsOf(order: StoredOrder, request: StoredRequest) {
  return request.lines.flatMap(({ id, quantity }) => {
    const line = order.lines.find((each) => each.id === id)
    return line ? [{ variantId: line.variantId, quantity }] : []
  })
}
