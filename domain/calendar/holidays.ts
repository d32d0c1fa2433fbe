// Days without parcel delivery in a whole country: public holidays and a few unofficial holidays of carriers.
import {
  addDays,
  compareDates,
  onOrAfter,
  weekdayOf,
  yearOf,
  type PlainDate,
  type Weekday,
} from './calendar.ts'
import { orthodoxEaster, westernEaster } from './easter.ts'
import { holidayRules } from './holiday-rules.ts'
import { publishedIn } from './movable-holidays.ts'
import type { Country } from '../markets/country.ts'

function dates(monthDays: string, year: number): PlainDate[] {
  return monthDays
    .split(' ')
    .filter(Boolean)
    .map((monthDay) => `${year}-${monthDay}` as PlainDate)
}

function compute(country: Country, year: number): readonly PlainDate[] {
  const { fixed, easter = [], orthodox = [], firstAfter = [], computed, moved } = holidayRules[country]
  const days = new Set<PlainDate>([
    ...dates(fixed, year),
    ...easter.map((offset) => addDays(westernEaster(year), offset)),
    ...orthodox.map((offset) => addDays(orthodoxEaster(year), offset)),
    ...firstAfter.map((rule) => {
      const [weekday, monthDay] = rule.split(' ') as [Weekday, string]
      return onOrAfter(`${year}-${monthDay}` as PlainDate, weekday)
    }),
    ...publishedIn(country, year),
    ...(computed?.(year) ?? []),
  ])
  if (moved) {
    const movable = moved.days === undefined ? [...days] : dates(moved.days, year)
    for (const day of movable.toSorted(compareDates).filter((each) => moved.from.includes(weekdayOf(each)))) {
      let substitute = addDays(day, 1)
      while (days.has(substitute) || moved.from.includes(weekdayOf(substitute)))
        substitute = addDays(substitute, 1)
      days.add(substitute)
    }
  }
  return [...days].sort(compareDates)
}

const computedYears = new Map<string, ReadonlySet<PlainDate>>()

/** Holidays in calendar order, weekends included. */
export function holidaysOf(country: Country, year: number): ReadonlySet<PlainDate> {
  const key = `${country}${year}`
  const cached = computedYears.get(key)
  if (cached) return cached
  const days = new Set(compute(country, year))
  computedYears.set(key, days)
  return days
}

export function isHoliday(date: PlainDate, country: Country): boolean {
  return holidaysOf(country, yearOf(date)).has(date)
}
