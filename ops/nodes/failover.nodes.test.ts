// Patroni exchanges primary and standby while two nodes sell. No acknowledged order is lost, and each node writes again
// soon after the new primary does.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { stockGoods } from '#api/testing.ts'
import { openDatabase, sql, type Database } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { newBuyer, readyToPlace } from '#server/testing-buyers.ts'
import { startShopProcess, type ShopProcess } from '#server/testing-process.ts'
import { until } from '#test-support/until.ts'
import { percentile, report } from './testing-nodes.ts'
import { missingPackages, openCluster, type Cluster, type Member } from './testing-patroni.ts'
import { answersSql, askSql } from './testing-postgresql.ts'

const switchovers = 20
const failovers = 3
const buyersPerNode = 2
const probeMs = 100
const missing = missingPackages()
const skip = missing.length > 0 && `needs the Debian packages ${missing.join(', ')}`

let cluster: Cluster
let db: Database
let goods: Awaited<ReturnType<typeof stockGoods>>
let nodes: ShopProcess[]
/** Numbers of the orders that a buyer got as a reply. */
const acknowledged: string[] = []
const answers = new Map<number, number>()
let stopped = false
let load: Promise<unknown>

if (!skip) {
  before(async () => {
    cluster = await openCluster()
    db = openDatabase({ connectionString: cluster.url, onIdleError: () => undefined })
    await migrate(db)
    goods = await stockGoods(db)
    await db.run(sql`update variant set stock = 1000000 where id = ${goods.teddy.variant}`)
    nodes = await Promise.all([1, 2].map(() => startShopProcess({ DATABASE_URL: cluster.url })))
    const buyers = nodes.flatMap((node) => Array.from({ length: buyersPerNode }, () => buy(node)))
    load = Promise.all(buyers)
    load.catch(() => undefined)
    await until(() => acknowledged.length > 10)
  })
  after(async () => {
    stopped = true
    await load?.catch(() => undefined)
    await Promise.all(nodes?.map((node) => node.kill()) ?? [])
    await db?.close()
    await cluster?.close()
  })
} else await report('failover and switchover by Patroni', '', `not measured: ${skip}`)

/** Places one order after another. A click without an order number is repeated, as in a browser. */
async function buy(node: ShopProcess): Promise<void> {
  while (!stopped) {
    const buyer = newBuyer()
    const ready = await readyToPlace(node, buyer, goods.teddy.variant).catch(() => undefined)
    // The cart was not written: the next buyer tries.
    if (!ready) continue
    while (!stopped) {
      const { status, code, refused, data } = await node.call('order.place', ready, buyer)
      answers.set(status, (answers.get(status) ?? 0) + 1)
      if (code === 201) acknowledged.push(data.number)
      if (refused !== 'busy') break
      await delay(probeMs)
    }
    await delay(probeMs)
  }
}

/** When the primary accepts writes, asked without HAProxy. */
async function untilWritable(member: Member): Promise<number> {
  const write = `create table if not exists probe (at timestamptz); insert into probe values (now())`
  await until(() => answersSql(cluster.urlOf(member), write), 90)
  return performance.now()
}

const message = { name: 'Ada', email: 'ada@example.com', subject: 'A mug', text: 'Is it blue?' }

/** Milliseconds from then until the node stores a message. No call waits for the one before. */
async function untilWrites(node: ShopProcess, writableAt: number): Promise<number> {
  let storedAt: number | undefined
  while (storedAt === undefined && !stopped) {
    void node.call('contact.send', message, newBuyer()).then(
      ({ code, status }) => {
        answers.set(status, (answers.get(status) ?? 0) + 1)
        if (code === 201) storedAt ??= performance.now()
      },
      () => undefined,
    )
    await delay(probeMs)
  }
  return (storedAt ?? Infinity) - writableAt
}

/** Changes the primary. Returns the milliseconds that each node needed, and the connections that remain at the standby. */
async function change(exchange: () => Promise<unknown>): Promise<{ resumed: number[]; left: number }> {
  await cluster.untilReplicated()
  const former = await cluster.primary()
  const next = former === 'db1' ? 'db2' : 'db1'
  const changing = exchange()
  changing.catch(() => undefined)
  const writableAt = await untilWritable(next)
  const resumed = await Promise.all(nodes.map((node) => untilWrites(node, writableAt)))
  await changing
  cluster.restart()
  await cluster.untilReplicated()
  const count = `select count(*)::int as left from pg_stat_activity
    where datname = 'posy' and backend_type = 'client backend' and pid <> pg_backend_pid()`
  const [row] = await askSql(cluster.urlOf(former), count)
  return { resumed, left: Number(row!.left) }
}

async function measure(name: string, count: number, exchange: () => Promise<unknown>): Promise<void> {
  const before = acknowledged.length
  const resumed: number[] = []
  let left = 0
  for (let round = 0; round < count; round += 1) {
    const changed = await change(exchange)
    resumed.push(...changed.resumed)
    left += changed.left
  }
  // Before the query: what is acknowledged after it may not be in its result.
  const acknowledgedThen = acknowledged.slice()
  const stored = await db.rows<{ number: string }>(sql`select number from orders`)
  const numbers = new Set(stored.map((row) => row.number))
  const lost = acknowledgedThen.filter((number) => !numbers.has(number)).length
  await report(
    `${count} ${name} by Patroni: acknowledged orders lost`,
    '0',
    `${lost} of ${acknowledgedThen.length - before}`,
  )
  await report(
    `${count} ${name}: writes of each node, after the new primary accepts them`,
    'within 2 s',
    `p50 ${percentile(resumed, 0.5)}, max ${percentile(resumed, 1)} ms`,
  )
  await report(`${count} ${name}: connections left at the read-only server`, '0', String(left))
  assert.equal(lost, 0)
  assert.equal(left, 0)
  assert.ok(Math.max(...resumed) < 2_000, resumed.map(Math.round).join(', '))
  assert.deepEqual(
    [...answers.keys()].filter((status) => status === 500),
    [],
  )
}

test(`${switchovers} switchovers lose no order, and no node remains on the standby`, { skip }, () =>
  measure('switchovers', switchovers, () => cluster.switchOver()),
)

test(`${failovers} killed primaries lose no acknowledged order`, { skip }, () =>
  measure('failovers', failovers, () => cluster.killPrimary()),
)
