import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { amountByRule } from '#services/orders/decide-return.ts'
import { settle } from '#services/payment/settle.ts'
import type { AdminInput } from '../../call.ts'
import { newVisitor, paidCart, place, readOrder } from '../../orders/testing.ts'
import { openTestShop, type TestShop } from '../../testing.ts'
import { joined } from '../staff/testing.ts'

let shop: TestShop
let manager: { token: string }
before(async () => {
  shop = await openTestShop()
  manager = await joined(shop, 'mia@example.com', 'manager')
})
after(() => shop.close())

const always = { startsAt: null, endsAt: null, usageLimit: null, oncePerCustomer: false }
const bears: AdminInput<'admin.savePromotion'> = {
  key: null,
  rule: { kind: 'percentage', basisPoints: 1_000, categories: ['gifts'] },
  names: { us: 'Bear weeks!', de: 'Bärenwochen' },
  automatic: false,
  position: 3,
  ...always,
}

async function paidOrder(code: string): Promise<void> {
  const { data } = await place(shop, newVisitor(), code)
  const order = await readOrder(shop, data)
  shop.payments.states.set(order.payment.reference!, 'paid')
  await settle(order.id, shop.shop)
}

test('a manager creates, changes, pauses and ends a promotion; a packer may not see it', async () => {
  const { data: saved } = await shop.admin('admin.savePromotion', bears, manager)
  assert.equal(saved.key, 'bear-weeks')
  const second = await shop.admin('admin.savePromotion', bears, manager)
  assert.match(second.data.key, /^bear-weeks-/, 'another promotion may have the same name')
  const state = async () => {
    const { data } = await shop.admin('admin.viewPromotion', saved, { ...manager, locale: 'de' })
    return [data.promotion?.name, data.promotion?.state, data.promotion?.position]
  }
  assert.deepEqual(await state(), ['Bärenwochen', 'running', 3])
  await shop.admin('admin.savePromotion', { ...bears, ...saved, position: 4 }, manager)
  await shop.admin('admin.switchPromotion', { ...saved, to: 'paused' }, manager)
  assert.deepEqual(await state(), ['Bärenwochen', 'paused', 4])
  await shop.admin('admin.savePromotion', { ...bears, ...saved }, manager)
  assert.deepEqual(await state(), ['Bärenwochen', 'paused', 3], 'a change does not resume it')
  await shop.admin('admin.switchPromotion', { ...saved, to: 'ended' }, manager)
  assert.deepEqual(await state(), ['Bärenwochen', 'ended', 3])

  const refused = await shop.admin(
    'admin.savePromotion',
    { ...bears, rule: { kind: 'percentage', basisPoints: -1 } },
    { ...manager, locale: 'de' },
  )
  assert.deepEqual(
    [refused.refused, refused.msg],
    ['percentage-invalid', 'Gib einen Prozentsatz über 0 und bis 100 ein.'],
  )
  const packer = await joined(shop, 'paul@example.com', 'packer')
  assert.equal((await shop.admin('admin.listPromotions', {}, packer)).refused, 'not-permitted')
})

test('a change is refused that is based on an earlier state of the promotion', async () => {
  const { key: _, ...weeks } = { ...bears, names: { us: 'Base weeks' } }
  const { data: saved } = await shop.admin('admin.savePromotion', { ...weeks, key: null }, manager)
  const save = (position: number, base: typeof weeks) =>
    shop.admin('admin.savePromotion', { ...weeks, ...saved, position, base }, manager)
  const both = await Promise.all([5, 6].map((position) => save(position, weeks)))
  assert.deepEqual(both.map(({ refused }) => refused ?? 'saved').toSorted(), ['promotion-changed', 'saved'])
  const position = both[0]!.refused ? 6 : 5
  assert.equal((await save(7, { ...weeks, position })).code, 0)
  await shop.admin('admin.switchPromotion', { ...saved, to: 'ended' }, manager)
  const late = await save(8, { ...weeks, position: 7 })
  assert.equal(late.refused, 'promotion-changed', 'a save does not restart what was ended')
})

test('a promotion whose category was deleted names it, so that it can be taken out', async () => {
  const category = {
    key: 'spring',
    parent: null,
    picture: null,
    texts: { us: { name: 'S', description: '' } },
  }
  await shop.admin('admin.saveCategory', { category, isNew: true }, manager)
  const rule = { kind: 'percentage' as const, basisPoints: 500, categories: ['gifts', 'spring'] }
  const spring = { ...bears, rule, names: { us: 'Spring weeks' } }
  const { data: saved } = await shop.admin('admin.savePromotion', spring, manager)
  await shop.admin('admin.removeCategory', { key: 'spring' }, manager)
  const { data } = await shop.admin('admin.viewPromotion', saved, manager)
  const unknown = data.promotion!.rule.categories!.filter(
    (key) => !data.categories.some((each) => each.key === key),
  )
  assert.deepEqual(unknown, [])
  const without = { ...spring, ...saved, rule: { ...rule, categories: ['gifts'] } }
  assert.equal((await shop.admin('admin.savePromotion', without, manager)).code, 0)
})

