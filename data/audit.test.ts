import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { actingAs } from './audit.ts'
import { sql } from './database.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
before(async () => {
  database = await createTestDatabase()
})
after(() => database.drop())

const entries = () =>
  database.db.rows<{ actor: string; action: string; table: string; before: unknown; after: unknown }>(sql`
    select actor, action, table_name as "table", before ->> 'key' as before, after ->> 'key' as after
    from audit_entry order by id`)

test('writes of an actor are recorded with the row before and after; others and unchanged rows are not', async () => {
  const { db } = database
  await db.run(sql`insert into tag (key) values ('of-a-shopper')`)
  const acting = actingAs(db, { kind: 'staff', id: 'ann', action: 'admin.saveTag' })
  await acting.run(sql`insert into tag (key) values ('silk')`)
  await acting.transaction(async (tx) => {
    await tx.run(sql`update tag set key = 'wool' where key = 'silk'`)
    await tx.run(sql`update tag set key = key`)
  })
  await acting.row(sql`delete from tag where key = 'wool' returning key`)
  await db.run(sql`delete from tag where key = 'of-a-shopper'`)
  const by = { actor: 'ann', action: 'admin.saveTag', table: 'tag' }
  assert.deepEqual(await entries(), [
    { ...by, before: null, after: 'silk' },
    { ...by, before: 'silk', after: 'wool' },
    { ...by, before: 'wool', after: null },
  ])
})

test('a transaction that fails leaves neither the row nor its entry', async () => {
  const { db } = database
  const count = (await entries()).length
  const acting = actingAs(db, { kind: 'command', id: 'root', action: 'tag add' })
  await assert.rejects(
    acting.transaction(async (tx) => {
      await tx.run(sql`insert into tag (key) values ('lost')`)
      throw new Error('stop')
    }),
  )
  assert.equal((await entries()).length, count)
})
