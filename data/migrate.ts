// Brings the schema up to date: numbered .sql files, each applied once, each remembered with its checksum.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { queryable, sql, sqlState, type Db, type Queryable } from './database.ts'
import { StartProblem } from '#postgres/start-problem.ts'

const ownFolder = new URL('./migrations/', import.meta.url)

/**
 * How long a migration waits for a table that others use, and how often: whoever wants the table meanwhile waits behind
 * it, and goes on between the tries.
 */
const lockTimeout = '2s'
const retryMs = 500
const mostTries = 60

/**
 * Applies what is missing and returns the names applied, on a connection without time limits: an index of a large table
 * takes minutes. Two nodes may start at once: one waits for the other.
 */
export async function migrate(db: Db, folder: URL = ownFolder): Promise<string[]> {
  const client = await db.connect({ query_timeout: 0 })
  const session = queryable(client)
  try {
    await session.run(statement('set statement_timeout = 0'))
    await session.run(statement('set lock_timeout = 0'))
    // Held until the connection ends: a second node waits here, for as long as it takes.
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
    if (await applyPatiently(session, name, text)) applied.push(name)
  }
  return applied
}

/** An older release would write rows that the newer one has given other meanings. */
async function refuseNewerSchema(session: Queryable, files: readonly string[]): Promise<void> {
  const known = await session.rows<{ name: string }>(
    sql`select name from migration where name <> 'lock' order by name`,
  )
  const strange = known.find(({ name }) => !files.includes(name))
  if (strange)
    throw new StartProblem(
      `The database was written by a newer release of Posy (it has ${strange.name}): run that release, or choose another database.`,
    )
}

async function applyPatiently(session: Queryable, name: string, text: string): Promise<boolean> {
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
  const known = await session.row<{ checksum: string }>(
    sql`select checksum from migration where name = ${name}`,
  )
  if (known && known.checksum !== checksum)
    throw new Error(`migration ${name} was changed after it was applied: write a new migration instead`)
  if (!known) {
    await session.run(statement(`set local lock_timeout = '${lockTimeout}'`))
    await session.run(statement(text))
    await session.run(sql`insert into migration (name, checksum) values (${name}, ${checksum})`)
  }
  await session.run(statement('commit'))
  return !known
}

function statement(text: string) {
  return { name: '', text, values: [] }
}
