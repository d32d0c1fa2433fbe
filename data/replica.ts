// Reads from a streaming replica. It answers only where it has replayed all changes that the node knows; otherwise the
// primary does.
import pg from 'pg'
import { queryable, queryableFrom, sql, type Queryable } from './database.ts'
import { promptPool } from './prompt-pool.ts'

export type Replica = {
  /** `position`: the position in the primary's write-ahead log that the replica must have replayed; undefined where it is unknown. */
  reader(primary: Queryable, position: () => string | undefined): Queryable
  /** Reads since the start: by the replica, and by the primary because the replica was behind or away. */
  reads(): Readonly<Record<'replica' | 'behind' | 'away', number>>
  close(): Promise<void>
}

const connections = 5
const promptMs = 1_000
/** A lost replica gets no reads for this time. */
const pauseMs = 5_000

export function openReplica(connectionString: string, onFault: (fault: unknown) => void): Replica {
  const pool = new pg.Pool({
    connectionString,
    max: connections,
    connectionTimeoutMillis: promptMs,
    statement_timeout: 8_000,
    options: '-c plan_cache_mode=force_generic_plan',
  })
  // The next statement of a lost connection fails, and the primary answers it.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  const prompt = promptPool(pool, promptMs)
  const counts = { replica: 0, behind: 0, away: 0 }
  let pausedUntil = 0

  /** Undefined where the replica cannot answer. Position and data are read on one connection: an address may lead to several replicas. */
  async function readIfCurrent<T>(
    position: string,
    read: (from: Queryable) => Promise<T>,
  ): Promise<T | undefined> {
    const client = await prompt.connect()
    let broken: Error | undefined
    try {
      const from = queryable(client)
      const isCurrent = await from.value<boolean | null>(
        sql`select pg_last_wal_replay_lsn() >= ${position}::pg_lsn`,
      )
      return isCurrent ? await read(from) : undefined
    } catch (error) {
      broken = error as Error
      throw error
    } finally {
      client.release(broken)
    }
  }

  async function readFrom<T>(
    primary: Queryable,
    position: string | undefined,
    read: (from: Queryable) => Promise<T>,
  ): Promise<T> {
    if (position !== undefined && performance.now() >= pausedUntil) {
      const result = await readIfCurrent(position, read).catch((fault: unknown) => {
        pausedUntil = performance.now() + pauseMs
        onFault(fault)
        return null
      })
      counts[result ? 'replica' : result === null ? 'away' : 'behind'] += 1
      if (result) return result
    }
    return read(primary)
  }

  return {
    reader: (primary, position) =>
      queryableFrom({
        rows: (statement) => readFrom(primary, position(), (from) => from.rows(statement)),
        run: (statement) => primary.run(statement),
      }),
    reads: () => ({ ...counts }),
    close: () => pool.end(),
  }
}
