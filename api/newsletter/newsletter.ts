// Operations of the newsletter without an account: subscribe, confirm by a mailed link (double opt-in), and
// unsubscribe.
import { z } from 'zod'
import { enqueue } from '#data/jobs/jobs.ts'
import { requestSubscription, confirmNewsletter, leaveNewsletter } from '#data/customers/newsletter.ts'
import { readEmail } from '#domain/customers/email.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { operation } from '../operation.ts'
import { textShape } from '../shapes.ts'
import { readNewsletterToken } from '#services/newsletter/newsletter-token.ts'

export const subscribeOperation = operation({
  name: 'newsletter.subscribe',
  summary: 'Mails a link that starts the newsletter. The reply does not reveal existing subscriptions.',
  who: 'visitor',
  input: z.strictObject({ email: textShape(254) }),
  output: z.object({ sent: z.literal(true) }),
  refusals: ['email-format'],
  limits: [
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'visitor', calls: 10, seconds: 3600 },
  ],
  async run(input, { db, caller, now, wakeJobs }) {
    const email = readEmail(input.email)
    if (isRefusal(email)) return email
    await db.transaction(async (tx) => {
      const requestId = await requestSubscription(tx, email, caller.locale, now())
      if (requestId === null) return
      await enqueue(
        tx,
        'newsletter-confirm-mail',
        { template: 'newsletter-confirm', askId: requestId },
        now(),
      )
    })
    wakeJobs()
    return { sent: true as const }
  },
})

const tokenInput = z.strictObject({ token: textShape(200) })
const limits = [{ per: 'ip', calls: 120, seconds: 3600 }] as const

export const confirmSubscriptionOperation = operation({
  name: 'newsletter.confirm',
  summary: 'Confirms a subscription by the mailed link. A repeated call changes nothing.',
  who: 'visitor',
  input: tokenInput,
  output: z.object({ confirmed: z.literal(true) }),
  refusals: ['newsletter-link-over'],
  limits,
  async run({ token }, { db, secret, now }) {
    const requestId = readNewsletterToken(secret, 'confirm', token)
    const confirmed = requestId && (await db.transaction((tx) => confirmNewsletter(tx, requestId, now())))
    return confirmed ? { confirmed: true as const } : refuse('newsletter-link-over')
  },
})

export const unsubscribeOperation = operation({
  name: 'newsletter.leave',
  summary: 'Ends a subscription by the link in each newsletter. A repeated call changes nothing.',
  who: 'visitor',
  input: tokenInput,
  output: z.object({ left: z.literal(true) }),
  refusals: ['newsletter-link-over'],
  limits,
  async run({ token }, { db, secret, now }) {
    const id = readNewsletterToken(secret, 'leave', token)
    if (!id) return refuse('newsletter-link-over')
    await db.transaction((tx) => leaveNewsletter(tx, id, 'link', now()))
    return { left: true as const }
  },
})
