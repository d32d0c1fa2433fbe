// Does the work that transactions left: each lane takes due jobs as its workers become free, runs them, and tries failed
// ones again later and later.
import { setTimeout as delay } from 'node:timers/promises'
import { failJob, finishJob, renewLease, takeJobs, type Job } from '#data/jobs/jobs.ts'
import {
  jobLanes,
  laneOf,
  readJobData,
  type JobData,
  type JobKind,
  type JobLane,
} from '#data/jobs/job-kinds.ts'
import type { Db } from '#data/database.ts'
import { createLane, type LaneSettings } from './lane.ts'

/** What a handler answers where there is nothing left to do: the order is paid, the reader has left. */
export const needless = 'needless'
export type Done = Promise<void | typeof needless>

/** What it throws is a failed attempt. */
export type JobHandlers = { readonly [K in JobKind]: (data: JobData<K>, job: Job) => Done }

export type JobLoop = {
  wake(): void
  /** Waits a few seconds for running jobs; a job that takes longer is taken again when its lease is over. */
  stop(): Promise<void>
}

const lanes: Readonly<Record<JobLane, LaneSettings>> = {
  money: { workers: 4 },
  stock: { workers: 4 },
  codes: { workers: 4 },
  mail: { workers: 8, restsAfter: 5 },
  news: { workers: 4, restsAfter: 5 },
}

const leaseMs = 60_000
/** Even when nobody wakes it, the loop looks this often: another node's work, what falls due, or a lost wake-up. */
const idleMs = 1_000
const stopMs = 3_000
const maxAttempts = 14

/** 2, 4, 8 … seconds, at most six hours: the last attempts are about a day and a half after the first. */
export function retryDelayMs(attempts: number): number {
  return Math.min(2 ** attempts * 1_000, 6 * 3_600_000)
}

export function runJob<K extends JobKind>(handlers: Pick<JobHandlers, K>, job: Job<K>): Done {
  return handlers[job.kind](readJobData(job.kind, job.data), job)
}

/** `now` decides what is due. */
export function startJobs(
  db: Db,
  handlers: JobHandlers,
  now: () => number,
  onFault: (fault: unknown, job?: Job) => void,
): JobLoop {
  const open = new Map(jobLanes.map((name) => [name, createLane(lanes[name], () => performance.now())]))
  const running = new Set<Promise<void>>()
  /** Lanes that had at least as many jobs due as workers for them: whoever becomes free looks for the next. */
  const crowded = new Set<JobLane>()
  let stopped = false
  /** What still runs when the shop stops is left to its lease, and tells nobody how it ended. */
  let abandoned = false
  let timer: NodeJS.Timeout | undefined
  let looking: Promise<void> | null = null
  let again = false

  function wake(): void {
    if (stopped) return
    again = true
    looking ??= look().finally(() => {
      looking = null
      if (again) wake()
    })
  }

  async function look(): Promise<void> {
    clearTimeout(timer)
    try {
      while (again && !stopped) {
        again = false
        const free = [...open].map(([name, lane]) => [name, lane.free()] as const)
        const jobs = await takeJobs(db, Object.fromEntries(free), now(), leaseMs)
        for (const [name, asked] of free) {
          const taken = jobs.filter((job) => laneOf(job.kind) === name).length
          if (taken < asked) crowded.delete(name)
          else crowded.add(name)
        }
        for (const job of jobs) begin(job)
      }
    } catch (fault) {
      onFault(fault)
    }
    if (!stopped) timer = setTimeout(wake, idleMs)
  }

  function begin(job: Job): void {
    const name = laneOf(job.kind)
    const lane = open.get(name)!
    lane.begin()
    const run = runOne(job).then((succeeded) => {
      running.delete(run)
      lane.end(succeeded)
      if (crowded.has(name)) wake()
    })
    running.add(run)
  }

  /** Whether the job was done; it never rejects. */
  async function runOne(job: Job): Promise<boolean> {
    const report = (fault: unknown): void => void (abandoned || onFault(fault, job))
    const renewing = setInterval(() => void renewLease(db, job, leaseMs).catch(report), leaseMs / 3)
    try {
      const done = await runJob(handlers, job)
      const isOurs = await finishJob(db, job, now(), done === needless)
      if (!isOurs) report(new Error(`job ${job.id} was done here, but its lease was lost`))
      return true
    } catch (fault) {
      report(fault)
      const retryAt = job.attempts >= maxAttempts ? null : now() + retryDelayMs(job.attempts)
      const message = fault instanceof Error ? fault.message : String(fault)
      if (!abandoned) await failJob(db, job, message, now(), retryAt).catch(report)
      return false
    } finally {
      clearInterval(renewing)
    }
  }

  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await looking
      const enough = new AbortController()
      await Promise.race([
        Promise.all(running),
        delay(stopMs, undefined, { signal: enough.signal }).catch(() => undefined),
      ])
      enough.abort()
      abandoned = true
    },
  }
}
