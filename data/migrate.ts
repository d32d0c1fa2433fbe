// Applies migrations: numbered .sql files, each once, recorded with a checksum.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { StartProblem } from '#postgres/start-problem.ts'
import { queryable, sql, sqlState, type Db, type Queryable } from './database.ts'

const ownFolder = new URL('./migrations/', import.meta.url)

/**
 * Lock timeout, pause and number of attempts of a migration. Other statements queue behind a waiting migration, and
 * proceed between the attempts.
 */
const lockTimeout = '2s'
const retryMs = 500
const maxTries = 60

export type MigrateOptions = {
  readonly folder?: URL
  /** Names of the migrations to apply: the schema of an earlier release. Default: all. */
  readonly only?: readonly string[]
}

/** Names of this release's migrations, in their order. */
export async function knownMigrations(): Promise<string[]> {
  return (await readMigrations(ownFolder)).map(({ name }) => name)
}

/**
 * Applies missing migrations and returns their names. The connection has no timeouts, because an index of a large table
 * takes minutes. An advisory lock serialises nodes that start together; a node without missing migrations does not wait.
 * Throws a StartProblem for a schema that this release cannot use, or a table that stays locked.
 */
export async function migrate(db: Db, options: MigrateOptions = {}): Promise<string[]> {
  const { folder = ownFolder, only } = options
  const client = await db.connect({ query_timeout: 0 })
  // Unnamed statements: the address may lead through a pooler, where a node finds nothing to apply.
  const session = queryable(client, true)
  const files = (await readMigrations(folder)).filter(({ name }) => !only || only.includes(name))
  try {
    if ((await findMissing(session, files)).length === 0) return []
    await session.run(statement('set statement_timeout = 0'))
    await session.run(statement('set lock_timeout = 0'))
    await waitForOtherNodes(session)
    await session.run(sql`
      create table if not exists migration (name text primary key, checksum text not null,
        applied_at timestamptz not null default now())`)
    await session.run(sql`insert into migration (name, checksum) values ('lock', '') on conflict do nothing`)
    const missing = await findMissing(session, files)
    for (const file of missing) await applyWithRetry(session, file)
    return missing.map(({ name }) => name)
  } finally {
    await client.end()
  }
}

/** Names of the migrations that `migrate` would apply. Throws a StartProblem for a schema that this release cannot use. */
export async function missingMigrations(db: Queryable, folder: URL = ownFolder): Promise<string[]> {
  return (await findMissing(db, await readMigrations(folder))).map(({ name }) => name)
}

/**
 * Takes the lock, which is held until the connection ends. Repeated attempts instead of one that waits: an index that
 * is built concurrently waits for every open statement.
 */
async function waitForOtherNodes(session: Queryable): Promise<void> {
  for (;;) {
    const row = await session.row<{ locked: boolean }>(
      sql`select pg_try_advisory_lock(hashtext('posy migrations')) as locked`,
    )
    if (row?.locked) return
    await delay(retryMs)
  }
}

async function findMissing(session: Queryable, files: readonly Migration[]): Promise<Migration[]> {
  const table = await session.row<{ exists: boolean }>(
    sql`select to_regclass('migration') is not null as exists`,
  )
  if (!table?.exists) return [...files]
  // Tables of the first releases have no column runs_since.
  const applied = await session.rows<{ name: string; checksum: string; runsSince: string | null }>(sql`
    select name, checksum, to_jsonb(migration) ->> 'runs_since' as "runsSince" from migration
    where name <> 'lock' order by name`)
  const names = new Set(files.map(({ name }) => name))
  const newer = applied.find(
    ({ name, runsSince }) => !names.has(name) && runsSince !== '' && !names.has(runsSince ?? name),
  )
  if (newer)
    throw new StartProblem(
      `The database was written by a newer release of Posy (it has ${newer.name}): run that release, or choose another database.`,
    )
  const checksums = new Map(applied.map(({ name, checksum }) => [name, checksum]))
  const changed = files.find(({ name, checksum }) => (checksums.get(name) ?? checksum) !== checksum)
  if (changed)
    throw new Error(
      `migration ${changed.name} was changed after it was applied: write a new migration instead`,
    )
  return files.filter(({ name }) => !checksums.has(name))
}

async function applyWithRetry(session: Queryable, file: Migration): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await (file.concurrently ? applyConcurrently(session, file) : applyInTransaction(session, file))
    } catch (fault) {
      await session.run(statement('rollback'))
      if (sqlState(fault) !== lockNotAvailable) throw fault
      if (tries === maxTries)
        throw new StartProblem(
          `The migration ${file.name} cannot have its tables: end long transactions on this database, then start again.`,
          { cause: fault },
        )
      await delay(retryMs)
    }
  }
}

const lockNotAvailable = '55P03'

async function applyInTransaction(session: Queryable, file: Migration): Promise<void> {
  await session.run(statement('begin'))
  // Nodes of earlier releases wait for this row.
  await session.run(sql`select name from migration where name = 'lock' for update`)
  await session.run(statement(`set local lock_timeout = '${lockTimeout}'`))
  await session.run(statement(file.text))
  await record(session, file)
  await session.run(statement('commit'))
}

/** Without lock timeout: these statements wait for other transactions without blocking them. */
async function applyConcurrently(session: Queryable, file: Migration): Promise<void> {
  for (const each of file.text.split(/;\s*(?:\n|$)/))
    if (each.replaceAll(/^--.*$/gm, '').trim() !== '') await session.run(statement(each))
  await record(session, file)
}

async function record(session: Queryable, { name, checksum, runsSince }: Migration): Promise<void> {
  await session.run(sql`insert into migration (name, checksum) values (${name}, ${checksum})`)
  if (runsSince !== null)
    await session.run(sql`update migration set runs_since = ${runsSince} where name = ${name}`)
}

function statement(text: string) {
  return { name: '', text, values: [] }
}

type Migration = {
  readonly name: string
  readonly text: string
  readonly checksum: string
  /**
   * The oldest release that runs with the migrated schema, by the newest migration that it has. '': every release.
   * null: only releases that have this migration.
   */
  readonly runsSince: string | null
  /** Applied outside a transaction, one statement after another, as `create index concurrently` requires. */
  readonly concurrently: boolean
}

/**
 * `-- expand`: earlier releases run with it. `-- contract`: they do not. `-- contract since 0022-name.sql`: those that
 * have that migration do, because they no longer use what this one removes.
 */
const effect = /^-- (?:(expand)|contract(?: since (\S+\.sql))?)$/m

/**
 * Reads migration files. Comment lines of their own state how a file is applied and which releases run with it.
 */
export async function readMigrations(folder: URL): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8')
      const [, expand, since] = effect.exec(text) ?? []
      return {
        name,
        text,
        checksum: createHash('sha256').update(text).digest('hex'),
        runsSince: expand ? '' : (since ?? null),
        concurrently: /^-- concurrently$/m.test(text),
      }
    }),
  )
}
