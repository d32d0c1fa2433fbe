// What a transaction keeps: everything it wrote, or nothing after a fault or a refusal.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { refuse } from '#domain/refusal.ts'
import { actingAs } from './audit.ts'
import { sql, type Db, type Queryable } from './database.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
before(async () => {
  database = await createTestDatabase()
})
after(() => database.drop())

async function tagsAfter(db: Db, work: (tx: Queryable) => Promise<unknown>): Promise<string[]> {
  await db.transaction(async (tx) => {
    await tx.run(sql`insert into tag (key) values ('felt')`)
    return work(tx)
  })
  const tags = await db.rows<{ key: string }>(sql`delete from tag where key = 'felt' returning key`)
  return tags.map(({ key }) => key)
}

test('a transaction that returns a refusal writes nothing', async () => {
  const { db } = database
  const acting = actingAs(db, { kind: 'staff', id: 'ann', action: 'admin.saveTag' })
  for (const each of [db, db.prompt, acting]) {
    assert.deepEqual(await tagsAfter(each, async () => refuse('tag-unknown')), [])
    assert.deepEqual(await tagsAfter(each, async () => null), ['felt'])
  }
})

test('a refusal is returned, and its connection serves the next transaction', async () => {
  const refused = await database.db.transaction(async (tx) => {
    await tx.run(sql`insert into tag (key) values ('felt')`)
    return refuse('tag-unknown', { facts: { key: 'felt' } })
  })
  assert.deepEqual(refused, refuse('tag-unknown', { facts: { key: 'felt' } }))
  assert.deepEqual(await tagsAfter(database.db, async () => null), ['felt'])
})
