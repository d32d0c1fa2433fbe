// What search prefers on a day in a country: gifts of the occasion that leads the shop there.
import { addDays, plainDateIn, timeZones, type PlainDate } from './calendar.ts'
import { countdownTag, missesCountdown } from './countdown.ts'
import type { Country } from '../markets/market.ts'
import { everydayTags, findableDays, occasionCalendar } from './occasion.ts'
import { leadingOccasion, type OccasionSettings } from './season.ts'

/** Keys of categories and tags. */
export type SearchSeason = {
  /** The category of the leading occasion; null in the everyday shop. */
  readonly lead: string | null
  /** Categories of the occasions for which gifts are recommended now. */
  readonly near: readonly string[]
  /** Categories of distant occasions, and of those that the country does not celebrate. */
  readonly distant: readonly string[]
  /** Tags of gifts that suit any day, whatever their categories. */
  readonly everydayTags: readonly string[]
  /** Tags of gifts that arrive too late for their countdown. */
  readonly missedTags: readonly string[]
}

/** `categories`: keys of the shop's categories. `arrival`: the first day on which a gift ordered now can arrive. */
export function searchSeason(
  settings: OccasionSettings,
  country: Country,
  now: number,
  categories: readonly string[],
  arrival?: PlainDate,
): SearchSeason {
  const calendar = occasionCalendar(settings)
  const today = plainDateIn(now, timeZones[country])
  const first = arrival ?? addDays(today, 1)
  const last = addDays(today, findableDays)
  // The day of the occasion itself counts.
  const next = calendar.next(country, addDays(today, -1)).filter(({ date }) => date <= last)
  const near = new Set(next.map(({ category }) => category))
  return {
    lead: leadingOccasion(settings, country, now, categories)?.category ?? null,
    near: [...near],
    distant: [...calendar.categories].filter((key) => !near.has(key)),
    everydayTags: [...everydayTags],
    missedTags: [countdownTag].filter((tag) => missesCountdown([{ tags: [tag] }], first)),
  }
}
