// Who gets the newsletter, and the append-only proof of who agreed to it.
import { confirmMs, consentVersion, mostAsks } from '#domain/customers/newsletter.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'

export type ConsentSource = 'form' | 'settings' | 'link' | 'one-click'
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

async function writeConsent(tx: Queryable, consent: NewConsent, nowMs: number): Promise<void> {
  await tx.run(sql`
    insert into newsletter_consent (id, subscription_id, kind, source, locale, text_version, at)
    values (${consent.id ?? newId(nowMs)}, ${consent.subscriptionId}, ${consent.kind}, ${consent.source},
      ${consent.locale}, ${consentVersion}, ${new Date(nowMs)})`)
}

/** The address's row, made where there is none, and taken by this transaction. */
async function takeSubscription(
  tx: Queryable,
  email: string,
  locale: Locale,
  nowMs: number,
): Promise<Subscription> {
  const row = await tx.row<Subscription>(sql`
    insert into newsletter_subscription (id, email, locale, created_at)
    values (${newId(nowMs)}, ${email}, ${locale}, ${new Date(nowMs)})
    on conflict (lower(email)) do update set email = newsletter_subscription.email returning id, email,
      locale, subscribed`)
  return row!
}

/** Writes down that somebody asked for it with this address; null where that was often enough. The id of what was asked. */
export async function askForNewsletter(
  tx: Queryable,
  email: string,
  locale: Locale,
  nowMs: number,
): Promise<string | null> {
  const { id: subscriptionId } = await takeSubscription(tx, email, locale, nowMs)
  const asked = await tx.row<{ lately: number; today: number }>(sql`
    select count(*) filter (where at > ${new Date(nowMs - mostAsks.gapMs)}) as lately, count(*) as today
    from newsletter_consent where subscription_id = ${subscriptionId} and kind = 'asked'
      and at > ${new Date(nowMs - 86_400_000)}`)
  if (asked!.lately > 0 || asked!.today >= mostAsks.day) return null
  const id = newId(nowMs)
  await writeConsent(tx, { id, subscriptionId, kind: 'asked', source: 'form', locale }, nowMs)
  return id
}

type Ask = { readonly email: string; readonly locale: string; readonly subscriptionId: string }

/** What was asked, while the answer to it still counts: not too late, and nobody has left since. */
export async function findAsk(db: Queryable, id: string, nowMs: number): Promise<Ask | undefined> {
  return db.row<Ask>(sql`
    select s.email, a.locale, s.id as "subscriptionId" from newsletter_consent a
    join newsletter_subscription s on s.id = a.subscription_id
    where a.id = ${id} and a.kind = 'asked' and a.at > ${new Date(nowMs - confirmMs)}
      and not exists (select 1 from newsletter_consent l where l.subscription_id = s.id
        and l.kind = 'withdrawn' and l.at >= a.at)`)
}

/** The address has said yes. False where there is nothing to say yes to any more; twice is once. */
export async function confirmNewsletter(tx: Queryable, askId: string, nowMs: number): Promise<boolean> {
  const ask = await findAsk(tx, askId, nowMs)
  if (!ask) return false
  const { subscriptionId, locale } = ask
  await begin(tx, subscriptionId, 'link', locale, nowMs)
  return true
}

async function begin(
  tx: Queryable,
  subscriptionId: string,
  source: ConsentSource,
  locale: string,
  nowMs: number,
) {
  const begun = await tx.run(sql`
    update newsletter_subscription set subscribed = true, locale = ${locale} where id = ${subscriptionId}
      and not subscribed`)
  if (begun === 1) await writeConsent(tx, { subscriptionId, kind: 'given', source, locale }, nowMs)
}

/** Leaving what was left, or never begun, is done already. */
export async function leaveNewsletter(
  tx: Queryable,
  id: string,
  source: ConsentSource,
  nowMs: number,
): Promise<void> {
  const left = await tx.row<{ locale: string }>(sql`
    update newsletter_subscription set subscribed = false where id = ${id} and subscribed returning locale`)
  if (left)
    await writeConsent(tx, { subscriptionId: id, kind: 'withdrawn', source, locale: left.locale }, nowMs)
}

/** For an address that is proven: by its owner's account. */
export async function setNewsletter(
  tx: Queryable,
  email: string,
  on: boolean,
  locale: Locale,
  nowMs: number,
): Promise<void> {
  const { id } = await takeSubscription(tx, email, locale, nowMs)
  await (on ? begin(tx, id, 'settings', locale, nowMs) : leaveNewsletter(tx, id, 'settings', nowMs))
}

/** The owner of both addresses gets it at the new one from now on, where they got it at the old one. */
export async function moveNewsletter(tx: Queryable, from: string, to: string, nowMs: number): Promise<void> {
  const old = await tx.row<{ id: string; locale: Locale }>(
    sql`select id, locale from newsletter_subscription where lower(email) = lower(${from}) and subscribed`,
  )
  if (!old) return
  await leaveNewsletter(tx, old.id, 'settings', nowMs)
  await setNewsletter(tx, to, true, old.locale, nowMs)
}

export async function findSubscription(db: Queryable, id: string): Promise<Subscription | undefined> {
  return db.row<Subscription>(
    sql`select id, email, locale, subscribed from newsletter_subscription where id = ${id}`,
  )
}

/** Addresses that were typed in and never said yes are nobody's subscription. */
export async function forgetAsked(db: Queryable, before: Date): Promise<void> {
  await db.run(sql`
    delete from newsletter_subscription s where not subscribed and created_at < ${before}
      and not exists (select 1 from newsletter_consent c where c.subscription_id = s.id
        and (c.kind <> 'asked' or c.at >= ${before}))`)
}

/** Who left long ago: nobody can ask for the proof of their yes any more. */
export async function forgetLeft(db: Queryable, before: Date): Promise<void> {
  await db.run(sql`
    delete from newsletter_subscription s where not subscribed
      and not exists (select 1 from newsletter_consent c where c.subscription_id = s.id and c.at >= ${before})`)
}
