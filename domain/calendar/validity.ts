// When what the shop says of days ceases to be true: a page made before must not be shown after.
import { addDays, instantAt, timeZones, wallClock } from './calendar.ts'
import { warehouse } from '../delivery/delivery.ts'
import type { Country } from '../markets/market.ts'

/** The next midnight in the country or at the warehouse, or its cut-off hour, whichever comes first; milliseconds. */
export function validUntil(country: Country, now: number): number {
  const midnight = (timeZone: string) => instantAt(addDays(wallClock(now, timeZone).date, 1), 0, timeZone)
  const cutoff = instantAt(wallClock(now, warehouse.timeZone).date, warehouse.cutoffHour, warehouse.timeZone)
  const turns = [midnight(timeZones[country]), midnight(warehouse.timeZone), cutoff]
  return Math.min(...turns.filter((at) => at > now))
}
