// Operations order.return, order.withdraw and order.confirmWithdrawal: a return within 99 days, and the European right
// of withdrawal.
import { z } from 'zod'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { maxBulkRecipients } from '#domain/orders/bulk-gifts.ts'
import { returnReasons } from '#domain/orders/return-reason.ts'
import type { RequestedReturn } from '#domain/orders/returns.ts'
import { isRefusal } from '#domain/refusal.ts'
import { confirmWithdrawal } from '#services/orders/declare-withdrawal.ts'
import { openOrder, openWithFullAccess } from '#services/orders/open-order.ts'
import { requestReturn } from '#services/orders/request-return.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { idShape, orderFields, quantityShape, textShape } from '../shapes.ts'
import { orderView } from './order-view.ts'
import { showOrderTo } from './show-order.ts'

export const returnOperation = operation({
  name: 'order.return',
  summary: 'Requests a return within 99 days of the delivery, with a reason for each gift.',
  input: z.strictObject({
    ...orderFields,
    lines: z
      .array(z.strictObject({ id: idShape, quantity: quantityShape, reason: z.enum(returnReasons) }))
      .max(maxBulkRecipients),
  }),
  output: orderView,
  refusals: ['link-expired', 'link-masked', 'return-not-possible'],
  creates: true,
  limits: [{ per: 'ip', calls: 20, seconds: 60 }],
  async run({ lines, ...handle }, context) {
    const order = await openWithFullAccess(handle, context)
    return isRefusal(order) ? order : submit('return', order, lines, '', false, context)
  },
})

export const withdrawOperation = operation({
  name: 'order.withdraw',
  summary:
    'Withdraws from the contract without a reason (Europe). A receipt is mailed. By a tracking link it takes effect after confirmation.',
  input: z.strictObject({
    ...orderFields,
    name: textShape(200).refine((name) => name.length > 0),
    lines: z.array(z.strictObject({ id: idShape, quantity: quantityShape })).max(maxBulkRecipients),
  }),
  output: orderView,
  refusals: ['link-expired', 'return-not-possible', 'too-many-requests'],
  creates: true,
  limits: [{ per: 'ip', calls: 20, seconds: 60 }],
  // By law, everybody who names the contract may withdraw. With only e-mail and number it is recorded and mailed, and
  // takes effect after the buyer confirms it.
  async run({ lines, name, ...handle }, context) {
    const opened = await openOrder(handle, context)
    if (isRefusal(opened)) return opened
    const requestedLines = lines.map((line) => ({ ...line, reason: 'changed-mind' as const }))
    return submit('withdrawal', opened.order, requestedLines, name, opened.level === 'masked', context)
  },
})

async function submit(
  kind: 'return' | 'withdrawal',
  { id }: StoredOrder,
  lines: readonly RequestedReturn[],
  name: string,
  masked: boolean,
  context: Context,
) {
  const refused = await requestReturn({ kind, orderId: id, lines, name, isConfirmed: !masked }, context)
  return refused ?? (await showOrderTo((await loadOrder(context.db, { id }))!, masked, context))
}

export const confirmWithdrawalOperation = operation({
  name: 'order.confirmWithdrawal',
  summary: 'Confirms a withdrawal that was declared by e-mail and order number. It takes effect.',
  input: z.strictObject({ ...orderFields, reference: textShape(60) }),
  output: orderView,
  refusals: ['link-expired', 'link-masked', 'return-not-possible'],
  limits: [{ per: 'ip', calls: 20, seconds: 60 }],
  async run({ reference, ...handle }, context) {
    const opened = await openWithFullAccess(handle, context)
    if (isRefusal(opened)) return opened
    const refused = await confirmWithdrawal(opened.id, reference, context)
    if (refused) return refused
    return showOrderTo((await loadOrder(context.db, { id: opened.id }))!, false, context)
  },
})
