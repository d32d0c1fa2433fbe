// Which promotions act together: in stacking order each takes from what the earlier ones left; one that is
// exclusive acts alone, and the better for the shopper wins.
import type { CouponOutcome } from './coupon.ts'
import { subtract, sum, type Currency, type Money } from './money.ts'
import {
  applyPromotion,
  nextStep,
  type AppliedDiscount,
  type DiscountableLine,
  type Nudge,
  type Promotion,
} from './promotion.ts'

export type Discountable = {
  readonly currency: Currency
  readonly lines: readonly DiscountableLine[]
  /** null while it is not known. */
  readonly shippingFee: Money | null
}

export type Stack = {
  readonly discounts: readonly AppliedDiscount[]
  readonly lines: readonly DiscountableLine[]
  /** Off goods and shipping fee together. */
  readonly taken: Money
}

function stackOf(promotions: readonly Promotion[], { currency, lines, shippingFee }: Discountable): Stack {
  let left = lines
  const discounts: AppliedDiscount[] = []
  for (const promotion of promotions) {
    const applied = applyPromotion(promotion, left, currency)
    if (!applied) continue
    if (applied.freeShipping) {
      // A fee is waived once, and only where there is one.
      if (shippingFee?.minor !== 0 && discounts.every((each) => !each.freeShipping))
        discounts.push(shippingFee ? { ...applied, amount: shippingFee } : applied)
      continue
    }
    discounts.push(applied)
    left = left.map((line, i) => ({ ...line, total: subtract(line.total, applied.perLine[i]!) }))
  }
  const taken = sum(
    currency,
    discounts.map(({ amount }) => amount),
  )
  return { discounts, lines: left, taken }
}

function isBetter(one: Stack, other: Stack): boolean {
  if (one.taken.minor !== other.taken.minor) return one.taken.minor > other.taken.minor
  // A fee that is not known yet is nothing so far, and still worth having.
  return one.discounts.length > 0 && other.discounts.length === 0
}

export function bestStack(promotions: readonly Promotion[], cart: Discountable): Stack {
  const together = promotions.filter(({ rule }) => !rule.exclusive)
  const alone = promotions.filter(({ rule }) => rule.exclusive).map((promotion) => [promotion])
  return [together, ...alone]
    .map((set) => stackOf(set, cart))
    .reduce((best, each) => (isBetter(each, best) ? each : best))
}

/** The first step ahead that takes more off than now: even of what is in the cart already. */
export function nudgeFrom(promotions: readonly Promotion[], cart: Discountable, now: Stack): Nudge | null {
  for (const promotion of promotions) {
    const step = nextStep(promotion, cart.lines, cart.currency)
    if (!step) continue
    const met = promotions.map((each) => (each === promotion ? step.met : each))
    const ahead = bestStack(met, cart)
    const isNew = ahead.discounts.length > now.discounts.length && ahead.taken.minor === now.taken.minor
    if (isNew || ahead.taken.minor > now.taken.minor) return step.nudge
  }
  return null
}

/** Why the promotion of a coupon takes nothing off; null where it does. */
export function outcomeOfCoupon(
  promotion: Promotion,
  { lines, currency }: Discountable,
  { discounts }: Stack,
  promotions: readonly Promotion[],
): CouponOutcome | null {
  if (discounts.some(({ key }) => key === promotion.key)) return null
  if (!applyPromotion(promotion, lines, currency)) return 'coupon-does-not-fit'
  const winner = promotions.find(({ key }) => key === discounts[0]?.key)
  const isAlone = promotion.rule.exclusive || winner?.rule.exclusive
  return isAlone && discounts.length > 0 ? 'coupon-not-combinable' : 'coupon-not-needed'
}
