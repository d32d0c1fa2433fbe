// Combines promotions. In stacking order each reduces the remainder of the earlier ones. An exclusive promotion
// applies alone, and the better combination for the shopper wins.
import type { CouponOutcome } from './coupon.ts'
import { subtract, sum, type Currency, type Money } from './money.ts'
import {
  applyPromotion,
  nextStep,
  type AppliedDiscount,
  type DiscountableLine,
  type PromotionHint,
  type Promotion,
} from './promotion.ts'

export type Discountable = {
  readonly currency: Currency
  readonly lines: readonly DiscountableLine[]
  /** null while unknown. */
  readonly shippingFee: Money | null
}

export type Stack = {
  readonly discounts: readonly AppliedDiscount[]
  readonly lines: readonly DiscountableLine[]
  /** Total discount of goods and shipping fee. */
  readonly discount: Money
}

function stackOf(promotions: readonly Promotion[], { currency, lines, shippingFee }: Discountable): Stack {
  let remaining = lines
  const discounts: AppliedDiscount[] = []
  for (const promotion of promotions) {
    const applied = applyPromotion(promotion, remaining, currency)
    if (!applied) continue
    if (applied.freeShipping) {
      // Only one promotion waives the fee, and only if there is a fee.
      if (shippingFee?.minor !== 0 && discounts.every((each) => !each.freeShipping))
        discounts.push(shippingFee ? { ...applied, amount: shippingFee } : applied)
      continue
    }
    discounts.push(applied)
    remaining = remaining.map((line, i) => ({ ...line, total: subtract(line.total, applied.perLine[i]!) }))
  }
  return { discounts, lines: remaining, discount: sum(currency, discounts, ({ amount }) => amount) }
}

function isBetter(one: Stack, other: Stack): boolean {
  if (one.discount.minor !== other.discount.minor) return one.discount.minor > other.discount.minor
  // Free shipping counts as zero while the fee is unknown, but is better than no discount.
  return one.discounts.length > 0 && other.discounts.length === 0
}

export function bestStack(promotions: readonly Promotion[], cart: Discountable): Stack {
  const combinable = promotions.filter(({ rule }) => !rule.exclusive)
  const exclusive = promotions.filter(({ rule }) => rule.exclusive).map((promotion) => [promotion])
  return [combinable, ...exclusive]
    .map((set) => stackOf(set, cart))
    .reduce((best, each) => (isBetter(each, best) ? each : best))
}

/** The first next step that would increase the discount, even for the current cart contents. */
export function bestHint(
  promotions: readonly Promotion[],
  cart: Discountable,
  now: Stack,
): PromotionHint | null {
  for (const promotion of promotions) {
    const step = nextStep(promotion, cart.lines, cart.currency)
    if (!step) continue
    const met = promotions.map((each) => (each === promotion ? step.met : each))
    const bestWithStep = bestStack(met, cart)
    const isNew =
      bestWithStep.discounts.length > now.discounts.length &&
      bestWithStep.discount.minor === now.discount.minor
    if (isNew || bestWithStep.discount.minor > now.discount.minor) return step.promotionHint
  }
  return null
}

/** Why the promotion of a coupon gives no discount; null if it gives one. */
export function outcomeOfCoupon(
  promotion: Promotion,
  { lines, currency }: Discountable,
  { discounts }: Stack,
  promotions: readonly Promotion[],
): CouponOutcome | null {
  if (discounts.some(({ key }) => key === promotion.key)) return null
  if (!applyPromotion(promotion, lines, currency)) return 'coupon-does-not-fit'
  const winner = promotions.find(({ key }) => key === discounts[0]?.key)
  const isExclusive = promotion.rule.exclusive || winner?.rule.exclusive
  return isExclusive && discounts.length > 0 ? 'coupon-not-combinable' : 'coupon-not-needed'
}
