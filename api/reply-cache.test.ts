import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql } from '#data/database.ts'
import { createEndpoint, type Endpoint } from './endpoint.ts'
import { registry } from './operations.ts'
import { openTestShop, type TestShop } from './testing.ts'

let shop: TestShop
let endpoint: Endpoint
before(async () => {
  shop = await openTestShop()
  endpoint = createEndpoint(shop.shop, registry, async () => 0)
})
after(() => shop.close())

const caller = {
  session: '',
  locale: 'us',
  country: 'DE',
  ip: '127.0.0.1',
  idempotencyKey: null,
  requestId: 'test',
} as const
const lists = [
  { api: 'catalog.list' },
  { api: 'catalog.list', category: 'gifts', sort: 'price-asc' },
  { api: 'catalog.list', tags: ['kitchen'] },
  { api: 'catalog.search', query: 'teddy' },
]

async function replyTo(
  payload: Record<string, unknown>,
  country: 'DE' | 'US' = 'DE',
): Promise<readonly Buffer[]> {
  const call = { method: 'GET', payload, caller: { ...caller, country }, asJson: true } as const
  const { json } = await endpoint.respond(call)
  assert.ok(json)
  return json
}

const dataOf = (json: readonly Buffer[]): unknown => JSON.parse(Buffer.concat(json).toString())

async function freshData(payload: Record<string, unknown>): Promise<unknown> {
  const { reply } = await endpoint.respond({ method: 'GET', payload, caller })
  return JSON.parse(JSON.stringify(reply.data))
}

/** Every list is cached, then the change happens, then every reply is the current one. Returns how many were kept. */
async function change(apply: () => Promise<unknown>): Promise<number> {
  const before = await Promise.all(lists.map((list) => replyTo(list)))
  await apply()
  await shop.shop.catalog.refresh()
  const now = await Promise.all(lists.map((list) => replyTo(list)))
  assert.deepEqual(now.map(dataOf), await Promise.all(lists.map(freshData)))
  return now.filter((json, at) => json === before[at]).length
}

async function write(statement: ReturnType<typeof sql>, product = shop.teddy.productId): Promise<void> {
  await shop.db.run(statement)
  await recordChanges(shop.db, [product], shop.clock.now)
}

test('without a change a reply is computed once for each language and country', async () => {
  assert.equal(await change(async () => undefined), lists.length)
  assert.notEqual(await replyTo(lists[0]!, 'US'), await replyTo(lists[0]!))
})

test('after a change of price, name, list or product all lists are current', async () => {
  const { variant, productId } = shop.teddy
  const changes = [
    sql`update variant_price set price = 900 where variant_id = ${variant}`,
    sql`update product_text set title = 'Bear' where product_id = ${productId} and locale = 'us'`,
    sql`insert into product_tag (product_id, tag_key) values (${productId}, 'kitchen')`,
    sql`update product set key = 'bear' where id = ${productId}`,
    sql`update product set status = 'draft' where id = ${productId}`,
    sql`update product set status = 'active' where id = ${productId}`,
  ]
  for (const each of changes) await change(() => write(each))
})

test('sales and views change the order of lists', async () => {
  for (const product of [shop.teddy.productId, shop.mug.productId])
    await change(async () => {
      await shop.db.run(sql`update product set sold = sold + 1000 where id = ${product}`)
      await recordChanges(shop.db, [product], shop.clock.now, 'rank')
    })
})

test('names of tags and categories are current', async () => {
  await change(async () => {
    await shop.db.run(sql`update tag_text set name = 'Cooking'`)
    await shop.db.run(sql`update category_text set name = 'All gifts'`)
    await recordChanges(shop.db, 'everything', shop.clock.now, 'pages')
  })
})

test('a sale changes only the lists that show its product', async () => {
  const { variant, productId } = shop.teddy
  const sell = async (quantity: number) => {
    await shop.db.run(sql`update variant set stock = stock - ${quantity} where id = ${variant}`)
    await recordChanges(shop.db, [productId], shop.clock.now, 'stock')
    shop.shop.catalog.changed([{ productId }])
  }
  await shop.db.run(sql`delete from product_tag where product_id = ${productId}`)
  await write(sql`update variant set stock = 20 where id = ${variant}`)
  await shop.shop.catalog.refresh()
  const showsMugOnly = 1
  assert.equal(await change(() => sell(1)), showsMugOnly)
  assert.equal(await change(() => sell(19)), 0)
})

test('a day later, lists are computed again', async () => {
  assert.equal(await change(async () => void (shop.clock.now += 24 * 3_600_000)), 0)
})

test('a change during the computation of a reply is in the next reply', async () => {
  const { productId, oat } = shop.mug
  shop.shop.catalog.products.evict('everything')
  const making = replyTo(lists[0]!)
  await write(sql`update variant_price set price = 500 where variant_id = ${oat}`, productId)
  await shop.shop.catalog.refresh()
  await making
  assert.deepEqual(dataOf(await replyTo(lists[0]!)), await freshData(lists[0]!))
})
