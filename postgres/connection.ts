// Connects clients to the database through the socket in the data folder, with the password.
import { openSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { clusterOf } from './cluster.ts'
import { errorCode, StartProblem } from './start-problem.ts'

export type Connection = { host: string; port: number; user: string; password: string; database: string }

export function connectionTo(dataDir: string, password: string): Connection {
  return { host: socketFolder(clusterOf(dataDir)), port: 5432, user: 'posy', password, database: 'posy' }
}

// Socket paths are limited to 107 bytes (103 on macOS). For a longer path, an open folder has a short path in /proc
// for the lifetime of this process.
function socketFolder(cluster: string): string {
  if (Buffer.byteLength(join(cluster, '.s.PGSQL.5432')) <= 103) return cluster
  if (process.platform === 'linux') return `/proc/${process.pid}/fd/${openSync(cluster, 'r')}`
  throw new StartProblem(
    `The path of the data folder ${cluster} is too long for a socket: choose a shorter one with DATA_DIR.`,
  )
}

export type Readiness = 'ready' | 'busy' | 'silent'

/** Runs a query. An accepted connection is not enough, because the socket of a killed server may accept too. */
export async function askReadiness(connection: Connection): Promise<Readiness> {
  try {
    await runStatement(connection, 'select 1')
    return 'ready'
  } catch (error) {
    if (!(error instanceof pg.DatabaseError)) return 'silent'
    if (error.code === '3D000') return createDatabase(connection)
    if (busy.has(errorCode(error))) return 'busy'
    throw error
  }
}

// SQLSTATE of starting, recovering or stopping, and of too many connections.
const busy = new Set(['57P01', '57P02', '57P03', '53300'])

async function createDatabase(connection: Connection): Promise<Readiness> {
  await runStatement({ ...connection, database: 'postgres' }, `create database ${connection.database}`)
  return 'ready'
}

async function runStatement(connection: Connection, statement: string): Promise<void> {
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
