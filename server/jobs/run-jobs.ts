// Does the work that transactions left: takes due jobs, runs them, tries failed ones again later and later.
import { failJob, finishJob, nextJobAt, takeJobs, type Job } from '#data/jobs.ts'
import type { Db } from '#data/database.ts'

/** What a handler answers where there is nothing left to do: the order is paid, the reader has left. */
export const needless = 'needless'
export type Done = Promise<void | typeof needless>

/** One function per kind of job; what it throws is a failed attempt. */
export type JobHandlers = Readonly<Record<string, (data: Record<string, unknown>, job: Job) => Done>>

export type JobLoop = { wake(): void; stop(): Promise<void> }

const batch = 8
const leaseMs = 60_000
/** Even when nobody wakes it, the loop looks this often: another node's work, or a lost wake-up. */
const idleMs = 2_000
const maxAttempts = 14

/** 2, 4, 8 … seconds, at most six hours: the last attempts are about a day and a half after the first. */
export function retryDelayMs(attempts: number): number {
  return Math.min(2 ** attempts * 1_000, 6 * 3_600_000)
}

export function startJobs(
  db: Db,
  handlers: JobHandlers,
  now: () => number,
  onFault: (fault: unknown, job?: Job) => void,
): JobLoop {
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | null = null
  let again = false

  function wake(): void {
    if (stopped) return
    again = true
    working ??= work().finally(() => {
      working = null
      if (again) wake()
    })
  }

  async function work(): Promise<void> {
    clearTimeout(timer)
    try {
      while (again && !stopped) {
        again = false
        const jobs = await takeJobs(db, batch, now(), leaseMs)
        await Promise.all(jobs.map(runOne))
        if (jobs.length === batch) again = true
      }
      const next = stopped ? null : await nextJobAt(db, now())
      sleep(next === null ? idleMs : Math.min(idleMs, Math.max(20, next - now())))
    } catch (fault) {
      onFault(fault)
      sleep(idleMs)
    }
  }

  async function runOne(job: Job): Promise<void> {
    try {
      const handle = Object.hasOwn(handlers, job.kind) ? handlers[job.kind] : undefined
      if (!handle) throw new Error(`nobody here does jobs of kind ${job.kind}`)
      const done = await handle(job.data, job)
      await finishJob(db, job.id, now(), done === needless)
    } catch (fault) {
      onFault(fault, job)
      const retryAt = job.attempts >= maxAttempts ? null : now() + retryDelayMs(job.attempts)
      await failJob(db, job.id, fault instanceof Error ? fault.message : String(fault), now(), retryAt)
    }
  }

  function sleep(ms: number): void {
    if (!stopped) timer = setTimeout(wake, ms)
  }

  wake()
  return {
    wake,
    async stop() {
      stopped = true
      clearTimeout(timer)
      await working
    },
  }
}
