// Countries in which people are congratulated on the day of their name. The browser loads these and not the tables.
import type { Country } from '../markets/market.ts'

const nameDayCountries = ['CZ', 'FI', 'PL', 'SE'] as const satisfies readonly Country[]
export type NameDayCountry = (typeof nameDayCountries)[number]

export function hasNameDays(country: Country): country is NameDayCountry {
  return (nameDayCountries as readonly Country[]).includes(country)
}
