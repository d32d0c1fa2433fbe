import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { mailsOf, readOrder } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { ops } from '../testing.ts'

let shop: TestShop
let folder: string
const secretBefore = process.env['SECRET']
before(async () => {
  process.env['SECRET'] = 'a secret that only this test has, of 32 bytes'
  shop = await openTestShop()
  folder = await mkdtemp(path.join(tmpdir(), 'orders-'))
})
after(async () => {
  delete process.env['SECRET']
  if (secretBefore !== undefined) process.env['SECRET'] = secretBefore
  await shop.close()
  await rm(folder, { recursive: true })
})

const example = new URL('../../docs/order-example.json', import.meta.url).pathname

type Example = { items: object[]; deliveries: { items: object[] }[] }

/** A file with the example and what `change` does to it. */
async function changed(change: (order: Example) => void): Promise<string> {
  const order = JSON.parse(await readFile(example, 'utf8')) as Example
  change(order)
  const file = path.join(folder, 'order.json')
  await writeFile(file, JSON.stringify(order))
  return file
}

test('an order by phone for two recipients is placed from a file, at the price that was named before', async () => {
  const stocks = () => Promise.all([shop.mug.oat, shop.teddy.variant].map((id) => shop.stockOf(id)))
  const [mugs, teddies] = await stocks()
  const offer = await ops(shop, 'order', 'create', example, '--dry-run')
  const [cost = offer] = /€\d+\.\d+/.exec(offer) ?? []
  assert.match(offer, /^It would cost/)
  assert.deepEqual(await stocks(), [mugs, teddies])
  const placed = await ops(shop, 'order', 'create', example, '--paid')
  assert.ok(placed.includes(cost), placed)
  const [number = ''] = /\w{4}-\w{4}-\w{3}/.exec(placed) ?? []
  const order = await readOrder(shop, { number })
  assert.deepEqual(
    [order.status, order.payment.provider, order.buyerName],
    ['processing', 'outside', 'Bo Petersen'],
  )
  assert.deepEqual(
    order.lines.map(({ sku, quantity, delivery, personalisation }) => [
      sku,
      quantity,
      delivery,
      personalisation,
    ]),
    [
      ['MUG-OAT', 1, 0, 'Ada'],
      ['TEDDY', 1, 0, ''],
      ['MUG-OAT', 1, 1, 'Ada'],
    ],
  )
  assert.deepEqual(await stocks(), [mugs! - 2, teddies! - 1])
  const written = await shop.db.row(
    sql`select from audit_entry where action = 'order create' and table_name = 'orders'`,
  )
  assert.ok(written)
})

test('an unpaid order waits for the mailed link; equal items of several recipients are one line each', async () => {
  const file = await changed((order) => {
    order.items = [
      { sku: 'TEDDY', quantity: 1 },
      { sku: 'TEDDY', quantity: 1 },
    ]
    for (const [item, delivery] of order.deliveries.entries()) delivery.items = [{ item, quantity: 1 }]
  })
  const placed = await ops(shop, 'order', 'create', file)
  assert.match(placed, /bo@example\.com gets a link/)
  const [number = ''] = /\w{4}-\w{4}-\w{3}/.exec(placed) ?? []
  const order = await readOrder(shop, { number })
  assert.deepEqual(
    order.lines.map(({ quantity, delivery }) => [quantity, delivery]),
    [
      [1, 0],
      [1, 1],
    ],
  )
  assert.deepEqual(await mailsOf(shop, order), ['payment-link'])
})

test('each missing field of the file is named', async () => {
  const said = async (change: (order: Example) => void) => ops(shop, 'order', 'create', await changed(change))
  assert.match(await said((order) => (order.items = [])), /The file is no order[^]*items/)
  assert.match(await said((order) => (order.items = [{ sku: 'X-1', quantity: 1 }])), /SKU 'X-1'/)
  assert.match(await said((order) => order.deliveries.pop()), /recipient|gift/i)
  assert.match(await ops(shop, 'order', 'create', '/nowhere.json'), /no file '\/nowhere.json'/)
})
