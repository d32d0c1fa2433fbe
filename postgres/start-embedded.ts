// Starts and stops the shop's built-in PostgreSQL and keeps it running.
// The merchant's commands use the same database, with or without a running shop.
import { realpath } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { Connection } from './connection.ts'
import { makeFolder } from './make-folder.ts'
import { stopPostmaster, runningPostmaster } from './postmaster.ts'
import { ensureServer, prepareServer, type Log, type Server } from './server.ts'
import { asStartProblem, startProblem, StartProblem } from './start-problem.ts'
import { withStartLock, registerCommand, registerShop, hasUsers, type Usage } from './users.ts'

export { StartProblem } from './start-problem.ts'

export type Embedded = {
  /** `host` is the folder of a unix socket; it may be valid only in this process. */
  connection: Connection
  /** The database was already running: after a killed shop, or for another process. */
  adopted: boolean
  /** Releases the database; its last user stops it. Close your connections first: open ones are cut. */
  stop(): Promise<void>
}

/** Starts the database for the shop; one shop per data folder. Throws a StartProblem if a person can solve the problem. */
export async function startEmbedded(dataDir: string, log: Log): Promise<Embedded> {
  return enter(dataDir, registerShop, async (folder, usage) => {
    const { server, adopted } = await prepareAndStart(folder, log)
    const watch = watchServer(server, log)
    const stop = () => watch.end().then(() => leave(folder, usage))
    return { connection: server.connection, adopted, stop: once(stop) }
  })
}

/** Connects a command, with or without a running shop. Starts the database if necessary. */
export async function connectEmbedded(dataDir: string, log: Log): Promise<Embedded> {
  return enter(dataDir, registerCommand, async (folder, usage) => {
    const { server, adopted } = await prepareAndStart(folder, log)
    return { connection: server.connection, adopted, stop: once(() => leave(folder, usage)) }
  })
}

async function enter(
  dataDir: string,
  take: (folder: string) => Promise<Usage>,
  work: (folder: string, usage: Usage) => Promise<Embedded>,
): Promise<Embedded> {
  try {
    await makeFolder(dataDir, 0o700).catch((cause: unknown) => {
      const problem = startProblem(cause, dataDir)
      throw (
        problem ??
        new StartProblem(`The data folder ${dataDir} cannot be made: choose another with DATA_DIR.`, {
          cause,
        })
      )
    })
    const folder = await realpath(dataDir)
    const usage = await take(folder)
    return await work(folder, usage).catch(async (error: unknown) => {
      await leave(folder, usage)
      throw error
    })
  } catch (error) {
    throw asStartProblem(error, dataDir)
  }
}

async function prepareAndStart(dataDir: string, log: Log): Promise<{ server: Server; adopted: boolean }> {
  return withStartLock(dataDir, async () => {
    const server = await prepareServer(dataDir)
    return { server, ...(await ensureServer(server, log)) }
  })
}

// Only the last user stops the database. So a shop does not stop it for a running command, nor a command for a shop.
async function leave(dataDir: string, usage: Usage): Promise<void> {
  await withStartLock(dataDir, async () => {
    await usage.leave()
    if (!(await hasUsers(dataDir))) await stopPostmaster(dataDir)
  })
}

// Repeated calls of stop() run it only once.
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}

/** Restarts the shop's database if it was killed or stopped from outside. */
function watchServer(server: Server, log: Log): { end(): Promise<void> } {
  const ending = new AbortController()
  const watching = keepRunning(server, log, ending.signal)
  return {
    async end() {
      ending.abort()
      await watching
    },
  }
}

async function keepRunning(server: Server, log: Log, ending: AbortSignal): Promise<void> {
  let lastMessage = ''
  while (await pause(250, ending)) {
    try {
      if (await runningPostmaster(server.dataDir)) continue
      const { adopted } = await withStartLock(server.dataDir, () => ensureServer(server, log, ending))
      if (!adopted) log('the database had stopped and was started again')
      lastMessage = ''
    } catch (error) {
      if (ending.aborted) return
      const message = String(asStartProblem(error, server.dataDir))
      if (message !== lastMessage) log(message)
      lastMessage = message
      await pause(1_000, ending)
    }
  }
}

/** Resolves true after the time, or false at once on abort. The timer does not keep the process alive. */
async function pause(ms: number, ending: AbortSignal): Promise<boolean> {
  await delay(ms, undefined, { ref: false, signal: ending }).catch(() => {})
  return !ending.aborted
}
