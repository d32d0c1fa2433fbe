// Refunds above a limit need a recent proof of the second factor.
import type { Currency, Money } from '../pricing/money.ts'
import { roundAmount } from '../pricing/reference-amounts.ts'

/** Minor units, each worth about 100 euros; other currencies follow the euro. */
const limits: Readonly<Partial<Record<Currency, number>>> & { readonly EUR: number } = {
  EUR: 10_000,
  USD: 10_000,
  CNY: 80_000,
  JPY: 16_000,
  AED: 40_000,
  PLN: 43_000,
  SEK: 115_000,
  DKK: 75_000,
  CZK: 250_000,
}

export function isLargeRefund({ minor, currency }: Money): boolean {
  return minor > (limits[currency] ?? roundAmount(limits.EUR, currency))
}
