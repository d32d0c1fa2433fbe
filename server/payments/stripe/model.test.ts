// Random sequences of shopper, merchant, clock, bank and Stripe's own staff, with events that are late, repeated or lost.
// At the end Stripe's totals equal the shop's books. STRIPE_SEQUENCES=10000 runs more than `npm test` does.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { readOrder } from '#api/orders/testing.ts'
import { sql } from '#data/database.ts'
import { listDisputes } from '#data/orders/disputes.ts'
import { findOrderToSettle } from '#data/orders/payments.ts'
import { blocksRefunds, disputedAmount } from '#domain/orders/dispute.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { expire } from '#services/orders/expire-order.ts'
import { refundOrder } from '#services/orders/refund-order.ts'
import { closeCancelledPayment } from '#services/payment/check-payments.ts'
import { openPayment } from '#services/payment/open-payment.ts'
import { reconcilePayment } from '#services/payment/reconcile-payment.ts'
import { openStripeShop, type StripeShop } from './testing.ts'

const sequences = Number(process.env.STRIPE_SEQUENCES ?? 150)
const seed = Number(process.env.STRIPE_SEED ?? 20261122)

let shop: StripeShop
before(async () => void (shop = await openStripeShop({ retries: 0 })))
after(() => shop.close())

type Placed = Awaited<ReturnType<StripeShop['placeOrder']>>

const ignoreFaults = async (run: () => Promise<unknown>): Promise<void> =>
  void (await run().catch(() => null))

/** Each step is what one party does; most of them may happen at any time. */
const steps: Readonly<Record<string, (order: Placed) => Promise<unknown>>> = {
  'pays by card': (order) => shop.pay(order),
  'has a declined card': (order) => shop.pay(order, 'decline'),
  'pays by debit': (order) => shop.pay(order, 'debit'),
  'pays by a failing debit': (order) => shop.pay(order, 'failing-debit'),
  'opens the payment again': async (order) => openPayment(await readOrder(shop, order), shop.shop),
  'pays in the newest session': async (order) => {
    const { payment } = await readOrder(shop, order)
    if (payment.reference) await shop.pay({ ...order, reference: payment.reference })
  },
  'returns to the shop': ({ number, access }) => shop.call('order.confirmPayment', { number, access }),
  'cancels the order': ({ number, access }) => shop.call('order.cancel', { number, access }),
  'is cancelled by the merchant': async (order) =>
    advanceOrder(shop.db, await readOrder(shop, order), 'cancelled', null, shop.clock.now),
  'is refunded in part': ({ order }) => refundOrder(shop.db, order, 300, shop.clock.now),
  'is refunded whole': ({ order }) => refundOrder(shop.db, order, null, shop.clock.now),
  'is refunded by Stripe': async (order) => {
    const intent = shop.intentOf(order, await shop.stripe.state(order.number))
    await shop.stripe.control({ do: 'refund', intent, amount: 200 })
  },
  'is disputed': async (order) => {
    const state = await shop.stripe.state(order.number)
    const intent = shop.intentOf(order, state)
    if (!state.disputes.some(({ payment_intent }) => payment_intent === intent))
      await shop.stripe.control({ do: 'dispute', intent })
  },
  'has a dispute decided': async (order) => {
    const state = await shop.stripe.state(order.number)
    const intent = shop.intentOf(order, state)
    const [dispute] = state.disputes.filter(({ payment_intent }) => payment_intent === intent)
    const status = order.number.charCodeAt(0) % 2 === 0 ? 'won' : 'lost'
    if (dispute) await shop.stripe.control({ do: 'close-dispute', dispute: dispute.id, status })
  },
  'has pending refunds': () => shop.stripe.control({ do: 'refund-mode', mode: 'pending' }),
  'has immediate refunds': () => shop.stripe.control({ do: 'refund-mode', mode: 'succeeded' }),
  'has a refund that fails': (order) => decideRefund(order, 'failed'),
  'has a refund that succeeds': (order) => decideRefund(order, 'succeeded'),
  'waits six days': () => shop.pass(6 * 86_400),
  'exceeds the hold': ({ order }) => expire(order.id, shop.shop),
  'gets events': () => shop.deliver(),
  'gets events twice, in reverse': () => shop.deliver({ times: 2, reversed: true }),
  'gets events that are lost': () => shop.deliver({ secret: 'whsec_lost' }),
  'meets a cut connection': () => shop.stripe.control({ do: 'faults', faults: ['cut-after'] }),
  'meets errors': () => shop.stripe.control({ do: 'faults', faults: ['429', '500', 'cut'] }),
  'has its jobs run': () => shop.runMoneyJobs(),
}

