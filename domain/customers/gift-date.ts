// Gift dates of a person: a birthday, a name day, an anniversary, or an occasion of their country.
import { plainDate, yearOf, type PlainDate } from '../calendar/calendar.ts'
import type { Country } from '../markets/market.ts'
import type { OccasionCalendar } from '../calendar/occasion.ts'
import { yearlyOccasions, type YearlyOccasion } from '../calendar/yearly-occasions.ts'

/** Personal days, and occasions computed by the shop. */
export const personalDays = ['birthday', 'name-day', 'anniversary'] as const
export const giftDayKinds = [...personalDays, ...yearlyOccasions] as const
export type GiftDayKind = (typeof giftDayKinds)[number]

/** `year` is the year of the birth or the wedding; null if unknown. */
export type GiftDay =
  | {
      readonly kind: (typeof personalDays)[number]
      readonly month: number
      readonly day: number
      readonly year: number | null
    }
  | { readonly kind: YearlyOccasion }

export type GiftDayProblem = 'no-such-day' | 'year-out-of-range'

const firstYear = 1900

export function isPersonalDay(kind: GiftDayKind): kind is (typeof personalDays)[number] {
  return (personalDays as readonly string[]).includes(kind)
}

/** Tag or category of the gifts. Name days share those of birthdays, both Easters share one category. */
export function giftsOf(kind: GiftDayKind): { readonly tag: string } | { readonly category: string } {
  if (isPersonalDay(kind)) return { tag: kind === 'name-day' ? 'birthday' : kind }
  return { category: kind === 'orthodox-easter' ? 'easter' : kind }
}

/** Address of the gifts without the language's prefix. */
export function giftsPath(kind: GiftDayKind): string {
  const gifts = giftsOf(kind)
  return 'tag' in gifts ? `/search?tag=${gifts.tag}` : `/classify/${gifts.category}`
}

/** 29 February is valid, 30 February is not. A year is between 1900 and that of `today`. null: valid. */
export function giftDayProblem(date: GiftDay, today: PlainDate): GiftDayProblem | null {
  if (!('month' in date)) return null
  const { month, day, year } = date
  const leapYear = 2000
  const isReal =
    month >= 1 &&
    month <= 12 &&
    day >= 1 &&
    plainDate(leapYear, month, day) === formatDate(leapYear, month, day)
  if (!isReal) return 'no-such-day'
  if (year === null) return null
  // 29 February needs a leap year.
  if (plainDate(year, month, day) !== formatDate(year, month, day)) return 'no-such-day'
  return year >= firstYear && plainDate(year, month, day) <= today ? null : 'year-out-of-range'
}

/** In a year without 29 February the date is the 28th: better early than late. */
export function giftDateIn(
  date: GiftDay,
  country: Country,
  year: number,
  calendar: OccasionCalendar,
): PlainDate {
  if (!('month' in date)) return calendar.dateIn(date.kind, country, year)
  const { month, day } = date
  const exact = plainDate(year, month, day)
  return exact === formatDate(year, month, day) ? exact : plainDate(year, month, day - 1)
}

/** The next occurrence, today included. `today` is the local date of the person's country. */
export function nextGiftDate(
  date: GiftDay,
  country: Country,
  today: PlainDate,
  calendar: OccasionCalendar,
): PlainDate {
  const thisYear = giftDateIn(date, country, yearOf(today), calendar)
  return thisYear >= today ? thisYear : giftDateIn(date, country, yearOf(today) + 1, calendar)
}

/** The day by which the gift for a date is needed: where gifts are given on the eve, the eve. */
export function giftNeededOn(
  day: GiftDay,
  country: Country,
  date: PlainDate,
  calendar: OccasionCalendar,
): PlainDate {
  return 'month' in day ? date : calendar.givenOn(day.kind, country, date)
}

/** Number of the birthday or anniversary; null for an unknown year and for occasions. */
export function yearsOn(date: GiftDay, on: PlainDate): number | null {
  if (!('month' in date) || date.year === null) return null
  const years = yearOf(on) - date.year
  return years > 0 ? years : null
}

function formatDate(year: number, month: number, day: number): PlainDate {
  const two = (part: number): string => String(part).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}` as PlainDate
}
