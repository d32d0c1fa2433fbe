import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { money, type Currency } from './money.ts'
import { priceCart, type PricingLine } from './pricing.ts'
import type { Promotion, PromotionRule } from './promotion.ts'

const eur = (minor: number) => money(minor, 'EUR')
const line = (minor: number, quantity = 1, ...categories: string[]): PricingLine => {
  return { unitPrice: eur(minor), quantity, wrapPrice: null, categories, tags: [] }
}
const promotion = (key: string, rule: PromotionRule, more: Partial<Promotion> = {}): Promotion => {
  return { key, name: key, rule, scope: null, coupon: null, ...more }
}
const price = (lines: readonly PricingLine[], promotions: readonly Promotion[], fee: number | null = null) =>
  priceCart({ currency: 'EUR', lines, promotions, shippingFee: fee === null ? null : eur(fee) })

const percent = (basisPoints: number): PromotionRule => ({ kind: 'percentage', basisPoints })
const easter = promotion(
  'easter',
  {
    kind: 'buy-more',
    categories: ['easter'],
    tiers: [
      { minQuantity: 2, basisPoints: 500 },
      { minQuantity: 3, basisPoints: 800 },
      { minQuantity: 5, basisPoints: 1_200 },
    ],
  },
  { scope: 'Easter' },
)

test('the highest tier reached applies, and the reason contains the number of gifts', () => {
  const taken = [1, 2, 3, 4, 5, 9].map((quantity) => {
    const { discounts } = price([line(1_000, quantity, 'easter'), line(5_000)], [easter])
    return [quantity, discounts[0]?.amount.minor ?? 0, discounts[0]?.reason.basisPoints ?? 0]
  })
  assert.deepEqual(taken, [
    [1, 0, 0],
    [2, 100, 500],
    [3, 240, 800],
    [4, 320, 800],
    [5, 600, 1_200],
    [9, 1_080, 1_200],
  ])
  const [discount] = price([line(1_000, 3, 'easter')], [easter]).discounts
  assert.deepEqual(discount?.reason, {
    items: 3,
    scope: 'Easter',
    basisPoints: 800,
    from: null,
    coupon: null,
  })
})

test('a percentage is rounded up to the amounts of shops there and never exceeds the goods', () => {
  const taken = (currency: Currency, minor: number, basisPoints: number) => {
    const goods = { ...line(0), unitPrice: money(minor, currency) }
    const promotions = [promotion('p', percent(basisPoints))]
    return priceCart({ currency, lines: [goods], promotions, shippingFee: null }).totals.discount.minor
  }
  assert.equal(taken('CZK', 36_900, 500), 1_900, '18.45 Kč: no haléře')
  assert.equal(taken('SEK', 16_500, 500), 900, '8.25 kr: no öre')
  assert.equal(taken('CHF', 14_900, 525), 785, '7.82: prices end with five Rappen')
  assert.equal(taken('KRW', 14_900, 525), 790, '782: prices end with ten won')
  assert.equal(taken('AED', 26_800, 500), 1_340, '13.40: without coins, fils are paid')
  assert.equal(taken('DKK', 14_900, 500), 745, '7.45 kr.: without coins, øre are paid')
  assert.equal(taken('CNY', 14_900, 500), 745, '7.45: without coins, fen are paid')
  assert.equal(taken('HUF', 4_990_00, 500), 250_00, '249.50 Ft: whole forints')
  assert.equal(taken('EUR', 1_890, 500), 95)
  assert.equal(taken('CZK', 1_250, 10_000), 1_250, 'all of it, whole or not')
})

test('the hint shows what is missing for the next tier; the last tier has none', () => {
  const hints = [1, 2, 3, 4, 5].map((quantity) => {
    const { promotionHint } = price([line(1_000, quantity, 'easter')], [easter])
    return (
      promotionHint && [
        promotionHint.missing === 'items' && promotionHint.items,
        promotionHint.basisPoints,
        promotionHint.scope,
      ]
    )
  })
  assert.deepEqual(hints, [
    [1, 500, 'Easter'],
    [1, 800, 'Easter'],
    [2, 1_200, 'Easter'],
    [1, 1_200, 'Easter'],
    null,
  ])
  assert.equal(
    price([line(1_000)], [easter]).promotionHint,
    null,
    'who buys nothing for Easter hears nothing of it',
  )
})

test('a promotion limited to a currency does not apply in others', () => {
  const inYen = promotion('yen', { ...percent(1_000), currencies: ['JPY'] })
  assert.deepEqual(price([line(1_000)], [inYen]).discounts, [])
  assert.equal(price([line(1_000)], [{ ...inYen, rule: percent(1_000) }]).totals.discount.minor, 100)
})

test('an exclusive promotion applies alone, and only if it gives more than the others together', () => {
  const [five, ten] = [promotion('five', percent(500)), promotion('ten', percent(1_000))]
  const alone = promotion('alone', { ...percent(1_200), exclusive: true })
  const keys = (...promotions: Promotion[]) => price([line(10_000)], promotions).discounts.map((d) => d.key)
  assert.deepEqual(keys(five, alone), ['alone'])
  assert.deepEqual(keys(five, ten, alone), ['five', 'ten'], '5 % and 10 % of the rest are 14.5 %')
  const better = promotion('better', { ...percent(2_000), exclusive: true })
  assert.deepEqual(keys(five, ten, alone, better), ['better'])
})

