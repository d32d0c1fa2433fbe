// Work left by transactions: written in them, done after them, tried again until done or dead. Due times are the shop's;
// leases are reckoned by the database alone, so that nodes whose clocks differ never run one job twice.
import { json, sql, type Queryable } from '../database.ts'
import { newId } from '../ids.ts'
import { knownKinds, laneOf, mailKinds, type JobData, type JobKind, type JobLane } from './job-kinds.ts'

export type NewJob<K extends JobKind = JobKind> = {
  readonly id: string
  readonly kind: K
  readonly data: JobData<K>
  readonly runAt: number
}

/** A job to be written by a statement of its own. `nowMs` stands in its id. */
export function newJob<K extends JobKind>(
  kind: K,
  data: JobData<K>,
  nowMs: number,
  runAt = nowMs,
): NewJob<K> {
  return { id: newId(nowMs), kind, data, runAt }
}

export type Job<K extends JobKind = JobKind> = {
  readonly id: string
  readonly kind: K
  /** As it is stored: `readJobData` reads it. */
  readonly data: unknown
  /** This one included. */
  readonly attempts: number
  /** Of this taking: whoever takes the job after it has another. */
  readonly lease: string
}

/** `once` names what is to happen a single time: asked for again under that name, nothing more does. Returns its id. */
export async function enqueue<K extends JobKind>(
  db: Queryable,
  kind: K,
  data: JobData<K>,
  nowMs: number,
  { runAt = nowMs, once = null }: { runAt?: number; once?: string | null } = {},
): Promise<string> {
  const id = newId(nowMs)
  await db.run(sql`
    insert into job (id, kind, data, run_at, created_at, once)
    values (${id}, ${kind}, ${json(data)}, ${new Date(runAt)}, ${new Date(nowMs)}, ${once})
    on conflict (once) where once is not null do nothing`)
  return id
}

/**
 * Takes due jobs for `leaseMs`, as many of each lane as `free` says, the longest due first. Should this node die, they
 * come back by themselves. Jobs of unknown kinds are left to the release that knows them, see `countUnknownJobs`.
 */
export async function takeJobs(
  db: Queryable,
  free: Readonly<Partial<Record<JobLane, number>>>,
  nowMs: number,
  leaseMs: number,
): Promise<Job[]> {
  const wanted = knownKinds
    .map((kind) => ({ kind, lane: laneOf(kind), free: free[laneOf(kind)] ?? 0 }))
    .filter((each) => each.free > 0)
  return db.rows<Job>(sql`
    with due as (
      select job.id, wanted.free, row_number() over (partition by wanted.lane order by job.run_at) as place
      from jsonb_to_recordset(${json(wanted)}::jsonb) as wanted(kind text, lane text, free int)
      cross join lateral (
        select id, run_at from job
        where kind = wanted.kind and done_at is null and dead_at is null and run_at <= ${new Date(nowMs)}
          and (locked_until is null or locked_until < now())
        order by run_at limit wanted.free for update skip locked) as job)
    update job set lease = gen_random_uuid(), locked_until = now() + ${leaseMs}::int * interval '1 ms',
      attempts = attempts + 1
    where id = any (array(select id from due where place <= free))
    returning id, kind, data, attempts, lease`)
}

/** Kinds of due jobs that this release does not know, and how many wait. */
export async function countUnknownJobs(
  db: Queryable,
  nowMs: number,
): Promise<{ kind: string; count: number }[]> {
  return db.rows(sql`
    select kind, count(*) as count from job
    where done_at is null and dead_at is null and run_at <= ${new Date(nowMs)}
      and kind <> all (${knownKinds}::text[])
    group by kind order by kind`)
}

type Held = Pick<Job, 'id' | 'lease'>

/** Holds the job for another `leaseMs` from now. False where the lease was lost. */
export async function renewLease(db: Queryable, { id, lease }: Held, leaseMs: number): Promise<boolean> {
  const renewed = await db.run(sql`
    update job set locked_until = now() + ${leaseMs}::int * interval '1 ms' where id = ${id}
      and lease = ${lease}`)
  return renewed === 1
}

/**
 * `needless`: there was nothing left to do, and nothing was done. False, and nothing is written, where the lease ran out
 * and another node took the job.
 */
export async function finishJob(
  db: Queryable,
  { id, lease }: Held,
  nowMs: number,
  needless = false,
): Promise<boolean> {
  const finished = await db.run(sql`
    update job set done_at = ${new Date(nowMs)}, locked_until = null, lease = null, last_error = null,
      needless = ${needless}
    where id = ${id} and lease = ${lease}`)
  return finished === 1
}

/** `retryAt` null: no further attempt, the job is dead and waits for a person. False as in finishJob. */
export async function failJob(
  db: Queryable,
  { id, lease }: Held,
  error: string,
  nowMs: number,
  retryAt: number | null,
): Promise<boolean> {
  const failed = await db.run(sql`
    update job set last_error = ${error.slice(0, 500)}, locked_until = null, lease = null,
      run_at = coalesce(${retryAt === null ? null : new Date(retryAt)}::timestamptz, run_at),
      dead_at = ${retryAt === null ? new Date(nowMs) : null}
    where id = ${id} and lease = ${lease}`)
  return failed === 1
}

export type DeadJob = {
  readonly id: string
  readonly kind: string
  readonly attempts: number
  readonly failedAt: Date
  /** Of the order it is about. */
  readonly number: string | null
  readonly lastError: string | null
}

/** The latest first. */
export async function listDeadJobs(db: Queryable, limit: number): Promise<DeadJob[]> {
  return db.rows<DeadJob>(sql`
    select j.id, j.kind, j.attempts, j.dead_at as "failedAt", o.number, j.last_error as "lastError"
    from job j left join refund r on r.id = (j.data->>'refundId')::uuid
      left join orders o on o.id = coalesce((j.data->>'orderId')::uuid, r.order_id)
    where j.dead_at is not null order by j.dead_at desc, j.id desc limit ${limit}`)
}

/** Makes a dead job, by its id, or 'all' of them due again with all attempts before them. Returns how many. */
export async function reviveJobs(db: Queryable, which: string, nowMs: number): Promise<number> {
  return db.run(sql`
    update job set dead_at = null, attempts = 0, locked_until = null, lease = null,
      run_at = ${new Date(nowMs)}
    where dead_at is not null and (${which} = 'all' or id::text = ${which})`)
}

export type MailSummary = {
  readonly id: string
  readonly template: string
  /** `needless`: when its time came it had nothing to say any more, and was not sent. */
  readonly state: 'sent' | 'needless' | 'waiting' | 'failed'
  /** When it was sent or failed, or when it is due. */
  readonly at: Date
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
      case when j.dead_at is not null then 'failed' when j.needless then 'needless'
      when j.done_at is not null then 'sent' else 'waiting' end as state,
      coalesce(j.dead_at, j.done_at, j.run_at) as at
    from job j left join orders o on o.id = (j.data->>'orderId')::uuid
    left join customer c on c.id = (j.data->>'customerId')::uuid
    where j.kind = any (${mailKinds}::text[]) and (${onlyFailed} = false or j.dead_at is not null)
    order by coalesce(j.dead_at, j.done_at, j.run_at) desc, j.id desc limit ${limit}`)
}
