// The label of the button that orders.
import type { Country } from '#domain/markets/market.ts'
import { isInUnion } from '#domain/markets/union.ts'
import type { Translate } from './translator.ts'

/**
 * In the European Union the label contains only the words of the law (directive 2011/83, article 8.2; § 312j BGB).
 * Elsewhere the label contains the total too, if it is known.
 */
export function orderButtonText(t: Translate, country: Country, total: string | null): string {
  return isInUnion(country) || total === null ? t('checkout.pay') : t('checkout.payTotal', { total })
}
