// A change of the whole catalogue at once, while single changes go on.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql } from '#data/database.ts'
import { until } from '#test-support/until.ts'
import { openNodes, report, sized, type Nodes } from './testing-nodes.ts'

const products = sized(1_000, 10_000)
let shop: Nodes
before(async () => {
  shop = await openNodes([{}, {}])
  await shop.db.transaction(async (tx) => {
    await tx.run(sql`
      insert into product (id, key, options, created_at)
      select gen_random_uuid(), 'copy-' || n, '[]', now() from generate_series(1, ${products}::int) n`)
    await tx.run(sql`
      insert into product_text (product_id, locale, title, description, options)
      select id, 'us', key, 'A copy.', '{}' from product where key like 'copy-%'`)
    await tx.run(sql`
      insert into variant (id, product_id, sku, position, options, stock, weight_grams)
      select gen_random_uuid(), id, key, 0, '{}', 10, 100 from product where key like 'copy-%'`)
    await tx.run(sql`
      insert into variant_price (variant_id, currency, price)
      select id, 'EUR', 1000 from variant where sku like 'copy-%'`)
    await tx.run(sql`
      insert into product_category (product_id, category_id)
      select product.id, category.id from product, category where product.key like 'copy-%'`)
    await recordChanges(tx, 'everything', Date.now())
  })
  await untilAll(async (node) => (await cheapest(node)).total === products + 2)
})

const cheapest = async (node: Nodes['nodes'][number]) => {
  const { data } = await node.call('catalog.list', { sort: 'price-asc' })
  return { total: data.total, price: data.products[0]?.price.minor }
}

/** Milliseconds until the condition holds for every node. */
async function untilAll(holds: (node: Nodes['nodes'][number]) => Promise<boolean>): Promise<number> {
  const began = performance.now()
  await Promise.all(shop.nodes.map((node) => until(() => holds(node))))
  return performance.now() - began
}

test('during a change of all products, the price of one is shown within a second on every node', async () => {
  await shop.db.transaction(async (tx) => {
    await tx.run(
      sql`update variant_price set price = 1100 where variant_id in (select id from variant where sku like 'copy-%')`,
    )
    const ids = await tx.rows<{ id: string }>(sql`select id from product where key like 'copy-%'`)
    await recordChanges(
      tx,
      ids.map(({ id }) => id),
      Date.now(),
    )
  })
  await announceChanges(shop.db)
  const began = performance.now()
  const single: number[] = []
  for (let price = 901; price < 906; price += 1) {
    await shop.db.run(sql`
      update variant_price set price = ${price} where variant_id = ${shop.teddy.variant} and currency = 'EUR'`)
    await recordChanges(shop.db, [shop.teddy.productId], Date.now())
    await announceChanges(shop.db)
    single.push(await untilAll(async (node) => (await cheapest(node)).price === price))
  }
  const dearest = async (node: Nodes['nodes'][number]) => {
    const { data } = await node.call('catalog.list', { minPrice: 1100, maxPrice: 1100 })
    return data.total
  }
  await untilAll(async (node) => (await dearest(node)) === products)
  const allMs = Math.round(performance.now() - began)
  const slowest = Math.round(Math.max(...single))
  await report(
    `${products} changed products: shown by two nodes`,
    'without a full reload',
    `after ${allMs} ms`,
  )
  await report('single changes meanwhile', 'within 1 s', `slowest ${slowest} ms`)
  assert.ok(slowest < 1_000, `${slowest} ms`)
})
