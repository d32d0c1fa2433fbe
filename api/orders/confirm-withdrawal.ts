// Operation order.confirmWithdrawal.
import { z } from 'zod'
import { loadOrder } from '#data/orders/orders.ts'
import { isRefusal } from '#domain/refusal.ts'
import { operation } from '../operation.ts'
import { textShape } from '../shapes.ts'
import { confirmWithdrawal } from '#services/orders/declare-withdrawal.ts'
import { openWithFullAccess } from '#services/orders/open-order.ts'
import { orderHandle } from './order-handle.ts'
import { orderView } from './order-view.ts'
import { showOrderTo } from './show-order.ts'

export const confirmWithdrawalOperation = operation({
  name: 'order.confirmWithdrawal',
  summary: 'Confirms a withdrawal that was declared by e-mail and order number. It takes effect.',
  who: 'visitor',
  input: z.strictObject({ ...orderHandle, reference: textShape(60) }),
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
