// The occasions of a country: those of the next months, and what they hide or recommend.
import { addDays, compareDates, yearOf, type PlainDate } from './calendar.ts'
import { missesCountdown } from './countdown.ts'
import { daysIn, nextDays, type OccasionDays } from './date-rule.ts'
import { changedOccasions, listedOccasions, type Occasion, type OccasionChange } from './occasion-changes.ts'
import type { Season } from './occasions.ts'
import type { YearlyOccasion } from './yearly-occasions.ts'
import type { Country } from '../markets/market.ts'

export type NextOccasion = OccasionDays & {
  readonly occasion: string
  /** The merchant's own, if there are any. */
  readonly texts?: OccasionChange['texts']
  /** The day on which the gifts are handed over: the date, or its eve. */
  readonly givenOn: PlainDate
  /** Key of the category with its gifts: /classify/{category}. */
  readonly category: string
}

export type OccasionCalendar = {
  /** Occasions of a country in the next 120 days, from tomorrow on, the nearest first. */
  readonly next: (country: Country, today: PlainDate) => readonly NextOccasion[]
  /** Occasions of a country that begin between two days, both included, the earliest first. */
  readonly between: (country: Country, from: PlainDate, to: PlainDate) => NextOccasion[]
  /** Whether an occasion may lead the shop of the country: its picture is the first, and it determines the colours. */
  readonly mayLead: (occasion: string, country: Country) => boolean
  /**
   * Whether a product may be recommended. False if all its occasions are further away than `days` or not celebrated in
   * the country, and during the countdown that it would miss. The occasion's category assigns a product to an occasion; an everyday tag makes it suitable for any
   * day.
   */
  readonly isTimely: (
    keys: { readonly categories: readonly string[]; readonly tags: readonly string[] },
    country: Country,
    today: PlainDate,
    days: number,
  ) => boolean
  /** Categories that a country does not see now: those of distant occasions, and of occasions it does not celebrate. */
  readonly hiddenCategories: (country: Country, today: PlainDate) => ReadonlySet<string>
  /** The colours that go with an occasion. */
  readonly seasonOf: (occasion: string | null) => Season | null
  /** Categories that belong to an occasion only: they are hidden when no occasion of the country is near. */
  readonly categories: ReadonlySet<string>
  /** The first day of an occasion in a year. Countries that do not celebrate it have the same day. */
  readonly dateIn: (occasion: YearlyOccasion, country: Country, year: number) => PlainDate
  /** The day on which the gifts of that date are handed over. */
  readonly givenOn: (occasion: YearlyOccasion, country: Country, date: PlainDate) => PlainDate
}

/** Occasions more days away are not shown. */
const advertisedDays = 120
/** An occasion leads from six weeks before it. */
export const leadDays = 42
/** Gifts of an occasion are recommended and found from this many days before it. */
export const findableDays = 90

/** Today and yesterday of each country, and days chosen in development. */
const maxCachedDays = 100

/** Tags of gifts that suit any time of the year. */
export const everydayTags: ReadonlySet<string> = new Set([
  'anniversary',
  'birthday',
  'new-baby',
  'new-home',
  'thank-you',
])

const listed = new Map(listedOccasions.map((occasion) => [occasion.key, occasion]))
const calendars = new WeakMap<readonly OccasionChange[], OccasionCalendar>()

/** The gift year with the merchant's changes. */
export function occasionCalendar({
  occasions,
}: {
  readonly occasions: readonly OccasionChange[]
}): OccasionCalendar {
  const known = calendars.get(occasions)
  if (known) return known
  const calendar = createCalendar(changedOccasions(occasions))
  calendars.set(occasions, calendar)
  return calendar
}

function createCalendar(all: readonly Occasion[]): OccasionCalendar {
  const byKey = new Map(all.map((occasion) => [occasion.key, occasion]))
  const categories = new Set(all.filter(({ category }) => category === undefined).map(({ key }) => key))
  /** By country and day: every page asks for the same days. */
  const nextByDay = new Map<string, readonly NextOccasion[]>()
  const lastHidden = new Map<Country, { readonly today: PlainDate; readonly hidden: ReadonlySet<string> }>()

  function next(country: Country, today: PlainDate): readonly NextOccasion[] {
    const key = `${country} ${today}`
    const known = nextByDay.get(key)
    if (known) return known
    const last = addDays(today, advertisedDays)
    const coming = all
      .filter(({ countries }) => countries.includes(country))
      .flatMap((occasion) => nextOf(occasion, country, today) ?? [])
      .filter(({ date }) => date <= last)
      .sort((a, b) => compareDates(a.date, b.date))
    if (nextByDay.size >= maxCachedDays) nextByDay.clear()
    nextByDay.set(key, coming)
    return coming
  }

  function between(country: Country, from: PlainDate, to: PlainDate): NextOccasion[] {
    const years = [...new Set([yearOf(from), yearOf(to)])]
    return all
      .filter(({ countries }) => countries.includes(country))
      .flatMap((occasion) =>
        years
          .flatMap((year) => daysIn(ruleIn(occasion, country), year))
          .map((days) => onDays(occasion, country, days)),
      )
      .filter(({ date }) => date >= from && date <= to)
      .sort((a, b) => compareDates(a.date, b.date))
  }

  return {
    next,
    between,
    categories,
    dateIn(occasion, country, year) {
      // A table of the merchant's rule may lack the year.
      const [days] = daysIn(ruleIn(byKey.get(occasion)!, country), year)
      return (days ?? daysIn(ruleIn(listed.get(occasion)!, country), year)[0]!).date
    },
    givenOn: (occasion, country, date) => givenOn(byKey.get(occasion)!, country, date),
    mayLead(occasion, country) {
      const { leads, countries } = byKey.get(occasion)!
      return (leads ?? countries).includes(country)
    },
    isTimely({ categories: placed, tags }, country, today, days) {
      if (missesCountdown([{ tags }], addDays(today, 1))) return false
      const own = placed.filter((key) => categories.has(key))
      if (own.length === 0 || tags.some((tag) => everydayTags.has(tag))) return true
      const last = addDays(today, days)
      // The day of the occasion itself counts.
      return next(country, addDays(today, -1)).some(
        ({ category, date }) => date <= last && own.includes(category),
      )
    },
    hiddenCategories(country, today) {
      const known = lastHidden.get(country)
      if (known?.today === today) return known.hidden
      const near = new Set(next(country, today).map(({ category }) => category))
      const hidden = new Set([...categories].filter((key) => !near.has(key)))
      lastHidden.set(country, { today, hidden })
      return hidden
    },
    seasonOf: (occasion) => (occasion === null ? null : byKey.get(occasion)!.season),
  }
}

function ruleIn({ rule, rules }: Occasion, country: Country): string {
  return rules?.[country] ?? rule
}

function nextOf(occasion: Occasion, country: Country, today: PlainDate): NextOccasion | undefined {
  const days = nextDays(ruleIn(occasion, country), today)
  return days && onDays(occasion, country, days)
}

function onDays(occasion: Occasion, country: Country, days: OccasionDays): NextOccasion {
  const { key, category = key, texts } = occasion
  const given = givenOn(occasion, country, days.date)
  return { occasion: key, ...days, givenOn: given, category, ...(texts && { texts }) }
}

function givenOn({ eve }: Occasion, country: Country, date: PlainDate): PlainDate {
  return addDays(date, eve?.includes(country) ? -1 : 0)
}
