import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { currencies, money } from './money.ts'
import { priceCart, type PricingLine } from './pricing.ts'
import type { Promotion, PromotionRule } from './promotion.ts'

const eur = (minor: number) => money(minor, 'EUR')
const line = (minor: number, quantity = 1, more: Partial<PricingLine> = {}): PricingLine => ({
  unitPrice: eur(minor),
  quantity,
  wrapPrice: null,
  categories: [],
  tags: [],
  ...more,
})
const promotion = (key: string, name: string, rule: PromotionRule): Promotion => {
  return { key, name, rule, scope: null, coupon: null }
}
const buyOneMore = promotion('one-more', 'One more', { kind: 'percentage', basisPoints: 500, minQuantity: 2 })
const fiveOff = promotion('five', 'Five off', {
  kind: 'amount',
  amounts: { EUR: 500 },
  minSubtotal: { EUR: 3000 },
})
const freeShipping = promotion('free', 'Free shipping', { kind: 'free-shipping' })

test('buying one more item takes 5 % off', () => {
  const one = priceCart({ currency: 'EUR', lines: [line(1990)], promotions: [buyOneMore], shippingFee: null })
  assert.equal(one.totals.discount.minor, 0)
  assert.deepEqual(one.promotionHint, {
    key: 'one-more',
    name: 'One more',
    scope: null,
    basisPoints: 500,
    missing: 'items',
    items: 1,
  })
  const two = priceCart({
    currency: 'EUR',
    lines: [line(1990), line(1000)],
    promotions: [buyOneMore],
    shippingFee: null,
  })
  assert.equal(two.totals.discount.minor, 150, '5 % of 29.90, half a cent rounded up')
  assert.equal(two.promotionHint, null)
})

test('the total includes the shipping fee, and free shipping takes off exactly the fee', () => {
  const cart = { currency: 'EUR' as const, lines: [line(2000)], shippingFee: eur(490) }
  assert.equal(priceCart({ ...cart, promotions: [] }).totals.total.minor, 2490)
  const free = priceCart({ ...cart, promotions: [freeShipping] })
  assert.deepEqual(
    [free.totals.shippingFee?.minor, free.totals.discount.minor, free.totals.total.minor],
    [490, 490, 2000],
  )
  assert.equal(
    priceCart({ ...cart, promotions: [freeShipping, { ...freeShipping, key: 'again' }] }).totals.total.minor,
    2000,
  )
})

test('a minimum is in the shopper’s currency, and the hint shows the missing amount', () => {
  const short = priceCart({ currency: 'EUR', lines: [line(2500)], promotions: [fiveOff], shippingFee: null })
  assert.deepEqual(short.promotionHint, {
    key: 'five',
    name: 'Five off',
    scope: null,
    basisPoints: null,
    missing: 'amount',
    amount: eur(500),
  })
  const enough = priceCart({ currency: 'EUR', lines: [line(3000)], promotions: [fiveOff], shippingFee: null })
  assert.equal(enough.totals.total.minor, 2500)
  const yen = priceCart({
    currency: 'JPY',
    lines: [{ ...line(0), unitPrice: money(9000, 'JPY') }],
    promotions: [fiveOff],
    shippingFee: null,
  })
  assert.equal(yen.totals.total.minor, 9000, 'a promotion without yen does not apply in yen')
})

test('a promotion for a category does not change other lines', () => {
  const sweets = promotion('s', 'Sweets', {
    kind: 'percentage',
    basisPoints: 5000,
    categories: ['sweets'],
  })
  const { lines } = priceCart({
    currency: 'EUR',
    lines: [line(1000, 1, { categories: ['sweets'] }), line(1000)],
    promotions: [sweets],
    shippingFee: null,
  })
  assert.deepEqual(
    lines.map((l) => l.discount.minor),
    [500, 0],
  )
})

