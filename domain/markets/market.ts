// Currency and default language of each country, and the choice of a visitor's market.
import type { Currency } from '../pricing/money.ts'
import { countries, type Country } from './country.ts'
import { alternateTags, localeTable, type Locale } from './locale.ts'

export { countries, isCountry, type Country } from './country.ts'

/** The markets of a shop that has set none. */
export const standardMarkets: readonly Country[] = countries.slice(0, 15)

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
  AT: { currency: 'EUR', locale: 'de' },
  BE: { currency: 'EUR', locale: 'nl' },
  BG: { currency: 'EUR', locale: 'us' },
  CY: { currency: 'EUR', locale: 'us' },
  EE: { currency: 'EUR', locale: 'us' },
  GR: { currency: 'EUR', locale: 'us' },
  HR: { currency: 'EUR', locale: 'us' },
  HU: { currency: 'HUF', locale: 'us' },
  IE: { currency: 'EUR', locale: 'us' },
  LT: { currency: 'EUR', locale: 'us' },
  LU: { currency: 'EUR', locale: 'fr' },
  LV: { currency: 'EUR', locale: 'us' },
  MT: { currency: 'EUR', locale: 'us' },
  RO: { currency: 'RON', locale: 'us' },
  SI: { currency: 'EUR', locale: 'us' },
  SK: { currency: 'EUR', locale: 'cs' },
  GB: { currency: 'GBP', locale: 'us' },
  CH: { currency: 'CHF', locale: 'de' },
  NO: { currency: 'NOK', locale: 'da' },
  IS: { currency: 'ISK', locale: 'us' },
  LI: { currency: 'CHF', locale: 'de' },
  AD: { currency: 'EUR', locale: 'es' },
  SM: { currency: 'EUR', locale: 'it' },
  FO: { currency: 'DKK', locale: 'da' },
  GL: { currency: 'DKK', locale: 'da' },
  RS: { currency: 'RSD', locale: 'us' },
  ME: { currency: 'EUR', locale: 'us' },
  MK: { currency: 'MKD', locale: 'us' },
  TR: { currency: 'TRY', locale: 'us' },
  CA: { currency: 'CAD', locale: 'us' },
  AU: { currency: 'AUD', locale: 'us' },
  NZ: { currency: 'NZD', locale: 'us' },
  MX: { currency: 'MXN', locale: 'es' },
  ZA: { currency: 'ZAR', locale: 'us' },
  KR: { currency: 'KRW', locale: 'us' },
  SA: { currency: 'SAR', locale: 'ar' },
  IL: { currency: 'ILS', locale: 'us' },
} as const satisfies Record<Country, { currency: Currency; locale: Locale }>

export function currencyOf(country: Country): Currency {
  return marketTable[country].currency
}

/** `hreflang` values of a locale, and of its further markets: `en-GB` if the shop sells in Britain. */
export function alternateTagsIn(locale: Locale, markets: readonly Country[]): string[] {
  const [language] = localeTable[locale].tag.split('-')
  const further = markets.filter(
    (market) => marketTable[market].locale === locale && market !== localeTable[locale].country,
  )
  return [...alternateTags(locale), ...further.map((market) => `${language}-${market}`)]
}

/**
 * The first market of the candidates: `ce`, saved choice, country of the address. Without one it is the locale's
 * country, or the shop's first market.
 */
export function chooseMarket(
  locale: Locale,
  markets: readonly Country[],
  ...candidates: readonly (string | undefined)[]
): Country {
  const wanted = [...candidates.map((c) => c?.toUpperCase()), localeTable[locale].country]
  return wanted.find((each): each is Country => markets.some((market) => market === each)) ?? markets[0]!
}
