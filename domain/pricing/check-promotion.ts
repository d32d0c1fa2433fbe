// Checks promotions and coupons that the merchant writes.
import { isLocale } from '../markets/locale.ts'
import { refuse, type Refusal } from '../refusal.ts'
import { isWhole } from '../whole-number.ts'
import { worthPrefixes } from './coupon.ts'
import type { Amounts, PromotionRule, Tier } from './promotion.ts'

/** When and how often a promotion or coupon can be used. */
export type Usage = {
  readonly startsAt: number | null
  readonly endsAt: number | null
  readonly usageLimit: number | null
  readonly oncePerCustomer: boolean
}

export type UsageRefusal = Refusal<'period-empty' | 'usage-limit-invalid' | 'usage-limit-below-uses'>

const maxUsageLimit = 1_000_000_000
const maxNameLength = 80
const maxPosition = 10_000

/** `used`: the number of uses so far. */
export function checkUsage({ startsAt, endsAt, usageLimit }: Usage, used: number): UsageRefusal | null {
  if (startsAt && endsAt && startsAt >= endsAt) return refuse('period-empty')
  if (usageLimit === null) return null
  if (!isWhole(usageLimit, 1, maxUsageLimit)) return refuse('usage-limit-invalid')
  return usageLimit < used ? refuse('usage-limit-below-uses', { facts: { used } }) : null
}

export function isCouponCode(code: string): boolean {
  return /^[A-Z0-9-]{3,40}$/.test(code)
}

export function isPromotionKey(key: string): boolean {
  return /^[a-z0-9][a-z0-9-]{1,59}$/.test(key) && !isWorthKey(key)
}

/** What a coupon of such a promotion gives is money that somebody paid, so a merchant's promotion has another key. */
function isWorthKey(key: string): boolean {
  return worthPrefixes.some((prefix) => key.startsWith(prefix))
}

export function isPosition(position: number): boolean {
  return isWhole(position, 0, maxPosition)
}

export type NamesRefusal = Refusal<'locale-unknown' | 'name-length' | 'name-missing'>

/** Names by locale; the home language's name is read where a language has none, else any. */
export function checkNames(names: Readonly<Record<string, string>>): NamesRefusal | null {
  for (const [locale, name] of Object.entries(names)) {
    if (!isLocale(locale)) return refuse('locale-unknown', { facts: { locale } })
    if (name.length === 0 || name.length > maxNameLength)
      return refuse('name-length', { facts: { locale, max: maxNameLength } })
  }
  return Object.keys(names).length > 0 ? null : refuse('name-missing')
}

export type RuleRefusal = Refusal<
  'percentage-invalid' | 'tiers-invalid' | 'amount-invalid' | 'quantity-invalid'
>

export function checkRule(rule: PromotionRule): RuleRefusal | null {
  if (rule.minQuantity !== undefined && !isQuantity(rule.minQuantity)) return refuse('quantity-invalid')
  if (rule.minSubtotal && !areAmounts(rule.minSubtotal)) return refuse('amount-invalid')
  if (rule.kind === 'percentage') return isPercentage(rule.basisPoints) ? null : refuse('percentage-invalid')
  if (rule.kind === 'amount') return areAmounts(rule.amounts) ? null : refuse('amount-invalid')
  if (rule.kind === 'buy-more') return areTiers(rule.tiers) ? null : refuse('tiers-invalid')
  return null
}

/** Each tier asks for more items than the one before, and gives more. */
function areTiers(tiers: readonly Tier[]): boolean {
  return (
    tiers.length > 0 &&
    tiers.every(({ minQuantity, basisPoints }, i) => {
      const before = tiers[i - 1]
      const rises = !before || (minQuantity > before.minQuantity && basisPoints > before.basisPoints)
      return rises && isQuantity(minQuantity) && isPercentage(basisPoints)
    })
  )
}

function areAmounts(amounts: Amounts): boolean {
  const all = Object.values(amounts)
  return all.length > 0 && all.every((minor) => isWhole(minor, 1))
}

const isQuantity = (count: number): boolean => isWhole(count, 1, 99)
const isPercentage = (basisPoints: number): boolean => isWhole(basisPoints, 1, 10_000)

/** 'Easter treat!' → 'easter-treat', 'Points week' → 'promotion-points-week'; without Latin letters 'promotion'. */
export function promotionKeyOf(name: string): string {
  const latin = name.normalize('NFKD').toLowerCase().replaceAll(/\p{M}/gu, '')
  const key = latin.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')
  const wanted = isWorthKey(`${key}-`) ? `promotion-${key}` : key
  return wanted.length >= 2 ? wanted.slice(0, 40).replace(/-$/, '') : 'promotion'
}
