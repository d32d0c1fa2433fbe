// Creates a separate database for each test file on the server of the test run.
import { randomBytes } from 'node:crypto'
import path from 'node:path'
import pg from 'pg'
import { openDatabase, type Database, type Db } from './database.ts'
import { jobLanes } from './jobs/job-kinds.ts'
import { takeJobs, type Job } from './jobs/jobs.ts'
import { migrate } from './migrate.ts'

/** Connection string of the server for test databases. Throws without one. */
function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL ?? process.env.DATABASE_URL
  if (!url) throw new Error('these tests need a database: run them by `npm test -- --data`')
  return url
}

/** Folder shared by the files of a test run; undefined outside `npm test`. */
export function testRunFolder(): string | undefined {
  return process.env.TEST_RUN_FOLDER
}

export type TestDatabase = { db: Database; url: string; drop(): Promise<void> }

/** Content of a new database. Built once per test run and copied, which takes a tenth of the time. */
export type Template = { readonly name: string; readonly fill: (db: Db) => Promise<unknown> }

const migrated: Template = { name: 'migrated', fill: migrate }

export async function createTestDatabase(template: Template = migrated): Promise<TestDatabase> {
  const server = testServerUrl()
  const name = `posy_test_${randomBytes(6).toString('hex')}`
  const runFolder = testRunFolder()
  const url = await onServer(server, async (client) => {
    if (!runFolder) return fillDatabase(client, server, name, template)
    const source = `${templatePrefix(runFolder)}${template.name}`
    await ensureTemplate(client, server, source, template)
    // Copies files. The default also logs every page.
    await client.query(`create database ${name} template ${source} strategy file_copy`)
    return withDatabase(server, name)
  })
  const db = openTestDatabase(url, process.env.TEST_POOLER_PORT)
  return {
    db,
    url,
    async drop() {
      await db.close()
      await onServer(server, (client) => client.query(`drop database if exists ${name} with (force)`))
    },
  }
}

/** Drops the templates of a test run, because the server may outlive it. */
export async function dropTemplates(server: string, runFolder: string): Promise<void> {
  await onServer(server, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      'select datname as name from pg_database where starts_with(datname, $1)',
      [templatePrefix(runFolder)],
    )
    for (const { name } of rows) await client.query(`drop database if exists ${name} with (force)`)
  })
}

function templatePrefix(runFolder: string): string {
  const run = path
    .basename(runFolder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
  return `posy_template_${run}_`
}

/** Test files run in parallel: the first builds the template under an advisory lock, the others wait. */
async function ensureTemplate(
  client: pg.Client,
  server: string,
  name: string,
  template: Template,
): Promise<void> {
  await client.query('select pg_advisory_lock(hashtext($1))', [name])
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft}`)
    await fillDatabase(client, server, draft, template)
    await client.query(`alter database ${draft} rename to ${name}`)
  } finally {
    await client.query('select pg_advisory_unlock(hashtext($1))', [name])
  }
}

async function fillDatabase(
  client: pg.Client,
  server: string,
  name: string,
  { fill }: Template,
): Promise<string> {
  await client.query(`create database ${name}`)
  const url = withDatabase(server, name)
  const db = openTestDatabase(url)
  try {
    await fill(db)
  } finally {
    await db.close()
  }
  return url
}

/** Milliseconds. Longer than a shop's limits, for tests with a hundred concurrent orders on a busy machine. */
const timeoutMs = 60_000
const timeouts = { connectionTimeoutMillis: timeoutMs, query_timeout: timeoutMs, promptMs: timeoutMs }
/** Not through a pooler: they are settings of a connection. */
const sessionTimeouts = { statement_timeout: timeoutMs, lock_timeout: timeoutMs }

function openTestDatabase(url: string, poolerPort?: string): Database {
  const pooled = new URL(url)
  if (poolerPort) pooled.port = poolerPort
  return openDatabase({
    connectionString: pooled.href,
    directUrl: url,
    isPooler: poolerPort !== undefined,
    ...timeouts,
    ...(!poolerPort && sessionTimeouts),
  })
}

/** Leases up to 100 due jobs of every lane. */
export function takeAllJobs(db: Db, now: number, leaseMs = 60_000): Promise<Job[]> {
  return takeJobs(db, Object.fromEntries(jobLanes.map((lane) => [lane, 100])), now, leaseMs)
}

async function onServer<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
