// A node with a read replica: it reads lists and pages from the replica. It shows no old data while the replica is
// behind, and reads from the primary when the replica is lost.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { stockGoods } from '#api/testing.ts'
import { announceChanges, recordChanges } from '#data/catalog/catalog-changes.ts'
import { openDatabase, sql, type Database } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { startShopProcess, type ShopProcess } from '#server/testing-process.ts'
import { until } from '#test-support/until.ts'
import { percentile, report } from './testing-nodes.ts'
import { openReplicatedServer, type ReplicatedServer } from './testing-replica.ts'

const HEALTH_TOKEN = 'a token for the monitoring'
const lagSeconds = 5
const changes = 30

let server: ReplicatedServer
let db: Database
let goods: Awaited<ReturnType<typeof stockGoods>>
let node: ShopProcess
before(async () => {
  server = await openReplicatedServer()
  db = openDatabase({ connectionString: server.primaryUrl })
  await migrate(db)
  goods = await stockGoods(db)
  await server.catchUp()
  node = await startShopProcess({
    DATABASE_URL: server.primaryUrl,
    DATABASE_REPLICA_URL: server.replicaUrl,
    HEALTH_TOKEN,
  })
})
after(async () => {
  await node.kill()
  await db.close()
  await server.close()
})

async function readsBy(answer: 'replica' | 'behind' | 'away'): Promise<number> {
  const { text } = await node.send({ path: '/metrics', headers: { authorization: `Bearer ${HEALTH_TOKEN}` } })
  return Number(new RegExp(`^posy_replica_reads\\{answer="${answer}"\\} (\\d+)$`, 'm').exec(text)?.[1])
}

const pages = ['/plush-teddy', '/classify/gifts'].map((page) => `${page}/_payload.json`)
const shows = async (path: string, price: number): Promise<boolean> => {
  const { status, text } = await node.send({ path })
  assert.equal(status, 200, path)
  return text.includes(`"minor":${price}`)
}

async function setPrice(price: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.run(sql`update variant_price set price = ${price} where variant_id = ${goods.teddy.variant}`)
    await recordChanges(tx, [goods.teddy.productId], Date.now())
  })
  await announceChanges(db)
}

test('index, cards and product pages are read from the replica', async () => {
  const atStart = await readsBy('replica')
  assert.ok(atStart >= 2, 'the index')
  for (const path of pages) assert.ok(await shows(path, 2_990), path)
  const read = (await readsBy('replica')) - atStart
  await report('reads of two new pages by the replica', 'all', `${read}; others ${await readsBy('behind')}`)
  assert.ok(read >= 2)
})

test(`while the replica is ${lagSeconds} seconds behind, no page shows an old price`, async () => {
  await server.delayReplica(lagSeconds)
  const behind = await readsBy('behind')
  const shownMs: number[] = []
  let stale = 0
  for (let at = 1; at <= changes; at += 1) {
    const began = performance.now()
    await setPrice(4_000 + at)
    for (const path of pages) await until(() => shows(path, 4_000 + at))
    shownMs.push(performance.now() - began)
    // A page that was rendered from old data would be kept.
    await delay(20)
    for (const path of pages) if (!(await shows(path, 4_000 + at))) stale += 1
  }
  assert.ok((await readsBy('behind')) > behind)
  await report(
    `${changes} changes of a price, replica ${lagSeconds} s behind, on two pages`,
    'none stale, within 2 s',
    `${stale} stale; p50 ${percentile(shownMs, 0.5)}, max ${percentile(shownMs, 1)} ms`,
  )
  assert.equal(stale, 0)
  assert.ok(Math.max(...shownMs) < 2_000, `${Math.max(...shownMs)} ms`)
})

test('a replica that has caught up is used again', async () => {
  await server.delayReplica(0)
  await server.catchUp()
  const before = await readsBy('replica')
  await setPrice(5_000)
  await server.catchUp()
  await until(async () => {
    assert.equal((await node.send({ path: `/de${pages[0]!}` })).status, 200)
    await setPrice(5_000)
    return (await readsBy('replica')) > before
  })
})

test('a lost replica delays no page by more than three seconds, and then the primary answers', async () => {
  await server.killReplica()
  const seconds: number[] = []
  for (const language of ['fr', 'es', 'it', 'ja', 'nl']) {
    const began = performance.now()
    assert.equal((await node.send({ path: `/${language}/plush-teddy` })).status, 200, language)
    seconds.push((performance.now() - began) / 1_000)
  }
  await setPrice(6_000)
  await until(() => shows(pages[0]!, 6_000))
  const slowest = Math.max(...seconds)
  await report('a page after the loss of the replica', 'within 3 s', `${slowest.toFixed(2)} s at most`)
  assert.ok(slowest < 3 && (await readsBy('away')) > 0, `${slowest} s`)
})
