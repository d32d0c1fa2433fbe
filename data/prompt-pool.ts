// Connections for calls that somebody waits for: a database that does not answer causes an error within three seconds.
import type pg from 'pg'

/** The part of a pool that statements and transactions use. */
export type Pool = {
  query(config: pg.QueryConfig): Promise<pg.QueryResult>
  connect(): Promise<PoolConnection>
}

export type PoolConnection = {
  query(config: pg.QueryConfig | string): Promise<pg.QueryResult>
  release(error?: Error): void
}

/** Longest wait of a statement, including for a connection. */
export const promptMs = 2_200
/** The same after a wait without an answer, until a statement succeeds: a call may wait several times. */
const unavailableMs = 250

export function promptPool(pool: pg.Pool, usualMs: number): Pool {
  let isUnavailable = false
  pool.on('release', (error: Error | undefined) => {
    if (!error) isUnavailable = false
  })

  function limitMs(): number {
    return isUnavailable ? unavailableMs : usualMs
  }

  /** The pool has one limit for all its callers, so this one is measured here. */
  async function connect(waitMs: number): Promise<pg.PoolClient> {
    const connecting = pool.connect()
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        connecting.then(
          (client) => client.release(),
          () => undefined,
        )
        isUnavailable = true
        reject(new Error('timeout expired: no connection to the database is free'))
      }, waitMs)
    })
    try {
      return await Promise.race([connecting, timeout])
    } finally {
      clearTimeout(timer)
    }
  }

  async function limited(
    client: pg.PoolClient,
    config: pg.QueryConfig,
    waitMs: number,
  ): Promise<pg.QueryResult> {
    try {
      const limit = { query_timeout: Math.max(1, Math.round(waitMs)) }
      return await client.query({ ...config, ...limit })
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') isUnavailable = true
      throw error
    }
  }

  return {
    async query(config) {
      const waitMs = limitMs()
      const endsAt = performance.now() + waitMs
      const client = await connect(waitMs)
      let failure: Error | undefined
      try {
        return await limited(client, config, endsAt - performance.now())
      } catch (error) {
        failure = error as Error
        throw error
      } finally {
        // As `pool.query` does: a connection with an error is not used again.
        client.release(failure)
      }
    },
    async connect() {
      const client = await connect(limitMs())
      return {
        query: (config) => limited(client, typeof config === 'string' ? { text: config } : config, limitMs()),
        release: (error) => client.release(error),
      }
    },
  }
}
