import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { staffSessionMs } from '#domain/staff/permissions.ts'
import { addRecentView, maxRecentViews } from './customers/wishlist-items.ts'
import { sql } from './database.ts'
import { newId } from './ids.ts'
import { deleteExpiredData, retentionDays } from './retention.ts'
import { openStaffSession, writeInvitation } from './staff/staff.ts'
import { createTestDatabase, type TestDatabase } from './testing.ts'

let database: TestDatabase
before(async () => void (database = await createTestDatabase()))
after(() => database.drop())

const now = Date.UTC(2026, 5, 1)
const daysAgo = (days: number): Date => new Date(now - days * 86_400_000)

test('old carts, keys, finished jobs and events are deleted, others are kept', async () => {
  const { db } = database
  for (const [name, age] of [
    ['old', 1],
    ['young', -1],
  ] as const) {
    await db.run(sql`
      insert into cart (id, session_id, updated_at)
      values (${newId(daysAgo(200).getTime())}, ${name}, ${daysAgo(retentionDays.carts + age)})`)
    await db.run(sql`insert into idempotency values (${name}, '', ${daysAgo(retentionDays.keys + age)})`)
    await db.run(sql`
      insert into job (id, kind, data, run_at, created_at, done_at)
      values (${newId(now)}, ${name}, '{}', ${daysAgo(99)}, ${daysAgo(99)},
        ${daysAgo(retentionDays.doneJobs + age)})`)
    await db.run(
      sql`insert into payment_event values (${name}, 'p', 'r', 'k', ${daysAgo(retentionDays.events + age)})`,
    )
  }
  await db.run(sql`
    insert into job (id, kind, data, run_at, created_at, dead_at)
    values (${newId(now)}, 'dead', '{}', ${daysAgo(300)}, ${daysAgo(300)}, ${daysAgo(299)})`)
  await deleteExpiredData(db, now)
  const left = await db.rows<{ name: string }>(sql`
    select session_id as name from cart union all select key from idempotency union all select kind from job
    union all select id from payment_event`)
  assert.deepEqual(left.map(({ name }) => name).toSorted(), ['dead', 'young', 'young', 'young', 'young'])
})

test('jobs that repeat every few minutes stay for a month, those that repeat yearly for more than a year', async () => {
  const { db } = database
  for (const kind of ['product-feed', 'sitemap', 'low-stock', 'reminder-mail'])
    await db.run(sql`
      insert into job (id, kind, data, run_at, created_at, done_at, once)
      values (${newId(now)}, ${kind}, '{}', ${daysAgo(99)}, ${daysAgo(99)},
        ${daysAgo(retentionDays.doneJobs + 1)}, ${`${kind} then`})`)
  await deleteExpiredData(db, now)
  const left = await db.rows<{ kind: string }>(sql`select kind from job where once like '% then'`)
  assert.deepEqual(left, [{ kind: 'reminder-mail' }])
})

test('unconfirmed and long cancelled newsletter subscriptions are deleted, active ones stay', async () => {
  const { db } = database
  const kept = {
    asked: retentionDays.asked,
    withdrawn: retentionDays.left,
    given: retentionDays.left,
  } as const
  for (const [kind, days] of Object.entries(kept))
    for (const age of [days + 1, days - 1]) {
      const id = newId(now)
      await db.run(sql`
        insert into newsletter_subscription (id, email, locale, subscribed, created_at)
        values (${id}, ${`${kind}-${age - days}@example.com`}, 'us', ${kind === 'given'}, ${daysAgo(age)})`)
      await db.run(sql`
        insert into newsletter_consent (id, subscription_id, kind, source, locale, text_version, at)
        values (${newId(now)}, ${id}, ${kind}, 'form', 'us', '2', ${daysAgo(age)})`)
    }
  await deleteExpiredData(db, now)
  const left = await db.rows<{ email: string }>(sql`select email from newsletter_subscription order by email`)
  assert.deepEqual(
    left.map(({ email }) => email.split('@')[0]),
    ['asked--1', 'given--1', 'given-1', 'withdrawn--1'],
  )
})

test('old views and wishlists of inactive guests are deleted, customers keep wishlists', async () => {
  const { db } = database
  const gifts = [newId(now), newId(now)] as const
  for (const id of gifts)
    await db.run(
      sql`insert into product (id, key, options, created_at) values (${id}, ${id}, '[]', ${daysAgo(999)})`,
    )
  const [long, ago] = [daysAgo(retentionDays.guestWishes + 1), daysAgo(retentionDays.guestWishes - 1)]
  const wish = (owner: string, product: string, at: Date) =>
    db.run(sql`insert into wish (owner, product_id, added_at) values (${owner}, ${product}, ${at})`)
  await wish('session:gone', gifts[0], long)
  await wish('session:back', gifts[0], long)
  await wish('session:back', gifts[1], ago)
  await wish('customer:known', gifts[0], long)
  for (const age of [1, -1])
    await db.run(sql`
      insert into recent_view (owner, product_id, viewed_at)
      values (${`customer:${age}`}, ${gifts[0]}, ${daysAgo(retentionDays.views + age)})`)
  await deleteExpiredData(db, now)
  const left = await db.rows<{ owner: string }>(
    sql`select owner from wish union all select owner from recent_view order by owner`,
  )
  assert.deepEqual(
    left.map(({ owner }) => owner),
    ['customer:-1', 'customer:known', 'session:back', 'session:back'],
  )
})

test('only the latest views of an owner are kept', async () => {
  const { db } = database
  const who = 'session:looks-at-everything'
  for (let at = 0; at < maxRecentViews + 10; at += 1) {
    const id = newId(now)
    await db.run(
      sql`insert into product (id, key, options, created_at) values (${id}, ${id}, '[]', ${daysAgo(9)})`,
    )
    await addRecentView(db, who, id, now + at)
  }
  const kept = await db.row<{ views: number; latest: number }>(
    sql`select count(*)::int as views, max(viewed_at) as latest from recent_view where owner = ${who}`,
  )
  assert.ok(kept!.views <= maxRecentViews + 1)
  assert.equal(kept!.latest, now + maxRecentViews + 9)
})

test('a staff session is deleted when it has expired', async () => {
  const { db } = database
  const staffId = newId(now)
  const member = {
    email: 'packer@example.com',
    role: 'packer',
    locale: 'us',
    totpSeed: '',
    hash: '',
  } as const
  await writeInvitation(db, { id: staffId, ...member, expiresAt: now }, now)
  for (const [tokenHash, ageMs] of [
    ['unused', staffSessionMs.idle + 1],
    ['in use', staffSessionMs.idle - 1],
  ] as const) {
    const session = { id: newId(now), tokenHash, staffId, browser: '', system: '' }
    await openStaffSession(db, session, now - ageMs)
  }
  await deleteExpiredData(db, now)
  const left = await db.rows<{ tokenHash: string }>(sql`select token_hash as "tokenHash" from staff_session`)
  assert.deepEqual(left, [{ tokenHash: 'in use' }])
})
