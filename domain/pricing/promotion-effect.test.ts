import assert from 'node:assert/strict'
import { test } from 'node:test'
import { money, type Currency } from './money.ts'
import type { PromotionRule } from './promotion.ts'
import { addEffects, effectOn, type PastOrder, type PositionedPromotion } from './promotion-effect.ts'

const promotion = (key: string, rule: PromotionRule, position = 0): PositionedPromotion => {
  return { key, name: key, rule, scope: null, coupon: null, position }
}

function order(
  minor: number,
  currency: Currency = 'EUR',
  promotions: readonly PositionedPromotion[] = [],
  fee = 500,
): PastOrder {
  const line = {
    quantity: 1,
    unitPrice: money(minor, currency),
    wrapPrice: null,
    categories: ['a'],
    tags: [],
  }
  return { currency, lines: [line], shippingFee: money(fee, currency), promotions }
}

const ten = promotion('ten', { kind: 'percentage', basisPoints: 1_000 }, 1)

test('the effect counts the orders that qualify, and sums the difference per currency', () => {
  const rule: PromotionRule = {
    kind: 'percentage',
    basisPoints: 2_000,
    minSubtotal: { EUR: 3_000, PLN: 3_000 },
  }
  const orders = [order(3_000), order(2_999), order(10_000), order(4_000, 'PLN'), order(9_000, 'USD')]
  assert.deepEqual(effectOn(orders, promotion('new', rule)), {
    orders: 5,
    affected: 3,
    less: [money(2_600, 'EUR'), money(800, 'PLN')],
  })
})

test('the promotions that an order had are taken into account, and the same promotion counts once', () => {
  const half = promotion('half', { kind: 'percentage', basisPoints: 5_000 })
  const had = [order(10_000, 'EUR', [ten])]
  assert.deepEqual(effectOn(had, half).less, [money(4_500, 'EUR')], 'both together take 5,500, not 6,000')
  assert.deepEqual(effectOn(had, ten).less, [money(1_000, 'EUR')])
  const alone = promotion('alone', { kind: 'percentage', basisPoints: 1_500, exclusive: true })
  assert.deepEqual(effectOn(had, alone).less, [money(500, 'EUR')], 'it replaces the ten percent')
  const worse = promotion('worse', { kind: 'percentage', basisPoints: 500, exclusive: true })
  assert.deepEqual(effectOn(had, worse), { orders: 1, affected: 0, less: [] })
})

test('free shipping costs the fees that were paid; effects of two sets add up', () => {
  const free = promotion('free', { kind: 'free-shipping' })
  const first = effectOn([order(1_000), order(1_000, 'EUR', [], 0)], free)
  assert.deepEqual(first, { orders: 2, affected: 1, less: [money(500, 'EUR')] })
  assert.deepEqual(addEffects(first, effectOn([order(1_000, 'JPY'), order(1_000)], free)), {
    orders: 4,
    affected: 3,
    less: [money(1_000, 'EUR'), money(500, 'JPY')],
  })
})
