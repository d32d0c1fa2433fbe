// Gifts for recipients: opened by the gift code, without prices, and exchanged.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { loadProductRecord } from '#data/catalog/product-records.ts'
import { sql } from '#data/database.ts'
import { isRefusal } from '#domain/refusal.ts'
import { saveProduct } from '#services/catalog/save-product.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { correctLine } from '#services/orders/correct-line.ts'
import { approveExchange, sendExchange } from '#services/orders/decide-exchange.ts'
import { printed, printOrders } from '#services/orders/print/print-orders.ts'
import { newVisitor, paid, paidCart, placed, placeForTwo, readOrder } from '../orders/testing.ts'
import { openTestShop, type TestShop } from '../testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const recipient = { session: 'phone-of-a-recipient', locale: 'de' as const, country: 'JP' as const }
const day = 24 * 3_600_000

async function send(order: { number: string }, to = 0, state: 'shipped' | 'delivered' = 'delivered') {
  const parcel = { carrier: 'DHL', trackingNumber: `JD-${to}` }
  const stored = await readOrder(shop, order)
  assert.equal(
    await advanceOrder(shop.db, stored, 'shipped', parcel, shop.clock.now, { recipient: to }),
    null,
  )
  if (state === 'delivered')
    assert.equal(
      await advanceOrder(shop.db, stored, 'delivered', null, shop.clock.now, { recipient: to }),
      null,
    )
}

async function codeOf(order: { number: string }, to = 0): Promise<string> {
  return (await readOrder(shop, order)).deliveries[to]!.giftCode!
}

/** Two oat mugs for one address, delivered. */
async function mugs() {
  const who = newVisitor()
  await shop.setStock(shop.mug.sage, 5)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 2, withoutText: true }, who)
  const purchase = await paidCart(shop, who)
  const { order } = purchase
  await send(order)
  return { ...purchase, line: order.lines[0]!.id, giftCode: order.deliveries[0]!.giftCode! }
}

test('a gift without wrapping is not shown as a wrapped one', async () => {
  const wrappedOf = async (wrap: boolean) => {
    const who = newVisitor()
    await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, withoutText: true, wrap }, who)
    const giftCode = await codeOf((await paidCart(shop, who)).order)
    return (await shop.call('gift.view', { giftCode }, recipient)).data.wrapped
  }
  assert.deepEqual([await wrappedOf(true), await wrappedOf(false)], [true, false])
})

test('a gift opens by its code in any spelling, in the recipient’s language, without prices, and of the buyer with the first name', async () => {
  const order = await paid(shop, undefined, placeForTwo)
  await send(order, 1, 'shipped')
  const giftCode = await codeOf(order, 1)
  const typedCode = giftCode.toLowerCase().replaceAll('-', ' ')
  const { data } = await shop.call('gift.view', { giftCode: typedCode }, recipient)
  assert.deepEqual(
    [data.state, data.lines.map(({ title, quantity }) => [title, quantity]), data.shipments.length],
    ['shipped', [['Honigteddy', 1]], 1],
  )
  assert.equal(data.returnDays, order.order.returnDays)
  assert.equal(data.recipient, order.order.deliveries[1]!.address.firstName)
  assert.equal(data.giver, 'Bo')
  const text = JSON.stringify(data)
  for (const secret of [
    'ada@example.com',
    'Petersen',
    'Lindenstra',
    '千代田',
    'minor',
    'EUR',
    '2990',
    order.number,
  ])
    assert.ok(!text.includes(secret), secret)
})

test('wrong, unknown, unpaid and cancelled codes get the same reply', async () => {
  const unpaid = await placed(shop)
  const cancelled = await paid(shop)
  const giftCode = await codeOf(cancelled)
  await shop.call('order.cancel', { number: cancelled.number, access: cancelled.access })
  const answers = await Promise.all(
    ['', 'nonsense', cancelled.number, '0000-0000-0000', giftCode, await codeOf(unpaid)].map(async (code) => {
      const { refused, msg, fields } = await shop.call('gift.view', { giftCode: code }, recipient)
      return JSON.stringify([refused, msg, fields])
    }),
  )
  assert.equal(new Set(answers).size, 1)
  assert.ok(answers[0]!.startsWith('["gift-code-unknown"'))
})

