// Countries of sale with names in the reader's language, sorted for it. Part of the document: browsers name
// and order some countries differently than the server.
import type { Locale } from '#domain/markets/locale.ts'
import { countries } from '#domain/markets/country.ts'
import { compareNames, formatCountry } from '#messages/format.ts'
import type { CountryName } from '#web/platform/pages/frame.ts'

const cache = new Map<Locale, readonly CountryName[]>()

export function countryNames(locale: Locale): readonly CountryName[] {
  let names = cache.get(locale)
  if (!names) {
    names = countries
      .map((country): CountryName => [country, formatCountry(locale, country)])
      .sort(([, a], [, b]) => compareNames(locale, a, b))
    cache.set(locale, names)
  }
  return names
}
