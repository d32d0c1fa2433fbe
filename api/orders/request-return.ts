// A customer sends gifts back: as a return within 99 days, or by the European right of withdrawal.
import { z } from 'zod'
import { newId } from '#data/ids.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { addReturn } from '#data/orders/returns.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { returnReasons } from '#domain/orders/return-reason.ts'
import { checkReturn, type WantedReturn } from '#domain/orders/returns.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import type { RefusalCode } from '../refusals.ts'
import { idShape, textShape } from '../shapes.ts'
import { declareWithdrawal } from './declare-withdrawal.ts'
import { lockedOrder } from './locked-order.ts'
import { openOrder, openWholeOrder, orderHandle } from './open-order.ts'
import { orderView, type OrderView } from './order-view.ts'
import { returnableOrder } from './returnable-order.ts'
import { showOrder } from './show-order.ts'
import { takeEffect } from './withdrawal-effect.ts'

const quantity = z.int().min(1).max(99)

export const requestReturn = operation({
  name: 'order.return',
  summary: 'Asks to send gifts back within 99 days of their delivery, each with its reason.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({
    ...orderHandle,
    lines: z.array(z.strictObject({ id: idShape, quantity, reason: z.enum(returnReasons) })).max(50),
  }),
  output: orderView,
  refusals: ['link-expired', 'link-masked', 'return-not-possible'],
  creates: true,
  limits: [{ per: 'ip', calls: 20, seconds: 60 }],
  async run({ lines, ...handle }, context) {
    const order = await openWholeOrder(handle, context)
    return isRefusal(order) ? order : ask('return', order, lines, '', false, context)
  },
})

export const withdraw = operation({
  name: 'order.withdraw',
  summary:
    'Withdraws from the contract, in the European Union, without a reason; its receipt goes out by mail. By a tracking link it takes effect once it is confirmed.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({
    ...orderHandle,
    name: textShape(200).refine((name) => name.length > 0),
    lines: z.array(z.strictObject({ id: idShape, quantity })).max(50),
  }),
  output: orderView,
  refusals: ['link-expired', 'return-not-possible', 'too-many-requests'],
  creates: true,
  limits: [{ per: 'ip', calls: 20, seconds: 60 }],
  // The law opens it to everybody who names the contract. With e-mail and number alone it is written down and mailed,
  // and takes effect once the buyer confirms it.
  async run({ lines, name, ...handle }, context) {
    const opened = await openOrder(handle, context)
    if (isRefusal(opened)) return opened
    const wanted = lines.map((line) => ({ ...line, reason: 'changed-mind' as const }))
    return ask('withdrawal', opened.order, wanted, name, opened.level === 'masked', context)
  },
})

async function ask(
  kind: 'return' | 'withdrawal',
  { id }: StoredOrder,
  wanted: readonly WantedReturn[],
  name: string,
  masked: boolean,
  context: Context,
): Promise<OrderView | Refusal<RefusalCode>> {
  const now = context.now()
  const done = await context.db.transaction(async (tx) => {
    // Read again under the lock: nothing comes back twice.
    const order = await lockedOrder(tx, id)
    const refused = checkReturn(kind, returnableOrder(order), wanted, now)
    if (refused) return refused
    if (masked) return (await declareWithdrawal(tx, order, name, wanted, now)) ?? []
    const reference = `${order.number}-R${order.requests.length + 1}`
    const request = { id: newId(now), orderId: id, reference, kind, name, lines: wanted }
    await addReturn(tx, request, now)
    return takeEffect(tx, kind, order, request, now)
  })
  if (isRefusal(done)) return done
  context.catalog.changed(done)
  context.wakeJobs()
  return showOrder((await loadOrder(context.db, { id }))!, masked, context)
}
