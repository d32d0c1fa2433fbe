// The shop is killed between a call of Stripe and its response, at each step of an order. Nothing is paid twice or
// lost.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { startFakeStripe, type FakeStripe } from '#test-support/fake-stripe/start-fake-stripe.ts'
import { until } from '#test-support/until.ts'
import { newBuyer, readyToPlace } from '../../testing-buyers.ts'
import {
  openTestProcess,
  startShopProcess,
  type ShopProcess,
  type TestProcess,
} from '../../testing-process.ts'

const secret = 'whsec_of_this_shop'

let stripe: FakeStripe
let first: TestProcess
before(async () => {
  stripe = await startFakeStripe()
  first = await openTestProcess({
    PAYMENTS: 'stripe',
    // A repeated call has the same parameters, also after a restart.
    PORT: await freePort(),
    STRIPE_SECRET_KEY: 'sk_test_shop',
    STRIPE_WEBHOOK_SECRETS: secret,
    STRIPE_API_URL: stripe.origin,
  })
})
after(() => stripe.stop())

async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return String(port)
}

/** The shop repeats begun work of a killed shop after a minute. The test does not wait for it. */
async function restart(): Promise<ShopProcess> {
  await first.db.run(sql`update job set locked_until = null where done_at is null`)
  return startShopProcess(first.environment)
}

test('a shop killed while it opens a session, before the event or during a refund pays nothing twice', async () => {
  await stripe.control({ do: 'slow', ms: 5_000 })
  const buyer = newBuyer()
  const wanted = await readyToPlace(first, buyer, first.teddy.variant)
  await stripe.control({ do: 'faults', faults: ['slow'] })
  const click = first.call('order.place', wanted, buyer).catch(() => 'killed')
  await until(async () => (await stripe.state()).sessions.length === 1)
  await first.kill()
  assert.equal(await click, 'killed')

  const second = await restart()
  const { data } = await second.call('order.place', wanted, buyer)
  const { sessions } = await stripe.state()
  assert.deepEqual(
    sessions.map(({ url }) => url),
    [data.payment?.redirectUrl],
  )
  await stripe.control({ do: 'choose', session: sessions[0]!.id, choice: 'pay' })
  await second.kill()

  const third = await restart()
  const events = (await stripe.control({ do: 'events', from: 0 })) as string[]
  const url = `http://127.0.0.1:${third.port}/_webhooks/stripe`
  assert.deepEqual(await stripe.control({ do: 'deliver', url, events, secret }), [200])
  const order = (await loadOrder(first.db, { number: data.number }))!
  assert.equal(order.status, 'processing')
  await stripe.control({ do: 'faults', faults: ['none', 'none', 'slow'] })
  await refundOrder(first.db, order, 500, Date.now())
  await until(async () => (await stripe.state()).refunds.length === 1)
  await third.kill()

  const fourth = await restart()
  await until(async () => (await loadOrder(first.db, { number: data.number }))!.refunds[0]?.doneAt !== null)
  assert.equal((await stripe.state()).refunds.length, 1)
  assert.equal((await loadOrder(first.db, { number: data.number }))!.paymentStatus, 'partially-refunded')
  await fourth.stop()
})
