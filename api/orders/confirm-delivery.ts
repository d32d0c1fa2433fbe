// The customer says that the order has arrived.
import { z } from 'zod'
import { loadOrder } from '#data/orders.ts'
import { checkTransition } from '#domain/order.ts'
import { isRefusal } from '#domain/refusal.ts'
import { operation } from '../operation.ts'
import { moveOn } from './advance-order.ts'
import { openWholeOrder, orderHandle } from './open-order.ts'
import { orderView } from './order-view.ts'
import { showOrder } from './show-order.ts'

export const confirmDelivery = operation({
  name: 'order.confirmDelivery',
  summary: 'The customer confirms that a shipped order has arrived.',
  method: 'PUT',
  who: 'visitor',
  input: z.strictObject(orderHandle),
  output: orderView,
  refusals: ['link-expired', 'link-masked', 'order-cannot-move', 'busy'],
  async run(handle, context) {
    const order = await openWholeOrder(handle, context)
    if (isRefusal(order)) return order
    // A second click finds it done.
    const refused = checkTransition(order.status, 'delivered', 'customer')
    if (refused && order.status !== 'delivered') return refused
    if (!refused) await moveOn(context.db, order, 'delivered', 'customer', null, context.now())
    context.wakeJobs()
    const now = (await loadOrder(context.db, { id: order.id })) ?? order
    return showOrder(now, false, context.now())
  },
})
