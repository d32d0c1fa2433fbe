// The previous release and this one, each with its own build, on one database behind HAProxy, under load.
import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { stockGoods } from '#api/testing.ts'
import { openDatabase, sql, type Database } from '#data/database.ts'
import { newBuyer, readyToPlace } from '#server/testing-buyers.ts'
import { createHttpClient, type HttpClient } from '#server/testing-http.ts'
import { runOps, startShopProcess, type ShopProcess } from '#server/testing-process.ts'
import { until } from '#test-support/until.ts'
import { startHaproxy, type Balancer } from './testing-balancers.ts'
import { report } from './testing-nodes.ts'
import { freePort } from './testing-ports.ts'
import { openPostgres, type PostgresServer } from './testing-postgresql.ts'
import { openRelease, previousCommit, type Release } from './testing-releases.ts'

const sideBySideMs = process.env.NODES_LONG ? 600_000 : 60_000
const clients = 6
const pages = 500
const paths = ['/', '/plush-teddy', '/classify/gifts', '/de/plush-teddy', '/name-mug', '/contact-us']
/** Two health checks of HAProxy. */
const noticeMs = 1_500
const commit = await previousCommit()
const missing = !commit
  ? 'the history of the project'
  : !existsSync('/usr/sbin/haproxy')
    ? 'the Debian package haproxy'
    : ''
const skip = missing !== '' && `needs ${missing}`

let server: PostgresServer
let previous: Release
let db: Database
let goods: Awaited<ReturnType<typeof stockGoods>>
let folder: string
let balancer: Balancer
let port: number
let client: HttpClient
const nodes: ShopProcess[] = []
const backends: { port: number; healthPort: number }[] = []
const failures: string[] = []
let requests = 0
let orders = 0
let stopped = false
let load: Promise<unknown> = Promise.resolve()

/** Starts a node in place `at`, of this release or of the one in the folder. */
async function start(at: number, release?: Release): Promise<void> {
  nodes[at] = await startShopProcess(
    {
      DATABASE_URL: server.url,
      PUBLIC_ORIGIN: `http://localhost:${port}`,
      PORT: String(backends[at]!.port),
      HEALTH_PORT: String(backends[at]!.healthPort),
      TRUSTED_PROXIES: '1',
      DRAIN_MS: '2500',
      FILES: 'database',
      DATA_DIR: path.join(folder, `data-${release ? 'previous' : 'this'}-${at}`),
      MAIL_DIR: path.join(folder, 'mail'),
    },
    release?.folder,
  )
  await delay(noticeMs)
}

async function exchange(at: number, release?: Release): Promise<void> {
  const { code, output } = await nodes[at]!.stop()
  assert.equal(code, 0, output)
  await start(at, release)
}

async function shopOn(): Promise<void> {
  const note = (name: string, status: number | string): void => {
    requests += 1
    if (status !== 200) failures.push(`${name} ${status}`)
  }
  while (!stopped) {
    try {
      for (const page of paths) note(page, (await client.send({ path: page })).status)
      const buyer = newBuyer()
      const ready = await readyToPlace(client, buyer, goods.teddy.variant)
      note('cart.view', (await client.call('cart.view', {}, { session: buyer.session })).status)
      const { status, code, refused } = await client.call('order.place', ready, buyer)
      note('order.place', code === 201 ? 200 : `${status} ${refused}`)
      if (code === 201) orders += 1
      await delay(50)
    } catch (error) {
      note('request', String(error))
    }
  }
}

if (skip) await report('the previous release beside this one', '', `not measured: ${skip}`)
else {
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'posy-side-by-side-'))
    previous = await openRelease(commit!)
    server = await openPostgres([])
    for (const _ of [1, 2]) backends.push({ port: await freePort(), healthPort: await freePort() })
    port = await freePort()
    await Promise.all([start(0, previous), start(1, previous)])
    db = openDatabase({ connectionString: server.url })
    goods = await stockGoods(db)
    await db.run(sql`update variant set stock = 1000000 where id = ${goods.teddy.variant}`)
    await db.run(sql`insert into catalog_change (id) values (gen_random_uuid())`)
    for (const backend of backends)
      for (const page of paths)
        await until(async () => (await fetch(`http://localhost:${backend.port}${page}`)).ok)
    balancer = await startHaproxy(port, backends)
    client = createHttpClient(port)
    load = Promise.all(Array.from({ length: clients }, shopOn))
    await until(() => orders > 10)
  })
  after(async () => {
    stopped = true
    await load
    await Promise.all(nodes.map((node) => node.kill()))
    client?.close()
    await balancer?.stop()
    await db?.close()
    await server?.stop()
    await previous?.remove()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
}

test(
  'the previous release and this one sell side by side, through migration, restart and rollback',
  { skip },
  async () => {
    const began = { requests, orders }
    const { code, output } = await runOps({ DATABASE_URL: server.url }, 'migrate')
    assert.equal(code, 0, output)
    await exchange(1)
    await delay(sideBySideMs)
    await exchange(0, previous)
    await exchange(1, previous)
    await exchange(1)
    const seconds = sideBySideMs / 1_000
    await report(
      `release ${previous.commit} beside this one for ${seconds} s, restarted and rolled back to`,
      'no request fails',
      `${failures.length} of ${requests - began.requests} failed, ${orders - began.orders} orders`,
    )
    assert.deepEqual(failures, [])
    const stored = await db.row<{ n: number }>(sql`select count(*) as n from orders`)
    assert.ok(stored!.n >= orders, `${stored!.n} of ${orders}`)
  },
)

test('no page of two builds behind one balancer misses a file', { skip }, async () => {
  const builds = new Set<string>()
  const missing = new Set<string>()
  let missed = 0
  let files = 0
  for (let at = 0; at < pages; at += 1) {
    const { text } = await client.send({ path: paths[at % paths.length]! })
    builds.add(/data-entry="([^"]+)"/.exec(text)![1]!)
    // Loaded with the page, or named for later.
    const addresses = [...new Set(text.match(/\/assets\/[\w-]+\.\w+/g))]
    const answers = await Promise.all(addresses.map((address) => client.send({ path: address })))
    files += answers.length
    const unknown = addresses.filter((_, file) => answers[file]!.status !== 200)
    if (unknown.length > 0) missed += 1
    for (const address of unknown) missing.add(address)
  }
  await report(
    `pages of two builds, ${files} files from either node`,
    `0 of ${pages} miss one`,
    `${missed} of ${pages}`,
  )
  assert.deepEqual([...missing], [])
  assert.equal(builds.size, 2, 'both builds answered')
})
