// The feasts the shop lives by, computed and never typed in.
import { addDays, onOrAfter, plainDate, yearOf, type PlainDate } from './calendar.ts'
import { orthodoxEaster, westernEaster } from './easter.ts'
import type { Country } from './market.ts'

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

/** Each occasion's next date in a country, today included, the nearest first. */
export function nextOccasions(country: Country, today: PlainDate): NextOccasion[] {
  const year = yearOf(today)
  return (['easter', 'mothers-day'] as const)
    .map((occasion) => {
      const thisYear = occasionDate(occasion, country, year)
      return {
        occasion,
        date: thisYear >= today ? thisYear : occasionDate(occasion, country, year + 1),
        category: occasion,
      }
    })
    .sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
}
