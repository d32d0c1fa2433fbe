// Runs jobs: each lane takes due jobs for its free workers and retries failed ones with growing delays.
import { setTimeout as delay } from 'node:timers/promises'
import type { Db } from '#data/database.ts'
import {
  jobLanes,
  laneOf,
  readJobData,
  type JobData,
  type JobKind,
  type JobLane,
} from '#data/jobs/job-kinds.ts'
import { failJob, finishJob, renewLease, takeJobs, type Job } from '#data/jobs/jobs.ts'
import { enqueueNotice } from '#data/staff/notices.ts'
import { traced } from '#data/trace.ts'
import { hourMs } from '#domain/calendar/durations.ts'

/** The result of a handler without anything to do: the order is paid, the reader has unsubscribed. */
export const skipped = 'skipped'
export type JobResult = Promise<void | typeof skipped>

/** A handler that throws fails the attempt. */
export type JobHandlers = { readonly [K in JobKind]: (data: JobData<K>, job: Job) => JobResult }

/** A failure that no repetition changes, such as an address that does not exist. */
export class FinalFailure extends Error {
  override name = 'FinalFailure'
}

export type JobLoop = {
  poll(): void
  /** Waits up to three seconds for running jobs. Longer ones run again when their lease ends. */
  stop(): Promise<void>
}

/**
 * Each mail worker has a connection to the mail server. At 100 ms for a mail, the lane `mail` of a node sends 240
 * mails a second.
 */
export const mailWorkers = { codes: 4, mail: 24, news: 8 } as const

const lanes: Readonly<Record<JobLane, LaneSettings>> = {
  money: { workers: 4 },
  stock: { workers: 4 },
  codes: { workers: mailWorkers.codes },
  mail: { workers: mailWorkers.mail, pauseAfterFailures: 5 },
  news: { workers: mailWorkers.news, pauseAfterFailures: 5 },
  upkeep: { workers: 1 },
  snapshot: { workers: 1 },
  files: { workers: 1 },
  import: { workers: 1 },
  pictures: { workers: 4 },
}

const leaseMs = 60_000
/** Polling interval without `poll()`: finds jobs of other nodes and jobs that become due. */
const pollMs = 1_000
const stopMs = 3_000
/** Least time between two polls: one statement takes the jobs of all requests in between. */
const minPollGapMs = 25
export const maxAttempts = 19

/** 2, 4, 8 … seconds, at most six hours. The last attempt is 33 hours after the first. */
export function retryDelayMs(attempts: number): number {
  return Math.min(2 ** attempts * 1_000, 6 * hourMs)
}

export function runJob<K extends JobKind>(handlers: Pick<JobHandlers, K>, job: Job<K>): JobResult {
  return handlers[job.kind](readJobData(job.kind, job.data), job)
}

/** Starts the loop. `now` is the clock for due jobs, in milliseconds. */
export function startJobs(
  db: Db,
  handlers: JobHandlers,
  now: () => number,
  onFault: (fault: unknown, job?: Job) => void,
): JobLoop {
  const laneStates = new Map(jobLanes.map((name) => [name, createLane(lanes[name], () => performance.now())]))
  const running = new Set<Promise<void>>()
  /** Lanes with more due jobs than free workers. A worker that becomes free then polls at once. */
  const saturated = new Set<JobLane>()
  let stopped = false
  /** After stop: the results of jobs that still run are ignored; their leases end. */
  let abandoned = false
  let timer: NodeJS.Timeout | undefined
  /** Set while a poll is scheduled. */
  let scheduledPoll: NodeJS.Timeout | undefined
  let polling: Promise<void> = Promise.resolve()
  let polledAt = -Infinity

  function schedulePoll(): void {
    if (stopped || scheduledPoll) return
    const wait = Math.max(0, polledAt + minPollGapMs - performance.now())
    scheduledPoll = setTimeout(() => {
      polling = polling.then(poll)
    }, wait)
  }

  async function poll(): Promise<void> {
    scheduledPoll = undefined
    clearTimeout(timer)
    if (stopped) return
    polledAt = performance.now()
    try {
      const free = [...laneStates].map(([name, lane]) => [name, lane.free()] as const)
      const jobs = await takeJobs(db, Object.fromEntries(free), now(), leaseMs)
      for (const [name, requested] of free) {
        const taken = jobs.filter((job) => laneOf(job.kind) === name).length
        if (taken < requested) saturated.delete(name)
        else saturated.add(name)
      }
      for (const job of jobs) begin(job)
    } catch (fault) {
      onFault(fault)
    }
    if (!stopped) timer = setTimeout(schedulePoll, pollMs)
  }

  function begin(job: Job): void {
    const name = laneOf(job.kind)
    const lane = laneStates.get(name)!
    lane.begin()
    const run = attempt(job, { db, handlers, now, onFault, isAbandoned: () => abandoned }).then(
      (succeeded) => {
        running.delete(run)
        lane.end(succeeded)
        if (saturated.has(name)) schedulePoll()
      },
    )
    running.add(run)
  }

  schedulePoll()
  return {
    poll: schedulePoll,
    async stop() {
      stopped = true
      clearTimeout(timer)
      clearTimeout(scheduledPoll)
      await polling
      const deadline = new AbortController()
      await Promise.race([
        Promise.all(running),
        delay(stopMs, undefined, { signal: deadline.signal }).catch(() => undefined),
      ])
      deadline.abort()
      abandoned = true
    },
  }
}

