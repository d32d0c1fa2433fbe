// The countries that the shop knows, by ISO 3166-1. The setting `markets` says in which of them it sells. A new country
// needs an entry here and in the tables of docs/add-a-country.md.

export const countries = [
  'US',
  'CN',
  'JP',
  'AE',
  // The European Union; the first eleven are standard markets too.
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
  'BG',
  'CY',
  'EE',
  'GR',
  'HR',
  'HU',
  'IE',
  'LT',
  'LU',
  'LV',
  'MT',
  'RO',
  'SI',
  'SK',
  // The rest of Europe.
  'GB',
  'CH',
  'NO',
  'IS',
  'LI',
  'AD',
  'SM',
  'FO',
  'GL',
  'RS',
  'ME',
  'MK',
  'TR',
  // Other continents.
  'CA',
  'AU',
  'NZ',
  'MX',
  'ZA',
  'KR',
  'SA',
  'IL',
] as const

export type Country = (typeof countries)[number]

export function isCountry(value: unknown): value is Country {
  return countries.includes(value as Country)
}
