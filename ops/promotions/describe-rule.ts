// Describes a promotion's rule as text: 'from 2 items 5%, from 3 items 8%; for easter; never with others'.
import { money, type Currency } from '#domain/pricing/money.ts'
import type { Amounts, PromotionRule } from '#domain/pricing/promotion.ts'
import { formatMoney, formatPercent } from '#messages/format.ts'

export function describeRule(rule: PromotionRule): string {
  const parts = [
    describeReward(rule),
    rule.categories && `for ${rule.categories.join(', ')}`,
    rule.tags && `tagged ${rule.tags.join(', ')}`,
    rule.minQuantity !== undefined && rule.minQuantity > 1 && `from ${rule.minQuantity} items`,
    rule.minSubtotal && `from ${describeAmounts(rule.minSubtotal)}`,
    rule.currencies && `in ${rule.currencies.join(', ')}`,
    rule.exclusive && 'never with others',
  ]
  return parts.filter(Boolean).join('; ')
}

function describeReward(rule: PromotionRule): string {
  if (rule.kind === 'percentage') return `${formatPercent('us', rule.basisPoints)} off`
  if (rule.kind === 'amount') return `${describeAmounts(rule.amounts)} off`
  if (rule.kind === 'free-shipping') return 'free shipping'
  const tiers = rule.tiers.map(
    (tier) => `from ${tier.minQuantity} items ${formatPercent('us', tier.basisPoints)}`,
  )
  return `${tiers.join(', ')} off`
}

export function describeAmounts(amounts: Amounts): string {
  return Object.entries(amounts)
    .map(([currency, minor]) => formatMoney('us', money(minor, currency as Currency)))
    .join(', ')
}
