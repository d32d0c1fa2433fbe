// Newsletter issues: contents, and the subscribers who received each.
import type { IssueContents } from '#domain/customers/newsletter.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { instant, json, sql, type Queryable } from '../database.ts'
import { newJob } from '../jobs/jobs.ts'

/** Stores an issue and locks it; repeatable. Returns false if the key exists with other contents. Needs a transaction. */
export async function saveIssue(
  tx: Queryable,
  key: string,
  contents: IssueContents,
  now: number,
): Promise<boolean> {
  await tx.run(sql`
    insert into newsletter_issue (key, contents, sent_at)
    values (${key}, ${json(contents)}, ${instant(now)}) on conflict (key) do nothing`)
  const same = await tx.value<boolean>(
    sql`select contents = ${json(contents)}::jsonb as same from newsletter_issue where key = ${key} for update`,
  )
  return same!
}

/** Whether a job that sends the issue waits or runs. `except`: id of a job that does not count. */
export async function isBeingSent(
  db: Queryable,
  key: string,
  except: string | null = null,
): Promise<boolean> {
  const found = await db.value<boolean>(sql`
    select exists (select 1 from job where kind = 'newsletter-issue' and done_at is null and dead_at is null
      and data->>'issue' = ${key} and (${except}::uuid is null or id <> ${except}::uuid)) as found`)
  return found!
}
export async function loadIssue(db: Queryable, key: string): Promise<IssueContents | undefined> {
  return db.value<IssueContents>(sql`select contents from newsletter_issue where key = ${key}`)
}

/** Twenty mails per second, so that urgent mails such as sign-in codes wait behind only a few. */
const paceMs = 50

/** How many readers a page has, and the time in which it is sent. */
export const issuePage = { size: 500, ms: 500 * paceMs } as const

/**
 * Enqueues one mail for each reader of the next page without a delivery record for this issue. It writes the records in
 * the same statement, so it can be repeated. `after`: the last reader of the page before. Returns the last reader of
 * this page; null if none is left.
 */
export async function deliverPage(
  db: Queryable,
  key: string,
  after: string | null,
  now: number,
): Promise<string | null> {
  const waiting = await db.values<string>(sql`
    select s.id from newsletter_subscription s where s.subscribed
      and (${after}::uuid is null or s.id > ${after}::uuid)
      and not exists (select 1 from newsletter_delivery d where d.issue_key = ${key}
        and d.subscription_id = s.id)
    order by s.id limit ${issuePage.size}`)
  if (waiting.length === 0) return null
  const jobs = waiting.map((subscriptionId, at) => {
    const mail = { template: 'newsletter', issue: key, subscriptionId } as const
    return newJob('newsletter-mail', mail, now, now + at * paceMs)
  })
  await db.run(sql`
    with wanted as (
      select *, (data->>'subscriptionId')::uuid as subscription
      from jsonb_to_recordset(${json(jobs)}::jsonb) as w("id" uuid, "kind" text, "data" jsonb, "runAt" bigint)),
    noted as (
      insert into newsletter_delivery (issue_key, subscription_id) select ${key}, subscription from wanted
      on conflict do nothing returning subscription_id),
    counted as (
      update newsletter_issue set recipients = recipients + (select count(*) from noted) where key = ${key})
    insert into job (id, kind, data, run_at, created_at)
    select w."id", w."kind", w."data", to_timestamp(w."runAt" / 1000.0), ${instant(now)}::timestamptz
    from wanted w join noted n on n.subscription_id = w.subscription`)
  return waiting.at(-1)!
}

export type IssueSummary = {
  readonly key: string
  readonly subject: string
  readonly sentAt: number
  readonly recipients: number
}

/** `home`: the language whose subject names the issue, if it has one. */
export async function listIssues(db: Queryable, home: Locale): Promise<IssueSummary[]> {
  return db.rows<IssueSummary>(sql`
    select i.key, coalesce(i.contents->${home}->>'subject',
        jsonb_path_query_first(i.contents, '$.*.subject') #>> '{}') as subject, i.sent_at as "sentAt", i.recipients
    from newsletter_issue i order by i.sent_at desc`)
}

/** How many readers an issue has not been sent to; for an unknown key, all readers. */
export async function countWaiting(db: Queryable, key: string): Promise<number> {
  const waiting = await db.value<number>(sql`
    select count(*) as count from newsletter_subscription s where s.subscribed
      and not exists (select 1 from newsletter_delivery d where d.issue_key = ${key} and d.subscription_id = s.id)`)
  return waiting ?? 0
}
