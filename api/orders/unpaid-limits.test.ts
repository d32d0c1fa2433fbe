// What may wait for its payment: few orders and few gifts of one network, e-mail or customer, also of calls at once.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { sql } from '#data/database.ts'
import { loadOrder } from '#data/orders/orders.ts'
import { keptDays, forgetOld } from '#data/retention.ts'
import { largeOrderUnits, mostUnpaidUnits } from '#domain/orders/unpaid-orders.ts'
import { signedIn } from '../account/testing.ts'
import type { Caller } from '../context.ts'
import { settle } from '../payment/settle.ts'
import { refusalCodes } from '../refusals.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'
import { expire } from './expire-order.ts'
import { newVisitor, readyToPlace } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop(true)))
after(() => shop.close())
// A day later nothing is counted any more.
beforeEach(async () => {
  shop.clock.now += 86_400_000
  await shop.db.run(sql`update variant set stock = 100000`)
})

type Buyer = Partial<Caller> & {
  readonly email?: string
  readonly quantity?: number
  readonly variantId?: string
}

const many = refusalCodes['unpaid-orders-many']
const much = refusalCodes['unpaid-gifts-many']
let keys = 0

/** Fills a cart of its own; what is returned places it. */
async function ready({ email = `buyer-${keys}@example.com`, quantity = 1, variantId, ...caller }: Buyer) {
  const who = { ...newVisitor(), ip: '198.51.100.1', ...caller }
  keys += 1
  const wish = { variantId: variantId ?? shop.teddy.variant, quantity: 1 }
  for (let left = quantity - 1; left > 0; left -= 98)
    await shop.call('cart.add', { ...wish, quantity: Math.min(left, 98), giftMessage: `${left}` }, who)
  const wanted = await readyToPlace(shop, who, wish.variantId)
  const buyer = { ...wanted.buyer, email }
  const idempotencyKey = `key-of-an-unpaid-order-${keys}`
  return () => shop.call('order.place', { ...wanted, buyer }, { ...who, idempotencyKey })
}

async function place(buyer: Buyer) {
  return (await ready(buyer))()
}

async function placeMany(buyers: readonly Buyer[]): Promise<number[]> {
  const codes: number[] = []
  for (const buyer of buyers) codes.push((await place(buyer)).code)
  return codes
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

test('of thirty calls at once from one network ten are placed, and stock is held for those alone', async () => {
  const calls = await Promise.all(times(30, () => ({})).map(ready))
  const stock = await shop.stockOf(shop.teddy.variant)
  const codes = (await Promise.all(calls.map((call) => call()))).map(({ code }) => code)
  assert.equal(codes.filter((code) => code === 201).length, 10)
  assert.equal(codes.filter((code) => code === many).length, 20)
  assert.equal(await shop.stockOf(shop.teddy.variant), stock - 10)
  assert.equal((await place({ ip: '198.51.100.2' })).code, 201, 'the next house is not concerned')
})

test('of ten calls at once for one e-mail three are placed, and an e-mail’s owner elsewhere has room', async () => {
  const email = 'named.by.others@example.com'
  const calls = await Promise.all(times(10, () => ({ email })).map(ready))
  const codes = (await Promise.all(calls.map((call) => call()))).map(({ code }) => code)
  assert.deepEqual(
    [codes.filter((code) => code === 201).length, codes.filter((code) => code === many).length],
    [3, 7],
  )
  assert.equal((await place({ email, ip: '198.51.100.2' })).code, 201)
})

test('what is paid or cancelled makes room at once', async () => {
  const email = 'honest@example.com'
  const first = (await place({ email })).data
  const second = (await place({ email })).data
  assert.deepEqual(await placeMany(times(2, () => ({ email }))), [201, many])
  await pay(first.number)
  assert.equal((await place({ email })).code, 201)
  await shop.call('order.cancel', { number: second.number, access: second.access })
  assert.equal((await place({ email })).code, 201)
  assert.equal((await place({ email })).code, many)
})

test('a customer is counted as such, from wherever and for whichever e-mail', async () => {
  const customer = await signedIn(shop, 'customer@example.com', 'browser-of-one-who-orders')
  const codes: number[] = []
  for (let i = 0; i < 4; i += 1) {
    await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, customer)
    const wanted = await readyToPlace(shop, customer)
    const who = { ...customer, ip: `203.0.113.${i}`, idempotencyKey: `key-of-a-customer-${i}` }
    const buyer = { ...wanted.buyer, email: `other-${i}@example.com` }
    codes.push((await shop.call('order.place', { ...wanted, buyer }, who)).code)
  }
  assert.deepEqual(codes, [201, 201, 201, many])
})

test('more gifts than may be held are refused with their number; those of a network are counted together', async () => {
  const refused = await place({ quantity: mostUnpaidUnits + 1 })
  assert.equal(refused.code, much)
  assert.match(refused.msg, /100/)
  const ip = '198.51.100.7'
  assert.deepEqual(await placeMany(times(3, () => ({ ip, quantity: 80 }))), [201, 201, much])
})

test('ordering again what was not paid does not hold it all day', async () => {
  const codes: number[] = []
  for (let i = 0; i < 14; i += 1) {
    const { code, data } = await place({})
    codes.push(code)
    shop.clock.now += 30 * 60_000
    if (code === 201) await expire((await orderOf(data.number)).id, shop.shop)
  }
  assert.deepEqual(codes, [...Array<number>(12).fill(201), many, many])
  assert.equal((await place({ variantId: shop.mug.oat })).code, 201, 'another gift is not concerned')
})

test('an hour of orders that nobody pays is over after thirty', async () => {
  const codes: number[] = []
  for (let i = 0; i < 31; i += 1) {
    codes.push((await place({ variantId: [shop.teddy.variant, shop.mug.oat, shop.mug.sage][i % 3]! })).code)
    shop.clock.now += 60_000
  }
  assert.deepEqual(codes, [...Array<number>(30).fill(201), many])
})

test('a repeated click finds its order, also where one more would be one too many', async () => {
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

test('of the network a keyed hash is kept, and for a day only', async () => {
  const { number } = (await place({ ip: '2001:db8:7:1::5', email: address.email })).data
  const network = async () =>
    (await shop.db.row<{ network: string | null }>(sql`select network from orders where number = ${number}`))!
      .network
  assert.match((await network())!, /^[\w-]{22}$/)
  shop.clock.now += keptDays.networks * 86_400_000 + 1
  await forgetOld(shop.db, shop.clock.now)
  assert.equal(await network(), null)
})
