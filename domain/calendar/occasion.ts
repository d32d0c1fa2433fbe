// Selects the occasions of a country: those of the next months, and the one that leads the shop.
import { addDays, type PlainDate } from './calendar.ts'
import { daysIn, nextDays, type OccasionDays } from './date-rule.ts'
import { occasionCategories, occasions, type OccasionKey, type OccasionRule } from './occasions.ts'
import type { Country } from '../markets/market.ts'

export type NextOccasion = OccasionDays & {
  readonly occasion: OccasionKey
  /** The day on which the gifts are handed over: the date, or its eve. */
  readonly givenOn: PlainDate
  /** Key of the category with its gifts: /classify/{category}. */
  readonly category: string
}

const all: readonly (OccasionRule & { readonly key: OccasionKey })[] = occasions
const byKey = new Map(all.map((occasion) => [occasion.key, occasion]))

function ruleIn({ rule, rules }: OccasionRule, country: Country): string {
  return rules?.[country] ?? rule
}

/** The first day of an occasion with exactly one date per year, also in countries that do not celebrate it. */
export function occasionDate(
  occasion: 'easter' | 'orthodox-easter' | 'mothers-day',
  country: Country,
  year: number,
): PlainDate {
  return daysIn(ruleIn(byKey.get(occasion)!, country), year)[0]!.date
}

/** Occasions more days away are not shown. */
const advertisedDays = 120

/** Occasions of a country in the next 120 days, from tomorrow on, the nearest first. */
export function nextOccasions(country: Country, today: PlainDate): NextOccasion[] {
  const last = addDays(today, advertisedDays)
  return all
    .filter(({ countries }) => countries.includes(country))
    .flatMap((occasion) => nextOf(occasion, country, today) ?? [])
    .filter(({ date }) => date <= last)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

function nextOf(
  occasion: OccasionRule & { readonly key: OccasionKey },
  country: Country,
  today: PlainDate,
): NextOccasion | undefined {
  const { key, category, eve } = occasion
  const days = nextDays(ruleIn(occasion, country), today)
  if (!days) return undefined
  const givenOn = addDays(days.date, eve?.includes(country) ? -1 : 0)
  return { occasion: key, ...days, givenOn, category: category ?? key }
}

/** Whether an occasion may lead the shop of the country: its picture is the first, and it determines the colours. */
export function mayLead(occasion: OccasionKey, country: Country): boolean {
  const { leads, countries } = byKey.get(occasion)!
  return (leads ?? countries).includes(country)
}

/** Tags of gifts that suit any time of the year. */
const everydayTags: ReadonlySet<string> = new Set([
  'anniversary',
  'birthday',
  'new-baby',
  'new-home',
  'thank-you',
])
/** Number of days before an occasion when its gifts are first recommended. */
const recommendedDays = 90

/**
 * Whether the home page may recommend a product. False if all its occasions are more than 90 days away or not
 * celebrated in the country. The occasion's category assigns a product to an occasion; an everyday tag makes it
 * suitable for any day.
 */
export function isTimely(
  { categories, tags }: { readonly categories: readonly string[]; readonly tags: readonly string[] },
  country: Country,
  today: PlainDate,
): boolean {
  const own = categories.filter((key) => occasionCategories.has(key))
  if (own.length === 0 || tags.some((tag) => everydayTags.has(tag))) return true
  const last = addDays(today, recommendedDays)
  // The day of the occasion itself counts.
  return nextOccasions(country, addDays(today, -1)).some(
    ({ category, date }) => date <= last && own.includes(category),
  )
}

/** Categories that a country does not see now: those of distant occasions, and of occasions it does not celebrate. */
export function hiddenCategories(country: Country, today: PlainDate): ReadonlySet<string> {
  const known = lastHidden.get(country)
  if (known?.today === today) return known.hidden
  const near = new Set(nextOccasions(country, today).map(({ category }) => category))
  const hidden = new Set([...occasionCategories].filter((key) => !near.has(key)))
  lastHidden.set(country, { today, hidden })
  return hidden
}

/** Every list asks for the same day: computing the dates costs as much as the list. */
const lastHidden = new Map<Country, { readonly today: PlainDate; readonly hidden: ReadonlySet<string> }>()

/** The colours that go with an occasion. */
export function seasonOf(occasion: OccasionKey | null) {
  return occasion === null ? null : byKey.get(occasion)!.season
}
