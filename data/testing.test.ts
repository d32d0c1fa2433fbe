// Test databases and their templates.
import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { test } from 'node:test'
import { sql, type Db } from './database.ts'
import { createTestDatabase, testRunFolder, type Template } from './testing.ts'

test('a template is filled once per test run, and each copy of it changes alone', async () => {
  let fills = 0
  const template: Template = {
    name: `three_rows_${randomBytes(4).toString('hex')}`,
    async fill(db) {
      fills += 1
      await db.run(sql`create table thing as select generate_series(1, 3) as id`)
    },
  }
  const databases = await Promise.all([createTestDatabase(template), createTestDatabase(template)])
  const [first, second] = databases
  await first.db.run(sql`delete from thing where id > 1`)
  assert.deepEqual([await countThings(first.db), await countThings(second.db)], [1, 3])
  assert.equal(fills, testRunFolder() ? 1 : 2)
  for (const database of databases) await database.drop()
})

async function countThings(db: Db): Promise<number | undefined> {
  return (await db.row<{ things: number }>(sql`select count(*) as things from thing`))?.things
}
