// Ten nodes on a PostgreSQL server with its usual hundred connections.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { stockGoods } from '#api/testing.ts'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { openDatabase, sql, type Database } from '#data/database.ts'
import { newBuyer, readyToPlace } from '#server/testing-buyers.ts'
import { startShopProcess, type ShopProcess } from '#server/testing-process.ts'
import { until } from '#test-support/until.ts'
import { percentile, report } from './testing-nodes.ts'
import { askSql, openPostgres, type PostgresServer } from './testing-postgresql.ts'

const nodeCount = 10
const connectionsPerNode = 9
const clientCount = 500
/** Each client buys once, with pauses of this length between its calls. */
const pauseMs = { least: 2_000, most: 10_000 }

let server: PostgresServer
let db: Database
let goods: Awaited<ReturnType<typeof stockGoods>>
let folder: string
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'posy-connections-'))
  server = await openPostgres(['max_connections=100', 'superuser_reserved_connections=3'])
})
after(async () => {
  await db?.close()
  await server.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

const pause = (): Promise<void> => delay(pauseMs.least + Math.random() * (pauseMs.most - pauseMs.least))

/** A shopper: a page, the cart, the checkout, the order. Returns refusals and faults. */
async function shop(node: ShopProcess, times: number[]): Promise<string[]> {
  const buyer = newBuyer()
  const { session } = buyer
  const problems: string[] = []
  const timed = async <T extends { status: number; refused?: string }>(name: string, work: Promise<T>) => {
    const began = performance.now()
    const reply = await work
    times.push(performance.now() - began)
    if (reply.status >= 300) problems.push(`${name} ${reply.status} ${reply.refused ?? ''}`)
    return reply
  }
  await pause()
  await timed('page', node.send({ path: '/plush-teddy' }))
  await pause()
  await timed('cart.view', node.call('cart.view', {}, { session }))
  await pause()
  const order = await readyToPlace(node, buyer, goods.teddy.variant)
  await pause()
  await timed('order.place', node.call('order.place', order, buyer))
  return problems
}

test(`${nodeCount} nodes that start at once on an empty database share a hundred connections`, async () => {
  const nodes: ShopProcess[] = []
  let most = 0
  const watching = new AbortController()
  const watched = (async () => {
    while (!watching.signal.aborted) {
      // A sample that the busy server refuses is missing.
      const [row] = await askSql(
        server.url,
        "select count(*)::int as n from pg_stat_activity where backend_type = 'client backend'",
      ).catch(() => [])
      if (row) most = Math.max(most, Number(row.n) - 1)
      await delay(200)
    }
  })()
  try {
    const began = performance.now()
    const starts = await Promise.allSettled(
      Array.from({ length: nodeCount }, (_, at) =>
        startShopProcess({
          DATABASE_URL: server.url,
          DATABASE_POOL: String(connectionsPerNode),
          ROLE: at === 0 ? 'all' : 'web',
          DATA_DIR: path.join(folder, `data${at}`),
          MAIL_DIR: path.join(folder, 'mail'),
        }),
      ),
    )
    for (const start of starts) if (start.status === 'fulfilled') nodes.push(start.value)
    const seconds = ((performance.now() - began) / 1_000).toFixed(0)
    await report(
      `${nodeCount} nodes start at once on an empty database`,
      `${nodeCount} open`,
      `${nodes.length} open, after ${seconds} s`,
    )
    assert.deepEqual(
      starts.filter(({ status }) => status === 'rejected'),
      [],
    )
    db = openDatabase({ connectionString: server.url, max: 4 })
    goods = await stockGoods(db)
    await db.run(sql`update variant set stock = 100000 where id = ${goods.teddy.variant}`)
    await recordChanges(db, 'everything', Date.now())
    for (const node of nodes)
      await until(async () => (await node.send({ path: '/plush-teddy' })).status === 200)

    const times: number[] = []
    const clients = Array.from({ length: clientCount }, (_, at) => shop(nodes[at % nodeCount]!, times))
    const problems = (await Promise.all(clients)).flat()
    const placed = await db.row<{ n: number }>(sql`select count(*) as n from orders`)
    const faults = nodes.filter((node) => node.output().includes('too many clients')).length
    await report(
      `${clientCount} clients on ${nodeCount} nodes, max_connections = 100`,
      'no refusal',
      `${problems.length} refused, ${placed!.n} orders, p99 ${percentile(times, 0.99)} ms, ${most} connections at most`,
    )
    assert.deepEqual([problems, placed!.n, faults], [[], clientCount, 0])
    assert.ok(most <= nodeCount * connectionsPerNode + 4, `${most}`)
  } finally {
    watching.abort()
    await watched
    await Promise.all(nodes.map((node) => node.kill()))
  }
})
