// The time of the year that the whole shop shows: its colours and the first picture of the home page follow this
// one decision.
import { daysBetween, type PlainDate } from './calendar.ts'
import type { Country } from '../markets/market.ts'
import { nextOccasions, shopOccasions } from './occasion.ts'

export const seasons = shopOccasions
export type Season = (typeof seasons)[number]

/** An occasion is prepared for six weeks. */
const seasonDays = 42

/**
 * The season from six weeks before an occasion to the day before it, whether or not an order still arrives in time;
 * of two the nearer. null: the everyday look, from the day of the occasion on. `today` is the country's own day,
 * `categories` are keys: an occasion without a category in the shop has no season.
 */
export function seasonOn(
  country: Country,
  today: PlainDate,
  categories: readonly string[] = seasons,
): Season | null {
  const near = nextOccasions(country, today).find(
    ({ date, category }) => daysBetween(today, date) <= seasonDays && categories.includes(category),
  )
  return near?.occasion ?? null
}
