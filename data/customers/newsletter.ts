// Newsletter subscriptions, and the append-only log of consents as proof.
import { dayMs } from '#domain/calendar/durations.ts'
import { confirmationLifetimeMs, consentVersion, confirmationLimits } from '#domain/customers/newsletter.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { instant, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

export type ConsentSource = 'form' | 'settings' | 'link' | 'one-click' | 'merchant' | 'bounce'
export type Subscription = {
  readonly id: string
  readonly email: string
  readonly locale: string
  readonly subscribed: boolean
}

type NewConsent = {
  readonly id?: string
  readonly subscriptionId: string
  readonly kind: 'asked' | 'given' | 'withdrawn'
  readonly source: ConsentSource
  readonly locale: string
}

async function writeConsent(tx: Queryable, consent: NewConsent, now: number): Promise<void> {
  await tx.run(sql`
    insert into newsletter_consent (id, subscription_id, kind, source, locale, text_version, at)
    values (${consent.id ?? newId(now)}, ${consent.subscriptionId}, ${consent.kind}, ${consent.source},
      ${consent.locale}, ${consentVersion}, ${instant(now)})`)
}

/** Inserts or finds the row of the address, and locks it until the transaction ends. */
async function lockSubscription(
  tx: Queryable,
  email: string,
  locale: Locale,
  now: number,
): Promise<Subscription> {
  const row = await tx.row<Subscription>(sql`
    insert into newsletter_subscription (id, email, locale, created_at)
    values (${newId(now)}, ${email}, ${locale}, ${instant(now)})
    on conflict (lower(email)) do update set email = newsletter_subscription.email returning id, email,
      locale, subscribed`)
  return row!
}

/**
 * Records a subscription request; returns the id of its consent record, or null above the limit (`confirmationLimits`).
 * Needs a transaction; locks the subscription.
 */
export async function requestSubscription(
  tx: Queryable,
  email: string,
  locale: Locale,
  now: number,
): Promise<string | null> {
  const { id: subscriptionId } = await lockSubscription(tx, email, locale, now)
  const recent = await tx.row<{ lately: number; today: number }>(sql`
    select count(*) filter (where at > ${instant(now - confirmationLimits.gapMs)}) as lately, count(*) as today
    from newsletter_consent where subscription_id = ${subscriptionId} and kind = 'asked'
      and at > ${instant(now - dayMs)}`)
  if (recent!.lately > 0 || recent!.today >= confirmationLimits.day) return null
  const id = newId(now)
  await writeConsent(tx, { id, subscriptionId, kind: 'asked', source: 'form', locale }, now)
  return id
}

type SubscriptionRequest = {
  readonly email: string
  readonly locale: string
  readonly subscriptionId: string
}

/** A request that can still be confirmed: younger than `confirmationLifetimeMs`, and not followed by a withdrawal. Else undefined. */
export async function findSubscriptionRequest(
  db: Queryable,
  id: string,
  now: number,
): Promise<SubscriptionRequest | undefined> {
  return db.row<SubscriptionRequest>(sql`
    select s.email, a.locale, s.id as "subscriptionId" from newsletter_consent a
    join newsletter_subscription s on s.id = a.subscription_id
    where a.id = ${id} and a.kind = 'asked' and a.at > ${instant(now - confirmationLifetimeMs)}
      and not exists (select 1 from newsletter_consent l where l.subscription_id = s.id
        and l.kind = 'withdrawn' and l.at >= a.at)`)
}

/** Confirms a request by its link; repeatable. Returns false for an expired or withdrawn one. Needs a transaction. */
export async function confirmNewsletter(tx: Queryable, askId: string, now: number): Promise<boolean> {
  const request = await findSubscriptionRequest(tx, askId, now)
  if (!request) return false
  const { subscriptionId, locale } = request
  await subscribe(tx, subscriptionId, 'link', locale, now)
  return true
}

async function subscribe(
  tx: Queryable,
  subscriptionId: string,
  source: ConsentSource,
  locale: string,
  now: number,
) {
  // A confirmed request in another language changes the language.
  const changed = await tx.run(sql`
    update newsletter_subscription set subscribed = true, locale = ${locale} where id = ${subscriptionId}
      and (not subscribed or (locale <> ${locale} and ${source === 'link'}))`)
  if (changed === 1) await writeConsent(tx, { subscriptionId, kind: 'given', source, locale }, now)
}

/** Needs a transaction. Does nothing without an active subscription. */
export async function leaveNewsletter(
  tx: Queryable,
  id: string,
  source: ConsentSource,
  now: number,
): Promise<void> {
  const locale = await tx.value<string>(sql`
    update newsletter_subscription set subscribed = false where id = ${id} and subscribed returning locale`)
  if (locale !== undefined)
    await writeConsent(tx, { subscriptionId: id, kind: 'withdrawn', source, locale }, now)
}

/** Changes the subscription of a verified address, without confirmation. Needs a transaction. */
export async function setNewsletter(
  tx: Queryable,
  email: string,
  on: boolean,
  locale: Locale,
  now: number,
): Promise<void> {
  const { id } = await lockSubscription(tx, email, locale, now)
  await (on ? subscribe(tx, id, 'settings', locale, now) : leaveNewsletter(tx, id, 'settings', now))
}

/** Moves an active subscription to the new address of the same customer. Needs a transaction. */
export async function moveNewsletter(tx: Queryable, from: string, to: string, now: number): Promise<void> {
  const old = await tx.row<{ id: string; locale: Locale }>(
    sql`select id, locale from newsletter_subscription where lower(email) = lower(${from}) and subscribed`,
  )
  if (!old) return
  await leaveNewsletter(tx, old.id, 'settings', now)
  await setNewsletter(tx, to, true, old.locale, now)
}
export async function findSubscription(db: Queryable, id: string): Promise<Subscription | undefined> {
  return db.row<Subscription>(
    sql`select id, email, locale, subscribed from newsletter_subscription where id = ${id}`,
  )
}

/** Deletes addresses that never confirmed. */
export async function deleteUnconfirmed(db: Queryable, before: number): Promise<void> {
  await db.run(sql`
    delete from newsletter_subscription s where not subscribed and created_at < ${instant(before)}
      and not exists (select 1 from newsletter_consent c where c.subscription_id = s.id
        and (c.kind <> 'asked' or c.at >= ${instant(before)}))`)
}

/** Deletes cancelled subscriptions whose consent proof is past its limitation period. */
export async function deleteCancelled(db: Queryable, before: number): Promise<void> {
  await db.run(sql`
    delete from newsletter_subscription s where not subscribed
      and not exists (select 1 from newsletter_consent c where c.subscription_id = s.id and c.at >= ${instant(before)})`)
}
