// Not in format.ts, which every page loads.
import type { Locale } from '#domain/markets/locale.ts'
import { formatNumber } from './format.ts'

/** The sign before the decimals: ',' or '.'. */
export function decimalPoint(locale: Locale): string {
  return formatNumber(locale, 0.5).slice(1, 2)
}
