// A promotion's reward in words: '8% off from 3 items; 12% off from 5 items', '€5 off'.
import { money, type Currency } from '#domain/pricing/money.ts'
import type { AdminInput } from '#api/call.ts'
import { amountText, ownFirst, percentText } from '../../platform/amounts.ts'
import { t } from '../../platform/language.ts'

export type Rule = AdminInput<'admin.savePromotion'>['rule']

export function OfferText({ rule }: { rule: Rule }) {
  if (rule.kind === 'free-shipping') return t('admin.promotions.free-shipping')
  if (rule.kind === 'percentage') {
    const percent = percentText(rule.basisPoints)
    const { minQuantity: count = 1 } = rule
    return count > 1
      ? t('admin.promotions.offFrom', { percent, count })
      : t('admin.promotions.off', { amount: percent })
  }
  if (rule.kind === 'buy-more') {
    return rule.tiers.map(({ minQuantity, basisPoints }) => (
      <span key={minQuantity} className="offer-line">
        {t('admin.promotions.offFrom', { percent: percentText(basisPoints), count: minQuantity })}
      </span>
    ))
  }
  return <Amounts amounts={rule.amounts} />
}

/** Of several currencies, the others are folded. */
function Amounts({ amounts }: { amounts: Partial<Record<string, number>> }) {
  const [first, ...others] = ownFirst(
    Object.entries(amounts).map(([currency, minor = 0]) => money(minor, currency as Currency)),
  ).map(amountText)
  return (
    <>
      {first && t('admin.promotions.off', { amount: first })}
      {others.length > 0 && (
        <details className="muted">
          <summary>{t('admin.promotions.moreCurrencies', { count: others.length })}</summary>
          {others.map((amount) => (
            <span key={amount} className="offer-line">
              {amount}
            </span>
          ))}
        </details>
      )}
    </>
  )
}
