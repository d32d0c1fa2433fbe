// The times of the year that re-tint the shop: the weeks before a feast, told by country and day.
import { addDays, yearOf, type PlainDate } from './calendar.ts'
import type { Country } from './market.ts'
import { occasionDate } from './occasion.ts'

export const seasons = ['easter', 'mothers-day'] as const
export type Season = (typeof seasons)[number]

/** In days around the feast itself: Easter is prepared for five weeks and lasts through its Monday. */
const spans: Readonly<Record<Season, { readonly before: number; readonly after: number }>> = {
  easter: { before: 35, after: 1 },
  'mothers-day': { before: 28, after: 0 },
}

/** Of two at once the feast that comes first wins, and one that is over gives way. `today` is the country's own. */
export function seasonOn(country: Country, today: PlainDate): Season | null {
  const year = yearOf(today)
  const dates = seasons.map((season) => ({ season, date: occasionDate(season, country, year) }))
  const open = dates
    .filter(({ season, date }) => {
      const { before, after } = spans[season]
      return addDays(date, -before) <= today && today <= addDays(date, after)
    })
    .sort((a, b) => Number(a.date < today) - Number(b.date < today) || (a.date < b.date ? -1 : 1))
  return open[0]?.season ?? null
}
