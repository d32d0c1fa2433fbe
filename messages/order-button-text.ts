// The label of the button that orders.
import type { Country } from '#domain/markets/market.ts'
import { hasRightOfWithdrawal } from '#domain/markets/right-of-withdrawal.ts'
import type { Translate } from './translator.ts'

/**
 * With a right of withdrawal, the label contains only the words of the law (directive 2011/83, article 8.2; § 312j BGB).
 * Elsewhere it contains the total, if it is known. It says nothing about paying: the payment has its own page.
 */
export function orderButtonText(t: Translate, country: Country, total: string | null): string {
  return hasRightOfWithdrawal(country) || total === null
    ? t('checkout.pay')
    : t('checkout.payTotal', { total })
}
