// The pool, queries and transactions. Every wait has an end: a database that does not answer becomes
// an error within seconds, never a hanging page.
import pg from 'pg'
import type { Statement } from './sql.ts'

export { json, sql, type Statement } from './sql.ts'

// Counts and amounts are far below 2^53; dates stay plain 'YYYY-MM-DD' text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, String)

type Row = Record<string, unknown>

export type Queryable = {
  /** All rows of a statement. */
  rows<R = Row>(statement: Statement): Promise<R[]>
  /** The first row, if there is one. */
  row<R = Row>(statement: Statement): Promise<R | undefined>
  /** How many rows a change touched. */
  run(statement: Statement): Promise<number>
}

export type Db = Queryable & {
  /** For carts, visits and counters: a power cut may lose its last half second, and never corrupts. */
  readonly relaxed: Queryable
  /** One transaction; tried again on a serialization failure or a deadlock, at most three times. */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /** A connection of its own, for LISTEN and migrations. */
  connect(options?: pg.ClientConfig): Promise<pg.Client>
  close(): Promise<void>
}

/** `max`: connections in all, one of them for LISTEN. */
export type DatabaseOptions = pg.PoolConfig & { onIdleError?: (error: Error) => void }

export const defaultConnections = 10
/** Fewer would let a transaction that asks outside of itself wait for its own connection. */
export const fewestConnections = 4

/** How the connections of a node are shared out. Relaxed statements are short and wait for no disk. */
export function shareConnections(all: number): { usual: number; relaxed: number } {
  const relaxed = Math.max(1, Math.floor(all * 0.3))
  return { relaxed, usual: all - 1 - relaxed }
}

/** Each statement is planned once per connection: planning one costs several times what running it does. */
const onePlan = '-c plan_cache_mode=force_generic_plan'

export function openDatabase(options: DatabaseOptions): Db {
  const { onIdleError, max = defaultConnections, ...connection } = options
  const { usual, relaxed } = shareConnections(max)
  const settings = {
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
    statement_timeout: 8_000,
    lock_timeout: 3_000,
    options: onePlan,
    // Longer than any stall of this process: it only ends transactions of a machine that vanished. Locks are waited for
    // three seconds at most, whoever holds them.
    idle_in_transaction_session_timeout: 30_000,
    ...connection,
  }
  const pool = new pg.Pool({ ...settings, max: usual })
  const relaxedPool = new pg.Pool({
    ...settings,
    max: relaxed,
    options: `${onePlan} -c synchronous_commit=off`,
  })
  for (const each of [pool, relaxedPool]) {
    each.on('error', (error) => onIdleError?.(error))
    each.on('connect', listenForLoss)
  }
  return {
    ...queryable(pool),
    relaxed: queryable(relaxedPool),
    transaction: (work) => withRetry(() => inTransaction(pool, work)),
    async connect(wanted = {}) {
      const { connectionTimeoutMillis, query_timeout } = settings
      const usually = { connectionTimeoutMillis, query_timeout, keepAlive: true }
      const client = new pg.Client({ ...usually, ...connection, ...wanted })
      listenForLoss(client)
      await client.connect()
      return client
    },
    async close() {
      await Promise.all([pool.end(), relaxedPool.end()])
    },
  }
}

/**
 * The loss of a connection is an 'error' event, and without a listener that ends the process. The pool listens only
 * while nobody has the connection. Nothing is done here: the next statement on it is rejected, and it leaves the pool.
 */
function listenForLoss(client: pg.ClientBase): void {
  client.on('error', () => undefined)
}

export function queryable(client: pg.Pool | pg.ClientBase): Queryable {
  const run = (statement: Statement) => client.query<Row>(statement as pg.QueryConfig)
  return {
    rows: async <R>(statement: Statement) => (await run(statement)).rows as R[],
    row: async <R>(statement: Statement) => (await run(statement)).rows[0] as R | undefined,
    run: async (statement) => (await run(statement)).rowCount ?? 0,
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (tx: Queryable) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(queryable(client))
    await client.query('commit')
    return result
  } catch (error) {
    // Nobody is there to roll back: the connection is given up, and the database does the same.
    if (isDatabaseAway(error)) broken = error
    else await client.query('rollback').catch((rollbackError: Error) => (broken = rollbackError))
    throw error
  } finally {
    client.release(broken)
  }
}

const worthRetrying = new Set(['40001', '40P01'])

async function withRetry<T>(attempt: () => Promise<T>, left = 3): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (left <= 1 || !worthRetrying.has(sqlState(error))) throw error
    return withRetry(attempt, left - 1)
  }
}

/** SQLSTATE of a database error, '' for any other error. */
export function sqlState(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : ''
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
])
// Connection lost, server stopping or out of room, a lock, a statement or a transaction that took too long, and
// a server that became read-only: after a failover, the old address may lead to a standby.
const awayStates = /^(08|53|57)|^(55P03|25P03|25006)$/
const awayWords =
  /^(Connection terminated|Query read timeout|timeout e|Client has encountered a connection error)/

/** True where the database is away or overwhelmed. What was asked of it last may be done or not: asking again tells. */
export function isDatabaseAway(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return error instanceof pg.DatabaseError
    ? awayStates.test(code)
    : awayCodes.has(code) || awayWords.test(error.message)
}

/** Name of the constraint a statement broke, '' when it broke none. */
export function brokenConstraint(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.constraint ?? '') : ''
}
