// Currency and default language of each country, and the choice of a visitor's market.
import type { Currency } from '../pricing/money.ts'
import type { Country } from './country.ts'
import { localeTable, type Locale } from './locale.ts'

export { countries, isCountry, type Country } from './country.ts'

export const marketTable = {
  US: { currency: 'USD', locale: 'us' },
  CN: { currency: 'CNY', locale: 'zh' },
  JP: { currency: 'JPY', locale: 'ja' },
  AE: { currency: 'AED', locale: 'ar' },
  FR: { currency: 'EUR', locale: 'fr' },
  PT: { currency: 'EUR', locale: 'pt' },
  IT: { currency: 'EUR', locale: 'it' },
  ES: { currency: 'EUR', locale: 'es' },
  DE: { currency: 'EUR', locale: 'de' },
  PL: { currency: 'PLN', locale: 'pl' },
  NL: { currency: 'EUR', locale: 'nl' },
  SE: { currency: 'SEK', locale: 'sv' },
  DK: { currency: 'DKK', locale: 'da' },
  FI: { currency: 'EUR', locale: 'fi' },
  CZ: { currency: 'CZK', locale: 'cs' },
} as const satisfies Record<Country, { currency: Currency; locale: Locale }>

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
