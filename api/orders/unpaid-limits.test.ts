// Limits of unpaid orders and gifts by network, e-mail and customer, also under concurrent calls.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from '#data/database.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { retentionDays, deleteExpiredData } from '#data/retention.ts'
import { largeOrderUnits, maxUnpaidUnits } from '#domain/orders/unpaid-orders.ts'
import { expire } from '#services/orders/expire-order.ts'
import { settle } from '#services/payment/settle.ts'
import { signedIn } from '../account/testing.ts'
import type { Caller } from '../context.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'
import { newVisitor, readyToPlace } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop(true)))
after(() => shop.close())
// After a day nothing counts any more.
beforeEach(async () => {
  shop.clock.now += 86_400_000
  await shop.db.run(sql`update variant set stock = 100000`)
})

type Buyer = Partial<Caller> & {
  readonly email?: string
  readonly quantity?: number
  readonly variantId?: string
}

const ordersLimit = 'unpaid-orders-many'
const giftsLimit = 'unpaid-gifts-many'
let keys = 0

/** Fills a new visitor's cart. Returns a function that places it. */
async function ready({ email = `buyer-${keys}@example.com`, quantity = 1, variantId, ...caller }: Buyer) {
  const who = { ...newVisitor(), ip: '198.51.100.1', ...caller }
  keys += 1
  const line = { variantId: variantId ?? shop.teddy.variant, quantity: 1 }
  for (let left = quantity - 1; left > 0; left -= 98)
    await shop.call('cart.add', { ...line, quantity: Math.min(left, 98), giftMessage: `${left}` }, who)
  const orderInput = await readyToPlace(shop, who, line.variantId)
  const buyer = { ...orderInput.buyer, email }
  const idempotencyKey = `key-of-an-unpaid-order-${keys}`
  return () => shop.call('order.place', { ...orderInput, buyer }, { ...who, idempotencyKey })
}

async function place(buyer: Buyer) {
  return (await ready(buyer))()
}

async function placeMany(buyers: readonly Buyer[]): Promise<string[]> {
  const outcomes: string[] = []
  for (const buyer of buyers) outcomes.push(outcomeOf(await place(buyer)))
  return outcomes
}

function outcomeOf({ refused }: { readonly refused?: string }): string {
  return refused ?? 'placed'
}

const times = (count: number, buyer: (i: number) => Buyer): Buyer[] =>
  Array.from({ length: count }, (_, i) => buyer(i))

async function orderOf(number: string) {
  return (await loadOrder(shop.db, { number }))!
}

async function pay(number: string): Promise<void> {
  const { id, payment } = await orderOf(number)
  shop.payments.states.set(payment.reference!, 'paid')
  await settle(id, shop.shop)
}

test('ten of thirty concurrent orders of one network are placed, and only those reserve stock', async () => {
  const calls = await Promise.all(times(30, () => ({})).map(ready))
  const stock = await shop.stockOf(shop.teddy.variant)
  const outcomes = (await Promise.all(calls.map((call) => call()))).map(outcomeOf)
  assert.equal(outcomes.filter((outcome) => outcome === 'placed').length, 10)
  assert.equal(outcomes.filter((outcome) => outcome === ordersLimit).length, 20)
  assert.equal(await shop.stockOf(shop.teddy.variant), stock - 10)
  assert.equal((await place({ ip: '198.51.100.2' })).code, 201, 'another network is unaffected')
})

test('three of ten concurrent orders for one e-mail are placed, and the e-mail’s owner in another network can still order', async () => {
  const email = 'named.by.others@example.com'
  const calls = await Promise.all(times(10, () => ({ email })).map(ready))
  const outcomes = (await Promise.all(calls.map((call) => call()))).map(outcomeOf)
  assert.deepEqual(
    [
      outcomes.filter((outcome) => outcome === 'placed').length,
      outcomes.filter((outcome) => outcome === ordersLimit).length,
    ],
    [3, 7],
  )
  assert.equal((await place({ email, ip: '198.51.100.2' })).code, 201)
})

