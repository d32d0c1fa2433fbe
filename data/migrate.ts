// Applies migrations: numbered .sql files, each once, recorded with a checksum.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { queryable, sql, sqlState, type Db, type Queryable } from './database.ts'
import { StartProblem } from '#postgres/start-problem.ts'

const ownFolder = new URL('./migrations/', import.meta.url)

/**
 * Lock timeout, pause and number of attempts of a migration. Other statements queue behind a waiting migration, and
 * proceed between the attempts.
 */
const lockTimeout = '2s'
const retryMs = 500
const mostTries = 60

/**
 * Applies missing migrations, each in a transaction, and returns their names. The connection has no timeouts, because
 * an index of a large table takes minutes. An advisory lock serialises nodes that start together. Throws a
 * StartProblem for a newer schema or a table that stays locked.
 */
export async function migrate(db: Db, folder: URL = ownFolder): Promise<string[]> {
  const client = await db.connect({ query_timeout: 0 })
  const session = queryable(client)
  try {
    await session.run(statement('set statement_timeout = 0'))
    await session.run(statement('set lock_timeout = 0'))
    // Held until the connection ends; a second node waits here without a timeout.
    await session.run(sql`select pg_advisory_lock(hashtext('posy migrations'))`)
    return await applyMissing(session, folder)
  } finally {
    await client.end()
  }
}

async function applyMissing(session: Queryable, folder: URL): Promise<string[]> {
  await session.run(sql`
    create table if not exists migration (name text primary key, checksum text not null,
      applied_at timestamptz not null default now())`)
  await session.run(sql`insert into migration (name, checksum) values ('lock', '') on conflict do nothing`)
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  await refuseNewerSchema(session, files)
  const applied: string[] = []
  for (const name of files) {
    const text = await readFile(new URL(name, folder), 'utf8')
    if (await applyWithRetry(session, name, text)) applied.push(name)
  }
  return applied
}

/** An older release could write rows that the newer schema interprets differently. */
async function refuseNewerSchema(session: Queryable, files: readonly string[]): Promise<void> {
  const applied = await session.rows<{ name: string }>(
    sql`select name from migration where name <> 'lock' order by name`,
  )
  const unknown = applied.find(({ name }) => !files.includes(name))
  if (unknown)
    throw new StartProblem(
      `The database was written by a newer release of Posy (it has ${unknown.name}): run that release, or choose another database.`,
    )
}

async function applyWithRetry(session: Queryable, name: string, text: string): Promise<boolean> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply(session, name, text)
    } catch (fault) {
      await session.run(statement('rollback'))
      if (sqlState(fault) !== lockNotAvailable) throw fault
      if (tries === mostTries)
        throw new StartProblem(
          `The migration ${name} cannot have its tables: end long transactions on this database, then start again.`,
          { cause: fault },
        )
      await delay(retryMs)
    }
  }
}

const lockNotAvailable = '55P03'

async function apply(session: Queryable, name: string, text: string): Promise<boolean> {
  await session.run(statement('begin'))
  // Nodes of earlier releases wait for this row.
  await session.run(sql`select name from migration where name = 'lock' for update`)
  const checksum = createHash('sha256').update(text).digest('hex')
  const recorded = await session.row<{ checksum: string }>(
    sql`select checksum from migration where name = ${name}`,
  )
  if (recorded && recorded.checksum !== checksum)
    throw new Error(`migration ${name} was changed after it was applied: write a new migration instead`)
  if (!recorded) {
    await session.run(statement(`set local lock_timeout = '${lockTimeout}'`))
    await session.run(statement(text))
    await session.run(sql`insert into migration (name, checksum) values (${name}, ${checksum})`)
  }
  await session.run(statement('commit'))
  return !recorded
}

function statement(text: string) {
  return { name: '', text, values: [] }
}
