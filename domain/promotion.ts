// Promotions: which apply to a cart, what each takes off which line, and what would make the next one apply.
import { money, smaller, sum, zero, type Currency, type Money } from './money.ts'
import { allocate, share } from './proportions.ts'

/** Amounts are minor units per currency; a promotion without an amount in a currency does not apply in it. */
type Amounts = Partial<Record<Currency, number>>

type Conditions = {
  /** Items in the cart that fit, at least. */
  readonly minQuantity?: number
  readonly minSubtotal?: Amounts
  /** Only lines of one of these categories or tags; absent: all lines. */
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
}

export type PromotionRule = Conditions &
  (
    | { readonly kind: 'percentage'; readonly basisPoints: number }
    | { readonly kind: 'amount'; readonly amounts: Amounts }
    | { readonly kind: 'free-shipping' }
  )

export type Promotion = { readonly key: string; readonly name: string; readonly rule: PromotionRule }

/** A cart line as promotions see it. */
export type DiscountableLine = {
  readonly quantity: number
  /** Unit price × quantity: what minimums are measured by, so that another discount never undoes a promotion. */
  readonly subtotal: Money
  /** What earlier promotions left of it. */
  readonly total: Money
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}

export type AppliedDiscount = {
  readonly key: string
  readonly name: string
  readonly amount: Money
  /** Part of each line, in line order; they add up to `amount`. */
  readonly perLine: readonly Money[]
  readonly freeShipping: boolean
}

/** What is missing for a promotion: items, or an amount. */
export type Nudge = { readonly key: string; readonly name: string; readonly basisPoints: number | null } & (
  | { readonly missing: 'items'; readonly items: number }
  | { readonly missing: 'amount'; readonly amount: Money }
)

function fits(rule: PromotionRule, line: DiscountableLine): boolean {
  const categoryFits = !rule.categories || rule.categories.some((key) => line.categories.includes(key))
  const tagFits = !rule.tags || rule.tags.some((key) => line.tags.includes(key))
  return categoryFits && tagFits
}

function measure(rule: PromotionRule, lines: readonly DiscountableLine[], currency: Currency) {
  const fitting = lines.filter((line) => fits(rule, line))
  const total = (part: 'subtotal' | 'total') =>
    sum(
      currency,
      fitting.map((line) => line[part]),
    )
  return {
    items: fitting.reduce((items, line) => items + line.quantity, 0),
    subtotal: total('subtotal'),
    left: total('total'),
    minSubtotal: rule.minSubtotal ? rule.minSubtotal[currency] : 0,
  }
}

/** The discount of one promotion, or null where its conditions are not met or it would take nothing. */
export function applyPromotion(
  promotion: Promotion,
  lines: readonly DiscountableLine[],
  currency: Currency,
): AppliedDiscount | null {
  const { rule, key, name } = promotion
  const { items, subtotal, left, minSubtotal } = measure(rule, lines, currency)
  if (items < (rule.minQuantity ?? 1) || minSubtotal === undefined || subtotal.minor < minSubtotal)
    return null
  const weights = lines.map((line) => (fits(rule, line) ? line.total.minor : 0))
  if (rule.kind === 'free-shipping')
    return { key, name, amount: zero(currency), perLine: lines.map(() => zero(currency)), freeShipping: true }
  const wanted = rule.kind === 'percentage' ? share(left, rule.basisPoints) : amountOf(rule.amounts, currency)
  const amount = smaller(wanted, left)
  if (amount.minor === 0) return null
  return { key, name, amount, perLine: allocate(amount, weights), freeShipping: false }
}

function amountOf(amounts: Amounts, currency: Currency): Money {
  return money(amounts[currency] ?? 0, currency)
}

/** What would make this promotion apply; null where it applies already or one step cannot make it apply. */
export function nudgeFor(
  promotion: Promotion,
  lines: readonly DiscountableLine[],
  currency: Currency,
): Nudge | null {
  const { rule, key, name } = promotion
  const { items, subtotal, minSubtotal } = measure(rule, lines, currency)
  if (items === 0 || minSubtotal === undefined) return null
  const basisPoints = rule.kind === 'percentage' ? rule.basisPoints : null
  const missingItems = (rule.minQuantity ?? 1) - items
  const missingAmount = minSubtotal - subtotal.minor
  if (missingItems > 0) return { key, name, basisPoints, missing: 'items', items: missingItems }
  if (missingAmount > 0)
    return { key, name, basisPoints, missing: 'amount', amount: money(missingAmount, currency) }
  return null
}

/** Why a coupon code cannot be used. */
export type CouponProblem =
  | 'coupon-unknown'
  | 'coupon-not-started'
  | 'coupon-expired'
  | 'coupon-used-up'
  | 'coupon-already-used'
  | 'coupon-does-not-fit'

export type Coupon = {
  readonly code: string
  readonly usageLimit: number | null
  readonly used: number
  readonly startsAt: number | null
  readonly endsAt: number | null
}

/** Times are milliseconds; a coupon ends before `endsAt`. */
export function couponProblem(coupon: Coupon | undefined, now: number): CouponProblem | null {
  if (!coupon) return 'coupon-unknown'
  if (coupon.startsAt !== null && now < coupon.startsAt) return 'coupon-not-started'
  if (coupon.endsAt !== null && now >= coupon.endsAt) return 'coupon-expired'
  if (coupon.usageLimit !== null && coupon.used >= coupon.usageLimit) return 'coupon-used-up'
  return null
}

/** Codes are compared in capitals, without the spaces people paste along. */
export function normaliseCode(text: string): string {
  return text.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}
