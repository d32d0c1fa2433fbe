// Operations of the newsletter without an account: subscribe, confirm by a mailed link (double opt-in), and
// unsubscribe.
import { z } from 'zod'
import { confirmSubscription, subscribe, unsubscribe } from '#services/newsletter/subscribe.ts'
import { operation } from '../operation.ts'
import { textShape, emailShape } from '../shapes.ts'

export const subscribeOperation = operation('newsletter.subscribe', {
  summary: 'Mails a link that starts the newsletter. The reply does not reveal existing subscriptions.',
  input: z.strictObject({ email: emailShape }),
  output: z.object({ sent: z.literal(true) }),
  refusals: ['email-format'],
  limits: [
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'visitor', calls: 10, seconds: 3600 },
  ],
  run: async ({ email }, context) => (await subscribe(email, context)) ?? { sent: true as const },
})

const tokenInput = z.strictObject({ token: textShape(200) })
const limits = [{ per: 'ip', calls: 120, seconds: 3600 }] as const

export const confirmSubscriptionOperation = operation('newsletter.confirm', {
  summary: 'Confirms a subscription by the mailed link. A repeated call changes nothing.',
  input: tokenInput,
  output: z.object({ confirmed: z.literal(true) }),
  refusals: ['newsletter-link-over'],
  limits,
  run: async ({ token }, context) =>
    (await confirmSubscription(token, context)) ?? { confirmed: true as const },
})

export const unsubscribeOperation = operation('newsletter.leave', {
  summary: 'Ends a subscription by the link in each newsletter. A repeated call changes nothing.',
  input: tokenInput,
  output: z.object({ left: z.literal(true) }),
  refusals: ['newsletter-link-over'],
  limits,
  run: async ({ token }, context) => (await unsubscribe(token, context)) ?? { left: true as const },
})