for (const name of ['Points weekend', 'Voucher days'])
  test(`the promotion “${name}” is none of points or vouchers: its coupons are listed, and returns share it`, async () => {
    const rule = { kind: 'amount' as const, amounts: { EUR: 1_000 } }
    const { data: saved } = await shop.admin(
      'admin.savePromotion',
      { ...bears, rule, names: { us: name } },
      manager,
    )
    const coupon = { code: name.replace(' ', '-'), reward: { promotion: saved.key }, ...always }
    const { data } = await shop.admin('admin.createCoupon', coupon, manager)
    const { data: listed } = await shop.admin('admin.listPromotions', {}, manager)
    assert.ok(listed.coupons.some(({ code }) => code === data.code))
    const who = newVisitor()
    await shop.call('cart.add', { variantId: shop.teddy.variant, quantity: 2 }, who)
    await shop.call('cart.applyCoupon', { code: data.code }, who)
    const { order } = await paidCart(shop, who)
    const [line] = order.lines
    const lines = [{ id: line!.id, quantity: 1, reason: 'other' as const, replacement: null }]
    const back = amountByRule(order, { id: '', kind: 'return', decidedAt: null, lines })
    assert.equal(back, Math.ceil(line!.total / 2))
  })

test('a coupon is made, limited and ended, and lists its uses', async () => {
  const coupon = { code: 'thanks', reward: { basisPoints: 2_000 }, ...always }
  const { data } = await shop.admin('admin.createCoupon', coupon, manager)
  assert.equal(data.code, 'THANKS')
  assert.equal((await shop.admin('admin.createCoupon', coupon, manager)).refused, 'coupon-code-taken')
  await paidOrder('THANKS')
  const { data: viewed } = await shop.admin('admin.viewCoupon', data, manager)
  assert.deepEqual(
    viewed.uses.map(({ email, discount }) => [email, discount.minor]),
    [['ada@example.com', 598]],
  )
  const limited = { ...data, ...always, usageLimit: 1 }
  assert.equal((await shop.admin('admin.changeCoupon', limited, manager)).code, 0)
  const { data: listed } = await shop.admin('admin.listPromotions', {}, manager)
  assert.deepEqual(
    listed.coupons.filter(({ code }) => code === 'THANKS').map(({ used, usageLimit }) => [used, usageLimit]),
    [[1, 1]],
  )
  assert.deepEqual(
    listed.promotions
      .filter(({ key }) => key === 'coupon-thanks')
      .map(({ uses, orders, given }) => [uses, orders, given]),
    [[1, 1, [{ minor: 598, currency: 'EUR' }]]],
  )
  await shop.admin('admin.endCoupon', data, manager)
  const { data: ended } = await shop.admin('admin.viewCoupon', data, manager)
  assert.equal(ended.coupon.endsAt, shop.clock.now)
})

test('two saves of a coupon at the same moment do not overwrite each other, and none revives an ended one', async () => {
  const coupon = { code: 'TWICE', reward: { basisPoints: 2_000 }, ...always }
  const { data } = await shop.admin('admin.createCoupon', coupon, manager)
  const save = (usageLimit: number, base: number | null) =>
    shop.admin(
      'admin.changeCoupon',
      { ...data, ...always, usageLimit, base: { ...always, usageLimit: base } },
      manager,
    )
  const both = await Promise.all([5, 6].map((limit) => save(limit, null)))
  assert.deepEqual(both.map(({ refused }) => refused ?? 'saved').toSorted(), ['coupon-changed', 'saved'])
  const limit = both[0]!.refused ? 6 : 5
  assert.equal((await save(7, limit)).code, 0)
  await shop.admin('admin.endCoupon', data, manager)
  assert.equal((await save(8, 7)).refused, 'coupon-changed')
  const { data: ended } = await shop.admin('admin.viewCoupon', data, manager)
  assert.deepEqual([ended.coupon.endsAt, ended.coupon.usageLimit], [shop.clock.now, 7])
})

test('a batch does not give the percentage of a coupon with its name, nor a coupon that of a batch', async () => {
  const create = async (name: string, basisPoints: number) => {
    const batch = { name, count: 2, reward: { basisPoints }, startsAt: null, endsAt: null }
    return (await shop.admin('admin.createCouponBatch', batch, manager)).refused
  }
  const coupon = async (code: string, basisPoints: number) => {
    const input = { code, reward: { basisPoints }, ...always }
    return (await shop.admin('admin.createCoupon', input, manager)).refused
  }
  assert.deepEqual(
    [await coupon('SORRY', 5_000), await create('SORRY', 1_000)],
    [undefined, 'coupon-code-taken'],
  )
  assert.deepEqual(
    [await create('SUMMER', 1_000), await coupon('SUMMER', 5_000)],
    [undefined, 'coupon-code-taken'],
  )
})

test('the preview prices the paid orders of the last seven days, beside the promotions that they had', async () => {
  const preview = async (basisPoints: number) => {
    const rule = { kind: 'percentage' as const, basisPoints, categories: ['gifts'] }
    const { data } = await shop.admin('admin.previewPromotion', { key: null, rule, position: 9 }, manager)
    return data
  }
  const before = await preview(1_000)
  await paidOrder('TEN')
  await place(shop, newVisitor())
  const { orders, affected, less } = await preview(1_000)
  assert.deepEqual(
    [orders - before.orders, affected - before.affected],
    [1, 1],
    'an unpaid order does not count',
  )
  // 29.90 less the ten percent of the coupon, and a tenth of the rest.
  const minor = (effect: typeof before) => effect.less[0]?.minor ?? 0
  assert.equal(less[0]?.currency, 'EUR')
  assert.equal(minor({ orders, affected, less }) - minor(before), 269)
  shop.clock.now += 8 * 86_400_000
  const later = await joined(shop, 'late@example.com', 'manager')
  const rule = { kind: 'free-shipping' } as const
  const old = await shop.admin('admin.previewPromotion', { key: null, rule, position: 0 }, later)
  assert.deepEqual(old.data, { orders: 0, affected: 0, less: [] })
})
