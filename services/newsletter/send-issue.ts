// Sends a newsletter issue to every subscriber, once, however often it is called; and to one address for a test.
import {
  countWaiting,
  deliverPage,
  isBeingSent,
  issuePage,
  saveIssue,
} from '#data/customers/newsletter-issues.ts'
import type { Db } from '#data/database.ts'
import type { JobData } from '#data/jobs/job-kinds.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { readEmail } from '#domain/customers/email.ts'
import { checkIssue, type IssueContents } from '#domain/customers/newsletter.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'

/**
 * Starts to send, unless the issue is being sent. Returns how many subscribers have not received it yet. A job enqueues
 * the mails page by page.
 */
export async function sendIssue(
  db: Db,
  { key, contents }: { readonly key: string; readonly contents: IssueContents },
  now: number,
): Promise<number | Refusal<'issue-key-invalid' | 'issue-text-missing' | 'issue-differs'>> {
  if (!/^[a-z0-9][a-z0-9-]{0,60}$/.test(key)) return refuse('issue-key-invalid')
  const refused = checkIssue(contents)
  if (refused) return refused
  return db.transaction(async (tx) => {
    if (!(await saveIssue(tx, key, contents, now))) return refuse('issue-differs', { facts: { key } })
    if (!(await isBeingSent(tx, key))) await enqueue(tx, 'newsletter-issue', { issue: key, after: null }, now)
    return countWaiting(tx, key)
  })
}

/**
 * Enqueues the mails of one page of subscribers, and the job of the next page. A repeated job does nothing if the next
 * job exists.
 */
export async function sendIssuePage(
  db: Db,
  { issue, after }: JobData<'newsletter-issue'>,
  jobId: string,
  now: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    if (await isBeingSent(tx, issue, jobId)) return
    const last = await deliverPage(tx, issue, after, now)
    if (last === null) return
    const next = { issue, after: last }
    await enqueue(tx, 'newsletter-issue', next, now, { runAt: now + issuePage.ms })
  })
}

/** Mails the text of one language; nothing is stored. null: enqueued. */
export async function testIssue(
  db: Db,
  {
    contents,
    locale,
    to,
  }: { readonly contents: IssueContents; readonly locale: Locale; readonly to: string },
  now: number,
): Promise<Refusal<'issue-text-missing' | 'email-format'> | null> {
  const email = readEmail(to)
  if (isRefusal(email)) return email
  const text = contents[locale]
  if (!text) return refuse('issue-text-missing')
  const refused = checkIssue({ [locale]: text })
  if (refused) return refused
  const mail = { template: 'newsletter-test', to: email, locale, ...text } as const
  await enqueue(db, 'newsletter-test-mail', mail, now)
  return null
}
