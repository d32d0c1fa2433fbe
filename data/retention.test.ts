import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from './database.ts'
import { newId } from './ids.ts'
import { forgetOld, keptDays } from './retention.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
before(async () => void (database = await createTestDatabase()))
after(() => database.drop())

const now = Date.UTC(2026, 5, 1)
const daysAgo = (days: number): Date => new Date(now - days * 86_400_000)

test('old carts, keys, finished work and events are forgotten, the rest is kept', async () => {
  const { db } = database
  for (const [name, age] of [
    ['old', 1],
    ['young', -1],
  ] as const) {
    await db.run(
      sql`insert into cart (id, session_id, updated_at) values (${newId(now)}, ${name}, ${daysAgo(keptDays.carts + age)})`,
    )
    await db.run(sql`insert into idempotency values (${name}, '', ${daysAgo(keptDays.keys + age)})`)
    await db.run(sql`
      insert into job (id, kind, data, run_at, created_at, done_at)
      values (${newId(now)}, ${name}, '{}', ${daysAgo(99)}, ${daysAgo(99)}, ${daysAgo(keptDays.doneJobs + age)})`)
    await db.run(
      sql`insert into payment_event values (${name}, 'p', 'r', 'k', ${daysAgo(keptDays.events + age)})`,
    )
  }
  await db.run(sql`
    insert into job (id, kind, data, run_at, created_at, dead_at)
    values (${newId(now)}, 'dead', '{}', ${daysAgo(300)}, ${daysAgo(300)}, ${daysAgo(299)})`)
  await forgetOld(db, now)
  const left = await db.rows<{ name: string }>(sql`
    select session_id as name from cart union all select key from idempotency union all select kind from job union all select id from payment_event`)
  assert.deepEqual(left.map(({ name }) => name).toSorted(), ['dead', 'young', 'young', 'young', 'young'])
})
