// Prepares and starts the database of one data folder, in any state that an earlier run has left.
import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries, type Binaries } from './binaries.ts'
import { homeOf, logOf, prepareCluster } from './cluster.ts'
import { askReadiness, connectionTo, type Connection } from './connection.ts'
import { databaseOwner, type Owner } from './owner.ts'
import { launchPostmaster, runningPostmaster } from './postmaster.ts'
import { StartProblem, startProblem } from './start-problem.ts'

export type Server = { dataDir: string; binaries: Binaries; owner: Owner | undefined; connection: Connection }

export type Log = (line: string) => void

/** Prepares programs, files and password, but starts no process. */
export async function prepareServer(dataDir: string): Promise<Server> {
  const owner = await databaseOwner(homeOf(dataDir))
  const binaries = await findBinaries(dataDir, owner)
  const password = await prepareCluster(dataDir, binaries, owner)
  return { dataDir, binaries, owner, connection: connectionTo(dataDir, password) }
}

// After a crash the database first reads at most one gigabyte of its log: minutes on the slowest disk.
const startTimeoutMs = 10 * 60_000
const noticeAfterMs = 5_000

/** Waits until the database answers and starts it if necessary. `adopted`: it was running before. */
export async function ensureServer(
  server: Server,
  log: Log,
  ending?: AbortSignal,
): Promise<{ adopted: boolean }> {
  const { dataDir, binaries, owner, connection } = server
  const startedAt = Date.now()
  let launched: ChildProcess | undefined
  let noticeLogged = false
  let pauseMs = 8
  for (; Date.now() < startedAt + startTimeoutMs && !ending?.aborted; await delay(pauseMs)) {
    pauseMs = Math.min(pauseMs * 1.2, 250)
    const readiness = await askReadiness(connection)
    if (readiness === 'ready') return { adopted: !launched }
    if (!noticeLogged && Date.now() > startedAt + noticeAfterMs) {
      log('the database is still getting ready: after a crash it checks its files first')
      noticeLogged = true
    }
    if (readiness === 'busy' || isRunning(launched) || (await runningPostmaster(dataDir))) continue
    if (launched) await checkStartFailure(dataDir)
    launched = await launchPostmaster(dataDir, binaries, owner)
  }
  throw new StartProblem(
    `The database in ${dataDir} does not answer: see ${logOf(dataDir)}, end its processes and start again.`,
  )
}

const isRunning = (child: ChildProcess | undefined) => child?.exitCode === null && child.signalCode === null

// After a kill the last processes of the old server may need a moment to end. Then a retry succeeds.
async function checkStartFailure(dataDir: string): Promise<void> {
  const output = await readFile(logOf(dataDir), 'utf8')
  if (!/lock file .* already exists|shared memory block/.test(output))
    throw startProblem(output, dataDir) ?? new Error(`PostgreSQL did not start:\n${output.trim()}`)
  await delay(100)
}
