// Sends an e-mail of an order once more, to its present address.
import type { Db } from '#data/database.ts'
import { isId } from '#data/ids.ts'
import { readJobData } from '#data/jobs/job-kinds.ts'
import { enqueue, loadMailJob, reviveJobs } from '#data/jobs/jobs.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

/** A sent e-mail gets a new job, a failed one all attempts again. null: it will be sent. */
export async function resendMail(
  db: Db,
  orderId: string,
  mailId: string,
  now: number,
): Promise<Refusal<'mail-unknown' | 'mail-waiting'> | null> {
  const mail = isId(mailId) ? await loadMailJob(db, orderId, mailId) : undefined
  if (!mail) return refuse('mail-unknown')
  if (mail.state === 'waiting') return refuse('mail-waiting')
  if (mail.state === 'failed') await reviveJobs(db, mailId, now)
  else if (mail.kind === 'gift-mail') await enqueue(db, mail.kind, readJobData(mail.kind, mail.data), now)
  else await enqueue(db, mail.kind, { ...readJobData(mail.kind, mail.data), isByStaff: true }, now)
  return null
}
