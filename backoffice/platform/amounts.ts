// Amounts and percentages in the language of the member. Arabic lines would turn their signs around: 'US$', '3+'.
import { directionOf } from '#domain/markets/locale.ts'
import type { Money } from '#domain/pricing/money.ts'
import { formatMoney, formatPercent } from '#messages/format.ts'
import { pageLocale } from './language.ts'

export function amountText(amount: Money): string {
  return leftToRight(formatMoney(pageLocale, amount))
}

export function percentText(basisPoints: number): string {
  return leftToRight(formatPercent(pageLocale, basisPoints))
}

/** Isolated by U+2066 and U+2069 in languages that are written from the right. */
function leftToRight(text: string): string {
  return directionOf(pageLocale) === 'rtl' ? `\u2066${text}\u2069` : text
}
