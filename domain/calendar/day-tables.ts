// Days of lunar calendars, which are observed or decreed and not computed. A table ends with its last published year:
// `npm run ops -- doctor` reports a table that ends within a year.
import { movableHolidays } from './movable-holidays.ts'
import type { PlainDate } from './calendar.ts'

const movable = Object.values(movableHolidays)

export const dayTables = {
  // First day of the first month, seventh of the seventh, fifteenth of the eighth (Gregorian-lunar tables, Hong Kong
  // Observatory).
  'lunar-new-year': movable.map(({ CN }) => CN[0]!),
  qixi: ['2026-08-19', '2027-08-08', '2028-08-26', '2029-08-16', '2030-08-05'],
  'mid-autumn': movable.map(({ CN }) => CN[3]!),
  // Evening before 25 Kislev (hebcal.com).
  hanukkah: ['2026-12-04', '2027-12-24', '2028-12-12', '2029-12-01', '2030-12-20'],
  // Lakshmi Puja (drikpanchang.com).
  diwali: ['2026-11-08', '2027-10-29', '2028-10-17', '2029-11-05', '2030-10-26'],
  // Umm al-Qura calendar; the sighting of the moon may move a day. 2030 has two beginnings of Ramadan.
  ramadan: ['2026-02-18', '2027-02-08', '2028-01-28', '2029-01-16', '2030-01-05', '2030-12-26'],
  'eid-al-fitr': movable.map(({ AE }) => AE[0]!),
  'eid-al-adha': movable.map(({ AE }) => AE[1]!),
} as const satisfies Record<string, readonly PlainDate[]>

export type DayTable = keyof typeof dayTables

export function isDayTable(name: string): name is DayTable {
  return Object.hasOwn(dayTables, name)
}

/** The tables whose last entry is before `day`. */
export function endingTables(day: PlainDate): DayTable[] {
  return (Object.keys(dayTables) as DayTable[]).filter((name) => dayTables[name].at(-1)! < day)
}
