// Operations order.cancel and order.confirmDelivery: what customers change on their own orders.
import { z } from 'zod'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { maxBulkRecipients } from '#domain/orders/bulk-gifts.ts'
import { deliveryState } from '#domain/orders/order.ts'
import { isRefusal } from '#domain/refusal.ts'
import { deliver } from '#services/orders/advance-order.ts'
import { cancelByCustomer } from '#services/orders/expire-order.ts'
import { openWithFullAccess } from '#services/orders/open-order.ts'
import { operation } from '../operation.ts'
import { orderFields } from '../shapes.ts'
import { changeAndShow } from './change-and-show.ts'
import { orderView } from './order-view.ts'
import { showOrderTo } from './show-order.ts'

export const cancelOrderOperation = operation('order.cancel', {
  summary:
    'Cancels an order before it is packed. Stock and coupon use are returned, the payment is refunded.',
  input: z.strictObject(orderFields),
  output: orderView,
  refusals: ['link-expired', 'link-masked', 'order-not-cancellable', 'payment-confirming', 'busy'],
  run: (handle, context) =>
    changeAndShow(handle, context, async (order) => {
      const refused = await cancelByCustomer(order, 'asked', context)
      // A repeated call finds the order cancelled and succeeds.
      return refused?.refused === 'order-already-there' ? null : refused
    }),
})

export const confirmDeliveryOperation = operation('order.confirmDelivery', {
  summary: 'The customer confirms that a shipped order has arrived.',
  input: z.strictObject({
    ...orderFields,
    /** Position of the recipient's delivery; default: the whole order. */
    delivery: z.int().min(0).max(maxBulkRecipients).optional(),
  }),
  output: orderView,
  refusals: ['link-expired', 'link-masked', 'order-cannot-move', 'recipient-unknown', 'busy'],
  async run({ delivery, ...handle }, context) {
    const order = await openWithFullAccess(handle, context)
    if (isRefusal(order)) return order
    const refused = await deliver(context.db, order.id, delivery ?? null, 'customer', context.now())
    const updated = (await loadOrder(context.db, { id: order.id })) ?? order
    // A repeated call finds the delivery confirmed and succeeds.
    if (refused && !hasArrived(updated, delivery)) return refused
    context.pollJobs()
    return showOrderTo(updated, false, context)
  },
})

function hasArrived({ status, deliveries }: StoredOrder, position: number | undefined): boolean {
  const parcels = position === undefined ? undefined : deliveries[position]?.shipments
  return status === 'delivered' || (parcels !== undefined && deliveryState(parcels) === 'delivered')
}
