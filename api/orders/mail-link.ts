// Who knows e-mail and number of an order has the link that opens all of it sent to its e-mail.
import { z } from 'zod'
import { enqueue } from '#data/jobs/jobs.ts'
import type { OrderMailTemplate } from '#domain/orders/order-event.ts'
import { isRefusal } from '#domain/refusal.ts'
import { operation } from '../operation.ts'
import { openOrder, orderHandle } from './open-order.ts'

const minuteMs = 60_000

/** How long the mailed link opens the order. Who is to confirm a withdrawal may read the mail later in the day. */
export function accessMsOf(template: OrderMailTemplate): number {
  return template === 'withdrawal-declared' ? 24 * 60 * minuteMs : 30 * minuteMs
}

export const mailLink = operation({
  name: 'order.mailLink',
  summary: 'Mails the link that opens the whole order for half an hour.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject(orderHandle),
  output: z.object({ sent: z.literal(true) }),
  refusals: ['link-expired'],
  limits: [
    { per: 'ip', calls: 10, seconds: 3600 },
    { per: 'visitor', calls: 3, seconds: 600 },
  ],
  async run(handle, context) {
    const opened = await openOrder(handle, context)
    if (isRefusal(opened)) return opened
    const link = { template: 'order-link', orderId: opened.order.id } as const
    await enqueue(context.db, 'mail', link, context.now())
    context.wakeJobs()
    return { sent: true as const }
  },
})
