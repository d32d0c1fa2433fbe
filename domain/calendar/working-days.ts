// Counts the working days of a country: days on which parcels are packed, carried and delivered.
import { addDays, weekdayOf, type PlainDate, type Weekday } from './calendar.ts'
import { isHoliday } from './holidays.ts'
import type { Country } from '../markets/market.ts'

/** A place of work with days of its own. */
export type Workplace = {
  readonly country: Country
  readonly workdays: readonly Weekday[]
  readonly closedOn: readonly PlainDate[]
}

/** Saturday and Sunday in most countries: the Emirates moved their weekend from Friday in 2022. */
export function weekendOf(country: Country): readonly Weekday[] {
  return country === 'SA' || country === 'IL' ? ['friday', 'saturday'] : ['saturday', 'sunday']
}

export function isWorkingDay(date: PlainDate, place: Country | Workplace): boolean {
  if (typeof place === 'string') return !weekendOf(place).includes(weekdayOf(date)) && !isHoliday(date, place)
  const { country, workdays, closedOn } = place
  return workdays.includes(weekdayOf(date)) && !closedOn.includes(date) && !isHoliday(date, country)
}

/** Returns the date itself if it is a working day. */
export function workingDayOnOrAfter(date: PlainDate, place: Country | Workplace): PlainDate {
  let day = date
  while (!isWorkingDay(day, place)) day = addDays(day, 1)
  return day
}

/** Returns the date itself if it is a working day. */
export function workingDayOnOrBefore(date: PlainDate, place: Country | Workplace): PlainDate {
  let day = date
  while (!isWorkingDay(day, place)) day = addDays(day, -1)
  return day
}

/** The nth working day after the date, which may be a free day. A count of 0 returns the date. */
export function addWorkingDays(date: PlainDate, count: number, place: Country | Workplace): PlainDate {
  let day = date
  for (let remaining = count; remaining > 0; remaining -= 1) day = workingDayOnOrAfter(addDays(day, 1), place)
  return day
}

/** The last date whose nth working day is not after `date`: the inverse of `addWorkingDays`. */
export function subtractWorkingDays(date: PlainDate, count: number, place: Country | Workplace): PlainDate {
  let day = date
  for (let remaining = count; remaining > 0; remaining -= 1)
    day = addDays(workingDayOnOrBefore(day, place), -1)
  return day
}
