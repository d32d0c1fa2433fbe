// The countries that the shop knows, by ISO 3166-1. The setting `markets` says in which of them it sells. A new country
// needs an entry here and in the tables of docs/add-a-country.md.

export const countries = [
  // The markets of the sample shop.
  'US',
  'CN',
  'JP',
  'AE',
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
] as const

export type Country = (typeof countries)[number]

const known: ReadonlySet<unknown> = new Set(countries)

export function isCountry(value: unknown): value is Country {
  return known.has(value)
}
