// A change of the whole catalogue at once, while single changes go on.
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { sql } from '#data/database.ts'
import { createHttpClient, type HttpClient } from '#server/testing-http.ts'
import { underLoad } from '#test-support/under-load.ts'
import { until } from '#test-support/until.ts'
import { addCopies } from './testing-catalog.ts'
import { isFullMeasurement, openNodes, percentile, report, sized, type Nodes } from './testing-nodes.ts'

const products = sized(1_000, 100_000)
/** Rows of one statement, which ends within its timeout. */
const portion = 10_000
const HEALTH_TOKEN = 'a token for the monitoring'
let shop: Nodes
before(async () => {
  shop = await openNodes([{ HEALTH_TOKEN }, { HEALTH_TOKEN }])
  await addCopies(shop.db, products)
  await untilAll(async (node) => (await cheapest(node)).total === products + 2)
})

const cheapest = async (node: Nodes['nodes'][number]) => {
  const { data } = await node.call('catalog.list', { sort: 'price-asc' })
  return { total: data.total, price: data.products[0]?.price.minor }
}

/** Milliseconds until the condition holds for every node. */
async function untilAll(holds: (node: Nodes['nodes'][number]) => Promise<boolean>): Promise<number> {
  const began = performance.now()
  await Promise.all(shop.nodes.map((node) => until(() => holds(node), 300)))
  return performance.now() - began
}

/** Products that the node has loaded after a change, and loads of the whole catalogue. */
async function loadedBy(node: Nodes['nodes'][number]): Promise<{ products: number; catalogues: number }> {
  const { text } = await node.send({ path: '/metrics', headers: { authorization: `Bearer ${HEALTH_TOKEN}` } })
  const sum = (name: string): number =>
    [...text.matchAll(new RegExp(`^${name}(?:\\{.*\\})? (\\d+)$`, 'gm'))].reduce(
      (all, [, n]) => all + Number(n),
      0,
    )
  return { products: sum('posy_catalog_changes_total'), catalogues: sum('posy_catalog_reloads_total') }
}

/** A process that sends one prepared page: what this machine leaves to any Node server at that moment. */
async function startBareServer(body: string): Promise<HttpClient> {
  const server = fork(path.resolve(import.meta.dirname, '../../bench/bare-server.ts'))
  after(() => void server.kill())
  const headers = ['content-type', 'text/html', 'content-length', String(Buffer.byteLength(body))]
  server.send({ headers, body: Buffer.from(body).toString('base64') })
  const [{ origin }] = (await once(server, 'message')) as [{ origin: string }]
  const client = createHttpClient(Number(new URL(origin).port))
  after(() => client.close())
  return client
}

/** Asks for a page without products, a hundred times a second, until the end, and the bare server beside it. */
async function askCachedPage(
  bare: HttpClient,
  until: AbortSignal,
): Promise<{ shop: number[]; bare: number[] }> {
  const times = { shop: [] as number[], bare: [] as number[] }
  const ask = async (client: Pick<HttpClient, 'send'>, into: number[]): Promise<void> => {
    while (!until.aborted) {
      const began = performance.now()
      assert.equal((await client.send({ path: '/contact-us' })).status, 200)
      into.push(performance.now() - began)
      await delay(10)
    }
  }
  await Promise.all([ask(shop.nodes[0]!, times.shop), ask(bare, times.bare)])
  return times
}

test('during a change of all products, the price of one is shown within a second on every node', async () => {
  const bare = await startBareServer((await shop.nodes[0]!.send({ path: '/contact-us' })).text)
  await askCachedPage(bare, AbortSignal.timeout(500))
  const idle = await askCachedPage(bare, AbortSignal.timeout(sized(500, 10_000)))
  const before = await Promise.all(shop.nodes.map(loadedBy))
  await shop.db.transaction(async (tx) => {
    const ids = await tx.rows<{ id: string }>(sql`select id from product where key like 'copy-%'`)
    for (let at = 0; at < ids.length; at += portion) {
      const changed = ids.slice(at, at + portion).map(({ id }) => id)
      await tx.run(sql`update variant_price set price = 1100 where variant_id = any(${changed}::uuid[])`)
      await recordChanges(tx, changed, Date.now())
    }
  })
  await announceChanges(shop.db)
  const began = performance.now()
  const ended = new AbortController()
  const asked = askCachedPage(bare, ended.signal)
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
  ended.abort()
  const during = await asked
  const [idleP99, duringP99] = [percentile(idle.shop, 0.99), percentile(during.shop, 0.99)]
  const [bareIdleP99, bareP99] = [percentile(idle.bare, 0.99), percentile(during.bare, 0.99)]
  const slowest = Math.round(Math.max(...single))
  await report(`${products} changed products: shown by two nodes`, '', `after ${allMs} ms`)
  await report('single changes meanwhile', 'within 1 s', `slowest ${slowest} ms`)
  await report('a cached page meanwhile, p99', '3 × idle', `${duringP99} ms; idle ${idleP99} ms`)
  await report('a bare node:http server beside it, p99', '', `${bareP99} ms; idle ${bareIdleP99} ms`)
  for (const [at, node] of shop.nodes.entries()) {
    const loaded = await loadedBy(node)
    const count = loaded.products - before[at]!.products
    await report(
      `products loaded by node ${at + 1}`,
      `each once: ${products + single.length}`,
      `${count}, the whole catalogue ${loaded.catalogues - before[at]!.catalogues} times`,
    )
    assert.deepEqual([count, loaded.catalogues], [products + single.length, before[at]!.catalogues])
  }
  assert.ok(slowest < underLoad(1_000), `${slowest} ms`)
  if (isFullMeasurement)
    assert.ok(duringP99 <= 3 * Math.max(idleP99, 1), `${duringP99} ms, idle ${idleP99} ms`)
})
