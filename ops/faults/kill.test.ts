// Kills the shop and its database while people buy. Acknowledged orders survive.
import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { test } from 'node:test'
import { stockGoods } from '#api/testing.ts'
import { openDatabase, sql, type Db } from '#data/database.ts'
import { migrate } from '#data/migrate.ts'
import { standardShipping } from '#domain/delivery/standard-shipping.ts'
import { connectEmbedded } from '#postgres/start-embedded.ts'
import { killDatabase, silent, temporaryFolder } from '#postgres/testing.ts'
import { newBuyer, readyToPlace, type Buyer } from '#server/testing-buyers.ts'
import { startShopProcess, type ShopProcess } from '#server/testing-process.ts'
import { until } from '#test-support/until.ts'
import { doctorCommand as doctor } from '../shop/doctor.ts'

// Each way to kill occurs at least once.
const rounds = 6
const customersAtOnce = 5
const stockAtStart = 100_000

const folder = await temporaryFolder('data')
const dataDir = path.join(folder, 'data')
const mailFolder = path.join(folder, 'mail')
const environment = { DATA_DIR: dataDir, MAIL_DIR: mailFolder }

type Click = { readonly buyer: Buyer; readonly wanted: Awaited<ReturnType<typeof readyToPlace>> }

/** Numbers of acknowledged orders. */
const acknowledged = new Set<string>()
/** Clicks without a response; their buyers click again in the next round. */
const unanswered: Click[] = []

async function click(shop: ShopProcess, { buyer, wanted }: Click): Promise<void> {
  unanswered.push({ buyer, wanted })
  const reply = await shop.call('order.place', wanted, buyer)
  // The cart was lost with the last moments of the database. Nothing was bought by it.
  if (reply.code === 201) acknowledged.add(reply.data.number)
  else if (reply.refused !== 'cart-empty' && reply.refused !== 'cart-changed')
    throw new Error(`${reply.status} ${reply.msg}`)
  unanswered.splice(
    unanswered.findIndex((each) => each.buyer === buyer),
    1,
  )
}

/** Buys until the shop is down. */
async function customer(shop: ShopProcess, variants: readonly string[]): Promise<void> {
  try {
    while (shop.isRunning()) {
      const buyer = newBuyer()
      const variant = variants[acknowledged.size % variants.length]!
      await click(shop, { buyer, wanted: await readyToPlace(shop, buyer, variant) })
    }
  } catch {
    // The connection broke, or the database was gone an instant before the shop: a buyer sees an error page.
  }
}

async function assertKept(db: Db): Promise<void> {
  const orders = await db.rows<{ number: string }>(sql`select number from orders`)
  const numbers = new Set(orders.map(({ number }) => number))
  assert.deepEqual(
    [...acknowledged].filter((number) => !numbers.has(number)),
    [],
    'an acknowledged order is not there',
  )
  const books = await db.rows(sql`
    select v.stock + coalesce((select sum(quantity) from order_line l where l.variant_id = v.id), 0) as all from variant v`)
  assert.ok(
    books.every((each) => each.all === stockAtStart),
    `stock and orders do not agree: ${JSON.stringify(books)}`,
  )
}

const { warehouse } = standardShipping

async function assertHealthy(db: Db): Promise<void> {
  assert.ok(!doctor.withoutDatabase)
  const { text, json } = await doctor.run(db, { args: [], options: {}, now: Date.now(), warehouse })
  assert.equal((json as { healthy: boolean }).healthy, true, text)
}

/** The database's turn comes before, after, or together with the shop's; in every other round it is spared. */
async function kill(shop: ShopProcess, round: number): Promise<void> {
  if (round % 2 === 0) return shop.kill()
  const steps = [() => shop.kill(), () => killDatabase(dataDir)]
  if (round % 6 === 1) await Promise.all(steps.map((step) => step()))
  else for (const step of round % 6 === 3 ? steps : steps.toReversed()) await step()
}

const statement = (text: string) => ({ name: '', text, values: [] })

test('killed six times while orders are placed: every acknowledged order is there, once, with one mail', async () => {
  const embedded = await connectEmbedded(dataDir, silent)
  const db = openDatabase({ ...embedded.connection, max: 2, onIdleError: silent })
  await migrate(db)
  const { mug, teddy } = await stockGoods(db)
  await db.run(sql`update variant set stock = ${stockAtStart}`)

  for (let round = 0; round < rounds; round++) {
    const shop = await startShopProcess(environment)
    await assertKept(db)
    for (const again of unanswered.splice(0)) await click(shop, again)
    const enough = acknowledged.size + 5 + ((round * 7) % 20)
    const buying = Array.from({ length: customersAtOnce }, () =>
      customer(shop, [mug.oat, mug.sage, teddy.variant]),
    )
    await assertHealthy(db)
    await until(async () => acknowledged.size >= enough)
    await kill(shop, round)
    await Promise.all(buying)
  }

  const last = await startShopProcess(environment)
  for (const again of unanswered.splice(0)) await click(last, again)
  await assertKept(db)
  // The shop repeats begun work of a killed shop after a minute. The test does not wait for it.
  await db.run(sql`update job set locked_until = null where locked_until is not null and done_at is null`)
  // The mail about an order that is not paid yet waits some minutes.
  const placed = `kind = 'later-mail' and data->>'template' = 'order-placed'`
  await db.run(statement(`update job set run_at = now() where ${placed} and done_at is null`))
  const due = statement(`select id from job where ${placed} and done_at is null`)
  await until(async () => (await db.rows(due)).length === 0)
  await assertHealthy(db)
  const mails = await db.rows<{ id: string; order: string }>(
    statement(`select id, data->>'orderId' as "order" from job where ${placed}`),
  )
  const orders = await db.rows<{ id: string; session: string }>(
    sql`select id, session_id as session from orders`,
  )
  assert.deepEqual(mails.map(({ order }) => order).sort(), orders.map(({ id }) => id).sort())
  assert.equal(new Set(orders.map(({ session }) => session)).size, orders.length, 'one order for one click')
  assert.equal(orders.length, acknowledged.size, 'every buyer got the reply to the order in the end')
  assert.deepEqual((await readdir(mailFolder)).sort(), mails.map(({ id }) => `${id}.eml`).sort())
  assert.ok(orders.length >= rounds * 5)
  await last.stop()
  await db.close()
  await embedded.stop()
})