type AttemptOptions = {
  readonly db: Db
  readonly handlers: JobHandlers
  readonly now: () => number
  readonly onFault: (fault: unknown, job: Job) => void
  /** Whether another worker has the job by now: the result is then ignored. */
  readonly isAbandoned: () => boolean
}

/** Resolves with whether the lane may go on; never rejects. */
async function attempt(job: Job, options: AttemptOptions): Promise<boolean> {
  const { db, handlers, now, onFault, isAbandoned } = options
  const report = (fault: unknown): void => void (isAbandoned() || onFault(fault, job))
  const leaseTimer = setInterval(() => void renewLease(db, job, leaseMs).catch(report), leaseMs / 3)
  try {
    // The last attempt has reported nothing: it may have ended its node.
    if (job.attempts > maxAttempts) throw new FinalFailure(`no result after ${maxAttempts} attempts`)
    const result = await traced(
      () => ({ kind: 'job', name: job.kind }),
      () => runJob(handlers, job),
    )
    // A power cut that loses it repeats the job, as a crash before it does.
    const isOurs = await finishJob(db.relaxed, job, now(), result === skipped)
    if (!isOurs) report(new Error(`job ${job.id} was done here, but its lease was lost`))
    return true
  } catch (fault) {
    report(fault)
    const isFinal = fault instanceof FinalFailure
    const retryAt = isFinal || job.attempts >= maxAttempts ? null : now() + retryDelayMs(job.attempts)
    const message = fault instanceof Error ? fault.message : String(fault)
    if (!isAbandoned()) await failJob(db, job, message, now(), retryAt).catch(report)
    if (!isAbandoned() && retryAt === null) await notifyStaff(db, job, now()).catch(report)
    // The server has answered, so the other jobs of the lane do not wait.
    return isFinal
  } finally {
    clearInterval(leaseTimer)
  }
}

/** At most one e-mail an hour, and none about an e-mail to the staff. */
async function notifyStaff(db: Db, { kind }: Job, now: number): Promise<void> {
  if (kind.startsWith('staff-')) return
  const hour = new Date(now).toISOString().slice(0, 13)
  await enqueueNotice(db, { notice: 'failed-job' }, now, `failed-jobs ${hour}`)
}

type LaneSettings = {
  /** Concurrent jobs. */
  readonly workers: number
  /** Consecutive failures that start a pause. Default: never. */
  readonly pauseAfterFailures?: number
}

type Lane = {
  /** Workers that may take a job now. After a pause it is one, until a job succeeds. */
  free(): number
  begin(): void
  end(succeeded: boolean): void
}

export const pauseMs = 30_000

/**
 * The workers of one lane, and its pause after consecutive failures. An unavailable mail server is not called a hundred
 * times a minute. Mails keep their attempts until it is back. `elapsed` is a monotonic clock in milliseconds.
 */
export function createLane(
  { workers, pauseAfterFailures = Infinity }: LaneSettings,
  elapsed: () => number,
): Lane {
  let busy = 0
  let failures = 0
  let pausedUntil = 0

  function free(): number {
    if (failures < pauseAfterFailures) return workers - busy
    return elapsed() >= pausedUntil && busy === 0 ? 1 : 0
  }

  return {
    free,
    begin: () => void (busy += 1),
    end(succeeded) {
      busy -= 1
      failures = succeeded ? 0 : failures + 1
      if (failures >= pauseAfterFailures) pausedUntil = elapsed() + pauseMs
    },
  }
}
