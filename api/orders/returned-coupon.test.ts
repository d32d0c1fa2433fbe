// A coupon of an order of which nothing remains can be used again.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { issueCoupon } from '#data/promotions/issue-coupon.ts'
import { findReturnedCoupon } from '#data/promotions/promotion-uses.ts'
import { voucherPromotionPrefix } from '#domain/pricing/coupon.ts'
import { issueDocuments } from '#services/invoices/issue-documents.ts'
import { advanceOrder } from '#services/orders/advance-order.ts'
import { approveReturn } from '#services/orders/decide-return.ts'
import { requestReturn } from '#services/orders/request-return.ts'
import { endCoupon } from '#services/promotions/write-coupon.ts'
import { openTestShop, type TestShop } from '../testing.ts'
import { newVisitor, paidCart, payRefunds, readOrder } from './testing.ts'

let shop: TestShop
before(async () => void (shop = await openTestShop()))
after(() => shop.close())

const day = 24 * 3_600_000

/** A voucher of ten euros for thirty days. */
async function voucher(code: string): Promise<void> {
  const issued = {
    code,
    promotion: voucherPromotionPrefix + code,
    amounts: { EUR: 1_000 },
    names: { us: 'Voucher' },
    endsAt: shop.clock.now + 30 * day,
    customerId: null,
  }
  await shop.db.transaction((tx) => issueCoupon(tx, issued, shop.clock.now))
  shop.shop.catalog.promotions.clear()
}

/** A paid order of two teddies with the coupon. */
async function paidWith(code: string) {
  const who = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 2 }, who)
  await shop.call('cart.applyCoupon', { code }, who)
  const { order } = await paidCart(shop, who)
  assert.equal(order.couponCode, code)
  return order
}

async function deliver(order: StoredOrder): Promise<void> {
  await advanceOrder(shop.db, order, 'shipped', { carrier: 'DHL', trackingNumber: 'JD01' }, shop.clock.now)
  await advanceOrder(shop.db, await readOrder(shop, order), 'delivered', null, shop.clock.now)
}

async function returnOne(order: StoredOrder) {
  const lines = [{ id: order.lines[0]!.id, quantity: 1, reason: 'changed-mind' as const }]
  const request = { kind: 'return', orderId: order.id, lines, name: '', isConfirmed: true } as const
  assert.equal(await requestReturn(request, shop.shop), null)
  const now = await readOrder(shop, order)
  const approval = { amount: null, restock: true }
  return approveReturn(shop.db, now, now.requests.at(-1)!, approval, shop.clock.now)
}

const couponOf = async (code: string) =>
  (await shop.db.row<{ used: number; endsAt: number }>(sql`
    select used, ends_at as "endsAt" from coupon where code = ${code}`))!

const returnedTo = ({ id, couponCode }: { id: string; couponCode: string | null }) =>
  findReturnedCoupon(shop.db, { id, couponCode }, shop.clock.now)

test('a voucher comes back with the last returned gift, for as long as it was valid when it was used', async () => {
  await voucher('G-RETURNED')
  const { endsAt } = await couponOf('G-RETURNED')
  const order = await paidWith('G-RETURNED')
  await deliver(order)
  shop.clock.now += 40 * day
  await returnOne(order)
  assert.deepEqual([await couponOf('G-RETURNED'), await returnedTo(order)], [{ used: 1, endsAt }, null])
  await returnOne(order)
  assert.deepEqual(await couponOf('G-RETURNED'), { used: 0, endsAt: endsAt + 40 * day })
  assert.equal(await returnedTo(order), 'G-RETURNED')
  const next = newVisitor()
  await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 1 }, next)
  assert.equal((await shop.call('cart.applyCoupon', { code: 'G-RETURNED' }, next)).code, 0)
})

test('a voucher of a cancelled order is valid for as long as it was; another coupon ends as before', async () => {
  await voucher('G-CANCELLED')
  await shop.db.run(sql`
    insert into coupon (id, code, promotion_id, usage_limit, ends_at)
    select ${newId(shop.clock.now)}, 'SALE-ONCE', promotion_id, 1, ends_at from coupon where code = 'G-CANCELLED'`)
  await shop.db.run(sql`
    update coupon set promotion_id = (select promotion_id from coupon where code = 'TEN') where code = 'SALE-ONCE'`)
  const { endsAt } = await couponOf('G-CANCELLED')
  for (const [code, expected] of [
    ['G-CANCELLED', endsAt + 2 * day],
    ['SALE-ONCE', endsAt],
  ] as const) {
    const order = await paidWith(code)
    shop.clock.now += 2 * day
    assert.equal(await advanceOrder(shop.db, order, 'cancelled', null, shop.clock.now), null)
    assert.deepEqual(await couponOf(code), { used: 0, endsAt: expected })
  }
})

test('a voucher that staff ended while an order used it stays ended when the order is cancelled', async () => {
  await voucher('G-STOLEN')
  const order = await paidWith('G-STOLEN')
  shop.clock.now += day
  assert.equal(await endCoupon(shop.db, 'G-STOLEN', shop.clock.now), null)
  shop.clock.now += day
  assert.equal(await advanceOrder(shop.db, order, 'cancelled', null, shop.clock.now), null)
  const { used, endsAt } = await couponOf('G-STOLEN')
  assert.deepEqual([used, endsAt <= shop.clock.now, await returnedTo(order)], [0, true, null])
})

test('money goes back before a voucher: the buyer has paid what the kept gift alone would have cost', async () => {
  await voucher('G-PARTIAL')
  const order = await paidWith('G-PARTIAL')
  await deliver(order)
  const { total } = order.lines[0]!
  const half = Math.ceil((total + 1_000) / 2)
  assert.equal(await returnOne(order), half, 'the kept gift alone would have cost the voucher less')
  shop.clock.now += day
  assert.equal(await returnOne(order), total - half)
  await payRefunds(shop)
  const [, ...credits] = await issueDocuments(shop.db, order.id, shop.shop.settings, shop.clock.now)
  assert.deepEqual(
    credits.map(({ document }) => [document.total, ...document.lines.map(({ amount }) => amount)]),
    [half, total - half].map((amount) => [amount, amount]),
  )
})
