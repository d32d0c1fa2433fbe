// The days of a person one gives gifts to: a birthday, an anniversary, or a feast of their country.
import { plainDate, yearOf, type PlainDate } from '../calendar/calendar.ts'
import type { Country } from '../markets/market.ts'
import { occasionDate } from '../calendar/occasion.ts'

/** Days that are somebody's own, and feasts that the shop computes. */
export const ownDays = ['birthday', 'anniversary'] as const
export const feasts = ['mothers-day', 'easter', 'orthodox-easter'] as const
export const giftDayKinds = [...ownDays, ...feasts] as const
export type GiftDayKind = (typeof giftDayKinds)[number]

/** `year` is that of the birth or the wedding, where it is known. */
export type GiftDay =
  | {
      readonly kind: (typeof ownDays)[number]
      readonly month: number
      readonly day: number
      readonly year: number | null
    }
  | { readonly kind: (typeof feasts)[number] }

export type GiftDayProblem = 'no-such-day' | 'year-not-past'

const firstYear = 1900

export function isOwnDay(kind: GiftDayKind): kind is (typeof ownDays)[number] {
  return (ownDays as readonly string[]).includes(kind)
}

/** Where the shop has gifts for it, without the language's prefix: own days are tags, feasts categories; both Easters
 *  share one. */
export function giftsPath(kind: GiftDayKind): string {
  if (isOwnDay(kind)) return `/search?tag=${kind}`
  return `/classify/${kind === 'mothers-day' ? kind : 'easter'}`
}

/** 29 February is a day; 30 February is none. `today` bounds the year. */
export function giftDayProblem(date: GiftDay, today: PlainDate): GiftDayProblem | null {
  if (!('month' in date)) return null
  const { month, day, year } = date
  const leapYear = 2000
  const exists =
    month >= 1 && month <= 12 && day >= 1 && plainDate(leapYear, month, day) === written(leapYear, month, day)
  if (!exists) return 'no-such-day'
  if (year === null) return null
  // Who was born on 29 February was born in a leap year.
  if (plainDate(year, month, day) !== written(year, month, day)) return 'no-such-day'
  return year >= firstYear && plainDate(year, month, day) <= today ? null : 'year-not-past'
}

/** In a year without a 29 February it is kept on the 28th: a gift had better be early than late. */
export function giftDateIn(date: GiftDay, country: Country, year: number): PlainDate {
  if (!('month' in date)) return occasionDate(date.kind, country, year)
  const { month, day } = date
  const whole = plainDate(year, month, day)
  return whole === written(year, month, day) ? whole : plainDate(year, month, day - 1)
}

/** The next time it comes, today included. `today` is that of the person's country. */
export function nextGiftDate(date: GiftDay, country: Country, today: PlainDate): PlainDate {
  const thisYear = giftDateIn(date, country, yearOf(today))
  return thisYear >= today ? thisYear : giftDateIn(date, country, yearOf(today) + 1)
}

/** Which birthday or anniversary it is; null where the year is not known, and for a feast. */
export function yearsOn(date: GiftDay, on: PlainDate): number | null {
  if (!('month' in date) || date.year === null) return null
  const years = yearOf(on) - date.year
  return years > 0 ? years : null
}

function written(year: number, month: number, day: number): PlainDate {
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}` as PlainDate
}