test('a paid or cancelled order no longer counts', async () => {
  const email = 'honest@example.com'
  const first = (await place({ email })).data
  const second = (await place({ email })).data
  assert.deepEqual(await placeMany(times(2, () => ({ email }))), ['placed', ordersLimit])
  await pay(first.number)
  assert.equal((await place({ email })).code, 201)
  await shop.call('order.cancel', { number: second.number, access: second.access })
  assert.equal((await place({ email })).code, 201)
  assert.equal((await place({ email })).refused, ordersLimit)
})

test('a customer’s orders count together, whatever network and e-mail', async () => {
  const customer = await signedIn(shop, 'customer@example.com', 'browser-of-one-who-orders')
  const outcomes: string[] = []
  for (let i = 0; i < 4; i += 1) {
    await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, customer)
    const orderInput = await readyToPlace(shop, customer)
    const who = { ...customer, ip: `203.0.113.${i}`, idempotencyKey: `key-of-a-customer-${i}` }
    const buyer = { ...orderInput.buyer, email: `other-${i}@example.com` }
    outcomes.push(outcomeOf(await shop.call('order.place', { ...orderInput, buyer }, who)))
  }
  assert.deepEqual(outcomes, ['placed', 'placed', 'placed', ordersLimit])
})

test('an order above the gift limit is refused with the limit; gifts of one network count together', async () => {
  const refused = await place({ quantity: maxUnpaidUnits + 1 })
  assert.equal(refused.refused, giftsLimit)
  assert.match(refused.msg, /100/)
  const ip = '198.51.100.7'
  assert.deepEqual(await placeMany(times(3, () => ({ ip, quantity: 80 }))), ['placed', 'placed', giftsLimit])
})

test('repeated unpaid orders cannot reserve one product all day', async () => {
  const outcomes: string[] = []
  for (let i = 0; i < 14; i += 1) {
    const reply = await place({})
    outcomes.push(outcomeOf(reply))
    shop.clock.now += 30 * 60_000
    if (!reply.refused) await expire((await orderOf(reply.data.number)).id, shop.shop)
  }
  assert.deepEqual(outcomes, [...Array<string>(12).fill('placed'), ordersLimit, ordersLimit])
  assert.equal((await place({ variantId: shop.mug.oat })).code, 201, 'another product is unaffected')
})

test('one network can place thirty unpaid orders in an hour', async () => {
  const outcomes: string[] = []
  for (let i = 0; i < 31; i += 1) {
    outcomes.push(
      outcomeOf(await place({ variantId: [shop.teddy.variant, shop.mug.oat, shop.mug.sage][i % 3]! })),
    )
    shop.clock.now += 60_000
  }
  assert.deepEqual(outcomes, [...Array<string>(30).fill('placed'), ordersLimit])
})

test('a repeated call returns its order even when the limit is reached', async () => {
  const email = 'clicks.twice@example.com'
  const calls = [await ready({ email }), await ready({ email }), await ready({ email })]
  for (const call of calls) assert.equal((await call()).code, 201)
  const [again, once] = [await calls[0]!(), await calls[0]!()]
  assert.deepEqual([again.code, again.data.number], [201, once.data.number])
})

test('large orders are held for half the time', async () => {
  const held = async (quantity: number) => {
    const { placedAt, heldUntil } = await orderOf((await place({ quantity })).data.number)
    return (heldUntil - placedAt) / 60_000
  }
  assert.deepEqual([await held(largeOrderUnits), await held(largeOrderUnits + 1)], [30, 15])
})

test('an order stores a keyed hash of the network for one day', async () => {
  const { number } = (await place({ ip: '2001:db8:7:1::5', email: address.email })).data
  const network = async () =>
    (await shop.db.row<{ network: string | null }>(sql`select network from orders where number = ${number}`))!
      .network
  assert.match((await network())!, /^[\w-]{22}$/)
  shop.clock.now += retentionDays.networks * 86_400_000 + 1
  await deleteExpiredData(shop.db, shop.clock.now)
  assert.equal(await network(), null)
})
