// Reckons the last days to order for an occasion, and which one the window of the shop shows. On the server alone:
// the rules of delivery stay out of the page.
import { daysBetween, type PlainDate } from '#domain/calendar.ts'
import { lastOrderDays } from '#domain/last-order-days.ts'
import type { Country } from '#domain/market.ts'
import type { NextOccasion } from '#domain/occasion.ts'
import type { OccasionNote } from './occasion-note.ts'

/** Farther ahead, nobody thinks of a feast yet: ten weeks. */
const aheadDays = 70

/** `now` in milliseconds. */
export function noteOccasion(next: NextOccasion, country: Country, now: number): OccasionNote {
  return { ...next, ...lastOrderDays(next.date, country, now) }
}

/** The feast to show in the window: near, and still reached by an order of today. */
export function leadingNote(notes: readonly OccasionNote[], today: PlainDate): OccasionNote | undefined {
  return notes.find(({ date, readyBy }) => readyBy !== null && daysBetween(today, date) <= aheadDays)
}
