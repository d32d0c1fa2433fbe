// What the home page says about an occasion: when it is, and until when to order for it.
import type { PlainDate } from '#domain/calendar.ts'
import { orderBy } from '#domain/delivery.ts'
import type { Country } from '#domain/market.ts'
import type { NextOccasion } from '#domain/occasion.ts'

export type OccasionNote = NextOccasion & {
  /** Last days to order, in the warehouse's calendar; null where it is too late. */
  readonly standardBy: PlainDate | null
  readonly expressBy: PlainDate | null
}

/** Working days that the slowest gifts, those made with a name, need before they leave. */
const handlingDays = 3

/** `now` in milliseconds. */
export function occasionNote(next: NextOccasion, country: Country, now: number): OccasionNote {
  const lastDay = (method: 'standard' | 'express') =>
    orderBy(next.date, { country, method, handlingDays }, now)?.date ?? null
  return { ...next, standardBy: lastDay('standard'), expressBy: lastDay('express') }
}
