// Newsletter subscribers for staff: counts, search and export.
import type { SubscriptionState } from '#domain/customers/newsletter.ts'
import { sql, type Queryable } from '../database.ts'

export type Subscriber = {
  readonly id: string
  readonly email: string
  readonly locale: string
  readonly state: SubscriptionState
  /** Time of the last consent or withdrawal; of the request if there is neither. */
  readonly since: number
}

export type SubscriberCount = { readonly locale: string } & { readonly [State in SubscriptionState]: number }

/** By language, the most readers first. */
export async function countSubscribers(db: Queryable): Promise<SubscriberCount[]> {
  return db.rows<SubscriberCount>(sql`
    select s.locale, count(*) filter (where s.subscribed) as subscribed,
      count(*) filter (where not s.subscribed and w.id is not null) as unsubscribed,
      count(*) filter (where not s.subscribed and w.id is null) as unconfirmed
    from newsletter_subscription s left join (
        select distinct subscription_id as id from newsletter_consent where kind = 'withdrawn') as w
      on w.id = s.id and not s.subscribed
    group by s.locale order by 2 desc, s.locale`)
}

export type SubscriberQuery = {
  readonly state: SubscriptionState
  /** Beginning of the e-mail; '' matches all. */
  readonly search: string
  /** Id of the last subscriber of the page before; null: the first page. */
  readonly before: string | null
  /** null: all. */
  readonly limit: number | null
}

/** The newest first. */
export async function listSubscribers(
  db: Queryable,
  { state, search, before, limit }: SubscriberQuery,
): Promise<Subscriber[]> {
  return db.rows<Subscriber>(sql`
    select s.id, s.email, s.locale, ${state}::text as state, coalesce(consent.at, s.created_at) as since
    from newsletter_subscription s cross join lateral (
      select max(c.at) as at, coalesce(bool_or(c.kind = 'withdrawn'), false) as withdrawn
      from newsletter_consent c where c.subscription_id = s.id and c.kind <> 'asked') as consent
    where ${state}::text = case when s.subscribed then 'subscribed' when consent.withdrawn then 'unsubscribed'
        else 'unconfirmed' end
      and starts_with(lower(s.email), lower(${search})) and (${before}::uuid is null or s.id < ${before}::uuid)
    order by s.id desc limit ${limit}::bigint`)
}

/** Undefined for an unknown address. */
export async function findSubscriptionOf(
  db: Queryable,
  email: string,
): Promise<{ id: string; subscribed: boolean } | undefined> {
  return db.row<{ id: string; subscribed: boolean }>(
    sql`select id, subscribed from newsletter_subscription where lower(email) = lower(${email})`,
  )
}
