// Selects the occasion that leads the shop of a country. It determines the first picture and the colours.
import { daysBetween, plainDateIn, timeZones, type PlainDate } from './calendar.ts'
import { soonestArrival } from '../delivery/last-order-days.ts'
import type { ShippingSettings } from '../delivery/shipping-settings.ts'
import type { Country } from '../markets/market.ts'
import { leadDays, occasionCalendar, type NextOccasion } from './occasion.ts'
import type { OccasionChange } from './occasion-changes.ts'
import type { Season } from './occasions.ts'

export type OccasionSettings = {
  readonly shipping: ShippingSettings
  readonly occasions: readonly OccasionChange[]
}

/** A period leads after its first day while at least a week of it remains. */
const remainingDays = 7

/**
 * The nearest occasion that an order of now still reaches. Otherwise a period of weeks that has begun and does not end
 * before the order arrives. Otherwise the last one that was reached; its page says that it is late. null is the
 * everyday shop. `categories` are keys; an occasion without a category in the shop never leads. `now` in epoch
 * milliseconds.
 */
export function leadingOccasion(
  settings: OccasionSettings,
  country: Country,
  now: number,
  categories: readonly string[],
): NextOccasion | null {
  const calendar = occasionCalendar(settings)
  const today = plainDateIn(now, timeZones[country])
  const possible = calendar
    .next(country, today)
    .filter(({ occasion, category }) => categories.includes(category) && calendar.mayLead(occasion, country))
  const inTime = isInTime(settings, country, now)
  const near = possible.filter(({ date }) => date > today && daysBetween(today, date) <= leadDays)
  const begun = possible.filter(
    ({ date, until }) => date <= today && daysBetween(today, until) >= remainingDays,
  )
  return near.find(inTime) ?? begun.find(inTime) ?? near.at(-1) ?? null
}

/** The theme of the leading occasion. */
export function leadingSeason(
  settings: OccasionSettings,
  country: Country,
  now: number,
  categories: readonly string[],
): Season | null {
  const lead = leadingOccasion(settings, country, now, categories)
  return occasionCalendar(settings).seasonOf(lead?.occasion ?? null)
}

/** The next occasion that may lead, if a parcel arrives before its gifts are given, even on the latest day. */
export function occasionInTime(
  settings: Pick<OccasionSettings, 'occasions'>,
  country: Country,
  today: PlainDate,
  latest: PlainDate,
): NextOccasion | null {
  const calendar = occasionCalendar(settings)
  const inTime = calendar
    .next(country, today)
    .find(
      ({ occasion, date, givenOn }) =>
        calendar.mayLead(occasion, country) && date > today && latest < givenOn,
    )
  return inTime && daysBetween(today, inTime.date) <= leadDays ? inTime : null
}

/** The day by which a gift is needed. It is the day of giving, or the last day of a period that has begun. */
export function neededOn({ date, givenOn, until }: NextOccasion, today: PlainDate): PlainDate {
  return date > today ? givenOn : until
}

/** Tests whether some gift ordered now arrives for an occasion by some method. */
export function isInTime(
  { shipping }: OccasionSettings,
  country: Country,
  now: number,
): (occasion: NextOccasion) => boolean {
  const today = plainDateIn(now, timeZones[country])
  const soonest = soonestArrival(shipping, country, now)
  return (occasion) => soonest !== null && soonest <= neededOn(occasion, today)
}
