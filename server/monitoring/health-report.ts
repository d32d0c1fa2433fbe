// The report at `/health`: the state of a node and of what it depends on.
import { statfs } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { isDatabaseUnavailable, type Db, type PoolUsage } from '#data/database.ts'
import { countQueuedJobs, isReadOnly } from '#data/health.ts'

export type HealthReport = {
  /** True without problems. */
  readonly ok: boolean
  readonly problems: readonly string[]
  readonly build: string
  readonly database: { readonly state: DatabaseState; readonly pool: PoolUsage }
  readonly catalog: { readonly lagSeconds: number }
  /** Difference between the clocks of this machine and of the database; positive where this one is fast. */
  readonly clock: { readonly aheadSeconds: number }
  /** Null unless the database is writable and counts them. */
  readonly jobs: { readonly due: number; readonly oldestSeconds: number; readonly failed: number } | null
  readonly disk: { readonly freeBytes: number; readonly freePercent: number }
}

export type DatabaseState = 'writable' | 'read-only' | 'away'

export type HealthReportParts = {
  readonly build: string
  readonly db: Db
  /** The database's time in milliseconds. */
  readonly now: () => number
  readonly lagMs: () => number
  readonly dataDir: string
}

const databaseWaitMs = 2_000
const maxClockSeconds = 5
const maxLagSeconds = 10
const maxOldestSeconds = 300
const minFreePercent = 5

export async function reportHealth(parts: HealthReportParts): Promise<HealthReport> {
  const { build, db, now, lagMs, dataDir } = parts
  const state = await databaseState(db)
  const jobs = state === 'writable' ? await summarizeJobs(db, now()).catch(() => null) : null
  const report = {
    build,
    database: { state, pool: db.usage() },
    catalog: { lagSeconds: seconds(lagMs()) },
    clock: { aheadSeconds: seconds(Date.now() - now()) },
    jobs,
    disk: await freeSpace(dataDir),
  }
  const problems = problemsOf(report)
  return { ok: problems.length === 0, problems, ...report }
}

/** Answers within two seconds, whatever the database does. */
export async function databaseState(db: Db): Promise<DatabaseState> {
  const check = isReadOnly(db).then(
    (readOnly): DatabaseState => (readOnly ? 'read-only' : 'writable'),
    (error: unknown): DatabaseState => {
      if (!isDatabaseUnavailable(error)) throw error
      return 'code' in error && error.code === 'EREADONLY' ? 'read-only' : 'away'
    },
  )
  return Promise.race([check, delay(databaseWaitMs, 'away' as const, { ref: false })])
}

export function problemsOf(report: Omit<HealthReport, 'ok' | 'problems'>): string[] {
  const { database, catalog, clock, jobs, disk } = report
  return [
    ...(database.state === 'writable' ? [] : [`the database is ${database.state}`]),
    ...(catalog.lagSeconds > maxLagSeconds
      ? [`changes of the catalogue were last read ${catalog.lagSeconds} s ago`]
      : []),
    ...(Math.abs(clock.aheadSeconds) > maxClockSeconds
      ? [`the clock of this machine differs from the database's by ${clock.aheadSeconds} s`]
      : []),
    ...(jobs && jobs.oldestSeconds > maxOldestSeconds ? [`a due job waits for ${jobs.oldestSeconds} s`] : []),
    ...(disk.freePercent < minFreePercent ? [`the disk has ${disk.freePercent} % free`] : []),
  ]
}

async function summarizeJobs(db: Db, now: number): Promise<HealthReport['jobs']> {
  const kinds = await countQueuedJobs(db, now)
  const oldest = Math.min(...kinds.map(({ oldestAt }) => oldestAt ?? now), now)
  return {
    due: kinds.reduce((sum, { due }) => sum + due, 0),
    failed: kinds.reduce((sum, { failed }) => sum + failed, 0),
    oldestSeconds: seconds(now - oldest),
  }
}

export async function freeSpace(folder: string): Promise<HealthReport['disk']> {
  const { bavail, bsize, blocks } = await statfs(folder)
  return { freeBytes: bavail * bsize, freePercent: Math.floor((bavail / Math.max(1, blocks)) * 100) }
}

function seconds(ms: number): number {
  return Math.round(ms / 100) / 10
}
