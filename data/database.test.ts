// Migrations, database time, and the division of connections between pools.
import assert from 'node:assert/strict'
import { copyFile, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { until } from '#test-support/until.ts'
import { followDatabaseClock } from './database-clock.ts'
import { openDatabase, shareConnections, sql, type Db, type Queryable } from './database.ts'
import { migrate, missingMigrations, readMigrations } from './migrate.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
let folder: string
before(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(path.join(tmpdir(), 'posy-migrations-'))
  await database.db.run(sql`drop table migration`)
})
after(async () => {
  await database.drop()
  await rm(folder, { recursive: true })
})

/** A node whose statements and locks time out soon, but not while a busy machine looks for migrations. */
function openWithShortTimeouts(): Db {
  return openDatabase({
    connectionString: database.url,
    statement_timeout: 500,
    lock_timeout: 500,
    query_timeout: 500,
  })
}

const from = () => pathToFileURL(`${folder}/`)
const write = (name: string, text: string) => writeFile(path.join(folder, name), text)

test('a migration may exceed the statement timeout, and a second node waits for it', async () => {
  await write('0001-long.sql', 'create table long_work (id int); select pg_sleep(1.5);')
  const nodes = [openWithShortTimeouts(), openWithShortTimeouts()]
  const applied = await Promise.all(nodes.map((db) => migrate(db, { folder: from() })))
  assert.deepEqual(applied.flat(), ['0001-long.sql'])
  await Promise.all(nodes.map((db) => db.close()))
})

test('a migration of a locked table retries until it gets the lock', async () => {
  await write('0002-column.sql', 'alter table long_work add column name text')
  const user = await database.db.connect()
  await user.query('begin')
  await user.query('lock table long_work in access share mode')
  const node = openWithShortTimeouts()
  const migrating = migrate(node, { folder: from() })
  const waits = async () =>
    (await database.db.row<{ n: number }>(
      sql`select count(*) as n from pg_locks where not granted and relation = 'long_work'::regclass`,
    ))!.n
  await until(async () => (await waits()) === 1)
  // It releases the lock request between the attempts.
  await until(async () => (await waits()) === 0)
  await user.query('commit')
  await user.end()
  assert.deepEqual(await migrating, ['0002-column.sql'])
  await node.close()
})

test('a node uses the database time, independent of its own clock', async (t) => {
  t.mock.timers.enable({ apis: ['Date'], now: Date.now() + 33 * 60_000 })
  const clock = await followDatabaseClock(database.db, assert.ifError)
  const { at } = (await database.db.row<{ at: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`,
  ))!
  assert.ok(Math.abs(clock.now() - at) < 2_000, `${clock.now() - at} ms`)
  assert.ok(Number.isInteger(clock.now()))
  clock.stop()
})

test('through a pooler, settings last for a transaction and statements have no names', async () => {
  const name = new URL(database.url).pathname.slice(1)
  await database.db.run({ name: '', text: `alter database ${name} set synchronous_commit = on`, values: [] })
  const db = openDatabase({ connectionString: database.url, isPooler: true, max: 4 })
  const setting = (tx: Queryable, name: string) =>
    tx.row<{ value: string }>(sql`select current_setting(${name}) as value`).then((row) => row?.value)
  assert.equal(await setting(db.relaxed, 'synchronous_commit'), 'off')
  assert.equal(await db.transaction((tx) => setting(tx, 'lock_timeout')), '3s')
  for (const [each, value] of [
    ['synchronous_commit', 'on'],
    ['lock_timeout', '0'],
    ['statement_timeout', '0'],
    ['plan_cache_mode', 'auto'],
  ] as const)
    assert.equal(await setting(db, each), value, each)
  const prepared = await db.row<{ count: number }>(sql`select count(*) from pg_prepared_statements`)
  assert.equal(prepared?.count, 0)
  await db.close()
})

test('a node opens at most the configured number of connections', () => {
  for (const all of [4, 10, 100]) {
    const { usual, relaxed } = shareConnections(all)
    assert.equal(usual + relaxed + 1, all)
    assert.ok(usual >= 2 && relaxed >= 1)
  }
})

test('an index is built concurrently while another node waits for the migrations', async () => {
  await write('0003-runs-since.sql', 'alter table migration add column runs_since text')
  await write(
    '0004-index.sql',
    '-- expand\n-- concurrently\ndrop index concurrently if exists by_name;\ncreate index concurrently by_name on long_work (name);\n',
  )
  // An open transaction delays the index.
  const user = await database.db.connect()
  await user.query('begin isolation level repeatable read')
  await user.query('select count(*) from long_work')
  const nodes = [openWithShortTimeouts(), openWithShortTimeouts()]
  const migrating = Promise.all(nodes.map((db) => migrate(db, { folder: from() })))
  const isWaiting = async () =>
    (await database.db.row(
      sql`select 1 as waits from pg_stat_activity where datname = current_database()
        and query like 'create index concurrently%' and wait_event_type = 'Lock'`,
    )) !== undefined
  await until(isWaiting)
  await database.db.run({
    name: '',
    text: "insert into long_work values (1, 'while the index is built')",
    values: [],
  })
  await user.query('commit')
  await user.end()
  assert.deepEqual((await migrating).flat(), ['0003-runs-since.sql', '0004-index.sql'])
  await Promise.all(nodes.map((db) => db.close()))
})

test('an earlier release runs with expanding migrations only, and with removals of what it does not use', async () => {
  const earlier = await mkdtemp(path.join(tmpdir(), 'posy-migrations-'))
  const { db } = database
  const startsEarlier = () =>
    migrate(db, { folder: pathToFileURL(`${earlier}/`) }).then(
      () => true,
      () => false,
    )
  for (const name of await readdir(folder)) await copyFile(path.join(folder, name), path.join(earlier, name))
  for (const [text, starts] of [
    ['-- expand\nalter table long_work add column note text', true],
    ['-- contract since 0004-index.sql\nalter table long_work drop column note', true],
    ['-- contract since 0006-1.sql\nselect 1', false],
  ] as const) {
    await write(`000${starts ? 5 : 7}-${text.length}.sql`, text)
    await migrate(db, { folder: from() })
    assert.equal(await startsEarlier(), starts, text)
  }
  assert.deepEqual(await missingMigrations(db, from()), [])
  await write('0008-more.sql', 'select 1')
  assert.deepEqual(await missingMigrations(db, from()), ['0008-more.sql'])
  await rm(earlier, { recursive: true })
})

test('every migration states its effect on earlier releases', async () => {
  const files = await readMigrations(new URL('./migrations/', import.meta.url))
  const silent = files.filter(({ runsSince }) => runsSince === null).map(({ name }) => name)
  // Migrations never change, so the first ones stay as they are.
  assert.deepEqual(
    silent.filter((name) => name >= '0023'),
    [],
  )
})