test('an approved exchange reserves the other colour and ships it to the recipient; the buyer’s view does not change', async () => {
  const { order, giftCode, line, number, access } = await mugs()
  const before = (await shop.call('order.view', { number, access })).data
  const [oat, sage] = [await shop.stockOf(shop.mug.oat), await shop.stockOf(shop.mug.sage)]
  const input = {
    giftCode,
    lines: [{ id: line, quantity: 1, wish: shop.mug.sage }],
    email: 'yuki@example.com',
  }
  const requested = await shop.call('gift.exchange', input, recipient)
  assert.deepEqual(
    [requested.code, requested.data.exchanges[0]?.status, requested.data.lines[0]?.exchangeable],
    [201, 'asked', 1],
  )
  const request = (await readOrder(shop, order)).requests[0]!
  const now = shop.clock.now
  const outcomes = await Promise.all([1, 2].map(() => approveExchange(shop.db, order, request, true, now)))
  assert.deepEqual(outcomes.map((outcome) => outcome?.refused ?? 'approved').sort(), [
    'approved',
    'return-decided',
  ])
  assert.deepEqual([await shop.stockOf(shop.mug.oat), await shop.stockOf(shop.mug.sage)], [oat + 1, sage - 1])
  const approved = (await readOrder(shop, order)).requests[0]!
  const papers = { numbers: [number], documents: printed, locale: 'us' } as const
  const printer = { publicOrigin: 'http://x', settings: shop.shop.settings }
  const skus = async () => {
    const printed = await printOrders(shop.db, papers, printer)
    assert.ok(!isRefusal(printed))
    return printed.toString().match(/MUG-\w+/g)
  }
  assert.deepEqual(await skus(), ['MUG-SAGE', 'MUG-SAGE'], 'pick list and packing slip')
  const parcel = { carrier: 'DHL', trackingNumber: 'JD-9' }
  const sent = await Promise.all([1, 2].map(() => sendExchange(shop.db, order, approved, parcel, now)))
  assert.equal(sent.filter((each) => each === null).length, 1)
  assert.deepEqual(await skus(), ['MUG-OAT', 'MUG-OAT'], 'a second copy')
  const gift = (await shop.call('gift.view', { giftCode }, recipient)).data
  assert.equal(gift.exchanges[0]?.parcel?.trackingNumber, 'JD-9')
  const buyer = (await shop.call('order.view', { number, access })).data
  assert.deepEqual(
    [buyer.timeline, buyer.requests, buyer.deliveries, buyer.refunds],
    [before.timeline, before.requests, before.deliveries, []],
  )
  const mails = await shop.db.rows<{ template: string }>(
    sql`select data->>'template' as template from job where kind = 'gift-mail' and data->>'orderId' = ${order.id} order by id`,
  )
  assert.deepEqual(
    mails.map(({ template }) => template),
    ['exchange-asked', 'exchange-approved', 'exchange-shipped'],
  )
})

test('a voucher is worth the price paid for the gift, in every currency, and works once', async () => {
  const { order, giftCode, line } = await mugs()
  const input = { giftCode, lines: [{ id: line, quantity: 1, wish: null }] }
  assert.equal(
    (await shop.call('gift.exchange', input, recipient)).refused,
    'email-format',
    'it needs an e-mail',
  )
  assert.equal(
    (await shop.call('gift.exchange', { ...input, email: 'yuki@example.com' }, recipient)).code,
    201,
  )
  const request = (await readOrder(shop, order)).requests[0]!
  assert.equal(await approveExchange(shop.db, order, request, false, shop.clock.now), null)
  const event = (await readOrder(shop, order)).events.find(({ kind }) => kind === 'exchange-approved')
  assert.ok(event?.kind === 'exchange-approved')
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, who)
  const { data } = await shop.call('cart.applyCoupon', { code: event.data.voucher! }, who)
  // 19.50 less 5 % for buying two.
  assert.equal(data.totals.discount.minor, 1852)
})

test('an exchange is refused for a second time, another product, a personalised gift, and after 99 days', async () => {
  const { order, giftCode, line } = await mugs()
  const ask = async (change: object) => {
    const input = { giftCode, lines: [{ id: line, quantity: 1, wish: shop.mug.sage, ...change }] }
    return (await shop.call('gift.exchange', input, recipient)).refused
  }
  assert.equal(await ask({ quantity: 3 }), 'exchange-not-possible')
  assert.equal(await ask({ wish: shop.teddy.variant }), 'exchange-not-possible')
  assert.equal(await ask({ id: shop.mug.oat }), 'exchange-not-possible')
  const both = await Promise.all([ask({ quantity: 2 }), ask({ quantity: 2 })])
  assert.deepEqual(both.sort(), ['exchange-not-possible', undefined])
  assert.equal(
    await approveExchange(shop.db, order, (await readOrder(shop, order)).requests[0]!, false, 0),
    null,
  )
  const late = await mugs()
  shop.clock.now += 100 * day
  const { data } = await shop.call('gift.view', { giftCode: late.giftCode }, recipient)
  assert.deepEqual([data.exchangeUntil, data.lines[0]?.exchangeable], [null, 0])
  shop.clock.now -= 100 * day
})

