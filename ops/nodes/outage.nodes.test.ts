// Three nodes behind HAProxy, their database stopped for ten seconds under load: pages come from memory.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { stockGoods } from '#api/testing.ts'
import { openDatabase, sql } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { newBuyer, placeOrder } from '#server/testing-buyers.ts'
import { createHttpClient, type HttpClient } from '#server/testing-http.ts'
import { startShopProcess } from '#server/testing-process.ts'
import { until } from '#test-support/until.ts'
import { startHaproxy, type Balancer } from './testing-balancers.ts'
import { percentile, report } from './testing-nodes.ts'
import { freePort } from './testing-ports.ts'
import { createCluster, type PostgresFolder, type PostgresServer } from './testing-postgresql.ts'

const outageMs = 10_000
const paths = ['/', '/classify/gifts', '/plush-teddy', '/plush-teddy/_payload.json', '/de/plush-teddy']
const skip = !existsSync('/usr/sbin/haproxy') && 'needs the Debian package haproxy'

let folder: string
let cluster: PostgresFolder
let server: PostgresServer
let goods: Awaited<ReturnType<typeof stockGoods>>
let balancer: Balancer
let shop: HttpClient
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'posy-outage-'))
  if (skip) return await report('the database stopped for ten seconds', '', `not measured: ${skip}`)
  cluster = await createCluster()
  server = await cluster.start(cluster.data, await freePort())
  await withDatabase(async (db) => {
    await migrate(db)
    goods = await stockGoods(db)
    await db.run(sql`update variant set stock = 100000 where id = ${goods.teddy.variant}`)
  })
  const port = await freePort()
  const backends = await Promise.all(
    [1, 2, 3].map(async () => ({ port: await freePort(), healthPort: await freePort() })),
  )
  await Promise.all(
    backends.map((backend, at) =>
      startShopProcess({
        DATABASE_URL: server.url,
        PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
        PORT: String(backend.port),
        HEALTH_PORT: String(backend.healthPort),
        TRUSTED_PROXIES: '1',
        DATA_DIR: path.join(folder, `data${at}`),
        MAIL_DIR: path.join(folder, 'mail'),
      }),
    ),
  )
  // Every node has every page in memory.
  for (const backend of backends) {
    const node = createHttpClient(backend.port)
    for (const each of paths) {
      const headers = { host: `127.0.0.1:${port}` }
      assert.equal((await node.send({ path: each, headers })).status, 200, each)
    }
    node.close()
  }
  balancer = await startHaproxy(port, backends)
  shop = createHttpClient(port)
})
after(async () => {
  shop?.close()
  await balancer?.stop()
  await server?.stop()
  await cluster?.remove()
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

async function withDatabase<T>(work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const db = openDatabase({ connectionString: server.url, max: 2 })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

test(
  'while the database is stopped for ten seconds, no cached page fails, and no acknowledged order is lost',
  { skip },
  async () => {
    const statuses: number[] = []
    const times: number[] = []
    const acknowledged: string[] = []
    let stopped = false
    const readers = Array.from({ length: 6 }, async (_, reader) => {
      for (let at = reader; !stopped; at += 1) {
        const began = performance.now()
        const { status } = await shop.send({ path: paths[at % paths.length]! })
        statuses.push(status)
        times.push(performance.now() - began)
        await delay(20)
      }
    })
    const buyers = Array.from({ length: 2 }, async () => {
      while (!stopped) {
        // Without its database the shop can neither fill a cart nor quote: only acknowledged orders count.
        const placed = await placeOrder(shop, newBuyer(), goods.teddy.variant).catch(() => undefined)
        if (placed?.code === 201) acknowledged.push(placed.data.number)
        await delay(100)
      }
    })
    const during = { first: 0, last: 0 }
    let sellsAgainMs = 0
    try {
      await until(() => acknowledged.length > 20 && statuses.length > 100)
      const { port } = server
      await server.stop()
      during.first = statuses.length
      await delay(outageMs)
      during.last = statuses.length
      server = await cluster.start(cluster.data, port)
      const [soldBefore, began] = [acknowledged.length, performance.now()]
      await until(() => acknowledged.length > soldBefore)
      sellsAgainMs = performance.now() - began
    } finally {
      stopped = true
      await Promise.all([...readers, ...buyers])
    }
    const failed = statuses.filter((status) => status !== 200)
    const stored = await withDatabase((db) => db.rows<{ number: string }>(sql`select number from orders`))
    const numbers = new Set(stored.map(({ number }) => number))
    const lost = acknowledged.filter((number) => !numbers.has(number))
    await report(
      'three nodes behind HAProxy, database stopped for 10 s: cached pages',
      'none fails',
      `${failed.length} of ${statuses.length} failed (${during.last - during.first} meanwhile), p99 ${percentile(times, 0.99)} ms`,
    )
    await report(
      '… acknowledged orders lost',
      '0',
      `${lost.length} of ${acknowledged.length}; sells again after ${Math.round(sellsAgainMs)} ms`,
    )
    assert.ok(during.last - during.first > 100)
    assert.deepEqual(failed, [])
    assert.deepEqual(lost, [])
  },
)
