// A customer sends gifts back: as a return within 99 days, or by the European right of withdrawal.
import { z } from 'zod'
import { cancelOrder } from '#data/cancel-order.ts'
import type { Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { recordEvent } from '#data/order-events.ts'
import { loadOrder, type StoredOrder } from '#data/orders.ts'
import { lockPayment } from '#data/payments.ts'
import { addReturn } from '#data/returns.ts'
import type { CatalogChange } from '#data/stock.ts'
import { checkTransition } from '#domain/order.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { returnReasons } from '#domain/return-reason.ts'
import { checkReturn, type ReturnKind, type WantedReturn } from '#domain/returns.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import type { RefusalCode } from '../refusals.ts'
import { idShape, textShape } from '../shapes.ts'
import { lockedOrder } from './locked-order.ts'
import { openOrder, openWholeOrder, orderHandle } from './open-order.ts'
import { orderView, type OrderView } from './order-view.ts'
import { returnableOrder } from './returnable-order.ts'
import { showOrder } from './show-order.ts'

const quantity = z.int().min(1).max(99)

export const askReturn = operation({
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
    'Withdraws from the contract, in the European Union, without a reason; its receipt goes out by mail.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({
    ...orderHandle,
    name: textShape(200).refine((name) => name.length > 0),
    lines: z.array(z.strictObject({ id: idShape, quantity })).max(50),
  }),
  output: orderView,
  refusals: ['link-expired', 'return-not-possible'],
  creates: true,
  limits: [{ per: 'ip', calls: 20, seconds: 60 }],
  // The law wants it open to whoever names the contract: e-mail and number are enough, the receipt tells the customer.
  async run({ lines, name, ...handle }, context) {
    const opened = await openOrder(handle, context)
    if (isRefusal(opened)) return opened
    const wanted = lines.map((line) => ({ ...line, reason: 'changed-mind' as const }))
    return ask('withdrawal', opened.order, wanted, name, opened.level === 'masked', context)
  },
})

async function ask(
  kind: ReturnKind,
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
    return refused ?? writeDown(tx, kind, order, wanted, name, now)
  })
  if (isRefusal(done)) return refuse('return-not-possible')
  context.catalog.changed(done)
  context.wakeJobs()
  return showOrder((await loadOrder(context.db, { id }))!, masked, context)
}

async function writeDown(
  tx: Queryable,
  kind: ReturnKind,
  order: StoredOrder,
  lines: readonly WantedReturn[],
  name: string,
  nowMs: number,
): Promise<CatalogChange[]> {
  const reference = `${order.number}-R${order.requests.length + 1}`
  // What nobody has packed yet needs no sending back: withdrawing from all of it is cancelling it.
  const isAll = order.lines.every(
    (line) => lines.find(({ id }) => id === line.id)?.quantity === line.quantity,
  )
  const cancels =
    kind === 'withdrawal' && isAll && checkTransition(order.status, 'cancelled', 'customer') === null
  const request = { id: newId(nowMs), orderId: order.id, reference, kind, name, lines } as const
  await addReturn(tx, request, nowMs)
  const event = { id: newId(nowMs), orderId: order.id, actor: 'customer', data: { reference } } as const
  await recordEvent(tx, { ...event, kind: kind === 'return' ? 'return-asked' : 'withdrawn' }, nowMs)
  const locked = cancels ? await lockPayment(tx, order.id) : undefined
  return locked ? cancelOrder(tx, locked, 'customer', 'withdrawal', nowMs) : []
}
