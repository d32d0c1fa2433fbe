// The merchant decides on a return or withdrawal: approved with its refund, or refused with a reason.
import type { Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import type { StoredOrder, StoredRequest } from '#data/orders/orders.ts'
import { promiseRefund, refundableAmount } from '#data/orders/refunds.ts'
import { moveStock } from '#data/catalog/stock.ts'
import { refundOf } from '#domain/orders/returns.ts'
import { decideOnce } from './decide-once.ts'
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
  { id: orderId }: StoredOrder,
  request: StoredRequest,
  { amount, restock }: Approval,
  nowMs: number,
): Promise<number | null> {
  const decision = { status: 'approved', answer: '' } as const
  return decideOnce(db, orderId, request.id, decision, nowMs, async (tx, order) => {
    const wanted = amount ?? amountByRule(order, request)
    const back = Math.min(wanted, await refundableAmount(tx, orderId))
    const data = { reference: request.reference, refund: back }
    const event = { id: newId(nowMs), orderId, kind: 'return-approved', data } as const
    await recordEvent(tx, { ...event, actor: 'merchant' }, nowMs)
    const reason = request.kind === 'withdrawal' ? 'withdrawal' : 'return'
    await promiseRefund(tx, { orderId, amount: back, reason, returnId: request.id }, nowMs)
    if (restock) await moveStock(tx, comingBack(order, request), nowMs)
    return back
  })
}

/** false where it was decided before. `answer` is read by the customer. */
export async function refuseReturn(
  db: Db,
  { id: orderId }: StoredOrder,
  { id, reference }: StoredRequest,
  answer: string,
  nowMs: number,
): Promise<boolean> {
  const refused = await decideOnce(db, orderId, id, { status: 'refused', answer }, nowMs, async (tx) => {
    const event = { id: newId(nowMs), orderId, kind: 'return-refused', data: { reference, answer } } as const
    await recordEvent(tx, { ...event, actor: 'merchant' }, nowMs)
    return true
  })
  return refused ?? false
}

/** What only was asked for may still be refused: nothing but what has come back by now counts beside it. */
export function amountByRule(order: StoredOrder, request: StoredRequest): number {
  const back = order.requests.filter(({ id, kind, status }) => {
    return id !== request.id && kind !== 'exchange' && status === 'approved'
  })
  const lines = returnableOrder(order).lines.map((line) => {
    const parts = back.flatMap((each) => each.lines.filter(({ id }) => id === line.id))
    return { ...line, returned: parts.reduce((sum, { quantity }) => sum + quantity, 0) }
  })
  return refundOf(request.kind, lines, request.lines, shippingPaid(order))
}

/** The gifts of a request, by their variants. */
export function comingBack({ lines }: StoredOrder, request: StoredRequest) {
  return request.lines.flatMap(({ id, quantity }) => {
    const line = lines.find((each) => each.id === id)
    return line ? [{ variantId: line.variantId, quantity }] : []
  })
}
