// Schema of the cart in replies: lines with product facts, totals, discounts and the promotion hint.
import { z } from 'zod'
import { ruleShape } from '../promotion-rule.ts'
import { countryShape, drawnPictureShape, moneyShape, giftFields } from '../shapes.ts'

const cartLineView = z.object({
  id: z.string(),
  variantId: z.string(),
  productKey: z.string(),
  /** Address of the product's page in this language; '' for a withdrawn product. */
  address: z.string(),
  title: z.string(),
  optionsText: z.string(),
  picture: drawnPictureShape.nullable(),
  quantity: z.int(),
  /** Largest quantity that can be ordered now: the stock, at most 99. 0 if sold out or withdrawn. */
  available: z.int(),
  unitPrice: moneyShape,
  compareAt: moneyShape.nullable(),
  subtotal: moneyShape,
  discount: moneyShape,
  total: moneyShape,
  ...giftFields,
  /** Price of wrapping one item; null if the product cannot be wrapped. */
  wrapPrice: moneyShape.nullable(),
  /** Keys of categories and tags, for promotions. */
  categories: z.array(z.string()),
  tags: z.array(z.string()),
})

/** Of gifts for several recipients or for a registry. */
export const quotedTotals = z.object({
  subtotal: moneyShape,
  shippingFee: moneyShape.nullable(),
  discount: moneyShape,
  salesTax: moneyShape,
  total: moneyShape,
})

const totalsView = quotedTotals.extend({
  giftWrap: moneyShape,
  /** Added to the prices at the checkout. */
  salesTax: moneyShape.exactOptional(),
})

/** The conditions that applied; others are null. */
export const discountReasonView = z.object({
  /** Minimum number of gifts. */
  items: z.int().nullable(),
  /** Names of the categories and tags. */
  scope: z.string().nullable(),
  basisPoints: z.int().nullable(),
  /** Minimum value of the goods. */
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

const promotionHintView = z.object({
  key: z.string(),
  name: z.string(),
  scope: z.string().nullable(),
  basisPoints: z.int().nullable(),
  missing: z.enum(['items', 'amount']),
  items: z.int().nullable(),
  amount: moneyShape.nullable(),
})

/** A promotion with its rule. The browser uses it to calculate the expected result before the reply. */
const promotionView = z.object({
  key: z.string(),
  name: z.string(),
  scope: z.string().nullable(),
  coupon: z.string().nullable(),
  rule: ruleShape,
})

export const cartView = z
  .object({
    version: z.int(),
    /** The country that determines prices and currency. */
    country: countryShape,
    count: z.int(),
    lines: z.array(cartLineView),
    couponCode: z.string().nullable(),
    /** Why the coupon has no effect now, in the caller's language. */
    couponProblem: z.string().nullable(),
    discounts: z.array(discountView),
    /** Promotions that may apply to this cart, in stacking order. */
    promotions: z.array(promotionView),
    promotionHint: promotionHintView.nullable(),
    totals: totalsView,
    /** Value of the cart from which shipping is free; null if it never is, or if nothing is sent. */
    freeShippingFrom: moneyShape.nullable(),
    /** Today's standard shipping fee for this country, not part of the total yet; null in an empty cart. */
    standardFee: moneyShape.nullable(),
    /** The fee is higher than that of a light parcel. */
    feeByWeight: z.literal(true).exactOptional(),
    /** Plain dates by the standard method, if it is ordered now. null if it is not offered or nothing is sent. */
    arrival: z
      .object({
        earliest: z.string(),
        latest: z.string(),
        /** Name of the next occasion that it reaches, in the caller's language; null without one. */
        occasion: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'Cart' })

export type CartView = z.output<typeof cartView>
