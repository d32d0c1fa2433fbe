// Sends a newsletter issue to every subscriber, once, however often it is called.
import { deliverIssue, saveIssue, type IssueContents } from '#data/customers/newsletter-issues.ts'
import type { Db } from '#data/database.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

/** Returns the number of mails. */
export async function sendIssue(
  db: Db,
  { key, contents }: { readonly key: string; readonly contents: IssueContents },
  nowMs: number,
): Promise<number | Refusal<'issue-key-invalid' | 'issue-text-missing' | 'issue-differs'>> {
  if (!/^[a-z0-9][a-z0-9-]{0,60}$/.test(key)) return refuse('issue-key-invalid')
  const texts = Object.values(contents)
  if (texts.some(({ subject, text }) => subject.trim() === '' || subject.length > 150 || text.trim() === ''))
    return refuse('issue-text-missing')
  if (!(await saveIssue(db, key, contents, nowMs))) return refuse('issue-differs', { facts: { key } })
  return deliverIssue(db, key, nowMs)
}
