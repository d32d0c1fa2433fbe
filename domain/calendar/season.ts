// Selects the occasion that leads the shop of a country. It determines the first picture and the colours.
import { daysBetween, plainDateIn, timeZones } from './calendar.ts'
import { lastOrderDays } from '../delivery/last-order-days.ts'
import type { ShippingSettings } from '../delivery/shipping-settings.ts'
import type { Country } from '../markets/market.ts'
import { occasionCalendar, type NextOccasion } from './occasion.ts'
import type { OccasionChange } from './occasion-changes.ts'

export type OccasionSettings = {
  readonly shipping: ShippingSettings
  readonly occasions: readonly OccasionChange[]
}

/** An occasion leads from six weeks before it to the day before it. */
const leadDays = 42

/**
 * The nearest occasion that an order of now still reaches; otherwise the nearest one, whose page tells that it is
 * late. null is the everyday shop. `categories` are keys; an occasion without a category in the shop never leads.
 * `now` in epoch milliseconds.
 */
export function leadingOccasion(
  settings: OccasionSettings,
  country: Country,
  now: number,
  categories: readonly string[],
): NextOccasion | null {
  const { shipping } = settings
  const calendar = occasionCalendar(settings)
  const today = plainDateIn(now, timeZones[country])
  const near = calendar
    .next(country, today)
    .filter(
      ({ occasion, date, category }) =>
        date > today &&
        daysBetween(today, date) <= leadDays &&
        categories.includes(category) &&
        calendar.mayLead(occasion, country),
    )
  const inTime = near.find(({ givenOn }) => lastOrderDays(shipping, givenOn, country, now).readyBy !== null)
  return inTime ?? near[0] ?? null
}
