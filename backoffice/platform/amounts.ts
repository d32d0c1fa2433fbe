// Amounts and percentages in the language of the member.
import type { Money } from '#domain/pricing/money.ts'
import { formatMoney, formatPercent } from '#messages/format.ts'
import { isolateFigure } from '#messages/isolate.ts'
import { pageLocale } from './language.ts'

export function amountText(amount: Money): string {
  return isolateFigure(pageLocale, formatMoney(pageLocale, amount))
}

export function percentText(basisPoints: number): string {
  return isolateFigure(pageLocale, formatPercent(pageLocale, basisPoints))
}
