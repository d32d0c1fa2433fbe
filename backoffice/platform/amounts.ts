// Amounts and percentages in the language of the member.
import { currencyOf } from '#domain/markets/market.ts'
import type { Money } from '#domain/pricing/money.ts'
import { formatMoney, formatPercent } from '#messages/format.ts'
import { isolateFigure } from '#messages/isolate.ts'
import { boot } from './boot.ts'
import { pageLocale } from './language.ts'

export function amountText(amount: Money): string {
  return isolateFigure(pageLocale, formatMoney(pageLocale, amount))
}

export function percentText(basisPoints: number): string {
  return isolateFigure(pageLocale, formatPercent(pageLocale, basisPoints))
}

/** The amount in the seller's currency comes first. */
export function ownFirst(amounts: readonly Money[]): Money[] {
  const own = currencyOf(boot.country)
  return amounts.toSorted((a, b) => Number(b.currency === own) - Number(a.currency === own))
}
