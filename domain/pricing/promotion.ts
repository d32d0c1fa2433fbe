// Rules of promotions, the discount of one promotion on each line, and what is missing for its next tier.
import { money, smaller, sum, zero, type Currency, type Money } from './money.ts'
import { priceStep } from './price-step.ts'
import { allocate, share } from './proportions.ts'

/** Amounts are minor units per currency; a promotion without an amount in a currency does not apply in it. */
export type Amounts = Partial<Record<Currency, number>>

type Conditions = {
  /** Minimum number of matching items in the cart. */
  readonly minQuantity?: number
  readonly minSubtotal?: Amounts
  /** Keys of the matching categories and tags; absent: all lines match. */
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  /** Currencies in which the promotion applies; absent: all. */
  readonly currencies?: readonly Currency[]
  /** Never combined with other promotions: the larger discount wins. */
  readonly exclusive?: boolean
}

/** Minimum quantity and its reduction in hundredths of a percent. */
export type Tier = { readonly minQuantity: number; readonly basisPoints: number }

export type PromotionRule = Conditions &
  (
    | { readonly kind: 'percentage'; readonly basisPoints: number }
    /** Tiers in rising order; the highest tier reached applies. */
    | { readonly kind: 'buy-more'; readonly tiers: readonly Tier[] }
    | { readonly kind: 'amount'; readonly amounts: Amounts }
    | { readonly kind: 'free-shipping' }
  )

/** A promotion with its texts in one language. */
export type Promotion = {
  readonly key: string
  readonly name: string
  readonly rule: PromotionRule
  /** Names of its categories and tags; null if it applies to all products. */
  readonly scope: string | null
  /** The code that activated it; null if it applies without a coupon. */
  readonly coupon: string | null
}

/** The data of a cart line that promotions use. */
export type DiscountableLine = {
  readonly quantity: number
  /** Unit price × quantity. Minimums use it, so that another discount never disables a promotion. */
  readonly subtotal: Money
  /** Remainder after earlier promotions. */
  readonly total: Money
  readonly categories: readonly string[]
  readonly tags: readonly string[]
}

/** Data of the explanation of a discount: '3 gifts from Easter: 8 % off'. */
export type DiscountReason = {
  /** Number of matching gifts; null if neither number nor kind was a condition. */
  readonly items: number | null
  readonly scope: string | null
  readonly basisPoints: number | null
  /** Minimum subtotal; null if there is none. */
  readonly from: Money | null
  readonly coupon: string | null
}

export type AppliedDiscount = {
  readonly key: string
  readonly name: string
  readonly reason: DiscountReason
  readonly amount: Money
  /** Discount of each line, in line order; the parts add up to `amount`. */
  readonly perLine: readonly Money[]
  readonly freeShipping: boolean
}

/** What is missing for a promotion or its next tier: items, or an amount. */
export type PromotionHint = Pick<Promotion, 'key' | 'name' | 'scope'> & {
  readonly basisPoints: number | null
} & Missing
type Missing =
  | { readonly missing: 'items'; readonly items: number }
  | { readonly missing: 'amount'; readonly amount: Money }

function fits(rule: PromotionRule, line: DiscountableLine): boolean {
  const categoryFits = !rule.categories || rule.categories.some((key) => line.categories.includes(key))
  const tagFits = !rule.tags || rule.tags.some((key) => line.tags.includes(key))
  return categoryFits && tagFits
}

/** Items and amounts that the rule counts; null in a currency in which it does not apply. */
function measure(rule: PromotionRule, lines: readonly DiscountableLine[], currency: Currency) {
  const minSubtotal = rule.minSubtotal ? rule.minSubtotal[currency] : 0
  if (minSubtotal === undefined || (rule.currencies && !rule.currencies.includes(currency))) return null
  const fitting = lines.filter((line) => fits(rule, line))
  return {
    items: fitting.reduce((items, line) => items + line.quantity, 0),
    subtotal: sum(currency, fitting, (line) => line.subtotal),
    remainder: sum(currency, fitting, (line) => line.total),
    minSubtotal,
  }
}

