// A promotion's reward in words: '8% off from 3 items; 12% off from 5 items', '€5 off'.
import { money, type Currency, type Money } from '#domain/pricing/money.ts'
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
  const amounts = Object.entries(rule.amounts).map(([currency, minor]) => money(minor, currency as Currency))
  return <Amounts amounts={amounts} textOf={(amount) => t('admin.promotions.off', { amount })} />
}

/** In the shop's currency; the other currencies are folded. */
export function Amounts({
  amounts,
  textOf = (amount) => amount,
}: {
  amounts: readonly Money[]
  textOf?: (amount: string) => string
}) {
  const [first, ...others] = ownFirst(amounts).map(amountText)
  return (
    <>
      {first && textOf(first)}
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
