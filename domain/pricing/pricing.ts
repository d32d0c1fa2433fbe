// Prices a cart. The server's result is binding; the browser uses the same function to show it at once.
import { add, money, subtract, sum, times, zero, type Currency, type Money } from './money.ts'
import type { CouponOutcome } from './coupon.ts'
import type { AppliedDiscount, PromotionHint, Promotion } from './promotion.ts'
import { bestStack, bestHint, outcomeOfCoupon } from './stacking.ts'

export type PricingLine = {
  readonly quantity: number
  readonly unitPrice: Money
  /** Price of wrapping one item; null if the line is not wrapped. */
  readonly wrapPrice: Money | null
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}

export type PricedLine = {
  readonly subtotal: Money
  readonly discount: Money
  readonly total: Money
  readonly wrap: Money
}

export type Totals = {
  readonly subtotal: Money
  readonly giftWrap: Money
  /** null until a shipping method is chosen; shown as 'calculated at checkout'. */
  readonly shippingFee: Money | null
  readonly discount: Money
  readonly total: Money
}

export type PricedCart = {
  readonly lines: readonly PricedLine[]
  readonly discounts: readonly AppliedDiscount[]
  readonly promotionHint: PromotionHint | null
  /** Why the coupon gives no discount; null if it gives one, or if there is no coupon. */
  readonly couponOutcome: CouponOutcome | null
  readonly totals: Totals
}

export type PricingInput = {
  readonly currency: Currency
  readonly lines: readonly PricingLine[]
  /** In stacking order: each promotion reduces the remainder of the earlier ones. */
  readonly promotions: readonly Promotion[]
  readonly shippingFee: Money | null
}

/**
 * total = Σ unit price × quantity + wrapping + shipping fee − discount, exactly.
 * A discount never exceeds the goods. Free shipping is a discount of the fee, so that the fee stays visible.
 */
export function priceCart({ currency, lines, promotions, shippingFee }: PricingInput): PricedCart {
  const order = kindOrder(lines)
  const cart = {
    currency,
    lines: order.map((i) => {
      const subtotal = times(lines[i]!.unitPrice, lines[i]!.quantity)
      return { ...lines[i]!, subtotal, total: subtotal }
    }),
    shippingFee,
  }
  const stack = bestStack(promotions, cart)
  const coupon = promotions.find((promotion) => promotion.coupon !== null)
  const discounts = stack.discounts.map((discount) => {
    return { ...discount, perLine: lines.map((_, i) => discount.perLine[order.indexOf(i)]!) }
  })
  const priced = lines.map((line, i) => {
    const { subtotal, total } = stack.lines[order.indexOf(i)]!
    const wrap = line.wrapPrice ? times(line.wrapPrice, line.quantity) : zero(currency)
    return { subtotal, discount: subtract(subtotal, total), total, wrap }
  })
  const subtotal = sum(currency, priced, (line) => line.subtotal)
  const giftWrap = sum(currency, priced, (line) => line.wrap)
  const discount = sum(currency, discounts, ({ amount }) => amount)
  const gross = add(add(subtotal, giftWrap), shippingFee ?? zero(currency))
  return {
    lines: priced,
    discounts,
    promotionHint: bestHint(promotions, cart, stack),
    couponOutcome: coupon ? outcomeOfCoupon(coupon, cart, stack, promotions) : null,
    totals: {
      subtotal,
      giftWrap,
      shippingFee,
      discount,
      total: money(gross.minor - discount.minor, currency),
    },
  }
}

/** Rounding remainders go to lines in this order, so that the order of cart lines does not change prices. */
function kindOrder(lines: readonly PricingLine[]): number[] {
  const kinds = lines.map(({ categories, tags }) => [...categories.toSorted(), '', ...tags.toSorted()].join())
  return lines
    .map((_, i) => i)
    .toSorted((a, b) => (kinds[a]! < kinds[b]! ? -1 : kinds[a]! > kinds[b]! ? 1 : a - b))
}