async function decideRefund(order: Placed, status: 'succeeded' | 'failed'): Promise<void> {
  const state = await shop.stripe.state(order.number)
  const refund = state.refunds.findLast(
    ({ payment_intent }) => payment_intent === shop.intentOf(order, state),
  )
  if (refund) await shop.stripe.control({ do: 'decide-refund', refund: refund.id, status })
}

/** Time passes, banks answer, and the shop asks about everything: nothing is left to happen. */
async function comeToRest(order: Placed): Promise<void> {
  await shop.stripe.control({ do: 'faults', faults: [] })
  await shop.stripe.control({ do: 'refund-mode', mode: 'succeeded' })
  await shop.pass(10 * 86_400)
  await expire(order.order.id, shop.shop)
  const { payment } = await readOrder(shop, order)
  if (payment.status !== 'paid') await closeCancelledPayment(order.order.id, shop.shop)
  for (let round = 0; round < 2; round++) {
    for (const reference of await sessionsOf(order)) {
      const found = await findOrderToSettle(shop.db, { id: order.order.id })
      await reconcilePayment(found!, { provider: 'stripe', reference }, shop.shop)
    }
    await shop.runMoneyJobs()
    const state = await shop.stripe.state(order.number)
    for (const refund of state.refunds.filter(({ status }) => status === 'pending'))
      await shop.stripe.control({ do: 'decide-refund', refund: refund.id, status: 'succeeded' })
  }
}

async function sessionsOf({ number }: Placed): Promise<string[]> {
  const { sessions } = await shop.stripe.state(number)
  return sessions.map(({ id }) => id)
}

/** Received, returned and disputed money of an order, at Stripe and in the shop. */
async function compareBooks(order: Placed): Promise<void> {
  const state = await shop.stripe.state(order.number)
  const intents = state.intents.filter(({ metadata }) => metadata.order === order.number).map(({ id }) => id)
  const isOfOrder = (each: { payment_intent: unknown }) => intents.includes(String(each.payment_intent))
  const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((all, { amount }) => all + amount, 0)
  const provider = {
    received: sum(state.charges.filter(isOfOrder)),
    returned: sum(state.refunds.filter((each) => isOfOrder(each) && each.status === 'succeeded')),
    disputed: sum(state.disputes.filter((each) => isOfOrder(each) && each.status !== 'won')),
  }
  const disputes = await listDisputes(shop.db, order.order.id)
  const row = await shop.db.row<{ paid: number; returned: number; duplicates: number; open: number }>(sql`
    select case when y.status in ('paid', 'refunded') then y.amount else 0 end as paid,
      (select coalesce(sum(amount), 0)::bigint from refund where order_id = y.order_id and done_at is not null) as returned,
      (select coalesce(sum(amount), 0)::bigint from refund where order_id = y.order_id and reason = 'duplicate'
        and done_at is not null) as duplicates,
      (select count(*) from refund where order_id = y.order_id and done_at is null and failed_at is null) as open
    from payment y where y.order_id = ${order.order.id}`)
  const books = {
    received: row!.paid + row!.duplicates,
    returned: row!.returned,
    disputed: disputedAmount(disputes),
  }
  assert.deepEqual(books, provider)
  assert.equal(row!.open > 0 && !blocksRefunds(disputes), false, 'no refund waits without a reason')
  assert.ok(provider.received - provider.returned <= order.order.total, 'nobody has paid twice')
  const { status } = await readOrder(shop, order)
  assert.notEqual(status, 'unpaid')
  if (status === 'cancelled' && provider.disputed === 0 && row!.paid > 0)
    await assertReturned(order, provider.received - provider.returned)
}

/** A cancelled order keeps money only where a refund has failed, which the merchant sees. */
async function assertReturned(order: Placed, kept: number): Promise<void> {
  const failed = (await readOrder(shop, order)).events.some(({ kind }) => kind === 'refund-failed')
  assert.equal(kept > 0 && !failed, false, 'a cancelled order has kept money')
}

test('after any sequence the totals of Stripe equal the books of the shop', async (context) => {
  const names = Object.keys(steps)
  const sequence = fc.array(fc.constantFrom(...names), { minLength: 1, maxLength: 12 })
  let runs = 0
  const property = fc.asyncProperty(sequence, async (taken) => {
    const order = await shop.placeOrder()
    for (const name of taken) await ignoreFaults(() => steps[name]!(order))
    await comeToRest(order)
    await compareBooks(order)
    runs += 1
  })
  await fc.assert(property, { seed, numRuns: sequences })
  context.diagnostic(`${runs} sequences, seed ${seed}`)
  assert.ok(runs > 0)
})
