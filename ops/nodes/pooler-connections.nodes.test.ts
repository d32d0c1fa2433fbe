// Everything through PgBouncer in transaction mode, and without LISTEN: nodes, commands, and the tests of the operations.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { stockGoods } from '#api/testing.ts'
import { openDatabase, sql, type Database } from '#data/database.ts'
import { newBuyer, placeOrder } from '#server/testing-buyers.ts'
import { runOps, startShopProcess, type ShopProcess } from '#server/testing-process.ts'
import { until } from '#test-support/until.ts'
import { percentile, report } from './testing-nodes.ts'
import { needsPooler, openPooler } from './testing-pooler.ts'
import { openPostgres, type PostgresServer } from './testing-postgresql.ts'

const noticeMs = 2_000
const changes = 20
const testMs = 480_000

let server: PostgresServer
let pooler: PostgresServer
let db: Database
let goods: Awaited<ReturnType<typeof stockGoods>>
let folder: string
let environment: Readonly<Record<string, string>>
const nodes: ShopProcess[] = []

if (needsPooler) await report('the shop through PgBouncer', '', `not measured: ${needsPooler}`)
else {
  before(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'posy-pooler-'))
    server = await openPostgres(['max_connections=100', 'superuser_reserved_connections=3'])
    pooler = await openPooler(server)
    environment = {
      DATABASE_URL: pooler.url,
      // Notifications do not pass: the pooler gives the listening connection to others.
      DATABASE_DIRECT_URL: pooler.url,
      DATABASE_POOLER: 'on',
      DATA_DIR: path.join(folder, 'data'),
      MAIL_DIR: path.join(folder, 'mail'),
    }
    const { code, output } = await runOps({ DATABASE_URL: server.url }, 'migrate')
    assert.equal(code, 0, output)
    for (const _ of [1, 2]) nodes.push(await startShopProcess(environment))
    db = openDatabase({ connectionString: server.url, max: 4 })
    goods = await stockGoods(db)
    await ops('stock', 'set', 'TEDDY', '50')
    await until(async () => (await nodes[1]!.send({ path: '/plush-teddy' })).status === 200)
  })
  after(async () => {
    await Promise.all(nodes.map((node) => node.kill()))
    await db?.close()
    await pooler?.stop()
    await server?.stop()
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
  })
}

async function ops(...words: string[]): Promise<void> {
  const { code, output } = await runOps(environment, ...words)
  assert.equal(code, 0, output)
}

test(
  'through the pooler an order is placed, paid, shipped, delivered and refunded, with its jobs',
  { skip: needsPooler },
  async () => {
    const [first, second] = nodes as [ShopProcess, ShopProcess]
    for (const page of ['/', '/classify/gifts', '/plush-teddy', '/search?q=teddy'])
      assert.equal((await first.send({ path: page })).status, 200, page)
    const placed = await placeOrder(first, newBuyer(), goods.teddy.variant)
    assert.equal(placed.code, 201, JSON.stringify(placed))
    const { number, access } = placed.data
    await db.run(sql`update sandbox_payment set status = 'paid'`)
    await until(
      async () =>
        (await second.call('order.confirmPayment', { number, access })).data?.status === 'processing',
    )
    await ops('order', 'advance', number, 'processed')
    await ops('order', 'advance', number, 'shipped', '--carrier', 'DHL', '--tracking', 'JD014600')
    await ops('order', 'advance', number, 'delivered')
    await ops('refund', 'order', number)
    const isRefunded = sql`select id from refund where done_at is not null`
    await until(async () => (await db.row(isRefunded)) !== undefined)
    const due = sql`select id from job where done_at is null and run_at < now()`
    await until(async () => (await db.row(due)) === undefined, 60)
    const failed = await db.row<{ n: number }>(
      sql`select count(*) as n from job where last_error is not null or dead_at is not null`,
    )
    const done = await db.row<{ n: number }>(sql`select count(*) as n from job where done_at is not null`)
    await ops('doctor')
    await report(
      'an order through PgBouncer: placed, paid, shipped, delivered, refunded',
      'no job fails, no finding',
      `${failed!.n} of ${done!.n} jobs failed, 0 findings`,
    )
    assert.equal(failed!.n, 0)
    for (const node of nodes) assert.doesNotMatch(node.output(), /"level":50/)
  },
)

test('nodes without notifications show each other’s changes', { skip: needsPooler }, async () => {
  const shownMs: number[] = []
  for (let price = 3_100; price < 3_100 + changes; price += 1) {
    await ops('price', 'set', 'TEDDY', 'EUR', String(price / 100))
    const began = performance.now()
    await Promise.all(
      nodes.map((node) =>
        until(async () => {
          const { data } = await node.call('catalog.product', { key: 'plush-teddy' })
          return data.product!.variants[0]!.price.minor === price
        }),
      ),
    )
    shownMs.push(performance.now() - began)
  }
  const slowest = percentile(shownMs, 1)
  await report(
    `${changes} changes on nodes without LISTEN, through PgBouncer`,
    `within ${noticeMs / 1_000} s`,
    `p50 ${percentile(shownMs, 0.5)}, max ${slowest} ms`,
  )
  assert.ok(slowest < noticeMs, `${slowest} ms`)
})

test('the tests of the operations pass through the pooler', { skip: needsPooler }, async () => {
  const files = globSync('api/{account,cart,gifts,orders,payment,people,reviews,wishlist}/*.test.ts').sort()
  const child = spawn(
    process.execPath,
    ['--test', '--test-concurrency=2', '--test-timeout=120000', '--test-reporter=tap', ...files],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
      timeout: testMs,
      env: {
        ...process.env,
        NODE_TEST_CONTEXT: undefined,
        NODES_TABLE: undefined,
        TEST_DATABASE_URL: server.url,
        TEST_POOLER_PORT: String(pooler.port),
        TEST_RUN_FOLDER: folder,
      },
    },
  )
  let output = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => void (output += text))
  const [code] = (await once(child, 'close')) as [number | null]
  const count = (name: string): string => new RegExp(`^# ${name} (\\d+)$`, 'm').exec(output)?.[1] ?? 'unknown'
  await report(
    `tests of the operations through PgBouncer, ${files.length} files`,
    'all pass',
    `${count('pass')} of ${count('tests')} pass`,
  )
  assert.equal(
    code,
    0,
    output
      .split('\n')
      .filter((line) => /^\s*not ok|error:/.test(line))
      .join('\n'),
  )
})
