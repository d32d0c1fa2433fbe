// What a cart costs. One function, used by the server to decide and by the browser to show at once.
import { add, money, subtract, sum, times, zero, type Currency, type Money } from './money.ts'
import { applyPromotion, nudgeFor, type AppliedDiscount, type Nudge, type Promotion } from './promotion.ts'

export type PricingLine = {
  readonly quantity: number
  readonly unitPrice: Money
  /** Price of wrapping one item; null where the line is not wrapped. */
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
  /** null until a shipping method is chosen: 'calculated at checkout'. */
  readonly shippingFee: Money | null
  readonly discount: Money
  readonly total: Money
}

export type PricedCart = {
  readonly lines: readonly PricedLine[]
  readonly discounts: readonly AppliedDiscount[]
  readonly nudge: Nudge | null
  readonly totals: Totals
}

export type PricingInput = {
  readonly currency: Currency
  readonly lines: readonly PricingLine[]
  /** In stacking order: automatic ones first, then the coupon's. Each takes from what the earlier ones left. */
  readonly promotions: readonly Promotion[]
  readonly shippingFee: Money | null
}

/**
 * total = Σ unit price × quantity + wrapping + shipping fee − discount, exactly.
 * A discount never exceeds the goods; free shipping is a discount of the fee, so that the fee stays visible.
 */
export function priceCart({ currency, lines, promotions, shippingFee }: PricingInput): PricedCart {
  const subtotals = lines.map((line) => times(line.unitPrice, line.quantity))
  let left = lines.map((line, i) => ({ ...line, subtotal: subtotals[i]!, total: subtotals[i]! }))
  const discounts: AppliedDiscount[] = []
  for (const promotion of promotions) {
    const applied = applyPromotion(promotion, left, currency)
    if (!applied) continue
    discounts.push(
      applied.freeShipping && shippingFee && discounts.every((d) => !d.freeShipping)
        ? { ...applied, amount: shippingFee }
        : applied,
    )
    left = left.map((line, i) => ({ ...line, total: subtract(line.total, applied.perLine[i]!) }))
  }
  const priced = lines.map((line, i) => ({
    subtotal: subtotals[i]!,
    discount: subtract(subtotals[i]!, left[i]!.total),
    total: left[i]!.total,
    wrap: line.wrapPrice ? times(line.wrapPrice, line.quantity) : zero(currency),
  }))
  const subtotal = sum(currency, subtotals)
  const giftWrap = sum(
    currency,
    priced.map((line) => line.wrap),
  )
  const discount = sum(
    currency,
    discounts.map((d) => d.amount),
  )
  const gross = add(add(subtotal, giftWrap), shippingFee ?? zero(currency))
  return {
    lines: priced,
    discounts,
    nudge: promotions.map((p) => nudgeFor(p, left, currency)).find((n) => n !== null) ?? null,
    totals: {
      subtotal,
      giftWrap,
      shippingFee,
      discount,
      total: money(gross.minor - discount.minor, currency),
    },
  }
}
