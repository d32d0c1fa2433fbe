// A node that starts from a snapshot shows what a node shows that reads the database.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { stockGoods } from '#api/testing.ts'
import { openLiveCatalog } from '#catalog/live-catalog.ts'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql } from '#data/database.ts'
import { createTestDatabase } from '#data/testing.ts'
import { openSnapshot, writeSnapshot } from '#services/catalog/catalog-snapshot.ts'
import { saveTag } from '#services/catalog/categories.ts'
import { openDatabaseStore } from '#services/files/database-store.ts'

const database = await createTestDatabase()
const { db } = database
const files = openDatabaseStore(db)
let teddy: { productId: string; variant: string }
let faults: unknown[] = []

before(async () => {
  teddy = (await stockGoods(db)).teddy
  await recordChanges(db, [teddy.productId], Date.now())
})
beforeEach(async () => {
  faults = []
  await writeSnapshot({ db, files })
})
after(() => database.drop())

async function setPrice(price: number): Promise<void> {
  await db.run(sql`update variant_price set price = ${price} where variant_id = ${teddy.variant}`)
}

/** Highest price after a start. */
async function started(): Promise<number | undefined> {
  const snapshot = await openSnapshot({ db, files })
  const report = (fault: unknown): void => void faults.push(fault)
  const catalog = await openLiveCatalog(db, Date.now, report, { snapshot })
  try {
    const query = {
      locale: 'us',
      currency: 'EUR',
      filters: {},
      sort: 'newest',
      page: 1,
      pageSize: 9,
    } as const
    const { total, priceRange } = catalog.index.list(query)
    assert.equal(total, 2)
    return priceRange?.max
  } finally {
    await catalog.stop()
  }
}

test('a start reads the products of the snapshot and the changes since', async () => {
  const former = await started()
  await setPrice(4_100)
  assert.equal(await started(), former, 'no recorded change: the product is not read again')
  await recordChanges(db, [teddy.productId], Date.now())
  assert.equal(await started(), 4_100)
  assert.deepEqual(faults, [])
})

test('a tag renamed since the snapshot is found by its new name', async () => {
  assert.equal(
    await saveTag(
      db,
      { key: 'kitchen', names: { us: 'Cookware' } },
      { isNew: false, home: 'us' },
      Date.now(),
    ),
    null,
  )
  const snapshot = await openSnapshot({ db, files })
  assert.ok(snapshot)
  const catalog = await openLiveCatalog(db, Date.now, assert.ifError, { snapshot })
  try {
    assert.equal(catalog.index.suggest({ locale: 'us', text: 'cookware', currency: 'EUR' }, 5).ids.length, 1)
  } finally {
    await catalog.stop()
  }
})

test('a damaged part: the start reads the database and reports the part', async () => {
  await setPrice(4_200)
  // The parts of the former snapshot are among them.
  for (const part of (await files.list('catalog')).filter((key) => key.endsWith('.gz'))) {
    const bytes = (await files.get(part))!
    bytes[bytes.length >> 1]! ^= 1
    await files.put(part, bytes)
  }
  assert.equal(await started(), 4_200)
  assert.match(String(faults), /damaged or missing/)
})

test('a snapshot of another schema or of another database is ignored', async () => {
  assert.ok(await openSnapshot({ db, files }))
  await db.run(sql`insert into migration (name, checksum) values ('9999-later.sql', 'a')`)
  assert.equal(await openSnapshot({ db, files }), undefined)
  await db.run(sql`delete from migration where name = '9999-later.sql'`)
  assert.ok(await openSnapshot({ db, files }))
  await db.run(sql`delete from catalog_change`)
  assert.equal(await openSnapshot({ db, files }), undefined)
})

test('the former snapshot stays readable while the next is written, and no longer', async () => {
  await recordChanges(db, [teddy.productId], Date.now())
  for (let time = 0; time < 4; time++) await writeSnapshot({ db, files })
  assert.equal((await files.list('catalog')).length, 3, 'the manifest and a part of two snapshots')
})
