// Withdrawals by e-mail and order number: recorded as declared, in effect after the buyer confirms by a mailed link.
import { z } from 'zod'
import type { Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { loadOrder, type StoredOrder, type StoredRequest } from '#data/orders/orders.ts'
import { addReturn, confirmWithdrawal } from '#data/orders/returns.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { checkReturn, type RequestedReturn } from '#domain/orders/returns.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import type { RefusalCode } from '../refusals.ts'
import { textShape } from '../shapes.ts'
import { lockOrder } from './lock-order.ts'
import { openWholeOrder, orderHandle } from './open-order.ts'
import { orderView } from './order-view.ts'
import { returnableOrder } from './returnable-order.ts'
import { showOrder } from './show-order.ts'
import { applyReturnRequest } from './apply-return-request.ts'

/** Maximum per order, because each declaration sends a mail. */
const maxUnconfirmed = 3

/**
 * Records a declaration. The caller holds the order's lock. A repeated declaration of the same goods changes nothing.
 */
export async function declareWithdrawal(
  tx: Queryable,
  order: StoredOrder,
  name: string,
  lines: readonly RequestedReturn[],
  nowMs: number,
): Promise<Refusal<RefusalCode> | null> {
  const declared = order.requests.filter(({ status }) => status === 'declared')
  if (declared.some((request) => goodsOf(request.lines) === goodsOf(lines))) return null
  if (declared.length >= maxUnconfirmed) return refuse('too-many-requests')
  const reference = `${order.number}-R${order.requests.length + 1}`
  const request = { id: newId(nowMs), orderId: order.id, reference, kind: 'withdrawal', name, lines } as const
  await addReturn(tx, request, nowMs, 'declared')
  const event = { id: newId(nowMs), orderId: order.id, actor: 'customer', data: { reference } } as const
  await recordEvent(tx, { ...event, kind: 'withdrawal-declared' }, nowMs)
  return null
}

function goodsOf(lines: StoredRequest['lines'] | readonly RequestedReturn[]): string {
  return lines
    .map(({ id, quantity }) => `${id} ${quantity}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join()
}

export const confirmWithdrawalOperation = operation({
  name: 'order.confirmWithdrawal',
  summary: 'Confirms a withdrawal that was declared by e-mail and order number. It takes effect.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({ ...orderHandle, reference: textShape(60) }),
  output: orderView,
  refusals: ['link-expired', 'link-masked', 'return-not-possible'],
  limits: [{ per: 'ip', calls: 20, seconds: 60 }],
  async run({ reference, ...handle }, context) {
    const opened = await openWholeOrder(handle, context)
    if (isRefusal(opened)) return opened
    const changes = await confirm(opened.id, reference, context)
    if (isRefusal(changes)) return refuse('return-not-possible')
    context.catalog.changed(changes)
    context.wakeJobs()
    return showOrder((await loadOrder(context.db, { id: opened.id }))!, false, context)
  },
})

/** A confirmed request does not change. The time of the declaration decides whether the withdrawal is in time. */
async function confirm(orderId: string, reference: string, { db, now }: Context) {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const request = order.requests.find((each) => each.reference === reference && each.kind === 'withdrawal')
    if (!request) return refuse('return-not-possible')
    if (request.status !== 'declared') return []
    const refused = checkReturn('withdrawal', returnableOrder(order), request.lines, request.askedAt)
    if (refused) return refused
    await confirmWithdrawal(tx, request.id)
    return applyReturnRequest(tx, 'withdrawal', order, request, now())
  })
}
