// Connection pool, queries and transactions. Every wait has a timeout: an unresponsive database causes an error within
// seconds.
import pg from 'pg'
import { isRefusal } from '#domain/refusal.ts'
import { promptMs as usualPromptMs, promptPool, type Pool } from './prompt-pool.ts'
import type { Statement } from './sql.ts'
import { traced } from './trace.ts'

export { instant, json, sql, type Statement } from './sql.ts'

// Counts and amounts are far below 2^53; instants are milliseconds; dates stay plain 'YYYY-MM-DD' text.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, Date.parse)
pg.types.setTypeParser(pg.types.builtins.DATE, String)

type Row = Record<string, unknown>

export type Queryable = {
  rows<R = Row>(statement: Statement): Promise<R[]>
  /** The first row; undefined if there is none. */
  row<R = Row>(statement: Statement): Promise<R | undefined>
  /** The only column of the first row; undefined if there is none. */
  value<V>(statement: Statement): Promise<V | undefined>
  /** The only column of all rows. */
  values<V>(statement: Statement): Promise<V[]>
  /** The second of two columns by the first. */
  map<K, V>(statement: Statement): Promise<Map<K, V>>
  /** Number of changed rows. */
  run(statement: Statement): Promise<number>
  /** Whether a row was changed. */
  changed(statement: Statement): Promise<boolean>
}

export type Db = Queryable & {
  /** Asynchronous commit, for carts, views and counters: a power cut may lose the last half second, without corruption. */
  readonly relaxed: Queryable
  /**
   * Runs `work` in a transaction, at most three attempts after serialization failures or deadlocks. A throw and a returned
   * refusal roll back. What must outlast a refusal, as the count of failed attempts, is written without a transaction.
   */
  transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T>
  /** A connection of its own, for LISTEN and migrations. */
  connect(options?: pg.ClientConfig): Promise<pg.Client>
  /** Connections of the pools: those in use, and callers that wait for one. */
  usage(): PoolUsage
  close(): Promise<void>
}

export type Database = Db & {
  /** The same connections for calls that somebody waits for: no statement waits longer than three seconds. */
  readonly prompt: Db
}

export type PoolUsage = { readonly used: number; readonly open: number; readonly waiting: number }

/** `max`: total connections, one of them for LISTEN. */
export type DatabaseOptions = pg.PoolConfig & {
  onIdleError?: (error: Error) => void
  /** Address for LISTEN and migrations, which need a connection of their own. Default: the same. */
  directUrl?: string | undefined
  /** The server is a pooler that gives each transaction another connection: nothing outlives a transaction. */
  isPooler?: boolean
  /** Longest wait of a statement of `prompt`. */
  promptMs?: number
}

export const defaultConnections = 10
/** Fewer would let a transaction that asks outside of itself wait for its own connection. */
export const minConnections = 4

/** How the connections of a node are shared out. Relaxed statements are short, and commit without a wait for the disk. */
export function shareConnections(all: number): { usual: number; relaxed: number } {
  const relaxed = Math.max(1, Math.floor(all * 0.3))
  return { relaxed, usual: all - 1 - relaxed }
}

/** Each statement is planned once per connection: planning one costs several times what running it does. */
const onePlan = '-c plan_cache_mode=force_generic_plan'

export function openDatabase(options: DatabaseOptions): Database {
  const { onIdleError, directUrl, isPooler = false, max = defaultConnections, ...others } = options
  const { promptMs = usualPromptMs, ...connection } = others
  const { usual, relaxed } = shareConnections(max)
  const perConnection = {
    statement_timeout: 8_000,
    lock_timeout: 3_000,
    options: onePlan,
    // Longer than any stall of this process, so it only ends transactions of unreachable machines. Lock waits end after
    // three seconds anyway.
    idle_in_transaction_session_timeout: 30_000,
  }
  const settings = {
    connectionTimeoutMillis: 3_000,
    query_timeout: 10_000,
    ...(!isPooler && perConnection),
    ...connection,
  }
  const pool = new pg.Pool({ ...settings, max: isPooler ? max - 1 : usual, verify: refuseReadOnly })
  const relaxedPool = new pg.Pool({
    ...settings,
    max: relaxed,
    verify: refuseReadOnly,
    options: `${onePlan} -c synchronous_commit=off`,
  })
  const pools = [pool, relaxedPool]
  for (const each of pools) {
    each.on('error', (error) => onIdleError?.(error))
    each.on('connect', ignoreConnectionErrors)
  }
  const begin = isPooler ? beginPooled : 'begin'
  const through = (one: Pool, relaxedOne: Pool): Pick<Db, keyof Queryable | 'relaxed' | 'transaction'> => ({
    ...queryable(one, isPooler),
    relaxed: isPooler ? relaxedThrough(one) : queryable(relaxedOne),
    transaction: (work) => withRetry(() => inTransaction(one, work, begin, isPooler)),
  })
  const own: Pick<Db, 'connect' | 'usage' | 'close'> = {
    async connect(overrides = {}) {
      const { connectionTimeoutMillis, query_timeout } = settings
      const defaults = { connectionTimeoutMillis, query_timeout, keepAlive: true }
      const client = new pg.Client({
        ...defaults,
        ...connection,
        ...(directUrl !== undefined && { connectionString: directUrl }),
        ...overrides,
      })
      ignoreConnectionErrors(client)
      await client.connect()
      return client
    },
    usage() {
      const sum = (of: (each: pg.Pool) => number): number => pools.reduce((all, each) => all + of(each), 0)
      return {
        used: sum((each) => each.totalCount - each.idleCount),
        open: sum((each) => each.totalCount),
        waiting: sum((each) => each.waitingCount),
      }
    },
    async close() {
      await Promise.all(pools.map((each) => each.end()))
    },
  }
  const prompt = through(promptPool(pool, promptMs), promptPool(relaxedPool, promptMs))
  return { ...through(pool, relaxedPool), ...own, prompt: { ...prompt, ...own } }
}

