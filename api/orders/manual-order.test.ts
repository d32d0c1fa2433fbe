import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { staffHoldMs } from '#domain/orders/unpaid-orders.ts'
import { isRefusal } from '#domain/refusal.ts'
import { expireWhenDue } from '#services/orders/expire-order.ts'
import {
  placeManualOrder,
  quoteManualOrder,
  type ManualOrder,
  type PaidBy,
} from '#services/orders/place-manual-order.ts'
import { address, openTestShop, type TestShop } from '../testing.ts'
import { mailsOf, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop(true)))
after(() => shop.close())

const { email, ...place } = address
const byPhone = (change: Partial<ManualOrder> = {}): ManualOrder => ({
  locale: 'de',
  items: [
    {
      variantId: shop.mug.oat,
      quantity: 2,
      personalisation: 'Ada',
      withoutText: false,
      giftMessage: '',
      wrap: true,
      wrapping: { paper: 'kraft', ribbon: 'gold' },
    },
  ],
  couponCode: null,
  buyer: { email, name: '', country: 'DE' },
  deliveries: [
    { address: place, shippingMethod: 'standard', arriveOn: null, message: 'Alles Gute!', items: null },
  ],
  remark: '',
  ...change,
})

async function order(draft: string, paidBy: PaidBy, what = byPhone()) {
  const offer = await quoteManualOrder(draft, what, shop.shop)
  assert.ok(!isRefusal(offer))
  const { total } = offer.quoted.priced.totals
  return placeManualOrder(draft, what, { total, paidBy, requestHash: draft }, shop.shop)
}

test('an order by phone that is paid already goes to packing', async () => {
  const stock = await shop.stockOf(shop.mug.oat)
  const placed = await order('draft-1', 'outside')
  assert.ok(!isRefusal(placed))
  const stored = await readOrder(shop, placed)
  assert.deepEqual(
    [stored.status, stored.paymentStatus, stored.payment.provider, stored.locale],
    ['processing', 'paid', 'outside', 'de'],
  )
  assert.equal(stored.deliveries[0]!.message, 'Alles Gute!')
  assert.deepEqual(stored.lines[0]!.wrapping, { paper: 'kraft', ribbon: 'gold' })
  assert.ok(stored.discount > 0, 'promotions apply as for a shopper')
  assert.ok(stored.events.every(({ actor }) => actor === 'merchant'))
  assert.equal(await shop.stockOf(shop.mug.oat), stock - 2)
  assert.deepEqual(await order('draft-1', 'outside'), placed, 'pressed twice, placed once')
  assert.deepEqual(await mailsOf(shop, stored), ['order-paid'])
})

test('an order of the last gifts that is pressed twice is placed once, and paid', async () => {
  await shop.setStock(shop.mug.oat, 2)
  const offer = await quoteManualOrder('draft-4', byPhone(), shop.shop)
  assert.ok(!isRefusal(offer))
  const { total } = offer.quoted.totals
  const press = () =>
    placeManualOrder('draft-4', byPhone(), { total, paidBy: 'outside', requestHash: '4' }, shop.shop)
  const placed = await press()
  assert.ok(!isRefusal(placed))
  assert.deepEqual(await press(), placed)
  assert.equal((await readOrder(shop, placed)).paymentStatus, 'paid')
  await shop.setStock(shop.mug.oat, 100)
})

test('an order that is sent twice at the same moment is placed once, also of the last gifts', async () => {
  for (let round = 0; round < 6; round += 1) {
    await shop.setStock(shop.mug.oat, round % 2 === 0 ? 2 : 100)
    const draft = `draft-sent-twice-${round}`
    const offer = await quoteManualOrder(draft, byPhone(), shop.shop)
    assert.ok(!isRefusal(offer))
    const agreed = { total: offer.quoted.totals.total, paidBy: 'outside', requestHash: draft } as const
    const placed = await Promise.all(
      Array.from({ length: 4 }, () => placeManualOrder(draft, byPhone(), agreed, shop.shop)),
    )
    const outcomes = new Set(placed.map((each) => (isRefusal(each) ? each.refused : each.number)))
    assert.match([...outcomes].join(), /^[\dA-Z-]+$/)
  }
  await shop.setStock(shop.mug.oat, 100)
})

test('an order by phone that is not paid mails a link, and is paid within a week', async () => {
  const placed = await order('draft-2', 'link')
  assert.ok(!isRefusal(placed))
  const stored = await readOrder(shop, placed)
  assert.deepEqual([stored.status, stored.heldUntil], ['unpaid', shop.clock.now + staffHoldMs])
  assert.deepEqual(await mailsOf(shop, stored), ['payment-link'])
  assert.equal(shop.payments.opened.length, 0, 'the payment is opened when the link is followed')
  shop.clock.now += staffHoldMs
  await expireWhenDue(stored.id, shop.shop)
  assert.equal((await readOrder(shop, placed)).status, 'cancelled')
})

test('what a shopper could not order, staff cannot either', async () => {
  const [item] = byPhone().items
  const offer = (change: Partial<ManualOrder>) => quoteManualOrder('draft-3', byPhone(change), shop.shop)
  const refusal = async (change: Partial<ManualOrder>) => {
    const offered = await offer(change)
    return isRefusal(offered) ? offered.refused : null
  }
  assert.equal(await refusal({ items: [{ ...item!, variantId: shop.mug.sage }] }), 'out-of-stock')
  assert.equal(await refusal({ items: [{ ...item!, personalisation: '' }] }), 'personalisation-missing')
  const [delivery] = byPhone().deliveries
  const nowhere = byPhone({ deliveries: [{ ...delivery!, address: { ...place, street: '' } }] })
  const placed = await order('draft-3', 'outside', nowhere)
  assert.deepEqual(isRefusal(placed) && placed.fields, { 'deliveries.0.street': 'field-required' })
})
