// The feasts the shop lives by, computed and never typed in.
import { addDays, onOrAfter, plainDate, yearOf, type PlainDate } from './calendar.ts'
import { orthodoxEaster, westernEaster } from './easter.ts'
import type { Country } from '../markets/market.ts'

export type Occasion = 'easter' | 'orthodox-easter' | 'mothers-day'
export type NextOccasion = {
  readonly occasion: 'easter' | 'mothers-day'
  readonly date: PlainDate
  /** The category that shows its gifts: /classify/{category}. */
  readonly category: string
}

type MothersDay = (year: number) => PlainDate
const firstSundayOfMay: MothersDay = (year) => onOrAfter(plainDate(year, 5, 1), 'sunday')
const secondSundayOfMay: MothersDay = (year) => onOrAfter(plainDate(year, 5, 8), 'sunday')
const lastSundayOfMay: MothersDay = (year) => onOrAfter(plainDate(year, 5, 25), 'sunday')

/** French law 50-577: a week later where the last Sunday of May is Pentecost. */
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

/** Occasions that the shop has gifts for; each is the key of its category. */
export const shopOccasions = ['easter', 'mothers-day'] as const

/** Farther ahead, no occasion is shown anywhere. In days. */
const advertisedDays = 120

/** The occasions of the next 120 days in a country, from tomorrow on, the nearest first. */
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

/** Tags of gifts for days that come at any time of the year. */
const everydayTags: ReadonlySet<string> = new Set([
  'anniversary',
  'birthday',
  'new-baby',
  'new-home',
  'thank-you',
])
/** Gifts for one occasion alone are recommended from so many days before it. */
const recommendedDays = 90

/**
 * Whether the home page may recommend a product: one that is only for occasions more than 90 days away is left out.
 * A product is for an occasion when it is in the occasion's category, and for any day when a tag says so.
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
