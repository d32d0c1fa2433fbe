// Health checks of the running shop: by any Host, on both ports, and with faults of the database.
import assert from 'node:assert/strict'
import { createServer, type AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { newJob } from '#data/jobs/jobs.ts'
import { underLoad } from '#test-support/under-load.ts'
import { until } from '#test-support/until.ts'
import { apiPath } from '#web/platform/api/address.ts'
import { newBuyer } from '../testing-buyers.ts'
import { headersOf } from '../testing-http.ts'
import { openTestProcess, startShopProcess, type ShopProcess, type TestProcess } from '../testing-process.ts'
import { openTcpProxy, type TcpProxy } from '../testing-tcp-proxy.ts'
import { problemsOf, type HealthReport } from './health-report.ts'

const HEALTH_TOKEN = 'a token for the monitoring'

let direct: TestProcess
let proxy: TcpProxy
let shop: ShopProcess
let healthPort: number
before(async () => {
  direct = await openTestProcess()
  proxy = await openTcpProxy(direct.databaseUrl)
  healthPort = await freePort()
  shop = await startShopProcess({
    ...direct.environment,
    DATABASE_URL: proxy.url,
    HEALTH_PORT: String(healthPort),
    HEALTH_TOKEN,
    READY_NEEDS_DATABASE: 'on',
  })
})
after(() => proxy.close())

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

const onHealthPort = (path: string) => fetch(`http://127.0.0.1:${healthPort}${path}`)
const report = async () => (await (await onHealthPort('/health')).json()) as HealthReport

test('probes answer under any Host on both ports', async () => {
  for (const path of ['/live', '/ready']) {
    for (const host of ['10.0.0.5:3000', 'posy-web', 'localhost'])
      assert.equal((await shop.send({ path, headers: { host } })).status, 200, `${host}${path}`)
    assert.equal((await onHealthPort(path)).status, 200, path)
  }
  assert.equal((await onHealthPort('/')).status, 404)
})

test('report and metrics are on the health port, and on the main port with the token only', async () => {
  for (const path of ['/health', '/metrics']) {
    assert.equal((await onHealthPort(path)).status, 200, path)
    const status = async (authorization?: string) =>
      (await shop.send({ path, headers: { ...(authorization && { authorization }) } })).status
    assert.equal(await status(`Bearer ${HEALTH_TOKEN}`), 200, path)
    assert.equal(await status(), 404, path)
    assert.equal(await status('Bearer another token of this'), 404, path)
    // This node has no token.
    const { status: closed } = await direct.send({ path, headers: { authorization: 'Bearer undefined' } })
    assert.equal(closed, 404, path)
  }
})

test('the report shows the database, changes of the catalogue, clock, jobs and disk', async () => {
  const now = Date.now()
  const job = newJob('contact-mail', { messageId: 'none' }, now - 60_000)
  await direct.db.run(sql`
    insert into job (id, kind, data, run_at, created_at, dead_at)
    values (${job.id}, ${job.kind}, '{}', ${new Date(now)}, ${new Date(now)}, ${new Date(now)})`)
  const { ok, problems, database, catalog, clock, jobs, disk } = await report()
  assert.deepEqual([ok, problems, database.state], [true, [], 'writable'])
  assert.ok(database.pool.open >= 1 && database.pool.open <= 9, JSON.stringify(database))
  assert.ok(catalog.lagSeconds < 10 && Math.abs(clock.aheadSeconds) < 5)
  assert.equal(jobs?.failed, 1)
  assert.ok(disk.freeBytes > 0)
  await direct.db.run(sql`delete from job where id = ${job.id}`)
})

test('every measure outside its limit is a problem', () => {
  const pool = { used: 0, open: 0, waiting: 0 }
  const bad = {
    build: '',
    database: { state: 'away' as const, pool },
    catalog: { lagSeconds: 11 },
    clock: { aheadSeconds: -5.1 },
    jobs: { due: 1, oldestSeconds: 301, failed: 0 },
    disk: { freeBytes: 1, freePercent: 4 },
  }
  assert.equal(problemsOf(bad).length, 5)
})

const add = () =>
  shop.send({
    method: 'POST',
    path: apiPath,
    headers: { ...headersOf({ session: newBuyer().session }), 'content-type': 'application/json' },
    body: JSON.stringify({ api: 'cart.add', variantId: direct.teddy.variant, quantity: 1 }),
  })

async function assertAway(state: string): Promise<void> {
  await until(async () => (await add()).status === 503)
  const began = performance.now()
  const { status, headers } = await add()
  assert.deepEqual([status, headers['retry-after']], [503, '1'])
  assert.ok(performance.now() - began < underLoad(3_000))
  const health = await onHealthPort('/health')
  assert.equal(health.status, 503)
  assert.deepEqual(((await health.json()) as HealthReport).database.state, state)
  await until(async () => (await onHealthPort('/ready')).status === 503)
  assert.equal((await onHealthPort('/live')).status, 200)
  assert.equal((await direct.send({ path: '/ready' })).status, 200, 'a node without READY_NEEDS_DATABASE')
}

test('without its database the shop answers calls with 503 and Retry-After, and is not ready where the setting says so', async () => {
  proxy.cut()
  await assertAway('away')
  proxy.pass()
  await until(async () => (await onHealthPort('/ready')).status === 200)
  await until(async () => (await add()).status === 200)
})

test('no connection to a read-only server is kept: the first call after it is writable succeeds', async () => {
  const operator = await direct.db.connect()
  const name = new URL(direct.databaseUrl).pathname.slice(1)
  await operator.query(`alter database ${name} set default_transaction_read_only = on`)
  await operator.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  await assertAway('read-only')
  await operator.query(`alter database ${name} reset default_transaction_read_only`)
  await operator.end()
  assert.equal((await add()).status, 200)
})