function minQuantityOf(rule: PromotionRule): number {
  return Math.max(1, rule.minQuantity ?? 1, rule.kind === 'buy-more' ? (rule.tiers[0]?.minQuantity ?? 1) : 1)
}

/** null if the rule has no percentage. */
function basisPointsFor(rule: PromotionRule, items: number): number | null {
  if (rule.kind === 'percentage') return rule.basisPoints
  if (rule.kind !== 'buy-more') return null
  return rule.tiers.findLast(({ minQuantity }) => minQuantity <= items)?.basisPoints ?? null
}

/** The discount of one promotion; null if its conditions are not met or the amount is zero. */
export function applyPromotion(
  promotion: Promotion,
  lines: readonly DiscountableLine[],
  currency: Currency,
): AppliedDiscount | null {
  const { rule, key, name, scope, coupon } = promotion
  const measures = measure(rule, lines, currency)
  if (!measures) return null
  const { items, subtotal, remainder, minSubtotal } = measures
  if (items < minQuantityOf(rule) || subtotal.minor < minSubtotal) return null
  const basisPoints = basisPointsFor(rule, items)
  const counted = scope !== null || minQuantityOf(rule) > 1
  const from = minSubtotal > 0 ? money(minSubtotal, currency) : null
  const reason = { items: counted ? items : null, scope, basisPoints, from, coupon }
  if (rule.kind === 'free-shipping') {
    const perLine = lines.map(() => zero(currency))
    return { key, name, reason, amount: zero(currency), perLine, freeShipping: true }
  }
  const reduction =
    rule.kind === 'amount'
      ? money(rule.amounts[currency] ?? 0, currency)
      : wholeSteps(share(remainder, basisPoints ?? 0))
  const amount = smaller(reduction, remainder)
  if (amount.minor === 0) return null
  const weights = lines.map((line) => (fits(rule, line) ? line.total.minor : 0))
  return { key, name, reason, amount, perLine: allocate(amount, weights), freeShipping: false }
}

/** Rounds up to whole steps of prices. It is at most half a minor unit below the percentage. */
function wholeSteps({ minor, currency }: Money): Money {
  const step = priceStep(currency)
  return money(Math.ceil(minor / step) * step, currency)
}

/** What is missing for the promotion or its next tier, and the promotion with met conditions; null: nothing. */
export function nextStep(
  promotion: Promotion,
  lines: readonly DiscountableLine[],
  currency: Currency,
): { readonly promotionHint: PromotionHint; readonly met: Promotion } | null {
  const { rule, key, name, scope } = promotion
  const measures = measure(rule, lines, currency)
  if (!measures || measures.items === 0) return null
  const { items, subtotal, minSubtotal } = measures
  const enough = minQuantityOf(rule)
  const missingAmount = minSubtotal - subtotal.minor
  if (items < enough) return stepWith({ missing: 'items', items: enough - items }, enough)
  if (missingAmount > 0) return stepWith({ missing: 'amount', amount: money(missingAmount, currency) }, items)
  const tiers = rule.kind === 'buy-more' ? rule.tiers : []
  const tier = tiers.find(({ minQuantity }) => minQuantity > items)
  return tier ? stepWith({ missing: 'items', items: tier.minQuantity - items }, tier.minQuantity) : null

  function stepWith(missing: Missing, itemsAfter: number) {
    const basisPoints = basisPointsFor(rule, itemsAfter)
    const open = { ...rule, minQuantity: 1, minSubtotal: { [currency]: 0 } }
    const met: PromotionRule =
      open.kind === 'buy-more' ? { ...open, kind: 'percentage', basisPoints: basisPoints ?? 0 } : open
    return { promotionHint: { key, name, scope, basisPoints, ...missing }, met: { ...promotion, rule: met } }
  }
}
