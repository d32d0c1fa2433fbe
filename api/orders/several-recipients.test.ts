// Orders for several recipients: one payment, and for each recipient a parcel, date and card.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { json, sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { mailsOf, newVisitor, paid, placeForTwo, readOrder, readyForTwo } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const key = (who: { session: string }, word = 'click') => ({
  ...who,
  idempotencyKey: `${word}-${who.session}`,
})
const parcel = (trackingNumber: string) => ({ carrier: 'DHL', trackingNumber })

test('the parts of a shared order add up to the cart: goods, discount, and a fee for each parcel', async () => {
  const who = newVisitor()
  const stock = await shop.stockOf(shop.teddy.variant)
  const { code, data } = await placeForTwo(shop, who, 'TEN')
  assert.equal(code, 201)
  const order = await readOrder(shop, data)
  assert.equal(await shop.stockOf(shop.teddy.variant), stock - 2)
  assert.deepEqual(
    order.lines.map(({ quantity, delivery }) => [quantity, delivery]),
    [
      [1, 0],
      [1, 1],
    ],
  )
  // 'Buy one more' takes 5 %, the coupon 10 % of the rest. Express to Tokyo, standard to Berlin.
  assert.deepEqual(
    [order.subtotal, order.discount, order.shippingFee, order.currency, order.country],
    [5980, 867, 490 + 3490, 'EUR', 'DE'],
  )
  assert.equal(
    order.lines.reduce((sum, line) => sum + line.discount, 0),
    order.discount,
  )
  const view = (await shop.call('order.view', { number: data.number, access: data.access }, who)).data
  assert.deepEqual(
    [view.buyerName, view.deliveries.map(({ name }) => name)],
    ['Bo Petersen', ['Ada Lovelace', '山田 花']],
  )
  const codes = view.deliveries.map(({ giftCode }) => giftCode)
  assert.ok(
    codes.every((each) => /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(each!)) && codes[0] !== codes[1],
  )
  const tracked = await shop.call('order.track', { email: 'ada@example.com', number: data.number })
  assert.ok(!JSON.stringify(tracked).includes('Lovelace') && !JSON.stringify(tracked).includes(codes[0]!))
})

test('a buyer’s country without a delivery changes neither prices nor tax; each parcel has its own tax', async () => {
  const who = newVisitor()
  const ready = await readyForTwo(shop, who)
  const [ada, hana] = ready.deliveries
  for (const country of ['US', 'AE', 'JP'] as const) {
    const both = [ada!, { ...ada!, lines: hana!.lines }]
    const deliveries = both.map(({ address, ...each }) => ({ ...each, country: address.country }))
    const { data } = await shop.call('checkout.quote', { country, deliveries }, who)
    assert.equal(data.cart.totals.total.currency, 'EUR', country)
  }
  const placed = await shop.call(
    'order.place',
    { ...ready, buyer: { ...ready.buyer, country: 'US' } },
    key(who),
  )
  assert.equal(placed.code, 201)
  const order = await readOrder(shop, placed.data)
  assert.deepEqual([order.country, order.currency], ['DE', 'EUR'])
  assert.deepEqual(
    order.taxes!.map(({ basisPoints, net, tax }) => [basisPoints, net + tax]),
    // A teddy less 5 %, with standard shipping to Berlin and express to Tokyo.
    [
      [1_900, 2_840 + 490],
      [1_000, 2_841 + 3_490],
    ],
  )
})

test('a free-shipping coupon covers the fees of all parcels', async () => {
  const id = newId(shop.clock.now)
  await shop.db.run(
    sql`insert into promotion (id, key, rule, names, automatic) values (${id}, 'ship', ${json({ kind: 'free-shipping' })}, '{"us":"Free"}', false)`,
  )
  await shop.db.run(
    sql`insert into coupon (id, code, promotion_id) values (${newId(shop.clock.now)}, 'SHIP', ${id})`,
  )
  const { data } = await placeForTwo(shop, newVisitor(), 'SHIP')
  const order = await readOrder(shop, data)
  assert.equal(
    order.total,
    order.lines.reduce((sum, line) => sum + line.total, 0),
  )
})

test('wrong shares and addresses are refused, each problem at its field', async () => {
  const who = newVisitor()
  const orderInput = await readyForTwo(shop, who)
  const [ada, hana] = orderInput.deliveries
  const refused = async (change: object) => {
    const reply = await shop.call('order.place', { ...orderInput, ...change }, key(who, 'wrong'))
    return [reply.refused, ...Object.keys(reply.fields ?? {})]
  }
  const id = ada!.lines[0]!.id
  const share = (quantity: number, of = id) => ({ ...hana!, lines: [{ id: of, quantity }] })
  assert.deepEqual(await refused({ deliveries: [ada, share(2)] }), ['sharing-wrong', 'deliveries.0.lines'])
  assert.deepEqual(await refused({ deliveries: [ada, share(1, 'unknown')] }), [
    'sharing-wrong',
    'deliveries.1.lines',
  ])
  assert.deepEqual(await refused({ deliveries: [ada, { ...hana!, lines: [] }] }), [
    'sharing-wrong',
    'deliveries.1.lines',
  ])
  assert.deepEqual(await refused({ deliveries: Array.from({ length: 11 }, () => ada) }), [
    'too-many-deliveries',
  ])
  const zip = { ...hana!.address, zip: '1' }
  assert.deepEqual(
    await refused({
      buyer: { ...orderInput.buyer, name: ' ' },
      deliveries: [ada, { ...hana!, address: zip, message: 'x'.repeat(301) }],
    }),
    ['address-invalid', 'name', 'deliveries.1.zip', 'deliveries.1.message'],
  )
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, withoutText: true }, who)
  assert.deepEqual(await refused({}), ['cart-changed'], 'another tab changed the cart')
})

