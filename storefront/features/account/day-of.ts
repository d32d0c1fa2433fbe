// The day of an instant: where the shopper is, and on the shop's calendar.
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'

/** Milliseconds → 'YYYY-MM-DD'. */
export function dayOf(ms: number): string {
  const at = new Date(ms)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** The last day of what ends at an instant, on the shop's calendar: a midnight belongs to the day before. */
export function lastDayOf(endsAt: number): string {
  return plainDateIn(endsAt - 1, timeZones.DE)
}
