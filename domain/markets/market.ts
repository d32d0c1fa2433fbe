// The markets: countries of sale with currency, tax display and default locale.
import { localeTable, type Locale } from './locale.ts'
import type { Currency } from '../pricing/money.ts'

export const marketTable = {
  US: { currency: 'USD', taxIncluded: false, locale: 'us' },
  CN: { currency: 'CNY', taxIncluded: true, locale: 'zh' },
  JP: { currency: 'JPY', taxIncluded: true, locale: 'ja' },
  AE: { currency: 'AED', taxIncluded: true, locale: 'ar' },
  FR: { currency: 'EUR', taxIncluded: true, locale: 'fr' },
  PT: { currency: 'EUR', taxIncluded: true, locale: 'pt' },
  IT: { currency: 'EUR', taxIncluded: true, locale: 'it' },
  ES: { currency: 'EUR', taxIncluded: true, locale: 'es' },
  DE: { currency: 'EUR', taxIncluded: true, locale: 'de' },
  PL: { currency: 'PLN', taxIncluded: true, locale: 'pl' },
  NL: { currency: 'EUR', taxIncluded: true, locale: 'nl' },
  SE: { currency: 'SEK', taxIncluded: true, locale: 'sv' },
  DK: { currency: 'DKK', taxIncluded: true, locale: 'da' },
  FI: { currency: 'EUR', taxIncluded: true, locale: 'fi' },
  CZ: { currency: 'CZK', taxIncluded: true, locale: 'cs' },
} as const satisfies Record<string, { currency: Currency; taxIncluded: boolean; locale: Locale }>

export type Country = keyof typeof marketTable
export const countries = Object.keys(marketTable) as Country[]

export function isCountry(value: unknown): value is Country {
  return typeof value === 'string' && Object.hasOwn(marketTable, value)
}

export function currencyOf(country: Country): Currency {
  return marketTable[country].currency
}

/**
 * The first market of the candidates (`ce`, saved choice, country of the address), else the locale's country, else the
 * shop's first market.
 */
export function chooseMarket(
  locale: Locale,
  markets: readonly Country[],
  ...candidates: readonly (string | undefined)[]
): Country {
  const wanted = [...candidates.map((c) => c?.toUpperCase()), localeTable[locale].country]
  return wanted.find((each): each is Country => markets.some((market) => market === each)) ?? markets[0]!
}
