// Which promotions and coupons an order uses up: only what took something off counts.
import type { PricedCart } from '#domain/pricing/pricing.ts'
import type { ReadCart } from '../cart/read-cart.ts'

/** With what each took, in minor units. */
export function usedPromotions({ promotions }: ReadCart, { discounts }: PricedCart) {
  return promotions.flatMap((promotion) => {
    const amount = discounts.find(({ key }) => key === promotion.key)?.amount.minor ?? 0
    return amount > 0 ? [{ ...promotion, amount }] : []
  })
}

/** Those among them, and the coupon, that each customer may use once. */
export function rulesUsedOnce(read: ReadCart, priced: PricedCart) {
  return usedPromotions(read, priced).flatMap(({ id, name, coupon, oncePerCustomer }) => {
    const own = oncePerCustomer ? [{ id, name, isCoupon: coupon !== null }] : []
    const ofCoupon = coupon !== null && read.coupon?.oncePerCustomer
    return ofCoupon ? [...own, { id: read.coupon.id, name, isCoupon: true }] : own
  })
}

/** In one order for all: two orders of one customer wait for each other and never deadlock. */
export function singleUses(read: ReadCart, priced: PricedCart, who: readonly string[]) {
  return rulesUsedOnce(read, priced)
    .flatMap(({ id: ruleId }) => who.map((name) => ({ ruleId, who: name })))
    .toSorted((a, b) => (a.ruleId + a.who < b.ruleId + b.who ? -1 : 1))
}