test('a coupon without effect gives the reason: no match, not combinable, or nothing left to reduce', () => {
  const outcome = (rule: PromotionRule, others: Promotion[], fee: number | null = null) =>
    price([line(10_000)], [...others, promotion('c', rule, { coupon: 'C' })], fee).couponOutcome
  assert.equal(outcome(percent(1_000), []), null)
  assert.equal(outcome({ ...percent(1_000), categories: ['easter'] }, []), 'coupon-does-not-fit')
  const alone = promotion('alone', { ...percent(2_000), exclusive: true })
  assert.equal(outcome(percent(1_000), [alone]), 'coupon-not-combinable')
  const five = promotion('five', percent(500))
  assert.equal(outcome({ ...percent(100), exclusive: true }, [five]), 'coupon-not-combinable')
  assert.equal(outcome({ kind: 'free-shipping' }, [five], 0), 'coupon-not-needed')
  assert.equal(outcome({ kind: 'free-shipping' }, [five], 490), null)
  assert.equal(outcome(percent(1_000), [promotion('all', percent(10_000))]), 'coupon-not-needed')
})

test('a hint is given only if it would increase the discount', () => {
  const alone = promotion('alone', { ...percent(2_000), exclusive: true })
  const more = promotion('more', { ...percent(500), minQuantity: 2 })
  assert.equal(price([line(1_000)], [more, alone]).promotionHint, null)
  assert.equal(price([line(1_000)], [more]).promotionHint?.key, 'more')
})

const anyLines = fc.array(
  fc.record({
    minor: fc.oneof(fc.nat(9), fc.nat(9_000)),
    quantity: fc.integer({ min: 1, max: 6 }),
    isEaster: fc.boolean(),
  }),
  { minLength: 1, maxLength: 5 },
)
const anyRate = fc.integer({ min: 1, max: 6_000 })
const anyRule: fc.Arbitrary<PromotionRule> = fc
  .tuple(
    fc.oneof(
      anyRate.map(percent),
      fc.integer({ min: 1, max: 9_000 }).map((EUR) => ({ kind: 'amount' as const, amounts: { EUR } })),
      fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 3 }).chain((quantities) =>
        fc
          .array(anyRate, { minLength: quantities.length, maxLength: quantities.length })
          .map((rates): PromotionRule => {
            const [counts, rising] = [quantities, rates].map((list) => list.toSorted((a, b) => a - b))
            const tiers = counts!.map((minQuantity, i) => ({ minQuantity, basisPoints: rising![i]! }))
            return { kind: 'buy-more', tiers }
          }),
      ),
      fc.constant({ kind: 'free-shipping' as const }),
    ),
    fc.boolean(),
    fc.boolean(),
    fc.nat(4),
    fc.nat(9_000),
  )
  .map(([rule, exclusive, isEaster, minQuantity, minimum]) => ({
    ...rule,
    exclusive,
    minQuantity,
    minSubtotal: { EUR: minimum },
    ...(isEaster && { categories: ['easter'] }),
  }))
const anyPromotions = fc
  .array(anyRule, { maxLength: 4 })
  .map((rules) => rules.map((rule, i) => promotion(`p${i}`, rule)))
const linesOf = (items: readonly { minor: number; quantity: number; isEaster: boolean }[]) =>
  items.map(({ minor, quantity, isEaster }) => line(minor, quantity, ...(isEaster ? ['easter'] : [])))
const total = (amounts: readonly { minor: number }[]) => amounts.reduce((n, { minor }) => n + minor, 0)
const anyFee = fc.option(fc.nat(2_000))

test('for any promotions no discount exceeds goods and fee, and its parts add up exactly', () => {
  fc.assert(
    fc.property(anyLines, anyPromotions, anyFee, (items, promotions, fee) => {
      const { lines, discounts, totals } = price(linesOf(items), promotions, fee)
      for (const { amount, perLine, freeShipping } of discounts)
        assert.equal(freeShipping ? (fee ?? 0) : total(perLine), amount.minor)
      const goods = discounts.filter(({ freeShipping }) => !freeShipping)
      assert.equal(total(lines.map(({ discount }) => discount)), total(goods.map(({ amount }) => amount)))
      assert.ok(lines.every((each) => each.discount.minor >= 0 && each.total.minor >= 0))
      assert.ok(totals.total.minor >= 0)
    }),
  )
})

test('the order of cart lines does not change the discount', () => {
  fc.assert(
    fc.property(anyLines, anyPromotions, anyFee, fc.nat(4), (items, promotions, fee, turn) => {
      const turned = [...items.slice(turn), ...items.slice(0, turn)]
      const amounts = (each: typeof items) =>
        price(linesOf(each), promotions, fee).discounts.map(({ key, amount }) => [key, amount.minor])
      assert.deepEqual(amounts(turned), amounts(items))
    }),
  )
})

test('adding a gift never costs more than its price: earlier discounts remain', () => {
  fc.assert(
    fc.property(anyLines, anyPromotions, anyFee, (items, promotions, fee) => {
      const now = price(linesOf(items), promotions, fee).totals.discount.minor
      const more = items.map((each, i) => (i === 0 ? { ...each, quantity: each.quantity + 1 } : each))
      const then = price(linesOf(more), promotions, fee).totals.discount.minor
      assert.ok(then >= now, `${now} → ${then}`)
    }),
  )
})

test('the shopper gets the best discount: neither an exclusive promotion nor the others give more', () => {
  fc.assert(
    fc.property(anyLines, anyPromotions, anyFee, (items, promotions, fee) => {
      const taken = (some: readonly Promotion[]) => price(linesOf(items), some, fee).totals.discount.minor
      const best = taken(promotions)
      const sets = [
        promotions.filter(({ rule }) => !rule.exclusive),
        ...promotions.filter(({ rule }) => rule.exclusive).map((each) => [each]),
      ]
      assert.equal(best, Math.max(...sets.map(taken)))
    }),
  )
})
