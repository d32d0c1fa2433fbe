// Test support: the test shop with Stripe, which is the fake one in its own process.
import { createServer, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { placed, readOrder } from '#api/orders/testing.ts'
import { openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { checkPayment } from '#services/payment/check-payments.ts'
import type { PaymentProvider } from '#services/payment/provider.ts'
import { checkRefund, executeRefund } from '#services/payment/refund.ts'
import type { FakeState } from '#test-support/fake-stripe/control.ts'
import { startFakeStripe, type FakeStripe } from '#test-support/fake-stripe/start-fake-stripe.ts'
import { receiveWebhook } from '../webhook-handler.ts'
import { createStripe } from './stripe.ts'

export const secrets = ['whsec_new', 'whsec_old'] as const

type Placed = Awaited<ReturnType<typeof placed>>

export type StripeShop = TestShop & {
  readonly stripe: FakeStripe
  readonly provider: PaymentProvider
  /** An unpaid order with its open session. */
  placeOrder(): Promise<Placed>
  pay(order: Placed, choice?: 'pay' | 'decline' | 'debit' | 'failing-debit'): Promise<unknown>
  /** Moves the clocks of shop and provider. */
  pass(seconds: number): Promise<void>
  /** Delivers the events that were not delivered yet. Returns the statuses of the shop's responses. */
  deliver(options?: { times?: number; secret?: string; reversed?: boolean }): Promise<number[]>
  /** Runs the jobs `refund`, `check-refund` and `check-payment` of all orders. */
  runMoneyJobs(): Promise<void>
  intentOf(order: Placed, state: FakeState): string
}

export async function openStripeShop({ timeoutMs = 5_000, retries = 2 } = {}): Promise<StripeShop> {
  const stripe = await startFakeStripe()
  let offsetMs = 0
  const now = () => Date.now() + offsetMs
  const key = {
    secretKey: 'sk_test_shop',
    webhookSecrets: secrets,
    apiUrl: stripe.origin,
    timeoutMs,
    retries,
  }
  const provider = createStripe(key, now)
  const shop = await openTestShop(false, [provider])
  async function receive(request: IncomingMessage): Promise<number> {
    return receiveWebhook(shop.shop, provider, { headers: request.headers, body: await text(request) })
  }
  const webhooks = createServer((request, response) => {
    void receive(request)
      .catch(() => 500)
      .then((status) => response.writeHead(status).end())
  })
  await new Promise<void>((done) => webhooks.listen(0, '127.0.0.1', done))
  const { port } = webhooks.address() as { port: number }
  let delivered = 0
  return {
    ...shop,
    stripe,
    provider,
    async placeOrder() {
      await shop.db.run(sql`update variant set stock = 20 where id = ${shop.teddy.variant}`)
      return placed(shop)
    },
    pay: ({ reference }, choice = 'pay') => stripe.control({ do: 'choose', session: reference, choice }),
    async pass(seconds) {
      offsetMs += seconds * 1000
      shop.clock.now += seconds * 1000
      await stripe.control({ do: 'advance', seconds })
    },
    async deliver({ times = 1, secret = secrets[0], reversed = false } = {}) {
      const fresh = (await stripe.control({ do: 'events', from: delivered })) as string[]
      delivered += fresh.length
      const order = reversed ? fresh.toReversed() : fresh
      const all = order.flatMap((id) => Array.from({ length: times }, () => id))
      const url = `http://127.0.0.1:${port}/`
      return (await stripe.control({ do: 'deliver', url, events: all, secret })) as number[]
    },
    async runMoneyJobs() {
      const unpaid = await shop.db.rows<{ id: string }>(sql`select id from orders where status = 'unpaid'`)
      for (const { id } of unpaid) await checkPayment(id, shop.shop)
      const refunds = await shop.db.rows<{ id: string }>(
        sql`select id from refund where done_at is null and failed_at is null`,
      )
      for (const { id } of refunds) {
        await executeRefund(id, shop.shop)
        await checkRefund(id, shop.shop)
      }
    },
    intentOf({ reference }, { sessions }) {
      return sessions.find(({ id }) => id === reference)?.payment_intent as string
    },
    async close() {
      webhooks.closeAllConnections()
      webhooks.close()
      await shop.close()
      await stripe.stop()
    },
  }
}

/** What shop and provider have of one order, in minor units. */
export async function booksOf(shop: StripeShop, order: { number: string }) {
  const { id, status, paymentStatus } = await readOrder(shop, order)
  const row = await shop.db.row<{ refunded: number }>(sql`
    select coalesce(sum(amount), 0)::bigint as refunded from refund where order_id = ${id} and done_at is not null`)
  return { status, paymentStatus, refunded: row?.refunded ?? 0 }
}

/** One unpaid order by its first session, which has ended, and by its second one. A buyer can still pay both. */
export async function orderWithTwoSessions(shop: StripeShop) {
  const first = await shop.placeOrder()
  await shop.db.run(sql`
    insert into payment_attempt (payment_id, attempt, provider, reference, ended_at)
    select id, attempt, provider, reference, now() from payment where order_id = ${first.order.id}`)
  await shop.db.run(
    sql`update payment set attempt = 2, reference = null, url = null where order_id = ${first.order.id}`,
  )
  const { data } = await shop.call('order.pay', { number: first.number, access: first.access })
  return [first, { ...first, reference: data.redirectUrl.split('/pay/')[1]! }] as const
}