test('a requested delivery date sets the shipping date, and a date that is no longer possible is refused', async () => {
  const who = newVisitor()
  const orderInput = await readyForTwo(shop, who)
  const options = { arriveOn: '2026-05-10', message: 'おめでとう' }
  const deliveries = [orderInput.deliveries[0]!, { ...orderInput.deliveries[1]!, ...options }]
  const late = [orderInput.deliveries[0]!, { ...orderInput.deliveries[1]!, arriveOn: '2026-03-09' }]
  shop.clock.now += 3 * 24 * 3_600_000
  const refused = await shop.call('order.place', { ...orderInput, deliveries: late }, key(who, 'late'))
  assert.deepEqual(
    [refused.refused, Object.keys(refused.fields ?? {})],
    ['day-not-possible', ['deliveries.1.arriveOn']],
  )
  const { data } = await shop.call('order.place', { ...orderInput, deliveries }, key(who))
  const { arriveOn, latest, message } = (await readOrder(shop, data)).deliveries[1]!
  // Mother's Day is a Sunday, so the parcel arrives on Friday.
  assert.deepEqual([arriveOn, latest, message], ['2026-05-10', '2026-05-08', 'おめでとう'])
  shop.clock.now -= 3 * 24 * 3_600_000
})

test('the quote adjusts shares to the changed cart and lists dates and occasions of each country', async () => {
  const who = newVisitor()
  await readyForTwo(shop, who)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, withoutText: true }, who)
  const deliveries = (['DE', 'JP'] as const).map((country) => ({
    country,
    shippingMethod: 'standard' as const,
    lines: [{ id: 'gone', quantity: 3 }],
  }))
  const { data } = await shop.call('checkout.quote', { country: 'PL', deliveries }, who)
  assert.deepEqual([data.cart.totals.total.currency, data.deliveries.length], ['EUR', 2])
  assert.deepEqual(
    data.deliveries[0]!.occasions.map(({ occasion, on }) => [occasion, on]),
    [
      ['womens-day', '2026-03-08'],
      ['easter', '2026-04-05'],
      ['mothers-day', '2026-05-10'],
      ['fathers-day', '2026-05-14'],
    ],
  )
  const [first, second] = data.deliveries
  assert.deepEqual([first!.days.first, first!.days.last], [first!.latest, '2027-03-02'])
  assert.deepEqual(
    [second!.methods, data.cart.totals.shippingFee],
    [[], null],
    'no method for a recipient without lines',
  )
})

test('the order is shipped and delivered with its last parcel, and cannot be cancelled after the first', async () => {
  const placed = await paid(shop, undefined, placeForTwo)
  const { number, access } = placed
  const now = shop.clock.now
  const advance = async (
    to: 'shipped' | 'delivered' | 'cancelled',
    recipient: number | null,
    tracking?: string,
  ) => {
    const order = await readOrder(shop, placed)
    return advanceOrder(shop.db, order, to, tracking ? parcel(tracking) : null, now, { recipient })
  }
  assert.equal((await advance('shipped', null, 'JD00'))?.refused, 'recipient-unknown')
  assert.equal((await advance('delivered', 0))?.refused, 'order-cannot-move')
  assert.equal(await advance('shipped', 1, 'JD01'), null)
  assert.equal((await readOrder(shop, placed)).status, 'processed')
  assert.equal((await shop.call('order.cancel', { number, access })).refused, 'order-not-cancellable')
  assert.equal((await advance('cancelled', null))?.refused, 'order-not-cancellable')
  assert.equal(await advance('delivered', 1), null)
  const half = (await shop.call('order.view', { number, access })).data
  assert.deepEqual(
    half.deliveries.map(({ state }) => state),
    ['waiting', 'delivered'],
  )
  // Delivered goods can be returned before the other parcel is shipped.
  assert.deepEqual(
    half.lines.map(({ returnUntil }) => returnUntil !== null),
    [false, true],
  )
  const reason = { quantity: 1, reason: 'changed-mind' } as const
  const ask = (line: number) =>
    shop.call('order.return', { number, access, lines: [{ id: half.lines[line]!.id, ...reason }] })
  assert.equal((await ask(0)).refused, 'return-not-possible')
  assert.equal((await ask(1)).code, 201)
  assert.equal(await advance('shipped', 0, 'JD02'), null)
  assert.equal((await readOrder(shop, placed)).status, 'shipped')
  const far = await shop.call('order.confirmDelivery', { number, access, delivery: 150 })
  assert.equal(far.refused, 'recipient-unknown')
  const done = await shop.call('order.confirmDelivery', { number, access, delivery: 0 })
  assert.deepEqual([done.data.status, done.data.deliveries[0]!.state], ['delivered', 'delivered'])
  const mails = (await mailsOf(shop, placed.order)).filter((mail) => /shipped|delivered/.test(mail))
  assert.deepEqual(mails, ['order-shipped', 'order-delivered', 'order-shipped', 'order-delivered'])
  const { timeline } = done.data
  assert.deepEqual(
    timeline.map(({ kind, delivery }) => (delivery === null ? kind : `${kind} ${delivery}`)),
    [
      'placed',
      'processing',
      'processed',
      'group-shipped 1',
      'group-delivered 1',
      'return-asked',
      'shipped 0',
      'delivered 0',
    ],
  )
})
