// Refunds above a limit need a recent proof of the second factor.
import type { Currency, Money } from '../pricing/money.ts'

/** Minor units, each worth about 100 euros. */
const limits: Readonly<Record<Currency, number>> = {
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
  return minor > limits[currency]
}