/** After a failover, the old address may lead to a standby: a pool keeps no connection to one. */
function refuseReadOnly(client: pg.ClientBase, done: (error?: Error) => void): void {
  client.query<{ readOnly: string }>(
    'select current_setting(\'transaction_read_only\') as "readOnly"',
    (error: Error | null, result) =>
      done(error ?? (result.rows[0]?.readOnly === 'on' ? new ReadOnlyServer() : undefined)),
  )
}

class ReadOnlyServer extends Error {
  override name = 'ReadOnlyServer'
  override message = 'the database is read-only'
  readonly code = 'EREADONLY'
}

/**
 * A lost connection emits 'error', which ends the process without a listener. The pool listens only to idle
 * connections. The handler does nothing: the next statement fails, and the pool removes the connection.
 */
function ignoreConnectionErrors(client: pg.ClientBase): void {
  client.on('error', () => undefined)
}

const beginPooled = 'begin; set local lock_timeout = 3000; set local statement_timeout = 8000'

/** Each statement in a transaction that does not wait for the disk. */
function relaxedThrough(pool: Pool): Queryable {
  const begin = `${beginPooled}; set local synchronous_commit = off`
  const run = <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => inTransaction(pool, work, begin, true)
  return queryableFrom({
    rows: (statement) => run((tx) => tx.rows(statement)),
    run: (statement) => run((tx) => tx.run(statement)),
  })
}

/** Derives the other forms of a result. */
export function queryableFrom({ rows, run }: Pick<Queryable, 'rows' | 'run'>): Queryable {
  const values = async <V>(statement: Statement): Promise<V[]> =>
    (await rows<Record<string, V>>(statement)).map((row) => Object.values(row)[0]!)
  return {
    rows,
    row: async <R>(statement: Statement) => (await rows<R>(statement))[0],
    values,
    value: async <V>(statement: Statement) => (await values<V>(statement))[0],
    map: async <K, V>(statement: Statement) =>
      new Map((await rows<object>(statement)).map((row) => Object.values(row) as [K, V])),
    run,
    changed: async (statement) => (await run(statement)) > 0,
  }
}

/** `unnamed`: the statements are not prepared. A pooler may pass the next call to a connection that does not know them. */
export function queryable(client: Pick<Pool, 'query'>, unnamed = false): Queryable {
  const run = (statement: Statement) =>
    traced(
      () => ({
        kind: 'statement',
        name: `sql ${/\w+/.exec(statement.text)?.[0] ?? ''}`,
        attributes: () => ({ 'db.system.name': 'postgresql', 'db.query.text': statement.text }),
      }),
      () => client.query(unnamed ? { ...statement, name: '' } : statement),
    )
  return queryableFrom({
    rows: async <R>(statement: Statement) => (await run(statement)).rows as R[],
    run: async (statement) => (await run(statement)).rowCount ?? 0,
  })
}

async function inTransaction<T>(
  pool: Pool,
  work: (tx: Queryable) => Promise<T>,
  begin: string,
  unnamed: boolean,
): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query(begin)
    const result = await work(queryable(client, unnamed))
    await client.query(isRefusal(result) ? 'rollback' : 'commit')
    return result
  } catch (error) {
    // Rollback is impossible: the connection is dropped, and the database rolls back.
    if (isDatabaseUnavailable(error)) broken = error
    else await client.query('rollback').catch((rollbackError: Error) => (broken = rollbackError))
    throw error
  } finally {
    client.release(broken)
  }
}

const retryableStates = new Set(['40001', '40P01'])

async function withRetry<T>(attempt: () => Promise<T>, left = 3): Promise<T> {
  try {
    return await attempt()
  } catch (error) {
    if (left <= 1 || !retryableStates.has(sqlState(error))) throw error
    return withRetry(attempt, left - 1)
  }
}

/** SQLSTATE of a database error, '' for any other error. */
export function sqlState(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : ''
}

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EREADONLY',
])
// Connection lost, server stopping or out of resources, timeout of a lock, statement or transaction, and read-only
// server. After a failover, the old address may lead to a standby.
const unavailableStates = /^(08|53|57)|^(55P03|25P03|25006)$/
const unavailableWords =
  /^(Connection terminated|Query read timeout|timeout e|Client has encountered a connection error)/

/** True if the database is unreachable or overloaded. The last statement may have been executed or not. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return error instanceof pg.DatabaseError
    ? unavailableStates.test(code)
    : unavailableCodes.has(code) || unavailableWords.test(error.message)
}

/** Name of the violated constraint; '' for other errors. */
export function brokenConstraint(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.constraint ?? '') : ''
}
