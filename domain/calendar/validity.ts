// Computes when date-dependent content expires. A page rendered before must not be served after this instant.
import { addDays, instantAt, timeZones, wallClock } from './calendar.ts'
import type { Warehouse } from '../delivery/shipping-settings.ts'
import type { Country } from '../markets/market.ts'

/** Instant (milliseconds) of the next midnight in the country or warehouse, or of the next cut-off hour. */
export function validUntil(warehouse: Warehouse, country: Country, now: number): number {
  const midnight = (timeZone: string) => instantAt(addDays(wallClock(now, timeZone).date, 1), 0, timeZone)
  const cutoff = instantAt(wallClock(now, warehouse.timeZone).date, warehouse.cutoffHour, warehouse.timeZone)
  const expiries = [midnight(timeZones[country]), midnight(warehouse.timeZone), cutoff]
  return Math.min(...expiries.filter((at) => at > now))
}
