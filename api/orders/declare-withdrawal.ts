// A withdrawal with an order's e-mail and number: written down at once, and in effect once the buyer has
// confirmed it with the link of its mail.
import { z } from 'zod'
import type { Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { recordEvent } from '#data/orders/order-events.ts'
import { loadOrder, type StoredOrder, type StoredRequest } from '#data/orders/orders.ts'
import { addReturn, confirmWithdrawal } from '#data/orders/returns.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { checkReturn, type WantedReturn } from '#domain/orders/returns.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import type { RefusalCode } from '../refusals.ts'
import { textShape } from '../shapes.ts'
import { lockedOrder } from './locked-order.ts'
import { openWholeOrder, orderHandle } from './open-order.ts'
import { orderView } from './order-view.ts'
import { returnableOrder } from './returnable-order.ts'
import { showOrder } from './show-order.ts'
import { takeEffect } from './withdrawal-effect.ts'

/** Of one order: each has its mail. */
const mostUnconfirmed = 3

/** Under the order's lock. The same gifts declared again are the same declaration. */
export async function declareWithdrawal(
  tx: Queryable,
  order: StoredOrder,
  name: string,
  lines: readonly WantedReturn[],
  nowMs: number,
): Promise<Refusal<RefusalCode> | null> {
  const declared = order.requests.filter(({ status }) => status === 'declared')
  if (declared.some((request) => goodsOf(request.lines) === goodsOf(lines))) return null
  if (declared.length >= mostUnconfirmed) return refuse('too-many-requests')
  const reference = `${order.number}-R${order.requests.length + 1}`
  const request = { id: newId(nowMs), orderId: order.id, reference, kind: 'withdrawal', name, lines } as const
  await addReturn(tx, request, nowMs, 'declared')
  const event = { id: newId(nowMs), orderId: order.id, actor: 'customer', data: { reference } } as const
  await recordEvent(tx, { ...event, kind: 'withdrawal-declared' }, nowMs)
  return null
}

function goodsOf(lines: StoredRequest['lines'] | readonly WantedReturn[]): string {
  return lines
    .map(({ id, quantity }) => `${id} ${quantity}`)
    .toSorted((a, b) => (a < b ? -1 : 1))
    .join()
}

export const confirmWithdrawalOperation = operation({
  name: 'order.confirmWithdrawal',
  summary: 'Confirms a withdrawal that was declared with e-mail and order number alone: it takes effect.',
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

/** What is confirmed already stays as it is. It is in time where the declaration was. */
async function confirm(orderId: string, reference: string, { db, now }: Context) {
  return db.transaction(async (tx) => {
    const order = await lockedOrder(tx, orderId)
    const request = order.requests.find((each) => each.reference === reference && each.kind === 'withdrawal')
    if (!request) return refuse('return-not-possible')
    if (request.status !== 'declared') return []
    const refused = checkReturn('withdrawal', returnableOrder(order), request.lines, request.askedAt)
    if (refused) return refused
    await confirmWithdrawal(tx, request.id)
    return takeEffect(tx, 'withdrawal', order, request, now())
  })
}
