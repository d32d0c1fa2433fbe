// Kinds of payment that a country has: payment later and in instalments exist only where their service trades.
import type { Country } from '../markets/market.ts'
import type { PaymentKind } from './payment-kinds.ts'

/** Source: docs.klarna.com, "Purchase countries, currencies and locales", and docs.mollie.com, "Klarna"; 2026. */
const creditCountries: ReadonlySet<Country> = new Set<Country>([
  'US',
  'FR',
  'PT',
  'IT',
  'ES',
  'DE',
  'PL',
  'NL',
  'SE',
  'DK',
  'FI',
  'CZ',
  'AT',
  'BE',
  'GR',
  'HU',
  'IE',
  'RO',
  'SK',
  'GB',
  'CH',
  'NO',
  'CA',
  'AU',
  'NZ',
  'MX',
])

export function paymentKindsIn(country: Country, kinds: readonly PaymentKind[]): PaymentKind[] {
  const hasCredit = creditCountries.has(country)
  return kinds.filter((kind) => hasCredit || (kind !== 'later' && kind !== 'installments'))
}
