// Promotions and coupons that an order uses. Only those that reduced the price count.
import type { PricedCart } from '#domain/pricing/pricing.ts'
import type { ReadCart } from '../cart/read-cart.ts'

/** The used promotions with their discounts in minor units. */
export function usedPromotions({ promotions }: ReadCart, { discounts }: PricedCart) {
  return promotions.flatMap((promotion) => {
    const amount = discounts.find(({ key }) => key === promotion.key)?.amount.minor ?? 0
    return amount > 0 ? [{ ...promotion, amount }] : []
  })
}

/** The used promotions and coupon that are limited to one use per customer. */
export function rulesUsedOnce(read: ReadCart, priced: PricedCart) {
  return usedPromotions(read, priced).flatMap(({ id, name, coupon, oncePerCustomer }) => {
    const own = oncePerCustomer ? [{ id, name, isCoupon: coupon !== null }] : []
    const isCouponLimited = coupon !== null && read.coupon?.oncePerCustomer
    return isCouponLimited ? [...own, { id: read.coupon.id, name, isCoupon: true }] : own
  })
}

/**
 * Rows of once-per-customer uses, in a fixed order. Concurrent orders of one customer wait for each other without
 * deadlock.
 */
export function singleUses(read: ReadCart, priced: PricedCart, who: readonly string[]) {
  return rulesUsedOnce(read, priced)
    .flatMap(({ id: ruleId }) => who.map((name) => ({ ruleId, who: name })))
    .toSorted((a, b) => (a.ruleId + a.who < b.ruleId + b.who ? -1 : 1))
}
