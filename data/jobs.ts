// Work left by transactions: written in them, done after them, tried again until done or dead.
import { json, sql, type Queryable } from './database.ts'
import type { NewJob } from './order-record.ts'

export type Job = {
  readonly id: string
  readonly kind: string
  readonly data: Record<string, unknown>
  readonly attempts: number
}

/** `once` names what is to happen a single time: asked for again under that name, nothing more does. */
export async function enqueue(db: Queryable, job: NewJob, nowMs: number, once?: string): Promise<void> {
  await db.run(sql`
    insert into job (id, kind, data, run_at, created_at, once)
    values (${job.id}, ${job.kind}, ${json(job.data)}, ${new Date(job.runAt)}, ${new Date(nowMs)}, ${once ?? null})
    on conflict (once) where once is not null do nothing`)
}

/** Takes due jobs for `leaseMs`: should this node die, they come back by themselves. */
export async function takeJobs(db: Queryable, limit: number, nowMs: number, leaseMs: number): Promise<Job[]> {
  return db.rows<Job>(sql`
    update job set locked_until = ${new Date(nowMs + leaseMs)}, attempts = attempts + 1
    where id in (
      select id from job
      where done_at is null and dead_at is null and run_at <= ${new Date(nowMs)} and (locked_until is null or locked_until < ${new Date(nowMs)})
      order by run_at limit ${limit} for update skip locked)
    returning id, kind, data, attempts`)
}

/** `needless`: there was nothing left to do, and nothing was done. */
export async function finishJob(db: Queryable, id: string, nowMs: number, needless = false): Promise<void> {
  await db.run(sql`
    update job set done_at = ${new Date(nowMs)}, locked_until = null, last_error = null, needless = ${needless} where id = ${id}`)
}

/** `retryAt` null: no further attempt, the job is dead and waits for a person. */
export async function failJob(
  db: Queryable,
  id: string,
  error: string,
  nowMs: number,
  retryAt: number | null,
): Promise<void> {
  await db.run(sql`
    update job set last_error = ${error.slice(0, 500)}, locked_until = null,
      run_at = coalesce(${retryAt === null ? null : new Date(retryAt)}::timestamptz, run_at),
      dead_at = ${retryAt === null ? new Date(nowMs) : null}
    where id = ${id}`)
}

/** When the next job that nobody has taken falls due, in milliseconds; null where none waits. */
export async function nextJobAt(db: Queryable, nowMs: number): Promise<number | null> {
  const row = await db.row<{ at: Date }>(sql`
    select run_at as at from job
    where done_at is null and dead_at is null and (locked_until is null or locked_until < ${new Date(nowMs)})
    order by run_at limit 1`)
  return row?.at.getTime() ?? null
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
    update job set dead_at = null, attempts = 0, locked_until = null, run_at = ${new Date(nowMs)}
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

/** Newest first. Every kind of job that sends a mail is called so. */
export async function listMails(db: Queryable, onlyFailed: boolean, limit: number): Promise<MailSummary[]> {
  return db.rows<MailSummary>(sql`
    select j.id, coalesce(j.data->>'template', j.kind) as template, j.attempts, o.number, coalesce(o.email, c.email) as to, j.last_error as "lastError",
      case when j.dead_at is not null then 'failed' when j.needless then 'needless' when j.done_at is not null then 'sent' else 'waiting' end as state,
      coalesce(j.dead_at, j.done_at, j.run_at) as at
    from job j left join orders o on o.id = (j.data->>'orderId')::uuid left join customer c on c.id = (j.data->>'customerId')::uuid
    where j.kind like '%mail' and (${onlyFailed} = false or j.dead_at is not null)
    order by coalesce(j.dead_at, j.done_at, j.run_at) desc, j.id desc limit ${limit}`)
}
