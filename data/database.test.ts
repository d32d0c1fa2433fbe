import assert from 'node:assert/strict'
import { setImmediate as turn } from 'node:timers/promises'
import { after, before, test } from 'node:test'
import { isDatabaseAway, openDatabase, sql, type Queryable } from './database.ts'
import { until } from './embedded/testing.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
before(async () => void (database = await createTestDatabase()))
after(() => database.drop())

async function pidOf(connection: Queryable): Promise<number> {
  return (await connection.row<{ pid: number }>(sql`select pg_backend_pid() as pid`))!.pid
}

async function isConnected(pid: number): Promise<boolean> {
  return (await database.db.row(sql`select pid from pg_stat_activity where pid = ${pid}`)) !== undefined
}

test('a connection lost between two statements of a transaction is a rejection, not the end of the process', async () => {
  // Its connections belong to this test: what they raise without a listener fails it.
  const db = openDatabase({ connectionString: database.url })
  const lost = db.transaction(async (tx) => {
    const pid = await pidOf(tx)
    await db.run(sql`select pg_terminate_backend(${pid})`)
    await until(async () => !(await isConnected(pid)))
    // The socket's end is read in the next turns of the event loop.
    for (let turns = 0; turns < 20; turns += 1) await turn()
    await pidOf(tx)
  })
  await assert.rejects(lost, isDatabaseAway)
  assert.equal(await db.transaction(async () => 'works again'), 'works again')
  await db.close()
})

test('a server that became read-only counts as away, and its connection leaves the pool', async () => {
  const { db } = database
  let pid = 0
  const written = db.transaction(async (tx) => {
    pid = await pidOf(tx)
    await tx.run(sql`set transaction read only`)
    await tx.run(sql`create table never_made (id int)`)
  })
  await assert.rejects(written, isDatabaseAway)
  await until(async () => !(await isConnected(pid)))
})
