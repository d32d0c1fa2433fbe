// Migrations, database time, and the division of connections between pools.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { pathToFileURL } from 'node:url'
import { followDatabaseClock } from './database-clock.ts'
import { openDatabase, shareConnections, sql, type Db } from './database.ts'
import { until } from '#test-support/until.ts'
import { migrate } from './migrate.ts'
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

/** A node whose statements and locks time out after a tenth of a second. */
function openWithShortTimeouts(): Db {
  return openDatabase({
    connectionString: database.url,
    statement_timeout: 100,
    lock_timeout: 100,
    query_timeout: 100,
  })
}

const from = () => pathToFileURL(`${folder}/`)
const write = (name: string, text: string) => writeFile(path.join(folder, name), text)

test('a migration may exceed the statement timeout, and a second node waits for it', async () => {
  await write('0001-long.sql', 'create table long_work (id int); select pg_sleep(0.5);')
  const nodes = [openWithShortTimeouts(), openWithShortTimeouts()]
  const applied = await Promise.all(nodes.map((db) => migrate(db, from())))
  assert.deepEqual(applied.flat(), ['0001-long.sql'])
  await Promise.all(nodes.map((db) => db.close()))
})

test('a migration of a locked table retries until it gets the lock', async () => {
  await write('0002-column.sql', 'alter table long_work add column name text')
  const user = await database.db.connect()
  await user.query('begin')
  await user.query('lock table long_work in access share mode')
  const node = openWithShortTimeouts()
  const migrating = migrate(node, from())
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

test('a node opens at most the configured number of connections', () => {
  for (const all of [4, 10, 100]) {
    const { usual, relaxed } = shareConnections(all)
    assert.equal(usual + relaxed + 1, all)
    assert.ok(usual >= 2 && relaxed >= 1)
  }
})
