// Reckons the last days to order for an occasion, and which one the window of the shop shows. On the server alone:
// the rules of delivery stay out of the page.
import { daysBetween, type PlainDate } from '#domain/calendar.ts'
import { orderBy } from '#domain/delivery.ts'
import type { Country } from '#domain/market.ts'
import type { ShippingMethodId } from '#domain/shipping-zones.ts'
import type { NextOccasion } from '#domain/occasion.ts'
import type { OccasionNote } from './occasion-note.ts'

/** Working days before a gift leaves: the slowest, made with a name, and those that lie ready. */
const handlingDays = { slowest: 3, ready: 1 } as const
/** Farther ahead, nobody thinks of a feast yet: ten weeks. */
const aheadDays = 70

/** `now` in milliseconds. */
export function noteOccasion(next: NextOccasion, country: Country, now: number): OccasionNote {
  const lastDay = (method: ShippingMethodId, kind: keyof typeof handlingDays) =>
    orderBy(next.date, { country, method, handlingDays: handlingDays[kind] }, now)?.date ?? null
  return {
    ...next,
    standardBy: lastDay('standard', 'slowest'),
    expressBy: lastDay('express', 'slowest'),
    readyBy: lastDay('express', 'ready'),
  }
}

/** The feast to show in the window: near, and still reached by an order of today. */
export function leadingNote(notes: readonly OccasionNote[], today: PlainDate): OccasionNote | undefined {
  return notes.find(({ date, readyBy }) => readyBy !== null && daysBetween(today, date) <= aheadDays)
}
