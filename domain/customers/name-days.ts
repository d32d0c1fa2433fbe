// The days of a first name, for countries in which people are congratulated on them.
import type { Country } from '../markets/market.ts'
import { hasNameDays, type NameDayCountry } from './name-day-countries.ts'
import { nameDayTables } from './name-day-tables.ts'

export type MonthDay = { readonly month: number; readonly day: number }
type Days = ReadonlyMap<string, readonly MonthDay[]>

const tables = new Map<NameDayCountry, { readonly exact: Days; readonly plain: Days }>()

/**
 * The days of the first word of a name, in the order of the year; empty for an unknown name. People type names without
 * their accents, so these count when no other name is written like that.
 */
export function nameDaysOf(name: string, country: Country): readonly MonthDay[] {
  if (!hasNameDays(country)) return []
  const { exact, plain } = tableOf(country)
  const [first = ''] = name
    .normalize('NFC')
    .trim()
    .toLowerCase()
    .split(/[\s,]+/)
  return exact.get(first) ?? plain.get(first) ?? []
}

function tableOf(country: NameDayCountry) {
  const known = tables.get(country)
  if (known) return known
  const exact = new Map<string, MonthDay[]>()
  for (const [name, date] of entriesOf(nameDayTables[country]))
    exact.set(name, [...(exact.get(name) ?? []), date])
  const table = { exact, plain: withoutAccents(exact) }
  tables.set(country, table)
  return table
}

/** `01: 2 Karina 3 Radmila Radomil`: months, days and names. */
function entriesOf(text: string): (readonly [string, MonthDay])[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [month = '', ...words] = line.split(/:? /)
      let day = 0
      return words.flatMap((word) => {
        const number = Number(word)
        if (number > 0) day = number
        return number > 0 ? [] : [[word.toLowerCase(), { month: Number(month), day }] as const]
      })
    })
}

/** Without names that two spellings share: Polish `Łucja` is not `Lucja`, unless no other name is. */
function withoutAccents(exact: Days): Days {
  const plain = new Map<string, readonly MonthDay[] | null>()
  for (const [name, days] of exact) {
    const key = name.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('ł', 'l')
    plain.set(key, plain.has(key) ? null : days)
  }
  return new Map([...plain].flatMap(([name, days]) => (days ? [[name, days] as const] : [])))
}
