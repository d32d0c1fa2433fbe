// The newsletter: subscribe, confirm by a mailed link (double opt-in), unsubscribe by a link; with an account, a switch.
import {
  confirmNewsletter,
  leaveNewsletter,
  requestSubscription,
  setNewsletter,
} from '#data/customers/newsletter.ts'
import { isId } from '#data/ids.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { readEmail } from '#domain/customers/email.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Shop } from '../shop.ts'
import { signToken, verifyToken } from '../signed-token.ts'
import type { CustomerContext, VisitorContext } from '../visitor.ts'

/** Mails the link. An existing subscription changes nothing, and the result does not reveal it. */
export async function subscribe(
  typedEmail: string,
  { db, caller, now, pollJobs }: VisitorContext,
): Promise<Refusal<'email-format'> | null> {
  const email = readEmail(typedEmail)
  if (isRefusal(email)) return email
  await db.transaction(async (tx) => {
    const requestId = await requestSubscription(tx, email, caller.locale, now())
    if (requestId === null) return
    const mail = { template: 'newsletter-confirm', askId: requestId } as const
    await enqueue(tx, 'newsletter-confirm-mail', mail, now())
  })
  pollJobs()
  return null
}

/** Without a mailed link: the e-mail address of a customer is proven. */
export async function setCustomerNewsletter(
  on: boolean,
  { db, customer, caller, now }: CustomerContext,
): Promise<void> {
  await db.transaction((tx) => setNewsletter(tx, customer.email, on, caller.locale, now()))
}

type LinkContext = Pick<Shop, 'db' | 'secret' | 'now'>

export async function confirmSubscription(
  token: string,
  { db, secret, now }: LinkContext,
): Promise<Refusal<'newsletter-link-over'> | null> {
  const requestId = readNewsletterToken(secret, 'confirm', token)
  const confirmed = requestId && (await db.transaction((tx) => confirmNewsletter(tx, requestId, now())))
  return confirmed ? null : refuse('newsletter-link-over')
}

export async function unsubscribe(
  token: string,
  { db, secret, now }: LinkContext,
): Promise<Refusal<'newsletter-link-over'> | null> {
  const id = readNewsletterToken(secret, 'leave', token)
  if (!id) return refuse('newsletter-link-over')
  await db.transaction((tx) => leaveNewsletter(tx, id, 'link', now()))
  return null
}

export type NewsletterPurpose = 'confirm' | 'leave'

/** Signed tokens of newsletter links: the id of a subscription or request, for one purpose. */
export function newsletterToken(secret: string, purpose: NewsletterPurpose, id: string): string {
  return signToken(secret, `newsletter-${purpose}`, id)
}

/** The id; null if the token is not ours or belongs to another purpose. */
export function readNewsletterToken(
  secret: string,
  purpose: NewsletterPurpose,
  token: string,
): string | null {
  const id = verifyToken(secret, `newsletter-${purpose}`, token)
  return id !== null && isId(id) ? id : null
}
