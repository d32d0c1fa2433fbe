import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { announceChanges, recordChanges } from '#data/catalog-changes.ts'
import { openDatabase, sql } from '#data/database.ts'
import { silent, until } from '#data/embedded/testing.ts'
import { createTestDatabase } from '#data/testing.ts'
import type { ListQuery } from '#search/list-query.ts'
import { openLiveCatalog } from '#search/live-catalog.ts'
import { stockGoods } from '#api/testing.ts'
import { openTcpProxy } from '../testing-tcp-proxy.ts'

const database = await createTestDatabase()
const { teddy } = await stockGoods(database.db)
const proxy = await openTcpProxy(database.url)
const cutOff = openDatabase({ connectionString: proxy.url, onIdleError: silent })
const clock = { now: Date.now() }
const catalog = await openLiveCatalog(cutOff, () => clock.now, silent)
after(async () => {
  await catalog.stop()
  await cutOff.close()
  await proxy.close()
  await database.drop()
})

const everything: ListQuery = {
  locale: 'us',
  currency: 'EUR',
  filters: {},
  sort: 'newest',
  page: 1,
  pageSize: 24,
}
const listed = (): number => catalog.index.list(everything).total

async function archive(status: 'archived' | 'active'): Promise<void> {
  await database.db.run(sql`update product set status = ${status} where id = ${teddy.productId}`)
  await recordChanges(database.db, [teddy.productId], clock.now)
  await announceChanges(database.db)
}

test('what changed while a node was cut off from the database reaches it afterwards, however long it was away', async () => {
  assert.equal(listed(), 2)
  proxy.cut()
  await archive('archived')
  await assert.rejects(catalog.refresh())
  clock.now += 3_600_000
  await assert.rejects(catalog.refresh())
  proxy.pass()
  await catalog.refresh()
  assert.equal(listed(), 1)
})

test('a node that lost its news hears of changes at once again', async () => {
  proxy.cut()
  proxy.pass()
  await until(async () => (await listeners()) === 1)
  const heard = new Promise<void>((resolve) => catalog.onChange(() => resolve()))
  await archive('active')
  await heard
  assert.equal(listed(), 2)
})

/** How many connections wait for news of this database. */
async function listeners(): Promise<number | undefined> {
  const row = await database.db.row<{ n: number }>(sql`
    select count(*) as n from pg_stat_activity where datname = current_database() and query like 'listen %'`)
  return row?.n
}
