// What the home page says about an occasion: when it is, and until when to order for it.
import type { PlainDate } from '#domain/calendar/calendar.ts'
import type { LastOrderDays } from '#domain/delivery/last-order-days.ts'
import type { NextOccasion } from '#domain/calendar/occasion.ts'

export type OccasionNote = NextOccasion &
  LastOrderDays & {
    /** Where nothing arrives in time any more: when any gift ordered now arrives at the latest. Otherwise null. */
    readonly lateBy: PlainDate | null
  }
