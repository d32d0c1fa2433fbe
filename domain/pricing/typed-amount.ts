// Reads amounts as people type them.
import { currencyDecimals, type Currency } from './money.ts'

/** The largest amount that can be typed, in minor units. */
export function largestAmount(currency: Currency): number {
  return (10 ** 10 - 1) * 10 ** currencyDecimals[currency]
}

/** '12', '12.5' or '12,50' → minor units; null for anything else, and for more decimals than the currency has. */
export function typedAmount(text: string, currency: Currency): number | null {
  const decimals = currencyDecimals[currency]
  const [, whole, fraction = ''] = /^\s*(\d{1,10})(?:[.,](\d+))?\s*$/.exec(text) ?? []
  if (whole === undefined || fraction.length > decimals) return null
  return Number(whole) * 10 ** decimals + Number(fraction.padEnd(decimals, '0'))
}
