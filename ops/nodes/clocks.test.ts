// Nodes whose clocks are a minute slow, right, a minute fast, or jump by an hour.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { newBuyer, placeOrder } from '#server/testing-buyers.ts'
import { runOps } from '#server/testing-process.ts'
import { openSmtpServer, type SmtpServer } from '#test-support/smtp-server.ts'
import { until } from '#test-support/until.ts'
import {
  enqueueMails,
  libfaketime,
  openNodes,
  percentile,
  report,
  sized,
  skewedBy,
  type Nodes,
} from './testing-nodes.ts'

const minuteMs = 60_000
/** Every fifth change is a command, which takes a second to start. */
const ordersPerCommand = 5
const HEALTH_TOKEN = 'a token for the monitoring'
const clocks = [
  ['−60 s', skewedBy(-minuteMs)],
  ['right', {}],
  ['+60 s', skewedBy(minuteMs)],
  ['jumps +1 h', skewedBy(0, { byMs: 60 * minuteMs, afterMs: 15_000 })],
] as const

let smtp: SmtpServer
let shop: Nodes
before(async () => {
  smtp = await openSmtpServer(300)
  shop = await openNodes(
    clocks.map(([, environment]) => ({ ...environment, HEALTH_TOKEN, SMTP_URL: smtp.url })),
  )
})
after(() => smtp.close())

const teddyOn = async (node: Nodes['nodes'][number]) => {
  const { data } = await node.call('catalog.product', { key: 'plush-teddy' })
  return data.product!.variants[0]!
}

async function setPrice(environment: Readonly<Record<string, string>>, minor: number): Promise<void> {
  const { code, output } = await runOps(environment, 'price', 'set', 'TEDDY', 'EUR', String(minor / 100))
  assert.equal(code, 0, output)
}

/** Milliseconds until every node shows what `isShown` asks for. */
async function untilAllShow(
  isShown: (variant: Awaited<ReturnType<typeof teddyOn>>) => boolean,
): Promise<number> {
  const began = performance.now()
  const times = shop.nodes.map(async (node) => {
    await until(async () => isShown(await teddyOn(node)))
    return performance.now() - began
  })
  return Math.max(...(await Promise.all(times)))
}

test('all nodes show each order and each price within two seconds, whichever clock wrote it', async () => {
  const rounds = sized(5, 300)
  await shop.db.run(sql`update variant set stock = 2000 where id = ${shop.teddy.variant}`)
  await runOps({ DATABASE_URL: shop.databaseUrl }, 'stock', 'set', 'TEDDY', '2000')
  await untilAllShow(({ stock }) => stock === 2_000)
  const shownAfter: number[] = []
  let stock = 2_000
  for (const [at, node] of shop.nodes.entries()) {
    for (let round = 1; round <= rounds; round += 1) {
      if (round % ordersPerCommand === 0) {
        const price = 3_000 + at * rounds + round
        const environment = { DATABASE_URL: shop.databaseUrl, ...clocks[at]![1] }
        await setPrice(environment, price)
        shownAfter.push(await untilAllShow((variant) => variant.price.minor === price))
      } else {
        assert.equal((await placeOrder(node, newBuyer(), shop.teddy.variant)).code, 201)
        stock -= 1
        shownAfter.push(await untilAllShow((variant) => variant.stock === stock))
      }
    }
  }
  const slowest = Math.round(Math.max(...shownAfter))
  await report(
    'clocks are wrong for',
    'the whole process',
    libfaketime ? 'the whole process' : 'Date in Node only',
  )
  await report(
    `${shownAfter.length} changes on nodes at −60 s, 0, +60 s, +1 h: shown by all`,
    'within 2 s',
    `p50 ${percentile(shownAfter, 0.5)} ms, p99 ${percentile(shownAfter, 0.99)} ms, slowest ${slowest} ms`,
  )
  assert.ok(slowest < 2_000, `${slowest} ms`)
})

test('no order expires before its hold ends, and none of the mails is sent twice', async () => {
  const mails = sized(40, 200)
  const sentBefore = smtp.mails.length
  await enqueueMails(shop.db, mails)
  const { data } = await placeOrder(shop.nodes[1]!, newBuyer(), shop.teddy.variant)
  const order = await shop.db.row<{ id: string }>(sql`
    update orders set held_until = clock_timestamp() + interval '4 s' where number = ${data.number}
    returning id`)
  // A job that comes too early asks the order again.
  await shop.db.run(sql`
    insert into job (id, kind, data, run_at, created_at)
    values (${newId(0)}, 'expire-order', jsonb_build_object('orderId', ${order!.id}::text), now(), now())`)
  const state = () =>
    shop.db.row<{ status: string; isHeld: boolean }>(sql`
      select status, clock_timestamp() < held_until as "isHeld" from orders where id = ${order!.id}`)
  await until(async () => {
    const { status, isHeld } = (await state())!
    assert.ok(status === 'unpaid' || !isHeld, 'cancelled while its stock was held')
    return status === 'cancelled'
  })
  const others = await shop.db.row<{ cancelled: number }>(
    sql`select count(*) as cancelled from orders where status = 'cancelled' and id <> ${order!.id}`,
  )
  assert.equal(others!.cancelled, 0)
  await until(async () => smtp.mails.length - sentBefore >= mails)
  await until(
    async () => !(await shop.db.row(sql`select id from job where locked_until is not null limit 1`)),
  )
  await delay(500)
  const ids = smtp.mails.slice(sentBefore).map(({ messageId }) => messageId)
  const repeated = ids.length - new Set(ids).size
  await report(`${mails} mails on these nodes, 300 ms each`, 'none twice', `${repeated} twice`)
  await report('orders cancelled before their hold ended', '0', '0')
  assert.equal(repeated, 0)
})

test('a skewed clock is in the health report and the log of its node, and found by the doctor', async () => {
  const [slow, right] = shop.nodes
  const headers = { authorization: `Bearer ${HEALTH_TOKEN}` }
  const reportsSkew = async (node: Nodes['nodes'][number]) =>
    (await node.send({ path: '/health', headers })).text.includes('the clock of this machine differs')
  for (const [at, node] of shop.nodes.entries())
    await until(async () => (await reportsSkew(node)) === (at !== 1))
  assert.match(slow!.output(), /"skewMs":-[56]\d{4},"msg":"this machine's clock differs/)
  assert.doesNotMatch(right!.output(), /skewMs/)
  const environment = { DATABASE_URL: shop.databaseUrl, ...clocks[2]![1] }
  const { output } = await runOps(environment, 'doctor', '--json')
  const { findings } = JSON.parse(output) as { findings: { check: string; wrong: number }[] }
  assert.equal(findings.find(({ check }) => check === 'clock')?.wrong, 60)
})
