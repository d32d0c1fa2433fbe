// Two nodes lose their connections to the database one after the other. The node without database shows its pages and
// refuses orders in time, and the other one sells on. Both agree again at once when they are reconnected.
import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { stockGoods } from '#api/testing.ts'
import { recordChanges } from '#data/catalog/catalog-changes.ts'
import { openDatabase, sql, type Database } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { newBuyer, placeOrder } from '#server/testing-buyers.ts'
import { startShopProcess, type ShopProcess } from '#server/testing-process.ts'
import { until } from '#test-support/until.ts'
import { createNetwork, permitsNetworks, type Network } from './testing-network.ts'
import { percentile, report } from './testing-nodes.ts'
import { freePort } from './testing-ports.ts'
import { createCluster, type PostgresFolder, type PostgresServer } from './testing-postgresql.ts'

const cutMs = 20_000
const paths = ['/', '/classify/gifts', '/plush-teddy', '/de/plush-teddy']
const isPermitted = permitsNetworks()

let folder: string
let network: Network
let cluster: PostgresFolder
let server: PostgresServer
let db: Database
let goods: Awaited<ReturnType<typeof stockGoods>>
let nodes: ShopProcess[]

before(async () => {
  if (!isPermitted) return
  folder = await mkdtemp(path.join(tmpdir(), 'posy-partition-'))
  // The third cable is the test's own.
  network = await createNetwork(3)
  cluster = await createCluster()
  server = await cluster.startIn(network, cluster.data, await freePort())
  const urlAt = (cable: number) =>
    `postgres://postgres@${network.cables[cable]!.host}:${server.port}/postgres`
  db = openDatabase({ connectionString: urlAt(2), max: 4 })
  await migrate(db)
  goods = await stockGoods(db)
  await db.run(sql`update variant set stock = 100000 where id = ${goods.teddy.variant}`)
  nodes = await Promise.all(
    [0, 1].map((at) =>
      startShopProcess({
        DATABASE_URL: urlAt(at),
        DATA_DIR: path.join(folder, `data${at}`),
        MAIL_DIR: path.join(folder, 'mail'),
      }),
    ),
  )
})
after(async () => {
  await Promise.all((nodes ?? []).map((node) => node.kill()))
  await db?.close()
  await server?.stop()
  await cluster?.remove()
  await network?.remove()
  if (folder) await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** Numbers of acknowledged orders, statuses and times of all others, until it is stopped. */
function startBuyer(node: ShopProcess) {
  const numbers: string[] = []
  const refused: { status: number; ms: number }[] = []
  let stopped = false
  const done = (async () => {
    while (!stopped) {
      const began = performance.now()
      const { status, code, data } = await order(node)
      if (code === 201) numbers.push(data.number)
      else refused.push({ status, ms: performance.now() - began })
      await delay(50)
    }
  })()
  return { numbers, refused, stop: () => ((stopped = true), done) }
}

/** The status of the first call that fails. */
async function order(node: ShopProcess) {
  let failed: number | undefined
  const call: ShopProcess['call'] = async (...words) => {
    const reply = await node.call(...words)
    if (reply.status >= 500) throw Object.assign(new Error('failed'), { failed: (failed = reply.status) })
    return reply
  }
  return placeOrder({ call }, newBuyer(), goods.teddy.variant).catch((fault: unknown) => {
    if (failed === undefined) throw fault
    return { status: failed, code: failed, data: { number: '' } }
  })
}

async function productPage(node: ShopProcess): Promise<string> {
  return (await node.send({ path: '/plush-teddy' })).text
}

test(
  'a node without its database shows pages and refuses orders in time; the other sells on; both agree at once afterwards',
  { skip: !isPermitted && 'this machine permits no network namespaces' },
  async () => {
    for (const [at, cut] of nodes.entries()) {
      const other = nodes[1 - at]!
      const cable = network.cables[at]!
      for (const node of nodes)
        for (const each of paths) assert.equal((await node.send({ path: each })).status, 200, each)
      const [cutBuyer, otherBuyer] = [startBuyer(cut), startBuyer(other)]
      await until(() => cutBuyer.numbers.length > 5 && otherBuyer.numbers.length > 5)
      const pages: { status: number; ms: number }[] = []

      await cable.cut()
      const soldBefore = otherBuyer.numbers.length
      const endsAt = performance.now() + cutMs
      for (let turn = 0; performance.now() < endsAt; turn += 1) {
        const began = performance.now()
        const { status } = await cut.send({ path: paths[turn % paths.length]! })
        pages.push({ status, ms: performance.now() - began })
        await delay(50)
      }
      const soldMeanwhile = otherBuyer.numbers.length - soldBefore
      const price = at === 0 ? '77.31' : '78.32'
      await db.run(sql`
        update variant_price set price = ${Number(price.replace('.', ''))}
        where variant_id = ${goods.teddy.variant} and currency = 'USD'`)
      await recordChanges(db, [goods.teddy.productId], Date.now())
      await until(async () => (await productPage(other)).includes(price))
      assert.ok(!(await productPage(cut)).includes(price))

      await cable.mend()
      const mended = performance.now()
      const soldAtMend = cutBuyer.numbers.length
      await until(async () => (await productPage(cut)).includes(price))
      const agreesMs = performance.now() - mended
      await until(() => cutBuyer.numbers.length > soldAtMend)
      const sellsMs = performance.now() - mended
      await Promise.all([cutBuyer.stop(), otherBuyer.stop()])

      const failed = pages.filter(({ status }) => status !== 200)
      const late = cutBuyer.refused.filter(({ status, ms }) => status !== 503 || ms > 3_000)
      const stored = await db.rows<{ number: string }>(sql`select number from orders`)
      const known = new Set(stored.map(({ number }) => number))
      const lost = [...cutBuyer.numbers, ...otherBuyer.numbers].filter((number) => !known.has(number))
      await report(
        `cable of node ${at + 1} cut for 20 s: cached pages; orders there`,
        'none fails; 503 within 3 s',
        `${failed.length} of ${pages.length} failed, p99 ${percentile(
          pages.map(({ ms }) => ms),
          0.99,
        )} ms; ${late.length} of ${cutBuyer.refused.length} refusals late or other, p99 ${percentile(
          cutBuyer.refused.map(({ ms }) => ms),
          0.99,
        )} ms`,
      )
      await report(
        '… orders of the other node meanwhile; acknowledged orders lost',
        'it sells on; 0',
        `${soldMeanwhile}; ${lost.length}`,
      )
      await report(
        '… after mending: a changed price is shown; the node sells',
        'within 2 s',
        `${Math.round(agreesMs)} ms; ${Math.round(sellsMs)} ms`,
      )
      assert.deepEqual(failed, [])
      assert.deepEqual(late, [])
      assert.deepEqual(lost, [])
      assert.ok(soldMeanwhile > 50, String(soldMeanwhile))
      assert.ok(cutBuyer.refused.length > 5)
    }
  },
)
