// A payment over HTTP, from the provider's page to the paid order, and forged events.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { until } from '#test-support/until.ts'
import { newBuyer, placeOrder, type Buyer } from '../testing-buyers.ts'
import { openTestProcess, type TestProcess } from '../testing-process.ts'
import { signatureHeader, signEvent } from './sandbox-events.ts'
import type { SandboxChoice } from './sandbox.ts'

const secret = 'shared by the provider and this shop alone'

let shop: TestProcess
before(async () => void (shop = await openTestProcess({ SECRET: secret })))

async function placeOne() {
  const buyer = newBuyer()
  const { data } = await placeOrder(shop, buyer, shop.teddy.variant)
  return {
    buyer,
    number: data.number,
    access: data.access,
    page: new URL(data.payment!.redirectUrl).pathname,
  }
}

type Order = Awaited<ReturnType<typeof placeOne>>

async function choose(
  { page }: Order,
  choice: SandboxChoice,
  headers: Record<string, string> = {},
): Promise<number> {
  const form = { 'content-type': 'application/x-www-form-urlencoded', ...headers }
  return (await shop.send({ method: 'POST', path: page, headers: form, body: `choice=${choice}` })).status
}

async function statusOf({ number, access }: Order, buyer: Buyer): Promise<string> {
  return (await shop.call('order.view', { number, access }, buyer)).data.status
}

const paidMails = async (): Promise<number> =>
  (await shop.db.rows(sql`select id from job where data->>'template' = 'order-paid'`)).length

async function deliver(body: string, signature: string): Promise<number> {
  const headers = { [signatureHeader]: signature, 'content-type': 'application/json' }
  return (await shop.send({ method: 'POST', path: '/_webhooks/sandbox', headers, body })).status
}

test('an approved payment settles the order through the provider’s event, and repetitions change nothing', async () => {
  const order = await placeOne()
  assert.equal((await shop.send({ path: order.page })).status, 200)
  const clicks = await Promise.all(Array.from({ length: 5 }, () => choose(order, 'approve')))
  assert.ok(
    clicks.every((status) => status === 303),
    String(clicks),
  )
  await until(async () => (await statusOf(order, order.buyer)) === 'processing')
  const written = sql`
    select json_build_object('id', id, 'reference', reference, 'kind', kind) as event from payment_event where kind = 'payment.paid'`
  await until(async () => (await shop.db.row(written)) !== undefined)
  const { event } = (await shop.db.row<{ event: object }>(written))!
  const body = JSON.stringify(event)
  const again = await Promise.all(
    Array.from({ length: 10 }, () => deliver(body, signEvent(secret, body, Date.now()))),
  )
  assert.deepEqual(new Set(again), new Set([200]))
  assert.deepEqual([await statusOf(order, order.buyer), await paidMails()], ['processing', 1])
})

test('a declined payment can be tried again; a completed one cannot be changed', async () => {
  const order = await placeOne()
  assert.equal(await choose(order, 'decline'), 303)
  assert.equal(await choose(order, 'approve'), 303)
  await until(async () => (await statusOf(order, order.buyer)) === 'processing')
  await choose(order, 'decline')
  const { data } = await shop.call(
    'order.confirmPayment',
    { number: order.number, access: order.access },
    order.buyer,
  )
  assert.equal(data.status, 'processing')
})

test('a choice from another site, or no choice, has no effect', async () => {
  const order = await placeOne()
  assert.equal(await choose(order, 'approve', { origin: 'https://evil.example' }), 403)
  assert.equal(await choose(order, 'approve', { origin: 'null' }), 403)
  assert.equal(await choose(order, 'everything' as SandboxChoice), 400)
  assert.equal((await shop.send({ path: `/_pay/sbx_${'0'.repeat(32)}` })).status, 404)
  assert.equal(await statusOf(order, order.buyer), 'unpaid')
})

test('events without a valid signature have no effect', async () => {
  const order = await placeOne()
  const reference = order.page.split('/').at(-1)
  await shop.db.run(sql`update sandbox_payment set status = 'paid' where reference = ${reference}`)
  const body = JSON.stringify({ id: 'evt_forged', reference, kind: 'payment.paid' })
  const now = Date.now()
  assert.equal(await deliver(body, ''), 400)
  assert.equal(await deliver(body, signEvent('another secret of thirty-two letters', body, now)), 400)
  assert.equal(await deliver(`${body} `, signEvent(secret, body, now)), 400)
  assert.equal(await deliver(body, signEvent(secret, body, now - 310_000)), 400)
  assert.equal(await deliver(body, signEvent(secret, body, now + 310_000)), 400)
  assert.equal(await deliver('x'.repeat(300_000), ''), 413)
  assert.equal((await shop.send({ path: '/_webhooks/sandbox' })).status, 405)
  assert.equal((await shop.send({ method: 'POST', path: '/_webhooks/sandbox/other', body })).status, 404)
  assert.equal(await statusOf(order, order.buyer), 'unpaid')
  assert.equal(await deliver(body, signEvent(secret, body, now)), 200)
  assert.equal(await statusOf(order, order.buyer), 'processing')
  assert.doesNotMatch(shop.output(), /fault/)
})
