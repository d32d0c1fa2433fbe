import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { stockGoods } from '#api/testing.ts'
import type { Changed, ChangedPart } from '#catalog/catalog-loader.ts'
import { openChangeFeed } from '#catalog/change-feed.ts'
import type { ListQuery } from '#catalog/list-query.ts'
import { openLiveCatalog, type LiveCatalog } from '#catalog/live-catalog.ts'
import { createViewCounter } from '#catalog/view-counter.ts'
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { openDatabase, queryableFrom, sql } from '#data/database.ts'
import { createTestDatabase } from '#data/testing.ts'
import { isRefusal } from '#domain/refusal.ts'
import { emptySearchTexts } from '#domain/settings/search-words.ts'
import { silent } from '#postgres/testing.ts'
import { removeTag, saveCategory, saveTag } from '#services/catalog/categories.ts'
import { changeSettings } from '#services/settings/change-settings.ts'
import { until } from '#test-support/until.ts'
import { openTcpProxy } from '../testing-tcp-proxy.ts'

const database = await createTestDatabase()
const { teddy, mug } = await stockGoods(database.db)
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

test('changes made while a node had no database connection reach it afterwards, after any time', async () => {
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

test('a node that lost its notification connection receives changes at once again', async () => {
  proxy.cut()
  proxy.pass()
  await until(async () => (await listeners()) === 1)
  const heard = new Promise<void>((resolve) => catalog.onChange(() => resolve()))
  await archive('active')
  await heard
  assert.equal(listed(), 2)
})

test('a node whose connection fails while it reads changed settings evicts its pages afterwards', async () => {
  const { db } = database
  const faults: unknown[] = []
  let fails = false
  const rows: typeof db.rows = async (statement) => {
    if (fails && statement.text.includes('select key, id from product')) throw new Error('connection lost')
    return db.rows(statement)
  }
  const failing = Object.assign(
    Object.create(db),
    queryableFrom({ rows, run: (statement) => db.run(statement) }),
  ) as typeof db
  const node = await openLiveCatalog(failing, Date.now, (fault) => void faults.push(fault))
  const evicted: Changed[] = []
  node.onChange((each) => void evicted.push(each))
  fails = true
  const search = { us: { ...emptySearchTexts, first: 'bear = plush-teddy' } }
  assert.ok(!isRefusal(await changeSettings(db, { search }, Date.now())))
  await until(() => faults.length > 0)
  fails = false
  await node.refresh()
  await node.stop()
  assert.ok(evicted.includes('everything'))
  assert.deepEqual(node.searchRules.of('us')?.first[0]?.products, [teddy.productId])
})

/** Number of connections that listen for notifications of this database. */
async function listeners(): Promise<number | undefined> {
  const row = await database.db.row<{ n: number }>(sql`
    select count(*) as n from pg_stat_activity where datname = current_database() and query like 'listen %'`)
  return row?.n
}

/** Opens another node's catalogue, whose clock differs by `skewMs`, and closes it after the work. */
async function beside(
  skewMs: number,
  work: (other: LiveCatalog, heard: Heard) => Promise<void>,
): Promise<void> {
  const other = await openLiveCatalog(database.db, () => Date.now() + skewMs, assert.ifError)
  const heard: Heard = []
  other.onChange((changed, part) => void heard.push([part, changed]))
  try {
    await work(other, heard)
  } finally {
    await other.stop()
  }
}

type Heard = [part: ChangedPart, changed: Changed][]

test('nodes whose clocks are a minute slow or fast see each other’s changes, each once', () =>
  beside(-60_000, (slow, heardBySlow) =>
    beside(60_000, async (fast, heardByFast) => {
      for (const skewMs of [-60_000, 0, 60_000, -3_600_000]) {
        await recordChanges(database.db, [teddy.productId], Date.now() + skewMs)
        await Promise.all([slow.refresh(), fast.refresh()])
      }
      await Promise.all([slow.refresh(), fast.refresh()])
      const four = Array.from({ length: 4 }, () => ['product', [teddy.productId]])
      assert.deepEqual([heardBySlow, heardByFast], [four, four])
    }),
  ))

test('of changes that are read together, those of a large transaction come last, each product once', async () => {
  const { db } = database
  const feed = await openChangeFeed(db)
  const goods = await db.rows<{ id: string }>(sql`
    insert into product (id, key, status, options, created_at)
    select gen_random_uuid(), 'bulk-' || n, 'draft', '[]', now() from generate_series(1, 300) n returning id`)
  const bulk = [teddy.productId, ...goods.map(({ id }) => id)]
  await recordChanges(db, bulk, clock.now)
  await recordChanges(db, [teddy.productId], clock.now, 'stock')
  await recordChanges(db, [mug.productId], clock.now)
  const read: (readonly string[])[] = []
  await feed.read(async ({ product }) => void read.push(product.toSorted()))
  assert.deepEqual(read, [[teddy.productId, mug.productId].toSorted(), bulk.slice(1).toSorted()])
})

test('a change is seen when its transaction ends, however much was committed and read since it began', () =>
  beside(0, async (other, heard) => {
    const long = await database.db.connect()
    await long.query('begin')
    await long.query('insert into catalog_change (id, product_id) values (gen_random_uuid(), $1)', [
      mug.productId,
    ])
    for (let i = 0; i < 3; i += 1) {
      await recordChanges(database.db, [teddy.productId], Date.now() + i * 60_000)
      await other.refresh()
    }
    assert.deepEqual(
      heard.map(([, changed]) => changed),
      Array(3).fill([teddy.productId]),
    )
    await long.query('commit')
    await long.end()
    await other.refresh()
    assert.deepEqual(heard.slice(3), [['product', [mug.productId]]])
  }))

test('twelve thousand changes of two products are reported as two, and a full reload needs an explicit change', () =>
  beside(0, async (other, heard) => {
    await database.db.run(sql`
      insert into catalog_change (id, product_id, kind)
      select gen_random_uuid(), case when n % 2 = 0 then ${teddy.productId}::uuid else ${mug.productId}::uuid end, 'stock'
      from generate_series(1, 12000) n`)
    await other.refresh()
    await other.refresh()
    assert.deepEqual(heard, [['stock', [teddy.productId, mug.productId].sort()]])
    // More products than fit into one page of the list, none of which exists.
    await database.db.run(sql`
      insert into catalog_change (id, product_id) select gen_random_uuid(), gen_random_uuid() from generate_series(1, 6000)`)
    await other.refresh()
    const ids = heard.slice(1).flatMap(([, changed]) => changed)
    assert.equal(new Set(ids).size, 6000)
    assert.ok(!ids.includes('everything'))
    await recordChanges(database.db, 'everything', Date.now())
    await other.refresh()
    assert.deepEqual(heard.at(-1), ['product', 'everything'])
  }))

test('a renamed tag and a moved category load only their products again', () =>
  beside(0, async (other, heard) => {
    // Only a full load would bring it back.
    other.index.update([], [teddy.productId])
    const found = () => other.index.list({ ...everything, query: 'cookware', sort: 'relevance' }).ids
    assert.deepEqual(found(), [])
    assert.equal(
      await saveTag(
        database.db,
        { key: 'kitchen', names: { us: 'Cookware' } },
        { isNew: false, home: 'us' },
        Date.now(),
      ),
      null,
    )
    await other.refresh()
    assert.deepEqual([other.taxonomy.tagName('kitchen', 'us'), found()], ['Cookware', [mug.productId]])
    assert.deepEqual(heard[0], ['product', 'everything'])

    const category = { picture: null, parent: null, texts: { us: { name: 'Home', description: '' } } }
    const save = (key: string, parent: string | null, isNew: boolean) =>
      saveCategory(database.db, { ...category, key, parent }, { isNew, home: 'us' }, Date.now())
    assert.deepEqual([await save('home', null, true), await save('gifts', 'home', false)], [null, null])
    await other.refresh()
    assert.deepEqual(other.index.keysOf(mug.productId).categories.toSorted(), ['gifts', 'home'])
    assert.equal(await removeTag(database.db, 'kitchen', Date.now()), null)
    await other.refresh()
    assert.deepEqual(other.index.keysOf(mug.productId).tags, [])
    assert.equal(other.index.inStock(teddy.productId), undefined)
  }))

test('change notifications continue during a full reload', () =>
  beside(0, async (other) => {
    const gate = await database.db.connect()
    const setStatus = async (status: 'archived' | 'active'): Promise<void> => {
      await database.db.run(sql`update product set status = ${status} where id = ${mug.productId}`)
      await recordChanges(database.db, [mug.productId], Date.now())
      await announceChanges(database.db)
    }
    await gate.query('begin')
    // Delays the full reload, which alone reads the table of tags.
    await gate.query('lock table tag in access exclusive mode')
    try {
      await recordChanges(database.db, 'everything', Date.now())
      const loaded = other.refresh()
      await setStatus('archived')
      await until(async () => other.index.inStock(mug.productId) === undefined)
      await gate.query('rollback')
      await loaded
      assert.equal(other.index.inStock(mug.productId), undefined)
    } finally {
      await gate.end()
      await setStatus('active')
    }
  }))

test('views change the order of lists and evict no page; a failed write loses no views', () =>
  beside(0, async (other, heard) => {
    const proxied = createViewCounter(cutOff, Date.now, silent)
    proxied.count(teddy.productId, 'ada')
    proxy.cut()
    await assert.rejects(proxied.flush())
    proxied.count(teddy.productId, 'bob')
    proxy.pass()
    await proxied.flush()
    await proxied.stop()
    await other.refresh()
    const { ids } = other.index.list({ ...everything, sort: 'most-viewed' })
    assert.equal(ids[0], teddy.productId)
    const row = await database.db.row<{ views: number }>(
      sql`select views::int from product where id = ${teddy.productId}`,
    )
    assert.equal(row!.views, 2)
    assert.deepEqual(heard, [])
  }))
