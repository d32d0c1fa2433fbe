// Struck-through prices of currencies that follow the base currency by rate.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { writePrice } from '#data/catalog/prices.ts'
import { sql, type Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { createTestDatabase, type TestDatabase } from '#data/testing.ts'
import { isRefusal } from '#domain/refusal.ts'
import { changeSettings } from './change-settings.ts'

const at = Date.UTC(2026, 2, 2, 8)
let database: TestDatabase
let db: Db
before(async () => {
  database = await createTestDatabase()
  ;({ db } = database)
})
after(() => database.drop())

test('a struck-through price is never higher than what its own currency had in the thirty days before', async () => {
  const [jug, id] = [newId(at), newId(at)]
  await db.run(sql`insert into product (id, key, created_at) values (${jug}, 'jug', ${new Date(at)})`)
  await db.run(
    sql`insert into variant (id, product_id, sku, position, stock, weight_grams) values (${id}, ${jug}, 'JUG', 0, 5, 400)`,
  )
  const set = (minor: number, reduced: boolean) =>
    db.transaction((tx) => writePrice(tx, { sku: 'JUG', currency: 'EUR', minor, reduced }, Date.now()))
  const rate = async (rate: number) => {
    const prices = { base: 'EUR', rates: { PLN: { rate, rounding: 'exact' } } } as const
    assert.ok(!isRefusal(await changeSettings(db, { prices }, at)))
  }
  const inPln = () =>
    db.row<{ price: number; before: number | null }>(
      sql`select price, compare_at as before from variant_price where variant_id = ${id} and currency = 'PLN'`,
    )
  const age = (days: number) =>
    db.run(sql`update price_history set since = since - ${days} * interval '1 day' where variant_id = ${id}`)
  await rate(4)
  await set(2_000, false)
  await age(60)
  await set(1_600, true)
  assert.deepEqual(await inPln(), { price: 6_400, before: 8_000 })
  await age(5)
  await rate(4.5)
  assert.deepEqual(await inPln(), { price: 7_200, before: 8_000 }, 'a new rate')
  await age(1)
  await set(1_400, true)
  assert.deepEqual(await inPln(), { price: 6_300, before: 6_400 }, 'a further reduction')
})
