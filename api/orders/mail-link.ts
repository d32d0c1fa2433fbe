// Operation order.mailLink: mails the full link of an order to the order's e-mail.
import { z } from 'zod'
import { enqueue } from '#data/jobs/jobs.ts'
import { isRefusal } from '#domain/refusal.ts'
import { operation } from '../operation.ts'
import { openOrder } from '#services/orders/open-order.ts'
import { orderHandle } from './order-handle.ts'

export const mailOrderLinkOperation = operation({
  name: 'order.mailLink',
  summary: 'Mails a link to the e-mail of the order. It opens the whole order for half an hour.',
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
    context.pollJobs()
    return { sent: true as const }
  },
})
