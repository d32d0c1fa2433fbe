// The cart as the shopper sees it: lines with their product facts, totals, discounts, and the next hint.
import { z } from 'zod'
import { currencies } from '#domain/pricing/money.ts'
import { countryShape, moneyShape, pictureShape } from '../shapes.ts'

const cartLineView = z.object({
  id: z.string(),
  variantId: z.string(),
  productKey: z.string(),
  title: z.string(),
  optionsText: z.string(),
  picture: pictureShape.nullable(),
  quantity: z.int(),
  /** Most that can be ordered now: stock, at most 99. 0 where the product is sold out or gone. */
  available: z.int(),
  unitPrice: moneyShape,
  compareAt: moneyShape.nullable(),
  subtotal: moneyShape,
  discount: moneyShape,
  total: moneyShape,
  personalisation: z.string(),
  withoutText: z.boolean(),
  giftMessage: z.string(),
  wrap: z.boolean(),
  /** Price of wrapping one item; null where it cannot be wrapped. */
  wrapPrice: moneyShape.nullable(),
  /** Keys of categories and tags, for promotions. */
  categories: z.array(z.string()),
  tags: z.array(z.string()),
})

const totalsView = z.object({
  subtotal: moneyShape,
  giftWrap: moneyShape,
  shippingFee: moneyShape.nullable(),
  discount: moneyShape,
  total: moneyShape,
})

/** What of it mattered; the rest is null. */
export const discountReasonView = z.object({
  /** For so many gifts. */
  items: z.int().nullable(),
  /** Of these categories and tags, by name. */
  scope: z.string().nullable(),
  basisPoints: z.int().nullable(),
  /** The least the goods had to cost. */
  from: moneyShape.nullable(),
  coupon: z.string().nullable(),
})

export const discountView = z.object({
  key: z.string(),
  name: z.string(),
  reason: discountReasonView,
  amount: moneyShape,
  freeShipping: z.boolean(),
})

const nudgeView = z.object({
  key: z.string(),
  name: z.string(),
  scope: z.string().nullable(),
  basisPoints: z.int().nullable(),
  missing: z.enum(['items', 'amount']),
  items: z.int().nullable(),
  amount: moneyShape.nullable(),
})

const amountsShape = z.partialRecord(z.enum(currencies), z.int())
const conditions = {
  minQuantity: z.int().exactOptional(),
  minSubtotal: amountsShape.exactOptional(),
  categories: z.array(z.string()).readonly().exactOptional(),
  tags: z.array(z.string()).readonly().exactOptional(),
  currencies: z.array(z.enum(currencies)).readonly().exactOptional(),
  exclusive: z.boolean().exactOptional(),
}
const tierShape = z.object({ minQuantity: z.int(), basisPoints: z.int() })

/** What the browser needs to reckon a change before the shop has answered it. */
const promotionView = z.object({
  key: z.string(),
  name: z.string(),
  scope: z.string().nullable(),
  coupon: z.string().nullable(),
  rule: z.discriminatedUnion('kind', [
    z.object({ ...conditions, kind: z.literal('percentage'), basisPoints: z.int() }),
    z.object({ ...conditions, kind: z.literal('buy-more'), tiers: z.array(tierShape).readonly() }),
    z.object({ ...conditions, kind: z.literal('amount'), amounts: amountsShape }),
    z.object({ ...conditions, kind: z.literal('free-shipping') }),
  ]),
})

export const cartView = z
  .object({
    version: z.int(),
    /** The country it is priced for. */
    country: countryShape,
    count: z.int(),
    lines: z.array(cartLineView),
    couponCode: z.string().nullable(),
    /** Why the coupon in the cart takes nothing off now, in the caller's language. */
    couponProblem: z.string().nullable(),
    discounts: z.array(discountView),
    /** Those that may act on this cart, in stacking order. */
    promotions: z.array(promotionView),
    nudge: nudgeView.nullable(),
    totals: totalsView,
    /** What is still missing for free standard shipping; null where it is reached or unknown. */
    freeShippingGap: moneyShape.nullable(),
    /** What standard shipping to this country costs today, not yet in the total; null in an empty cart. */
    standardFee: moneyShape.nullable(),
  })
  .meta({ id: 'Cart' })

export type CartView = z.output<typeof cartView>
export type CartLineView = z.output<typeof cartLineView>
