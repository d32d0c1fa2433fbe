// Amounts as Stripe counts them. Sources, read 2026-11: docs.stripe.com/currencies (zero-decimal currencies, minimum
// and maximum charge amounts).
import { currencyDecimals, type Currency, type Money } from '#domain/pricing/money.ts'
import { aboutOneEuro } from '#domain/pricing/reference-amounts.ts'

/** Least charge in minor units. */
const minimums: Readonly<Partial<Record<Currency, number>>> = {
  USD: 50,
  CNY: 350,
  JPY: 50,
  AED: 200,
  EUR: 50,
  PLN: 200,
  SEK: 300,
  DKK: 250,
  CZK: 1_500,
  GBP: 30,
  CHF: 50,
  NOK: 300,
  HUF: 17_500,
  RON: 200,
  CAD: 50,
  AUD: 50,
  NZD: 50,
  MXN: 1_000,
}

/** Currencies without decimals at Stripe, as far as the shop has them. */
const zeroDecimal: ReadonlySet<string> = new Set(['JPY', 'KRW', 'VND', 'CLP'])

/** Whether Stripe counts the currency in the shop's units: Icelandic króna have two decimals there. */
export function hasSameUnits(currency: Currency): boolean {
  return (currencyDecimals[currency] === 0) === zeroDecimal.has(currency)
}

/** Stripe names none for the others and converts half a dollar; about a euro is above it. */
export function leastCharge(currency: Currency): number {
  return minimums[currency] ?? aboutOneEuro[currency]
}

/** Throws where Stripe counts in other units than the shop. The amount would be wrong by a factor of a hundred. */
export function stripeAmount({ minor, currency }: Money): number {
  if (!hasSameUnits(currency)) throw new Error(`amounts in ${currency} differ between the shop and Stripe`)
  return minor
}
