// Computes the occasions of the shop: Easter and Mother's Day of each country.
import { addDays, onOrAfter, plainDate, yearOf, type PlainDate } from './calendar.ts'
import { orthodoxEaster, westernEaster } from './easter.ts'
import type { Country } from '../markets/market.ts'

export type Occasion = 'easter' | 'orthodox-easter' | 'mothers-day'
export type NextOccasion = {
  readonly occasion: 'easter' | 'mothers-day'
  readonly date: PlainDate
  /** Key of the category with its gifts: /classify/{category}. */
  readonly category: string
}

type MothersDay = (year: number) => PlainDate
const firstSundayOfMay: MothersDay = (year) => onOrAfter(plainDate(year, 5, 1), 'sunday')
const secondSundayOfMay: MothersDay = (year) => onOrAfter(plainDate(year, 5, 8), 'sunday')
const lastSundayOfMay: MothersDay = (year) => onOrAfter(plainDate(year, 5, 25), 'sunday')

/** French law 50-577: one week later if the last Sunday of May is Pentecost. */
const frenchMothersDay: MothersDay = (year) => {
  const sunday = lastSundayOfMay(year)
  return sunday === addDays(westernEaster(year), 49) ? addDays(sunday, 7) : sunday
}

const mothersDays: Readonly<Record<Country, MothersDay>> = {
  US: secondSundayOfMay,
  CN: secondSundayOfMay,
  JP: secondSundayOfMay,
  AE: (year) => plainDate(year, 3, 21),
  FR: frenchMothersDay,
  PT: firstSundayOfMay,
  IT: secondSundayOfMay,
  ES: firstSundayOfMay,
  DE: secondSundayOfMay,
  PL: (year) => plainDate(year, 5, 26),
  NL: secondSundayOfMay,
  SE: lastSundayOfMay,
  DK: secondSundayOfMay,
  FI: secondSundayOfMay,
  CZ: secondSundayOfMay,
}

export function occasionDate(occasion: Occasion, country: Country, year: number): PlainDate {
  if (occasion === 'easter') return westernEaster(year)
  return occasion === 'orthodox-easter' ? orthodoxEaster(year) : mothersDays[country](year)
}

/** Occasions with gifts in the shop; each is the key of its category. */
export const shopOccasions = ['easter', 'mothers-day'] as const

/** Occasions more days away are not shown. */
const advertisedDays = 120

/** Occasions of a country in the next 120 days, from tomorrow on, the nearest first. */
export function nextOccasions(country: Country, today: PlainDate): NextOccasion[] {
  const last = addDays(today, advertisedDays)
  return shopOccasions
    .map((occasion) => ({ occasion, date: nextDate(occasion, country, today), category: occasion }))
    .filter(({ date }) => date <= last)
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}

function nextDate(occasion: NextOccasion['occasion'], country: Country, today: PlainDate): PlainDate {
  const thisYear = occasionDate(occasion, country, yearOf(today))
  return thisYear > today ? thisYear : occasionDate(occasion, country, yearOf(today) + 1)
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
 * Whether the home page may recommend a product. False if all its occasions are more than 90 days away.
 * The occasion's category assigns a product to an occasion; an everyday tag makes it suitable for any day.
 */
export function isTimely(
  { categories, tags }: { readonly categories: readonly string[]; readonly tags: readonly string[] },
  country: Country,
  today: PlainDate,
): boolean {
  const occasions = shopOccasions.filter((occasion) => categories.includes(occasion))
  if (occasions.length === 0 || tags.some((tag) => everydayTags.has(tag))) return true
  const last = addDays(today, recommendedDays)
  return occasions.some((occasion) => nextDate(occasion, country, addDays(today, -1)) <= last)
}
