// Late, repeated, reordered and forged events of the provider. One payment has one effect.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import fc from 'fast-check'
import { address, orderTo, toGermany, openTestShop, type TestShop } from '#api/testing.ts'
import { sql } from '#data/database.ts'
import { loadOrder, type StoredOrder } from '#data/orders/orders.ts'
import { paymentProviders, type ProviderState } from '#services/payment/provider.ts'
import type { Shop } from '#services/shop.ts'
import { readSandboxEvent, signatureHeader, signEvent } from './sandbox-events.ts'
import { receiveWebhook } from './webhook-handler.ts'

const secret = 'a secret between provider and shop'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

let orders = 0

/** An unpaid order of one teddy, which is always in stock. */
async function placeOne(): Promise<StoredOrder> {
  const who = { session: `payer-${orders++}` }
  await shop.db.run(sql`update variant set stock = 20 where id = ${shop.teddy.variant}`)
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const { data } = await shop.call('checkout.quote', toGermany, who)
  const { version, totals } = data.cart
  const input = { ...orderTo(address), cartVersion: version, total: totals.total }
  const placed = await shop.call('order.place', input, { ...who, idempotencyKey: `key-${who.session}` })
  return (await loadOrder(shop.db, { number: placed.data.number }))!
}

type Event = { readonly id: string; readonly reference: string; readonly kind: string }
let events = 0
const eventFor = ({ payment }: StoredOrder, kind = 'payment.paid'): Event => ({
  id: `evt_${events++}`,
  reference: payment.reference!,
  kind,
})

function deliver(event: Event, { at = shop.clock.now, key = secret, body = JSON.stringify(event) } = {}) {
  return receive(body, signEvent(key, JSON.stringify(event), at))
}

function receive(body: string, signature: string, to: Shop = shop.shop) {
  const readEvent = async (request: Parameters<typeof readSandboxEvent>[1]) =>
    readSandboxEvent(secret, request, shop.clock.now)
  return receiveWebhook(to, { name: 'fake', readEvent }, { headers: { [signatureHeader]: signature }, body })
}

/** The result for the order: states, events, mails, stock. */
async function outcome({ id }: StoredOrder) {
  const { status, paymentStatus, payment, events: history } = (await loadOrder(shop.db, { id }))!
  const mails = await shop.db.rows<{ template: string }>(sql`
    select data->>'template' as template from job where kind = 'mail' and data->>'orderId' = ${id} order by 1`)
  return {
    states: [status, paymentStatus, payment.status],
    history: history.map(({ kind }) => kind),
    mails: mails.map(({ template }) => template),
    stock: await shop.stockOf(shop.teddy.variant),
  }
}

const paidOnce = {
  states: ['processing', 'paid', 'paid'],
  history: ['placed', 'processing'],
  mails: ['order-paid'],
  stock: 19,
}

test('one event delivered ten times at once, and ten times again, pays once', async () => {
  const order = await placeOne()
  const event = eventFor(order)
  shop.payments.states.set(event.reference, 'paid')
  assert.deepEqual(
    new Set(await Promise.all(Array.from({ length: 10 }, () => deliver(event)))),
    new Set([200]),
  )
  for (let again = 0; again < 10; again++) assert.equal(await deliver(event), 200)
  assert.deepEqual(await outcome(order), paidOnce)
  const written = await shop.db.rows(sql`select id from payment_event where reference = ${event.reference}`)
  assert.equal(written.length, 1)
})

test('a payment’s events in any order and repetition end in the provider’s state', async () => {
  const kinds = ['payment.confirming', 'payment.failed', 'payment.paid']
  const deliveries = fc.array(fc.nat(kinds.length - 1), { minLength: 1, maxLength: 8 })
  const lastState = fc.constantFrom<ProviderState>('paid', 'failed', 'confirming')
  const property = fc.asyncProperty(deliveries, lastState, fc.boolean(), async (sequence, state, atOnce) => {
    const order = await placeOne()
    const known = kinds.map((kind) => eventFor(order, kind))
    shop.payments.states.set(order.payment.reference!, state)
    if (atOnce) await Promise.all(sequence.map((i) => deliver(known[i]!)))
    else for (const i of sequence) assert.equal(await deliver(known[i]!), 200)
    const expected =
      state === 'paid'
        ? paidOnce
        : { ...paidOnce, states: ['unpaid', 'unpaid', state], history: ['placed'], mails: [] }
    assert.deepEqual(await outcome(order), expected)
  })
  await fc.assert(property, { numRuns: 60 })
})

