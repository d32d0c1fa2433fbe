// Counts the working days of a country: days on which parcels are packed, carried and delivered.
import { addDays, weekdayOf, type PlainDate } from './calendar.ts'
import { isHoliday } from './holidays.ts'
import type { Country } from '../markets/market.ts'

/** Saturday and Sunday in all fifteen countries: the Emirates moved their weekend from Friday in 2022. */
function isWeekend(date: PlainDate): boolean {
  const weekday = weekdayOf(date)
  return weekday === 'saturday' || weekday === 'sunday'
}

export function isWorkingDay(date: PlainDate, country: Country): boolean {
  return !isWeekend(date) && !isHoliday(date, country)
}

/** Returns the date itself if it is a working day. */
export function workingDayOnOrAfter(date: PlainDate, country: Country): PlainDate {
  let day = date
  while (!isWorkingDay(day, country)) day = addDays(day, 1)
  return day
}

/** The nth working day after the date, which may be a free day. A count of 0 returns the date. */
export function addWorkingDays(date: PlainDate, count: number, country: Country): PlainDate {
  let day = date
  for (let remaining = count; remaining > 0; remaining -= 1)
    day = workingDayOnOrAfter(addDays(day, 1), country)
  return day
}