test('a gift that became cheaper before it was sent is not exchanged for the dearer one', async () => {
  const sagePrice = (minor: number) =>
    shop.db.run(sql`update variant_price set price = ${minor} where variant_id = ${shop.mug.sage}`)
  await sagePrice(1433)
  const who = newVisitor()
  await shop.setStock(shop.mug.sage, 5)
  await shop.call('cart.add', { variantId: shop.mug.oat, quantity: 1, withoutText: true }, who)
  const { order } = await paidCart(shop, who)
  const { id } = order.lines[0]!
  const toSage = { line: id, variantId: shop.mug.sage, quantity: null, personalisation: null }
  const refund = await correctLine(shop.db, order.id, toSage, { seen: null, refund: null }, shop.clock.now)
  assert.equal(refund, 517)
  await send(order)
  const lines = [{ id, quantity: 1, wish: shop.mug.oat }]
  const { refused } = await shop.call('gift.exchange', { giftCode: await codeOf(order), lines }, recipient)
  assert.equal(refused, 'exchange-not-possible')
  await sagePrice(1950)
})

test('concurrent exchange requests of many recipients all succeed', async () => {
  const gifts = []
  for (let each = 0; each < 12; each += 1) gifts.push(await mugs())
  const replies = await Promise.all(
    gifts.map(({ giftCode, line }) => {
      const lines = [{ id: line, quantity: 1, wish: shop.mug.sage }]
      return shop.call('gift.exchange', { giftCode, lines }, recipient)
    }),
  )
  assert.deepEqual(new Set(replies.map(({ code }) => code)), new Set([201]))
})

test('an exchange is not approved if the replacement is sold out', async () => {
  const { order, giftCode, line } = await mugs()
  await shop.call(
    'gift.exchange',
    { giftCode, lines: [{ id: line, quantity: 1, wish: shop.mug.sage }] },
    recipient,
  )
  await shop.setStock(shop.mug.sage, 0)
  const request = (await readOrder(shop, order)).requests[0]!
  const outcome = await approveExchange(shop.db, order, request, false, shop.clock.now)
  assert.equal(outcome?.refused, 'replacement-sold-out')
  assert.equal((await readOrder(shop, order)).requests[0]!.status, 'asked')
})

test('the recipient thanks the giver by one e-mail, however often the button is pressed', async () => {
  const { order, giftCode } = await mugs()
  const thank = () => shop.call('gift.thank', { giftCode }, recipient)
  assert.equal((await shop.call('gift.view', { giftCode }, recipient)).data.isThanked, false)
  const replies = await Promise.all([thank(), thank(), thank()])
  assert.deepEqual(
    replies.map(({ data }) => data.isThanked),
    [true, true, true],
  )
  assert.equal((await shop.call('gift.view', { giftCode }, recipient)).data.isThanked, true)
  const jobs = await shop.db.rows<{ data: { orderId: string; position: number } }>(
    sql`select data from job where kind = 'thanks-mail'`,
  )
  assert.deepEqual(
    jobs.map(({ data }) => data),
    [{ orderId: order.id, position: 0 }],
  )
})

async function voucherWorth({ order, giftCode, line }: Awaited<ReturnType<typeof mugs>>) {
  const lines = [{ id: line, quantity: 1, wish: null }]
  const asked = await shop.call('gift.exchange', { giftCode, lines, email: 'yuki@example.com' }, recipient)
  assert.equal(asked.code, 201, asked.msg)
  const [request] = (await readOrder(shop, order)).requests
  assert.equal(await approveExchange(shop.db, order, request!, false, shop.clock.now), null)
  const row = await shop.db.row<{ amounts: Record<string, number> }>(sql`
    select p.rule -> 'amounts' as amounts from order_event e join coupon c on c.code = e.data ->> 'voucher'
      join promotion p on p.id = c.promotion_id where e.order_id = ${order.id}`)
  return row!.amounts
}

test('a voucher keeps its worth when the gift becomes dearer, cheaper or is not sold any more', async () => {
  const gifts = [await mugs(), await mugs(), await mugs()]
  const { productId, oat } = shop.mug
  const before = await voucherWorth(gifts[0]!)
  assert.equal(before.EUR, 1852)
  const { record } = (await loadProductRecord(shop.db, productId))!
  const doubled = record.variants.map((variant) => ({
    ...variant,
    prices: { ...variant.prices, EUR: { minor: 3900, reduced: false }, USD: { minor: 8000, reduced: false } },
  }))
  const save = async (variants: typeof record.variants) => {
    const saved = await saveProduct(
      shop.db,
      { id: productId, record: { ...record, variants }, home: 'us' },
      shop.clock.now,
    )
    assert.ok(!isRefusal(saved), JSON.stringify(saved))
  }
  await save(doubled)
  const dearer = await voucherWorth(gifts[1]!)
  assert.deepEqual([dearer.EUR, dearer.USD], [1852, Math.floor((1852.5 * 8000) / 3900)])
  await save(doubled.filter(({ id }) => id !== oat))
  const deleted = await voucherWorth(gifts[2]!)
  assert.deepEqual([deleted.EUR, deleted.USD], [dearer.EUR, dearer.USD])
})
