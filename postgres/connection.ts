// How a client reaches the database: through the socket in the closed data folder, with the password.
import { openSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { clusterOf } from './cluster.ts'
import { errorCode, StartProblem } from './start-problem.ts'

export type Connection = { host: string; port: number; user: string; password: string; database: string }

export function connectionTo(dataDir: string, password: string): Connection {
  return { host: socketFolder(clusterOf(dataDir)), port: 5432, user: 'posy', password, database: 'posy' }
}

// The system takes 107 bytes as the name of a socket (macOS 103). A longer one is reached through an open
// folder, which has a short name as long as this process lives.
function socketFolder(cluster: string): string {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= 103) return cluster
  if (process.platform === 'linux') return `/proc/${process.pid}/fd/${openSync(cluster, 'r')}`
  throw new StartProblem(
    `The path of the data folder ${cluster} is too long for a socket: choose a shorter one with DATA_DIR.`,
  )
}

export type Answer = 'ready' | 'busy' | 'silent'

/** Asks the database a question. An accepted connection alone is no proof: a killed server's socket may accept too. */
export async function askReadiness(connection: Connection): Promise<Answer> {
  try {
    await ask(connection, 'select 1')
    return 'ready'
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) return 'silent'
    if (error.code === '3D000') return createDatabase(connection)
    if (busy.has(errorCode(error))) return 'busy'
    throw error
  }
}

// Starting, recovering or stopping; every place taken.
const busy = new Set(['57P01', '57P02', '57P03', '53300'])

async function createDatabase(connection: Connection): Promise<Answer> {
  await ask({ ...connection, database: 'postgres' }, `create database ${connection.database}`)
  return 'ready'
}

async function ask(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client({
    ...connection,
    ssl: false,
    connectionTimeoutMillis: 2_000,
    query_timeout: 30_000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end().catch(() => {})
  }
}
