// Operations order.return, order.cancelReturn, order.withdraw and order.confirmWithdrawal: a return within 99 days, and
// the European right of withdrawal.
import { z } from 'zod'
import { loadOrder } from '#data/orders/orders.ts'
import { maxBulkRecipients } from '#domain/orders/bulk-gifts.ts'
import { returnReasons } from '#domain/orders/return-reason.ts'
import { isRefusal } from '#domain/refusal.ts'
import { cancelReturn } from '#services/orders/cancel-return.ts'
import { confirmWithdrawal } from '#services/orders/declare-withdrawal.ts'
import { openOrder } from '#services/orders/open-order.ts'
import { requestReturn } from '#services/orders/request-return.ts'
import { operation } from '../operation.ts'
import { idShape, orderFields, quantityShape, textShape } from '../shapes.ts'
import { changeAndShow } from './change-and-show.ts'
import { orderView } from './order-view.ts'
import { showOrderTo } from './show-order.ts'

export const returnOperation = operation('order.return', {
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
  run: ({ lines, ...handle }, context) =>
    changeAndShow(handle, context, ({ id }) =>
      requestReturn({ kind: 'return', orderId: id, lines, name: '', isConfirmed: true }, context),
    ),
})

export const cancelReturnOperation = operation('order.cancelReturn', {
  summary: 'Cancels a requested return before the shop has decided on it. The customer keeps the gifts.',
  input: z.strictObject({ ...orderFields, reference: textShape(60) }),
  output: orderView,
  refusals: ['link-expired', 'link-masked', 'return-not-cancellable'],
  limits: [{ per: 'ip', calls: 20, seconds: 60 }],
  run: ({ reference, ...handle }, context) =>
    changeAndShow(handle, context, ({ id }) => cancelReturn(id, reference, context)),
})

export const withdrawOperation = operation('order.withdraw', {
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
    const { id } = opened.order
    const isMasked = opened.level === 'masked'
    const withdrawal = {
      kind: 'withdrawal',
      orderId: id,
      lines: lines.map((line) => ({ ...line, reason: 'changed-mind' as const })),
      name,
      isConfirmed: !isMasked,
    } as const
    const refused = await requestReturn(withdrawal, context)
    return refused ?? showOrderTo((await loadOrder(context.db, { id }))!, isMasked, context)
  },
})

export const confirmWithdrawalOperation = operation('order.confirmWithdrawal', {
  summary: 'Confirms a withdrawal that was declared by e-mail and order number. It takes effect.',
  input: z.strictObject({ ...orderFields, reference: textShape(60) }),
  output: orderView,
  refusals: ['link-expired', 'link-masked', 'return-not-possible'],
  limits: [{ per: 'ip', calls: 20, seconds: 60 }],
  run: ({ reference, ...handle }, context) =>
    changeAndShow(handle, context, ({ id }) => confirmWithdrawal(id, reference, context)),
})
