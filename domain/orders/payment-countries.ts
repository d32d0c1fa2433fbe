// Kinds of payment that a country has, and their marks. Payment later exists only where its service trades.
import type { Country } from '../markets/market.ts'
import { commonMarksOf, type PaymentKind } from './payment-kinds.ts'

/** Source: docs.klarna.com, "Purchase countries, currencies and locales", and docs.mollie.com, "Klarna"; 2026. */
const creditCountries: ReadonlySet<string> = new Set(
  'AT AU BE CA CH CZ DE DK ES FI FR GB GR HU IE IT MX NL NO NZ PL PT RO SE SK US'.split(' '),
)

/**
 * Methods that confirm a payment within minutes, most used first. Source: docs.stripe.com, "Enable local payment methods
 * by country", 2026.
 */
const localMarks: { readonly [Each in Country]?: readonly string[] } = {
  CN: ['Alipay', 'WeChat Pay'],
  JP: ['PayPay'],
  PT: ['MB WAY'],
  IT: ['Satispay'],
  ES: ['Bizum'],
  PL: ['BLIK', 'Przelewy24'],
  NL: ['iDEAL'],
  SE: ['Swish'],
  DK: ['MobilePay'],
  FI: ['MobilePay'],
  AT: ['eps'],
  BE: ['Bancontact'],
  CH: ['TWINT'],
  NO: ['Vipps'],
}

export function paymentKindsIn(country: Country, kinds: readonly PaymentKind[]): PaymentKind[] {
  const hasCredit = creditCountries.has(country)
  return kinds.filter((kind) => {
    if (kind === 'local') return localMarks[country] !== undefined
    return hasCredit || (kind !== 'later' && kind !== 'installments')
  })
}

/** Marks of the kinds that the shop offers there; those of the country first. */
export function paymentMarksIn(country: Country, kinds: readonly PaymentKind[]): string[] {
  const offered = paymentKindsIn(country, kinds)
  const local = offered.includes('local') ? (localMarks[country] ?? []) : []
  return [...local, ...commonMarksOf(offered)]
}
