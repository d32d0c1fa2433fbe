// A promotion's reward in few signs: '−10%', '2+ −5%, 3+ −8%', '−€5.00'.
import type { AdminInput } from '#api/call.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { money, type Currency } from '#domain/pricing/money.ts'
import { formatMoney, formatPercent } from '#messages/format.ts'

type Rule = AdminInput<'admin.savePromotion'>['rule']

export function rewardText(locale: Locale, rule: Rule, freeShipping: string): string {
  if (rule.kind === 'free-shipping') return freeShipping
  if (rule.kind === 'percentage') return `−${formatPercent(locale, rule.basisPoints)}`
  if (rule.kind === 'buy-more')
    return rule.tiers
      .map((tier) => `${tier.minQuantity}+ −${formatPercent(locale, tier.basisPoints)}`)
      .join(', ')
  return Object.entries(rule.amounts)
    .map(([currency, minor]) => `−${formatMoney(locale, money(minor, currency as Currency))}`)
    .join(', ')
}
