// An order by the link that opens it.
import { z } from 'zod'
import { loadOrder, type StoredOrder } from '#data/orders.ts'
import { readOrderNumber } from '#domain/order.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { openPayment } from '../payment/open-payment.ts'
import { settleOrder } from '../payment/settle.ts'
import type { RefusalCode } from '../refusals.ts'
import { textShape } from '../shapes.ts'
import { readAccessToken, type Access } from './order-access.ts'
import { orderView } from './order-view.ts'
import { showOrder } from './show-order.ts'

const input = z.strictObject({ number: textShape(40), access: z.string().max(300) })

type Opened = { readonly order: StoredOrder; readonly access: Access }

/** The order a link opens. A link for another order says the same as one that was never ours. */
async function open(
  { number, access: token }: z.output<typeof input>,
  context: Context,
): Promise<Opened | Refusal<RefusalCode>> {
  const access = readAccessToken(context.secret, token, context.now())
  if (!access) return refuse('link-expired')
  const order = await loadOrder(context.db, { id: access.orderId })
  return order && order.number === readOrderNumber(number) ? { order, access } : refuse('link-expired')
}

export const viewOrder = operation({
  name: 'order.view',
  summary: 'An order by its link: masked after tracking, whole for the browser that placed it.',
  method: 'POST',
  input,
  output: orderView,
  refusals: ['link-expired'],
  async run(wanted, context) {
    const opened = await open(wanted, context)
    return isRefusal(opened) ? opened : showOrder(opened.order, opened.access.level === 'masked')
  },
})

export const confirmPayment = operation({
  name: 'order.confirmPayment',
  summary: 'Asks the payment provider how the payment stands, and shows the order as it is then.',
  method: 'POST',
  input,
  output: orderView,
  refusals: ['link-expired', 'payment-unavailable'],
  limits: [{ per: 'ip', calls: 120, seconds: 60 }],
  async run(wanted, context) {
    const opened = await open(wanted, context)
    if (isRefusal(opened)) return opened
    try {
      await settleOrder(opened.order, context)
    } catch (fault) {
      // The provider does not answer: its event will settle the payment later.
      context.report(fault)
      return refuse('payment-unavailable')
    }
    const order = await loadOrder(context.db, { id: opened.order.id })
    return showOrder(order ?? opened.order, opened.access.level === 'masked')
  },
})

export const payOrder = operation({
  name: 'order.pay',
  summary: 'Where to pay an unpaid order.',
  method: 'POST',
  input,
  output: z.object({ redirectUrl: z.string() }),
  refusals: ['link-expired', 'order-cannot-move', 'payment-unavailable'],
  async run(wanted, context) {
    const opened = await open(wanted, context)
    if (isRefusal(opened)) return opened
    const { status } = opened.order
    if (status !== 'unpaid')
      return refuse('order-cannot-move', { facts: { from: status, to: 'processing', next: '-' } })
    return (await openPayment(opened.order, context)) ?? refuse('payment-unavailable')
  },
})
