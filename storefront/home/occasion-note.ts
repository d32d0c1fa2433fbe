// What the home page says about an occasion: when it is, and until when to order for it.
import type { PlainDate } from '#domain/calendar.ts'
import type { NextOccasion } from '#domain/occasion.ts'

export type OccasionNote = NextOccasion & {
  /** Last days to order, in the warehouse's calendar; null where it is too late. */
  readonly standardBy: PlainDate | null
  readonly expressBy: PlainDate | null
}

export function isInTime({ standardBy, expressBy }: OccasionNote): boolean {
  return standardBy !== null || expressBy !== null
}

/** What the window of the shop shows: the first feast that an order of today still reaches. */
export function leadingNote(notes: readonly OccasionNote[]): OccasionNote | undefined {
  return notes.find(isInTime) ?? notes[0]
}
