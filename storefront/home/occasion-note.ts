// What the home page says about an occasion: when it is, and until when to order for it.
import type { LastOrderDays } from '#domain/last-order-days.ts'
import type { NextOccasion } from '#domain/occasion.ts'

export type OccasionNote = NextOccasion & LastOrderDays
