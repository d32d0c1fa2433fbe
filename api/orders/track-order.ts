// Operations order.track, order.mailLink and order.mailLinks: a guest opens an order by e-mail and number, or asks for
// links by e-mail. Every mismatch gets the same reply.
import { z } from 'zod'
import { enqueue } from '#data/jobs/jobs.ts'
import { enqueueLinkMails } from '#data/orders/link-mails.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { readEmail } from '#domain/customers/email.ts'
import { readOrderNumber } from '#domain/orders/order-number.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { openOrder } from '#services/orders/open-order.ts'
import { accessToken } from '#services/orders/order-access.ts'
import { operation } from '../operation.ts'
import { textShape, emailShape, orderFields } from '../shapes.ts'
import { orderView } from './order-view.ts'
import { showOrderTo } from './show-order.ts'

/** Validity of the access token of a tracking result. */
const trackedAccessMs = 30 * minuteMs

export const trackOrderOperation = operation('order.track', {
  summary: 'An order by e-mail and number, masked.',
  input: z.strictObject({ email: emailShape, number: textShape(40) }),
  output: z.object({ order: orderView, access: z.string() }),
  refusals: ['email-format', 'order-unknown'],
  limits: [
    { per: 'ip', calls: 20, seconds: 60 },
    { per: 'ip', calls: 120, seconds: 3600 },
  ],
  async run({ number, ...input }, context) {
    const { db, secret, now } = context
    const email = readEmail(input.email)
    if (isRefusal(email)) return email
    const orderNumber = readOrderNumber(number)
    const order = orderNumber === null ? undefined : await loadOrder(db, { number: orderNumber, email })
    if (!order) return refuse('order-unknown', { fields: { number: 'order-unknown' } })
    return {
      order: await showOrderTo(order, true, context),
      access: accessToken(secret, {
        orderId: order.id,
        level: 'masked',
        expiresAt: now() + trackedAccessMs,
        mailedTo: null,
      }),
    }
  },
})

export const mailOrderLinkOperation = operation('order.mailLink', {
  summary: 'Mails a link to the e-mail of the order. It opens the whole order for half an hour.',
  input: z.strictObject(orderFields),
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

export const mailOrderLinksOperation = operation('order.mailLinks', {
  summary:
    'Mails links to the latest orders of an e-mail address to it. The reply does not tell whether there are any.',
  input: z.strictObject({ email: emailShape }),
  output: z.object({ sent: z.literal(true) }),
  refusals: ['email-format'],
  limits: [
    { per: 'ip', calls: 10, seconds: 3600 },
    { per: 'visitor', calls: 3, seconds: 600 },
    { per: 'email', calls: 3, seconds: 3600 },
  ],
  async run(input, { db, now, pollJobs }) {
    const email = readEmail(input.email)
    if (isRefusal(email)) return email
    await enqueueLinkMails(db, email, now())
    pollJobs()
    return { sent: true as const }
  },
})
