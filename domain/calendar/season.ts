// Selects the season of the shop. It determines the colours and the first picture of the home page.
import { daysBetween, type PlainDate } from './calendar.ts'
import type { Country } from '../markets/market.ts'
import { nextOccasions, shopOccasions } from './occasion.ts'

export const seasons = shopOccasions
export type Season = (typeof seasons)[number]

/** A season lasts six weeks. */
const seasonDays = 42

/**
 * The season from six weeks before an occasion to the day before it, even if no order arrives in time any more.
 * The nearer of two occasions wins. null is the everyday theme, also on the day of the occasion.
 * `today` is the local date of the country. `categories` are keys; an occasion without a category has no season.
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
