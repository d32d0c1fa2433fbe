// The shop's own PostgreSQL: started with the shop, kept running beside it, stopped with it.
// The merchant's commands use the same database, whether a shop runs or not.
import { realpath } from 'node:fs/promises'
import type { Connection } from './connection.ts'
import { makeFolder } from './make-folder.ts'
import { stopPostmaster } from './postmaster.ts'
import { ensureServer, prepareServer, type Log, type Server } from './server.ts'
import { explained, startProblem, StartProblem } from './start-problem.ts'
import { alone, enterAsCommand, enterAsShop, isUsed, type Place } from './users.ts'
import { watchServer } from './watch.ts'

export { StartProblem } from './start-problem.ts'

export type Embedded = {
  /** `host` is the folder of a unix socket; it may be valid only while this process lives. */
  connection: Connection
  /** The database ran before: left over from a killed shop, or in use by another process. */
  adopted: boolean
  /** Leaves the database; the last of its users stops it. Close your connections first: what is still open is cut. */
  stop(): Promise<void>
}

/** For the shop, of which a data folder takes one. Throws a StartProblem for what a person can mend. */
export async function startEmbedded(dataDir: string, log: Log): Promise<Embedded> {
  return enter(dataDir, enterAsShop, async (folder, place) => {
    const { server, adopted } = await bringUp(folder, log)
    const watch = watchServer(server, log)
    const stop = () => watch.end().then(() => leave(folder, place))
    return { connection: server.connection, adopted, stop: once(stop) }
  })
}

/** For a command, beside a shop or without one. */
export async function connectEmbedded(dataDir: string, log: Log): Promise<Embedded> {
  return enter(dataDir, enterAsCommand, async (folder, place) => {
    const { server, adopted } = await bringUp(folder, log)
    return { connection: server.connection, adopted, stop: once(() => leave(folder, place)) }
  })
}

async function enter(
  dataDir: string,
  take: (folder: string) => Promise<Place>,
  work: (folder: string, place: Place) => Promise<Embedded>,
): Promise<Embedded> {
  try {
    await makeFolder(dataDir, 0o700).catch((cause: unknown) => {
      const told = startProblem(cause, dataDir)
      throw (
        told ??
        new StartProblem(`The data folder ${dataDir} cannot be made: choose another with DATA_DIR.`, {
          cause,
        })
      )
    })
    const folder = await realpath(dataDir)
    const place = await take(folder)
    return await work(folder, place).catch(async (error: unknown) => {
      await leave(folder, place)
      throw error
    })
  } catch (error) {
    throw explained(error, dataDir)
  }
}

async function bringUp(dataDir: string, log: Log): Promise<{ server: Server; adopted: boolean }> {
  return alone(dataDir, async () => {
    const server = await prepareServer(dataDir)
    return { server, ...(await ensureServer(server, log)) }
  })
}

// The last one out stops the database: a shop never takes it from a working command, nor a command from a shop.
async function leave(dataDir: string, place: Place): Promise<void> {
  await alone(dataDir, async () => {
    await place.leave()
    if (!(await isUsed(dataDir))) await stopPostmaster(dataDir)
  })
}

// A shop that is told twice to end stops once.
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => (done ??= work())
}
