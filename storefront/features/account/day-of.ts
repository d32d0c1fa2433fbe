// Converts an instant to a plain date, in the shopper's or the shop's time zone.
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'

/** Epoch milliseconds → 'YYYY-MM-DD' in the device's time zone. */
export function dayOf(ms: number): string {
  const at = new Date(ms)
  return [at.getFullYear(), at.getMonth() + 1, at.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}

/** The last day of a period that ends at an instant, in the shop's time zone. A midnight belongs to the
 * day before. */
export function lastDayOf(endsAt: number): string {
  return plainDateIn(endsAt - 1, timeZones.DE)
}
