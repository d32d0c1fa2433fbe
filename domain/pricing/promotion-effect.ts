// What a promotion would have taken off orders of the past: the preview of a promotion before it runs.
import { money, type Currency, type Money } from './money.ts'
import { priceCart, type PricingLine } from './pricing.ts'
import type { Promotion } from './promotion.ts'

export type PositionedPromotion = Promotion & { readonly position: number }

export type PastOrder = {
  readonly currency: Currency
  readonly lines: readonly PricingLine[]
  readonly shippingFee: Money
  /** The promotions that reduced it. */
  readonly promotions: readonly PositionedPromotion[]
}

export type PromotionEffect = {
  readonly orders: number
  readonly affected: number
  /** What the affected orders would have cost less, one amount per currency. */
  readonly less: readonly Money[]
}

/**
 * Prices each order with and without the promotion, beside the promotions that it had. Both prices use the present
 * rules, so that the difference is the promotion's alone. An exclusive promotion may replace others: the difference
 * counts. Dates, limits of use and coupons are left out: every order is priced as if it qualified.
 */
export function effectOn(orders: readonly PastOrder[], promotion: PositionedPromotion): PromotionEffect {
  const less = new Map<Currency, number>()
  let affected = 0
  for (const order of orders) {
    const others = order.promotions.filter(({ key }) => key !== promotion.key)
    const without = priceCart({ ...order, promotions: others })
    const stack = [...others, promotion].toSorted((a, b) => a.position - b.position)
    const priced = priceCart({ ...order, promotions: stack })
    if (!priced.discounts.some(({ key }) => key === promotion.key)) continue
    affected += 1
    const difference = without.totals.total.minor - priced.totals.total.minor
    less.set(order.currency, (less.get(order.currency) ?? 0) + difference)
  }
  return {
    orders: orders.length,
    affected,
    less: [...less].map(([currency, minor]) => money(minor, currency)),
  }
}

/** Adds the effects on two sets of orders. */
export function addEffects(one: PromotionEffect, other: PromotionEffect): PromotionEffect {
  const less = new Map<Currency, number>()
  for (const { currency, minor } of [...one.less, ...other.less])
    less.set(currency, (less.get(currency) ?? 0) + minor)
  return {
    orders: one.orders + other.orders,
    affected: one.affected + other.affected,
    less: [...less].map(([currency, minor]) => money(minor, currency)),
  }
}
