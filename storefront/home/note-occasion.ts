// Reckons the last days to order for an occasion. On the server alone: the rules of delivery stay out of the page.
import { orderBy } from '#domain/delivery.ts'
import type { Country } from '#domain/market.ts'
import type { NextOccasion } from '#domain/occasion.ts'
import type { OccasionNote } from './occasion-note.ts'

/** Working days that the slowest gifts, those made with a name, need before they leave. */
const handlingDays = 3

/** `now` in milliseconds. */
export function noteOccasion(next: NextOccasion, country: Country, now: number): OccasionNote {
  const lastDay = (method: 'standard' | 'express') =>
    orderBy(next.date, { country, method, handlingDays }, now)?.date ?? null
  return { ...next, standardBy: lastDay('standard'), expressBy: lastDay('express') }
}
