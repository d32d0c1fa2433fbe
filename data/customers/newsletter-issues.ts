// Newsletter issues: contents, and the subscribers who received each.
import type { IssueContents } from '#domain/customers/newsletter.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { json, sql, type Queryable } from '../database.ts'
import { newJob } from '../jobs/jobs.ts'

/** Stores an issue; repeatable. Returns false if the key exists with other contents. */
export async function saveIssue(
  db: Queryable,
  key: string,
  contents: IssueContents,
  nowMs: number,
): Promise<boolean> {
  await db.run(sql`
    insert into newsletter_issue (key, contents, sent_at)
    values (${key}, ${json(contents)}, ${new Date(nowMs)}) on conflict (key) do nothing`)
  const same = await db.row(
    sql`select key from newsletter_issue where key = ${key} and contents = ${json(contents)}::jsonb`,
  )
  return same !== undefined
}

/** Undefined for an unknown key. */
export async function loadIssue(db: Queryable, key: string): Promise<IssueContents | undefined> {
  const row = await db.row<{ contents: IssueContents }>(
    sql`select contents from newsletter_issue where key = ${key}`,
  )
  return row?.contents
}

const batch = 500

/** Twenty mails per second, so that urgent mails such as sign-in codes wait behind only a few. */
const paceMs = 50

/**
 * Enqueues one mail per subscriber without a delivery record for this issue, and writes the record in the same
 * statement. Safe to repeat and to run concurrently. Returns the number of mails.
 */
export async function deliverIssue(db: Queryable, key: string, nowMs: number): Promise<number> {
  let sent = 0
  for (let after: string | null = null; ;) {
    const waiting: { id: string }[] = await db.rows(sql`
      select s.id from newsletter_subscription s where s.subscribed
        and (${after}::uuid is null or s.id > ${after}::uuid)
        and not exists (select 1 from newsletter_delivery d where d.issue_key = ${key}
          and d.subscription_id = s.id)
      order by s.id limit ${batch}`)
    after = waiting.at(-1)?.id ?? null
    if (after === null) return sent
    const jobs = waiting.map(({ id }, i) => {
      const mail = { template: 'newsletter', issue: key, subscriptionId: id } as const
      return newJob('newsletter-mail', mail, nowMs, nowMs + (sent + i) * paceMs)
    })
    sent += await db.run(sql`
      with wanted as (
        select *, (data->>'subscriptionId')::uuid as subscription
        from jsonb_to_recordset(${json(jobs)}::jsonb) as w("id" uuid, "kind" text, "data" jsonb,
          "runAt" bigint)),
      noted as (
        insert into newsletter_delivery (issue_key, subscription_id) select ${key}, subscription from wanted
        on conflict do nothing returning subscription_id)
      insert into job (id, kind, data, run_at, created_at)
      select w."id", w."kind", w."data", to_timestamp(w."runAt" / 1000.0), ${new Date(nowMs)}::timestamptz
      from wanted w join noted n on n.subscription_id = w.subscription`)
  }
}

export type IssueSummary = {
  readonly key: string
  readonly subject: string
  readonly sentAt: Date
  readonly recipients: number
}

/** `home`: the language whose subject names the issue, if it has one. */
export async function listIssues(db: Queryable, home: Locale): Promise<IssueSummary[]> {
  return db.rows<IssueSummary>(sql`
    select i.key, coalesce(i.contents->${home}->>'subject',
        jsonb_path_query_first(i.contents, '$.*.subject') #>> '{}') as subject, i.sent_at as "sentAt",
      (select count(*) from newsletter_delivery d where d.issue_key = i.key) as recipients
    from newsletter_issue i order by i.sent_at desc`)
}

/** How many readers an issue has not been sent to; for an unknown key, all readers. */
export async function countWaiting(db: Queryable, key: string): Promise<number> {
  const row = await db.row<{ count: number }>(sql`
    select count(*) as count from newsletter_subscription s where s.subscribed
      and not exists (select 1 from newsletter_delivery d where d.issue_key = ${key} and d.subscription_id = s.id)`)
  return row?.count ?? 0
}
