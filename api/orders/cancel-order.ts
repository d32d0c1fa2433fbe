// Operation order.cancel: cancels an order that is not packed yet and refunds its payment.
import { z } from 'zod'
import { loadOrder } from '#data/orders/orders.ts'
import { isRefusal } from '#domain/refusal.ts'
import { operation } from '../operation.ts'
import { cancelByCustomer } from '#services/orders/expire-order.ts'
import { openWithFullAccess } from '#services/orders/open-order.ts'
import { orderHandle } from './order-handle.ts'
import { orderView } from './order-view.ts'
import { showOrderTo } from './show-order.ts'

export const cancelOrderOperation = operation({
  name: 'order.cancel',
  summary:
    'Cancels an order before it is packed. Stock and coupon use are returned, the payment is refunded.',
  who: 'visitor',
  input: z.strictObject(orderHandle),
  output: orderView,
  refusals: ['link-expired', 'link-masked', 'order-not-cancellable', 'payment-confirming', 'busy'],
  async run(handle, context) {
    const order = await openWithFullAccess(handle, context)
    if (isRefusal(order)) return order
    const refused = await cancelByCustomer(order, 'asked', context)
    // A repeated call finds the order cancelled and succeeds.
    if (refused && refused.refused !== 'order-already-there') return refused
    return showOrderTo((await loadOrder(context.db, { id: order.id })) ?? order, false, context)
  },
})