test('following a hint always gives its discount, with any other promotions', () => {
  const anyPromotion = fc.record({
    basisPoints: fc.integer({ min: 500, max: 5_000 }),
    minQuantity: fc.nat(5),
    minSubtotal: fc.nat(20_000),
    onlySweets: fc.boolean(),
  })
  const anyLine = fc.record({
    minor: fc.integer({ min: 100, max: 5_000 }),
    quantity: fc.nat(3),
    sweet: fc.boolean(),
  })
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 4 }),
      fc.array(anyPromotion, { minLength: 1, maxLength: 3 }),
      (items, rules) => {
        const promotions = rules.map(({ basisPoints, minQuantity, minSubtotal, onlySweets }, i) =>
          promotion(`p${i}`, '', {
            kind: 'percentage',
            basisPoints,
            minQuantity,
            minSubtotal: { EUR: minSubtotal },
            ...(onlySweets && { categories: ['sweets'] }),
          }),
        )
        let lines = items.map(({ minor, quantity, sweet }) =>
          line(minor, quantity + 1, { categories: sweet ? ['sweets'] : [] }),
        )
        const price = () => priceCart({ currency: 'EUR', lines, promotions, shippingFee: null })
        const hinted = price().promotionHint
        for (let promotionHint = hinted; promotionHint; promotionHint = price().promotionHint) {
          const more =
            promotionHint.missing === 'items'
              ? line(100, promotionHint.items)
              : line(promotionHint.amount.minor)
          lines = [...lines, { ...more, categories: ['sweets'] }]
        }
        if (hinted) assert.ok(price().discounts.some(({ key }) => key === hinted.key))
      },
    ),
  )
})

test('in every currency the total is the sum of its parts, and no discount exceeds the goods', () => {
  const anyLine = fc.record({
    minor: fc.nat(5_000_000),
    quantity: fc.integer({ min: 1, max: 99 }),
    wrap: fc.boolean(),
    tag: fc.boolean(),
  })
  const anyPromotion = fc.oneof(
    fc.record({
      kind: fc.constant('percentage' as const),
      basisPoints: fc.nat(10_000),
      minQuantity: fc.nat(4),
    }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(9_000_000) }),
    fc.record({ kind: fc.constant('free-shipping' as const) }),
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...currencies),
      fc.array(anyLine, { maxLength: 8 }),
      fc.array(anyPromotion, { maxLength: 4 }),
      fc.option(fc.nat(50_000)),
      (currency, items, rules, fee) => {
        const priced = priceCart({
          currency,
          lines: items.map(({ minor, quantity, wrap, tag }) => ({
            unitPrice: money(minor, currency),
            quantity,
            wrapPrice: wrap ? money(390, currency) : null,
            categories: [],
            tags: tag ? ['t'] : [],
          })),
          promotions: rules.map((rule, i) =>
            promotion(`p${i}`, '', {
              ...('amount' in rule
                ? { kind: 'amount' as const, amounts: { [currency]: rule.amount } }
                : rule),
              ...(i % 2 ? { tags: ['t'] } : {}),
            }),
          ),
          shippingFee: fee === null ? null : money(fee, currency),
        })
        const { totals, lines, discounts } = priced
        const total = (amounts: readonly { minor: number }[]) => amounts.reduce((n, m) => n + m.minor, 0)
        assert.equal(totals.subtotal.minor, total(lines.map((l) => l.subtotal)))
        assert.equal(
          totals.total.minor,
          totals.subtotal.minor +
            totals.giftWrap.minor +
            (totals.shippingFee?.minor ?? 0) -
            totals.discount.minor,
        )
        assert.ok(totals.total.minor >= 0)
        assert.equal(total(lines.map((l) => l.discount)), total(discounts.flatMap((d) => d.perLine)))
        assert.ok(
          lines.every(
            (l) =>
              l.discount.minor >= 0 &&
              l.total.minor >= 0 &&
              l.subtotal.minor === l.discount.minor + l.total.minor,
          ),
        )
      },
    ),
    { numRuns: 500 },
  )
})
