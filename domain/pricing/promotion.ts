// Promotions: what their rules say, what one takes off which line, and what is missing for its next step.
import { money, smaller, smallestCoin, sum, zero, type Currency, type Money } from './money.ts'
import { allocate, share } from './proportions.ts'

/** Amounts are minor units per currency; a promotion without an amount in a currency does not apply in it. */
export type Amounts = Partial<Record<Currency, number>>

type Conditions = {
  /** Items in the cart that fit, at least. */
  readonly minQuantity?: number
  readonly minSubtotal?: Amounts
  /** Only lines of one of these categories or tags; absent: all lines. */
  readonly categories?: readonly string[]
  readonly tags?: readonly string[]
  /** Only where prices are in one of these; absent: in all. */
  readonly currencies?: readonly Currency[]
  /** Never together with another: whichever takes more off wins. */
  readonly exclusive?: boolean
}

/** From so many items on, so many hundredths of a percent. */
export type Tier = { readonly minQuantity: number; readonly basisPoints: number }

export type PromotionRule = Conditions &
  (
    | { readonly kind: 'percentage'; readonly basisPoints: number }
    /** In rising order; the highest that is reached counts. */
    | { readonly kind: 'buy-more'; readonly tiers: readonly Tier[] }
    | { readonly kind: 'amount'; readonly amounts: Amounts }
    | { readonly kind: 'free-shipping' }
  )

/** As shoppers of one language see it. */
export type Promotion = {
  readonly key: string
  readonly name: string
  readonly rule: PromotionRule
  /** Names of the categories and tags it is for; null where it is for everything. */
  readonly scope: string | null
  /** The code that opened it; null where it applies by itself. */
  readonly coupon: string | null
}

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

/** Why a discount was given, as far as it needs saying: '3 gifts from Easter: 8 % off'. */
export type DiscountReason = {
  /** How many gifts it was given for; null where neither their number nor their kind mattered. */
  readonly items: number | null
  readonly scope: string | null
  readonly basisPoints: number | null
  /** The least the goods had to cost. */
  readonly from: Money | null
  readonly coupon: string | null
}

export type AppliedDiscount = {
  readonly key: string
  readonly name: string
  readonly reason: DiscountReason
  readonly amount: Money
  /** Part of each line, in line order; they add up to `amount`. */
  readonly perLine: readonly Money[]
  readonly freeShipping: boolean
}

/** What is missing for a promotion or its next tier: items, or an amount. */
export type Nudge = Pick<Promotion, 'key' | 'name' | 'scope'> & {
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

/** What the rule counts; null in a currency it does not apply in. */
function measure(rule: PromotionRule, lines: readonly DiscountableLine[], currency: Currency) {
  const minSubtotal = rule.minSubtotal ? rule.minSubtotal[currency] : 0
  if (minSubtotal === undefined || (rule.currencies && !rule.currencies.includes(currency))) return null
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
    minSubtotal,
  }
}

function minQuantityOf(rule: PromotionRule): number {
  return Math.max(1, rule.minQuantity ?? 1, rule.kind === 'buy-more' ? (rule.tiers[0]?.minQuantity ?? 1) : 1)
}

/** null where it takes no percentage. */
function basisPointsFor(rule: PromotionRule, items: number): number | null {
  if (rule.kind === 'percentage') return rule.basisPoints
  if (rule.kind !== 'buy-more') return null
  return rule.tiers.findLast(({ minQuantity }) => minQuantity <= items)?.basisPoints ?? null
}

/** The discount of one promotion, or null where its conditions are not met or it would take nothing. */
export function applyPromotion(
  promotion: Promotion,
  lines: readonly DiscountableLine[],
  currency: Currency,
): AppliedDiscount | null {
  const { rule, key, name, scope, coupon } = promotion
  const measured = measure(rule, lines, currency)
  if (!measured) return null
  const { items, subtotal, left, minSubtotal } = measured
  if (items < minQuantityOf(rule) || subtotal.minor < minSubtotal) return null
  const basisPoints = basisPointsFor(rule, items)
  const counted = scope !== null || minQuantityOf(rule) > 1
  const from = minSubtotal > 0 ? money(minSubtotal, currency) : null
  const reason = { items: counted ? items : null, scope, basisPoints, from, coupon }
  if (rule.kind === 'free-shipping') {
    const perLine = lines.map(() => zero(currency))
    return { key, name, reason, amount: zero(currency), perLine, freeShipping: true }
  }
  const wanted =
    rule.kind === 'amount'
      ? money(rule.amounts[currency] ?? 0, currency)
      : wholeCoins(share(left, basisPoints ?? 0))
  const amount = smaller(wanted, left)
  if (amount.minor === 0) return null
  const weights = lines.map((line) => (fits(rule, line) ? line.total.minor : 0))
  return { key, name, reason, amount, perLine: allocate(amount, weights), freeShipping: false }
}

/** Rounded up: nobody gets less than the percentage that was promised, nor a total that no coins can pay. */
function wholeCoins({ minor, currency }: Money): Money {
  const coin = smallestCoin(currency)
  return money(Math.ceil(minor / coin) * coin, currency)
}

/** What is missing for the promotion or its next tier, with the promotion as it will be then; null: nothing is. */
export function nextStep(
  promotion: Promotion,
  lines: readonly DiscountableLine[],
  currency: Currency,
): { readonly nudge: Nudge; readonly met: Promotion } | null {
  const { rule, key, name, scope } = promotion
  const measured = measure(rule, lines, currency)
  if (!measured || measured.items === 0) return null
  const { items, subtotal, minSubtotal } = measured
  const enough = minQuantityOf(rule)
  const missingAmount = minSubtotal - subtotal.minor
  if (items < enough) return ahead({ missing: 'items', items: enough - items }, enough)
  if (missingAmount > 0) return ahead({ missing: 'amount', amount: money(missingAmount, currency) }, items)
  const tiers = rule.kind === 'buy-more' ? rule.tiers : []
  const tier = tiers.find(({ minQuantity }) => minQuantity > items)
  return tier ? ahead({ missing: 'items', items: tier.minQuantity - items }, tier.minQuantity) : null

  function ahead(missing: Missing, itemsThen: number) {
    const basisPoints = basisPointsFor(rule, itemsThen)
    const open = { ...rule, minQuantity: 1, minSubtotal: { [currency]: 0 } }
    const met: PromotionRule =
      open.kind === 'buy-more' ? { ...open, kind: 'percentage', basisPoints: basisPoints ?? 0 } : open
    return { nudge: { key, name, scope, basisPoints, ...missing }, met: { ...promotion, rule: met } }
  }
}
