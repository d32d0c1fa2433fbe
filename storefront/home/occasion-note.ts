// What the home page says about an occasion: when it is, and until when to order for it.
import type { PlainDate } from '#domain/calendar.ts'
import type { NextOccasion } from '#domain/occasion.ts'

/** Last days to order, in the warehouse's calendar; null where it is too late. */
export type OccasionNote = NextOccasion & {
  /** For every gift, those made with a name included. */
  readonly standardBy: PlainDate | null
  readonly expressBy: PlainDate | null
  /** For gifts that leave on the next working day, by express: the very last. */
  readonly readyBy: PlainDate | null
}
