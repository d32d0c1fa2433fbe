// The merchant's changes of the gift year: other days or countries of an occasion, and occasions of their own.
import type { Locale } from '../markets/locale.ts'
import type { Country } from '../markets/market.ts'
import { isDateRule, type DateRule } from './date-rule.ts'
import { occasions, type OccasionRule, type Season } from './occasions.ts'

/** `title` and `text` are those of the first picture; empty: the name, and no text. */
export type OccasionTexts = { readonly name: string; readonly title: string; readonly text: string }

export type OccasionDayChange = {
  readonly rule: DateRule
  /** Whether it leads the shop there: first picture and theme. */
  readonly leads: boolean
}

export type OccasionChange = {
  /** Key of an occasion of the list, or of one of the merchant's own. */
  readonly key: string
  /** Without texts an occasion of the list keeps those of the shop. */
  readonly texts: { readonly [Code in Locale]?: OccasionTexts }
  /** Key of the category with its gifts. */
  readonly category: string
  readonly season: Season | null
  /** null: not shown there. A country that is not named has the days of the list. */
  readonly countries: { readonly [Code in Country]?: OccasionDayChange | null }
}

export type Occasion = OccasionRule & { readonly texts?: OccasionChange['texts'] }

export const listedOccasions: readonly Occasion[] = occasions

/** The list with the changes; the merchant's own occasions come last. */
export function changedOccasions(changes: readonly OccasionChange[]): Occasion[] {
  const changeOf = new Map(changes.map((change) => [change.key, change]))
  const keys = new Set(listedOccasions.map(({ key }) => key))
  return [
    ...listedOccasions.map((occasion) => withChange(occasion, changeOf.get(occasion.key))),
    ...changes
      .filter(({ key }) => !keys.has(key))
      .map((change) => withChange({ key: change.key, rule: '', countries: [], season: null }, change)),
  ]
}

function withChange(occasion: Occasion, change: OccasionChange | undefined): Occasion {
  if (!change) return occasion
  const changed = Object.entries(change.countries) as [Country, OccasionDayChange | null][]
  const isUnchanged = (country: Country): boolean => change.countries[country] === undefined
  const shown = changed.flatMap(([country, days]) => (days ? [[country, days] as const] : []))
  const { category: _, ...facts } = occasion
  return {
    ...facts,
    ...(change.category !== occasion.key && { category: change.category }),
    season: change.season,
    rules: { ...occasion.rules, ...Object.fromEntries(shown.map(([country, { rule }]) => [country, rule])) },
    countries: [...occasion.countries.filter(isUnchanged), ...shown.map(([country]) => country)],
    leads: [
      ...(occasion.leads ?? occasion.countries).filter(isUnchanged),
      ...shown.flatMap(([country, { leads }]) => (leads ? [country] : [])),
    ],
    ...(Object.keys(change.texts).length > 0 && { texts: change.texts }),
  }
}

/** The days of an occasion in a country; null: not shown there. */
export function daysOf(
  { rule, rules, countries, leads = countries }: Occasion,
  country: Country,
): OccasionDayChange | null {
  if (!countries.includes(country)) return null
  return { rule: rules?.[country] ?? rule, leads: leads.includes(country) }
}

/**
 * Adds a change of an occasion to the changes. A change that equals the list is not stored, so that the occasion
 * follows the list.
 */
export function withChanged(
  changes: readonly OccasionChange[],
  key: string,
  changed: Partial<Omit<OccasionChange, 'key'>>,
): OccasionChange[] {
  const listed = listedOccasions.find((occasion) => occasion.key === key)
  const plain = {
    key,
    texts: {},
    category: listed?.category ?? key,
    season: listed?.season ?? null,
    countries: {},
  }
  const before = changes.find((change) => change.key === key)
  const after = { ...plain, ...before, ...changed }
  const countries = Object.entries(after.countries).filter(
    ([country, days]) => !listed || !isSame(days, daysOf(listed, country as Country)),
  )
  const change = { ...after, countries: Object.fromEntries(countries) }
  const others = changes.filter((each) => each !== before)
  return listed && isSame(change, plain) ? others : [...others, change]
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Countries whose rule cannot be read. */
export function unreadableRules({ countries }: OccasionChange): Country[] {
  return (Object.entries(countries) as [Country, OccasionDayChange | null][]).flatMap(([country, days]) =>
    days && !isDateRule(days.rule) ? [country] : [],
  )
}
