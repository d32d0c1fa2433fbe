// Retries jobs that failed for good. What was done before is not done twice.
import type { Db } from '#data/database.ts'
import { isId } from '#data/ids.ts'
import { reviveJobs } from '#data/jobs/jobs.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'

/** One job by id, or 'all'. Returns the number of jobs. */
export async function retryJobs(
  db: Db,
  which: string,
  now: number,
): Promise<number | Refusal<'job-unknown'>> {
  const retried = which === 'all' || isId(which) ? await reviveJobs(db, which, now) : 0
  return retried > 0 || which === 'all' ? retried : refuse('job-unknown', { facts: { id: which } })
}
