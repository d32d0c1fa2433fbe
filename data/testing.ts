// A database of its own for each test file: created on the test run's server, migrated, and dropped at the end.
import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDatabase, type Db } from './database.ts'
import { jobLanes } from './job-lanes.ts'
import { takeJobs, type Job } from './jobs.ts'
import { migrate } from './migrate.ts'

/** Connection string of the server the tests may create databases on. */
export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  if (!url) throw new Error('these tests need a database: run them by `npm test -- --data`')
  return url
}

export type TestDatabase = { db: Db; url: string; drop(): Promise<void> }

export async function createTestDatabase(): Promise<TestDatabase> {
  const server = testServerUrl()
  const name = `posy_test_${randomBytes(6).toString('hex')}`
  await onServer(server, `create database ${name}`)
  const url = withDatabase(server, name)
  // A hundred orders at once wait longer for a connection on a busy machine than a shopper would.
  const db = openDatabase({ connectionString: url, connectionTimeoutMillis: 20_000 })
  await migrate(db)
  return {
    db,
    url,
    async drop() {
      await db.close()
      await onServer(server, `drop database if exists ${name} with (force)`)
    },
  }
}

/** Every job of every lane that is due, as a node would take it. */
export function takeAllJobs(db: Db, nowMs: number, leaseMs = 60_000): Promise<Job[]> {
  return takeJobs(db, Object.fromEntries(jobLanes.map((lane) => [lane, 100])), nowMs, leaseMs)
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
