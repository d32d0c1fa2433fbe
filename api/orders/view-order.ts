// Operations order.view, order.confirmPayment and order.pay: an order by its link or for its customer.
import { z } from 'zod'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { findOrderToSettle } from '#data/orders/payments.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { accessTo, openAccessible, openOrder } from '#services/orders/open-order.ts'
import { recallPlaced } from '#services/orders/place-order.ts'
import { openPayment } from '#services/payment/open-payment.ts'
import { settleOrder } from '#services/payment/settle.ts'
import { idempotencyStoreKey } from '../idempotency.ts'
import { operation } from '../operation.ts'
import { orderFields } from '../shapes.ts'
import { orderView } from './order-view.ts'
import { showOrderTo } from './show-order.ts'

const input = z.strictObject(orderFields)

export const viewOrderOperation = operation('order.view', {
  summary:
    'An order by its link: masked after tracking, complete for the browser that placed it and for its customer.',
  input,
  output: orderView,
  refusals: ['link-expired'],
  async run(handle, context) {
    const opened = await openOrder(handle, context)
    return isRefusal(opened) ? opened : await showOrderTo(opened.order, opened.level === 'masked', context)
  },
})

export const confirmPaymentOperation = operation('order.confirmPayment', {
  summary: 'Settles the payment by its state at the provider and returns the updated order.',
  input,
  output: orderView,
  refusals: ['link-expired', 'payment-unavailable'],
  limits: [{ per: 'ip', calls: 120, seconds: 60 }],
  async run(handle, context) {
    const access = await accessTo(handle, context)
    if (!access) return refuse('link-expired')
    try {
      const order = await findOrderToSettle(context.db, { id: access.orderId })
      if (order) await settleOrder(order, context)
    } catch (fault) {
      // The provider did not respond. Its event will settle the payment later.
      context.report(fault)
      return refuse('payment-unavailable')
    }
    const opened = await openAccessible(handle, access, context)
    return isRefusal(opened) ? opened : await showOrderTo(opened.order, opened.level === 'masked', context)
  },
})

export const payOrderOperation = operation('order.pay', {
  summary: 'The payment page of an unpaid order.',
  input,
  output: z.object({ redirectUrl: z.string() }),
  refusals: ['link-expired', 'order-cannot-move', 'payment-confirming', 'payment-unavailable'],
  async run(handle, context) {
    const opened = await openOrder(handle, context)
    if (isRefusal(opened)) return opened
    const { order } = opened
    const page = whyNotPayable(order) ?? (await openPayment(order, context))
    if (page !== null) return page
    // The provider may have said that the order is paid.
    const updated = await loadOrder(context.db, { id: order.id })
    return whyNotPayable(updated ?? order) ?? refuse('payment-unavailable')
  },
})

/** null: the order waits for a payment. */
function whyNotPayable({
  status,
  payment,
}: StoredOrder): Refusal<'order-cannot-move' | 'payment-confirming'> | null {
  if (status !== 'unpaid')
    return refuse('order-cannot-move', { facts: { from: status, to: 'processing', next: '-' } })
  return payment.status === 'confirming' ? refuse('payment-confirming') : null
}

/** For a browser that lost the connection while it placed an order. */
export const findPlacedOrderOperation = operation('order.findPlaced', {
  summary: 'The order placed by this visitor with the given idempotency key.',
  input: z.strictObject({ idempotencyKey: z.string().min(8).max(255) }),
  output: z.object({ number: z.string(), access: z.string() }),
  refusals: ['order-unknown'],
  run: ({ idempotencyKey }, context) =>
    recallPlaced(idempotencyStoreKey('order.place', idempotencyKey, context.caller), context),
})
