// The label of the button that orders.
import type { Country } from '#domain/markets/market.ts'
import { isInUnion } from '#domain/markets/union.ts'
import type { Translate } from './translator.ts'

/** Outside the European Union, but with the same law: the European Economic Area and the United Kingdom. */
const sameLaw: ReadonlySet<string> = new Set(['GB', 'IS', 'LI', 'NO'])

/**
 * In the European Union the label contains only the words of the law (directive 2011/83, article 8.2; § 312j BGB).
 * Elsewhere it contains the total, if it is known. It says nothing about paying: the payment has its own page.
 */
export function orderButtonText(t: Translate, country: Country, total: string | null): string {
  const isByLaw = isInUnion(country) || sameLaw.has(country)
  return isByLaw || total === null ? t('checkout.pay') : t('checkout.payTotal', { total })
}
