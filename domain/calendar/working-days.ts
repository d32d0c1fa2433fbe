// Days on which a country packs, carries and delivers parcels.
import { addDays, weekdayOf, type PlainDate } from './calendar.ts'
import { isHoliday } from './holidays.ts'
import type { Country } from '../markets/market.ts'

/** Saturday and Sunday in all fifteen countries: the Emirates moved theirs from Friday in 2022. */
function isWeekend(date: PlainDate): boolean {
  const weekday = weekdayOf(date)
  return weekday === 'saturday' || weekday === 'sunday'
}

export function isWorkingDay(date: PlainDate, country: Country): boolean {
  return !isWeekend(date) && !isHoliday(date, country)
}

/** The date itself where it is one. */
export function workingDayOnOrAfter(date: PlainDate, country: Country): PlainDate {
  let day = date
  while (!isWorkingDay(day, country)) day = addDays(day, 1)
  return day
}

/** The nth working day after the date, which need not be one; none added gives the date back. */
export function addWorkingDays(date: PlainDate, count: number, country: Country): PlainDate {
  let day = date
  for (let left = count; left > 0; left -= 1) day = workingDayOnOrAfter(addDays(day, 1), country)
  return day
}
