// Reads what health checks and metrics report about the database and the job queue.
import { instant, sql, type Db } from './database.ts'
import type { JobKind } from './jobs/job-kinds.ts'

export type QueuedJobs = {
  readonly kind: JobKind
  /** Due and not done. */
  readonly due: number
  /** Due time of the oldest one; null without any. */
  readonly oldestAt: number | null
  /** Failed for good. */
  readonly failed: number
}

/** Kinds without due or failed jobs are absent. */
export async function countQueuedJobs(db: Db, now: number): Promise<QueuedJobs[]> {
  return db.rows<QueuedJobs>(sql`
    select kind, sum(due)::int8 as due, min(oldest) as "oldestAt", sum(failed)::int8 as failed from (
      select kind, count(*) as due, min(run_at) as oldest, 0 as failed from job
      where done_at is null and dead_at is null and run_at <= ${instant(now)} group by kind
      union all
      select kind, 0, null, count(*) from job where dead_at is not null group by kind) as counts
    group by kind order by kind`)
}

/** Rejects where the database does not answer. */
export async function isReadOnly(db: Db): Promise<boolean> {
  const isReadOnly = await db.value<boolean>(sql`select current_setting('transaction_read_only') = 'on'`)
  return isReadOnly!
}