test('the state only moves forward while events are delayed', async () => {
  const steps = fc.array(fc.constantFrom<ProviderState>('open', 'confirming', 'failed', 'paid'), {
    minLength: 1,
    maxLength: 6,
  })
  const property = fc.asyncProperty(steps, async (states) => {
    const order = await placeOne()
    for (const state of states) {
      // A paid payment stays paid at the provider, but older events can arrive later.
      if (shop.payments.states.get(order.payment.reference!) !== 'paid')
        shop.payments.states.set(order.payment.reference!, state)
      await Promise.all([
        deliver(eventFor(order, `payment.${state}`)),
        deliver(eventFor(order, 'payment.open')),
      ])
    }
    const { states: ended, history, mails } = await outcome(order)
    assert.deepEqual(
      [ended[1], history.length, mails.length],
      states.includes('paid') ? ['paid', 2, 1] : ['unpaid', 1, 0],
    )
  })
  await fc.assert(property, { numRuns: 30 })
})

test('events that are unsigned, changed, signed by another, too old or from the future are refused without effect', async () => {
  const order = await placeOne()
  const event = eventFor(order)
  shop.payments.states.set(event.reference, 'paid')
  const body = JSON.stringify(event)
  const { now } = shop.clock
  const good = signEvent(secret, body, now)
  const forged = [
    '',
    'v1=',
    good.replace('t=', 't=1'),
    good.replace(/v1=.{4}/, 'v1=0000'),
    `${good},v1=${'0'.repeat(64)}`,
    good.toUpperCase(),
  ]
  for (const signature of forged) assert.equal(await receive(body, signature), 400, signature)
  assert.equal(await deliver(event, { body: body.replace(event.id, 'evt_other') }), 400)
  assert.equal(await deliver(event, { body: `${body} ` }), 400)
  assert.equal(await deliver(event, { key: 'another secret' }), 400)
  assert.equal(await deliver(event, { at: now - 301_000 }), 400)
  assert.equal(await deliver(event, { at: now + 301_000 }), 400)
  for (const odd of ['', '[]', 'null', '{"id":1}', '{', JSON.stringify({ ...event, id: 'x'.repeat(101) })])
    assert.equal(await receive(odd, signEvent(secret, odd, now)), 400, odd)
  assert.deepEqual((await outcome(order)).states, ['unpaid', 'unpaid', 'open'])
  assert.equal(await deliver(event, { at: now - 299_000 }), 200)
  assert.deepEqual(await outcome(order), paidOnce)
})

test('an event of an unknown payment is accepted and changes nothing', async () => {
  const order = await placeOne()
  assert.equal(
    await deliver({ id: 'evt_stranger', reference: 'ref-of-another-shop', kind: 'payment.paid' }),
    200,
  )
  assert.deepEqual((await outcome(order)).states, ['unpaid', 'unpaid', 'open'])
})

test('an event that the shop failed to handle is not stored, so that its next delivery counts', async () => {
  const order = await placeOne()
  const event = eventFor(order)
  shop.payments.states.set(event.reference, 'paid')
  const unreachable = paymentProviders([
    { ...shop.payments, read: () => Promise.reject(new Error('no answer')) },
  ])
  const body = JSON.stringify(event)
  const signature = signEvent(secret, body, shop.clock.now)
  await assert.rejects(receive(body, signature, { ...shop.shop, payments: unreachable }))
  assert.equal(await deliver(event), 200)
  assert.deepEqual(await outcome(order), paidOnce)
})
