// Amounts as Stripe counts them. Sources, read 2026-11: docs.stripe.com/currencies (zero-decimal currencies, minimum
// and maximum charge amounts).
import { currencyDecimals, type Currency, type Money } from '#domain/pricing/money.ts'

/** Least charge in minor units. null: Stripe names none, and applies its own. */
const minimums: Readonly<Record<Currency, number>> = {
  USD: 50,
  CNY: 350,
  JPY: 50,
  AED: 200,
  EUR: 50,
  PLN: 200,
  SEK: 300,
  DKK: 250,
  CZK: 1_500,
}

/** Currencies without decimals at Stripe, as far as the shop has them. */
const zeroDecimal: ReadonlySet<string> = new Set(['JPY', 'KRW', 'VND', 'CLP'])

export function leastCharge(currency: Currency): number {
  return minimums[currency]
}

/** Throws where Stripe counts in other units than the shop: the amount would be wrong by a factor of a hundred. */
export function stripeAmount({ minor, currency }: Money): number {
  if ((currencyDecimals[currency] === 0) !== zeroDecimal.has(currency))
    throw new Error(`amounts in ${currency} differ between the shop and Stripe`)
  return minor
}
