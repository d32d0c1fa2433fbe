import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { underLoad } from '#test-support/under-load.ts'
import { until } from '#test-support/until.ts'
import { newBuyer, readyToPlace, type Buyer } from '../testing-buyers.ts'
import { openTestProcess, type TestProcess } from '../testing-process.ts'

let shop: TestProcess
before(async () => void (shop = await openTestProcess()))

/** Locks a variant until released. */
async function holdVariant(id: string): Promise<{ release(): Promise<void> }> {
  const client = await shop.db.connect()
  await client.query('set idle_in_transaction_session_timeout = 0')
  await client.query('begin')
  await client.query('select id from variant where id = $1 for update', [id])
  return { release: () => client.end() }
}

test('forty buyers of a locked variant are asked to try again, and all can buy it later', async () => {
  await shop.db.run(sql`update variant set stock = 60 where id = ${shop.teddy.variant}`)
  const buyers = Array.from({ length: 40 }, newBuyer)
  const orders = await Promise.all(buyers.map((buyer) => readyToPlace(shop, buyer, shop.teddy.variant)))
  assert.equal((await shop.send({ path: '/plush-teddy' })).status, 200)
  const place = (buyer: Buyer, i: number) => shop.call('order.place', orders[i]!, buyer)

  const lock = await holdVariant(shop.teddy.variant)
  const began = performance.now()
  const [refused, page] = await Promise.all([
    Promise.all(buyers.map(place)),
    shop.send({ path: '/plush-teddy' }),
  ])
  assert.deepEqual(
    new Set(refused.map(({ status, refused: reason }) => `${status} ${reason}`)),
    new Set(['503 busy']),
  )
  assert.ok(performance.now() - began < underLoad(20_000))
  assert.equal(page.status, 200)
  await lock.release()

  // On a busy machine, some wait for the others longer than the lock timeout, and try again.
  await Promise.all(
    buyers.map((buyer, i) =>
      until(async () => {
        const { code, refused: reason } = await place(buyer, i)
        assert.ok(code === 201 || reason === 'busy', reason)
        return code === 201
      }),
    ),
  )
  assert.deepEqual(await shop.db.rows(sql`select stock from variant where id = ${shop.teddy.variant}`), [
    { stock: 20 },
  ])
})
