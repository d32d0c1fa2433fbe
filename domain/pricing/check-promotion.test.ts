import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkNames,
  checkRule,
  checkUsage,
  isCouponCode,
  isPromotionKey,
  promotionKeyOf,
} from './check-promotion.ts'

const usage = { startsAt: null, endsAt: null, usageLimit: null, oncePerCustomer: false }

test('a period ends after its start, and a limit is not below the uses', () => {
  const [may, june] = [Date.parse('2026-05-01'), Date.parse('2026-06-01')]
  assert.equal(checkUsage({ ...usage, startsAt: may, endsAt: june, usageLimit: 3 }, 3), null)
  assert.equal(checkUsage({ ...usage, startsAt: june, endsAt: may }, 0)?.refused, 'period-empty')
  assert.equal(checkUsage({ ...usage, startsAt: may, endsAt: may }, 0)?.refused, 'period-empty')
  assert.deepEqual(checkUsage({ ...usage, usageLimit: 2 }, 3)?.facts, { used: 3 })
  for (const usageLimit of [0, -1, 1.5, Number.NaN])
    assert.equal(checkUsage({ ...usage, usageLimit }, 0)?.refused, 'usage-limit-invalid')
})

test('tiers rise in quantity and in reduction', () => {
  const tiers = (...pairs: [number, number][]) =>
    checkRule({
      kind: 'buy-more',
      tiers: pairs.map(([minQuantity, basisPoints]) => ({ minQuantity, basisPoints })),
    })
  assert.equal(tiers([2, 500], [3, 800]), null)
  for (const refused of [tiers(), tiers([2, 500], [2, 800]), tiers([2, 500], [3, 500]), tiers([0, 500])])
    assert.equal(refused?.refused, 'tiers-invalid')
})

test('percentages and amounts are above zero, and every rule has an amount', () => {
  assert.equal(checkRule({ kind: 'percentage', basisPoints: 10_000 }), null)
  assert.equal(checkRule({ kind: 'percentage', basisPoints: 10_001 })?.refused, 'percentage-invalid')
  assert.equal(checkRule({ kind: 'amount', amounts: { EUR: 500 } }), null)
  assert.equal(checkRule({ kind: 'amount', amounts: {} })?.refused, 'amount-invalid')
  assert.equal(checkRule({ kind: 'free-shipping', minSubtotal: { EUR: 0 } })?.refused, 'amount-invalid')
  assert.equal(checkRule({ kind: 'free-shipping', minQuantity: 100 })?.refused, 'quantity-invalid')
})

test('a promotion has a name in the default language, and codes and keys have safe characters', () => {
  assert.equal(checkNames({ us: 'Easter', de: 'Ostern' }), null)
  assert.equal(checkNames({})?.refused, 'name-missing')
  assert.equal(checkNames({ us: 'Easter', xx: 'x' })?.refused, 'locale-unknown')
  assert.equal(checkNames({ us: 'x'.repeat(81) })?.refused, 'name-length')
  assert.deepEqual(['AB', 'ABC', 'A B C', 'abc'].map(isCouponCode), [false, true, false, false])
  assert.deepEqual(['a', 'ab', 'Ab', 'a b'].map(isPromotionKey), [false, true, false, false])
  assert.deepEqual(['points', 'points-week', 'voucher-days'].map(isPromotionKey), [true, false, false])
  assert.deepEqual(['Points', 'Points week', 'Voucher', 'Pointed hats'].map(promotionKeyOf), [
    'promotion-points',
    'promotion-points-week',
    'promotion-voucher',
    'pointed-hats',
  ])
})
