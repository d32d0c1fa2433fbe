// Job queue: transactions enqueue jobs, workers run them and retry until done or dead. Due times use the shop's clock.
// Leases use the database's clock, so that nodes with different clocks never run a job twice.
import { instant, json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'
import { allJobKinds, laneOf, mailKinds, type JobData, type JobKind, type JobLane } from './job-kinds.ts'

export type NewJob<K extends JobKind = JobKind> = {
  readonly id: string
  readonly kind: K
  readonly data: JobData<K>
  readonly runAt: number
}

/** A job row for the caller's own insert statement. `now` is encoded in its id. */
export function newJob<K extends JobKind>(kind: K, data: JobData<K>, now: number, runAt = now): NewJob<K> {
  return { id: newId(now), kind, data, runAt }
}

export type Job<K extends JobKind = JobKind> = {
  readonly id: string
  readonly kind: K
  /** Raw JSON; parse with `readJobData`. */
  readonly data: unknown
  /** Number of attempts, including the current one. */
  readonly attempts: number
  /** Id of this lease; a later lease of the same job has another id. */
  readonly lease: string
}

/**
 * Call in the transaction that causes the job. `once` is a unique name: a second job with the same name is ignored.
 * Returns the generated id, even if the job was ignored.
 */
export async function enqueue<K extends JobKind>(
  db: Queryable,
  kind: K,
  data: JobData<K>,
  now: number,
  { runAt = now, once = null }: { runAt?: number; once?: string | null } = {},
): Promise<string> {
  const id = newId(now)
  await db.run(sql`
    insert into job (id, kind, data, run_at, created_at, once)
    values (${id}, ${kind}, ${json(data)}, ${instant(runAt)}, ${instant(now)}, ${once})
    on conflict (once) where once is not null do nothing`)
  return id
}

/** Frees the unique name of a job that was skipped: it had no effect, so another one may have it. */
export async function freeSkippedName(db: Queryable, once: string): Promise<void> {
  await db.run(sql`update job set once = null where once = ${once} and needless`)
}

/**
 * Leases due jobs for `leaseMs`, at most `free` per lane, longest due first. Skips rows locked by other nodes. If the
 * node dies, the lease expires and another node takes the job. Unknown kinds stay in the queue for the release that
 * knows them, see `countUnknownJobs`.
 */
export async function takeJobs(
  db: Queryable,
  free: Readonly<Partial<Record<JobLane, number>>>,
  now: number,
  leaseMs: number,
): Promise<Job[]> {
  const kinds = allJobKinds
    .map((kind) => ({ kind, lane: laneOf(kind), free: free[laneOf(kind)] ?? 0 }))
    .filter((each) => each.free > 0)
  return db.rows<Job>(sql`
    with due as (
      select job.id, wanted.free, row_number() over (partition by wanted.lane order by job.run_at) as place
      from jsonb_to_recordset(${json(kinds)}::jsonb) as wanted(kind text, lane text, free int)
      cross join lateral (
        select id, run_at from job
        where kind = wanted.kind and done_at is null and dead_at is null and run_at <= ${instant(now)}
          and (locked_until is null or locked_until < now())
        order by run_at limit wanted.free for update skip locked) as job)
    update job set lease = gen_random_uuid(), locked_until = now() + ${leaseMs}::int * interval '1 ms',
      attempts = attempts + 1
    where id = any (array(select id from due where place <= free))
    returning id, kind, data, attempts, lease`)
}

/** Counts due jobs of kinds that this release does not know. */
export async function countUnknownJobs(
  db: Queryable,
  now: number,
): Promise<{ kind: string; count: number }[]> {
  return db.rows(sql`
    select kind, count(*) as count from job
    where done_at is null and dead_at is null and run_at <= ${instant(now)}
      and kind <> all (${allJobKinds}::text[])
    group by kind order by kind`)
}

type Lease = Pick<Job, 'id' | 'lease'>

/** Extends the lease to `leaseMs` from now. Returns false if the lease was lost. */
export async function renewLease(db: Queryable, { id, lease }: Lease, leaseMs: number): Promise<boolean> {
  return db.changed(sql`
    update job set locked_until = now() + ${leaseMs}::int * interval '1 ms' where id = ${id}
      and lease = ${lease}`)
}

/**
 * `isSkipped`: nothing was left to do for the handler. Returns false, and writes nothing, if the lease expired and
 * another node took the job.
 */
export async function finishJob(
  db: Queryable,
  { id, lease }: Lease,
  now: number,
  isSkipped = false,
): Promise<boolean> {
  return db.changed(sql`
    update job set done_at = ${instant(now)}, locked_until = null, lease = null, last_error = null,
      needless = ${isSkipped}
    where id = ${id} and lease = ${lease}`)
}

/** `retryAt` null: no further attempt; the job is dead. Returns false as `finishJob` does. */
export async function failJob(
  db: Queryable,
  { id, lease }: Lease,
  error: string,
  now: number,
  retryAt: number | null,
): Promise<boolean> {
  return db.changed(sql`
    update job set last_error = ${error.slice(0, 500)}, locked_until = null, lease = null,
      run_at = coalesce(${instant(retryAt)}::timestamptz, run_at),
      dead_at = ${instant(retryAt === null ? now : null)}
    where id = ${id} and lease = ${lease}`)
}

export type DeadJob = {
  readonly id: string
  readonly kind: string
  readonly attempts: number
  readonly failedAt: number
  /** Number of its order; null for other jobs. */
  readonly number: string | null
  readonly lastError: string | null
}

/** Latest failure first. */
export async function listDeadJobs(db: Queryable, limit: number): Promise<DeadJob[]> {
  return db.rows<DeadJob>(sql`
    select j.id, j.kind, j.attempts, j.dead_at as "failedAt", o.number, j.last_error as "lastError"
    from job j left join refund r on r.id = (j.data->>'refundId')::uuid
      left join orders o on o.id = coalesce((j.data->>'orderId')::uuid, r.order_id)
    where j.dead_at is not null order by j.dead_at desc, j.id desc limit ${limit}`)
}

export async function countDeadJobs(db: Queryable): Promise<number> {
  const count = await db.value<number>(sql`
    select count(*)::int as count from job where dead_at is not null`)
  return count!
}

/** Makes one dead job (by id) or 'all' of them due now, with all attempts again. Returns the number of jobs. */
export async function reviveJobs(db: Queryable, which: string, now: number): Promise<number> {
  return db.run(sql`
    update job set dead_at = null, attempts = 0, locked_until = null, lease = null,
      run_at = ${instant(now)}
    where dead_at is not null and (${which} = 'all' or id::text = ${which})`)
}

export type MailSummary = {
  readonly id: string
  readonly template: string
  /** `skipped`: no longer relevant at its time. The column is named `needless`. */
  readonly state: 'sent' | 'skipped' | 'waiting' | 'failed'
  /** Time of sending or failure, or the due time. */
  readonly at: number
  readonly attempts: number
  readonly number: string | null
  readonly to: string | null
  readonly lastError: string | null
}

/** Newest first. */
export async function listMails(db: Queryable, onlyFailed: boolean, limit: number): Promise<MailSummary[]> {
  return db.rows<MailSummary>(sql`
    select j.id, coalesce(j.data->>'template', j.kind) as template, j.attempts, o.number,
      coalesce(o.email, c.email) as to, j.last_error as "lastError",
      case when j.dead_at is not null then 'failed' when j.needless then 'skipped'
      when j.done_at is not null then 'sent' else 'waiting' end as state,
      coalesce(j.dead_at, j.done_at, j.run_at) as at
    from job j left join orders o on o.id = (j.data->>'orderId')::uuid
    left join customer c on c.id = (j.data->>'customerId')::uuid
    where j.kind = any (${mailKinds}::text[]) and (${onlyFailed} = false or j.dead_at is not null)
    order by coalesce(j.dead_at, j.done_at, j.run_at) desc, j.id desc limit ${limit}`)
}

type OrderMailKind = 'mail' | 'later-mail' | 'gift-mail'

/** Mails of an order in the order in which they were caused; sent ones stay for a month. */
export async function listOrderMails(db: Queryable, orderId: string): Promise<OrderMail[]> {
  return db.rows<OrderMail>(sql`
    select id, data->>'template' as template, attempts, last_error as "lastError",
      case when dead_at is not null then 'failed' when needless then 'skipped'
      when done_at is not null then 'sent' else 'waiting' end as state,
      coalesce(dead_at, done_at, run_at) as at
    from job where data->>'orderId' = ${orderId} and kind in ('mail', 'later-mail', 'gift-mail')
    order by created_at, id`)
}

export type OrderMail = Pick<MailSummary, 'id' | 'template' | 'state' | 'attempts' | 'lastError'> & {
  readonly at: number
}

/** The job of an order's mail; undefined if the order has no such mail. */
export async function loadMailJob(
  db: Queryable,
  orderId: string,
  id: string,
): Promise<{ kind: OrderMailKind; data: unknown; state: MailSummary['state'] } | undefined> {
  return db.row<{ kind: OrderMailKind; data: unknown; state: MailSummary['state'] }>(sql`
    select kind, data, case when dead_at is not null then 'failed' when needless then 'skipped'
      when done_at is not null then 'sent' else 'waiting' end as state
    from job where id = ${id} and data->>'orderId' = ${orderId}
      and kind in ('mail', 'later-mail', 'gift-mail')`)
}

/** Ends a job that did not run yet. */
export async function dropWaitingJob(db: Queryable, id: string, now: number): Promise<void> {
  await db.run(sql`
    update job set done_at = ${instant(now)}, needless = true
    where id = ${id} and done_at is null and dead_at is null`)
}
