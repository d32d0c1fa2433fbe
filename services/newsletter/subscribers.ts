// What staff do with newsletter subscribers: list, export, unsubscribe.
import { findSubscriptionOf, listSubscribers } from '#data/customers/newsletter-subscribers.ts'
import { leaveNewsletter } from '#data/customers/newsletter.ts'
import type { Db, Queryable } from '#data/database.ts'
import { csvOf } from '#domain/csv.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

/** CSV of everybody who gets the newsletter: address, language, time of the consent. */
export async function exportSubscribers(db: Queryable): Promise<string> {
  const readers = await listSubscribers(db, { state: 'subscribed', search: '', before: null, limit: null })
  const rows = readers.map(({ email, locale, since }) => [email, locale, new Date(since).toISOString()])
  return csvOf([['email', 'language', 'subscribed at'], ...rows])
}

/** In the name of the reader, who asked for it. null: unsubscribed. */
export async function unsubscribeReader(
  db: Db,
  email: string,
  now: number,
): Promise<Refusal<'customer-unknown'> | null> {
  return db.transaction(async (tx) => {
    const subscription = await findSubscriptionOf(tx, email)
    if (!subscription) return refuse('customer-unknown', { facts: { email } })
    await leaveNewsletter(tx, subscription.id, 'merchant', now)
    return null
  })
}

/** Ends the subscriptions of addresses that do not exist. Returns how many there were. */
export async function endBouncedSubscriptions(
  db: Db,
  emails: readonly string[],
  now: number,
): Promise<number> {
  let ended = 0
  for (const email of emails)
    await db.transaction(async (tx) => {
      const subscription = await findSubscriptionOf(tx, email)
      if (!subscription?.subscribed) return
      await leaveNewsletter(tx, subscription.id, 'bounce', now)
      ended += 1
    })
  return ended
}
