// `ops migrate` before a roll-out, on a database of the previous release.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import { runOps } from '#server/testing-process.ts'

const newest = '0022-compatible-releases.sql'

let database: TestDatabase
before(async () => {
  database = await createTestDatabase()
  await database.db.run(sql`delete from migration where name = ${newest}`)
  await database.db.run({ name: '', text: 'alter table migration drop column runs_since', values: [] })
})
after(() => database.drop())

const run = (...words: string[]) => runOps({ DATABASE_URL: database.url }, ...words)

test('commands refuse an older schema; only `migrate` brings it up to date', async () => {
  const refused = await run('order', 'list')
  assert.equal(refused.code, 1)
  assert.match(
    refused.output,
    /lacks migrations of this release \(0022-compatible-releases\.sql\): run `npm run ops -- migrate` first/,
  )
  const check = await run('migrate', '--check', '--json')
  assert.deepEqual([check.code, JSON.parse(check.output)], [1, { missing: [newest] }])
  const applied = await run('migrate', '--json')
  assert.deepEqual([applied.code, JSON.parse(applied.output)], [0, { applied: [newest] }])
  assert.equal((await run('migrate', '--check')).code, 0)
  assert.equal((await run('order', 'list')).code, 0)
})
