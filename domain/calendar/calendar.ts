// Plain dates: a calendar day without time or zone, written '2026-05-10'.
// Converting an instant to a date needs a time zone.
import type { Country } from '../markets/market.ts'
import { dayMs, hourMs } from './durations.ts'

export type PlainDate = `${number}-${number}-${number}`
export type Weekday = 'sunday' | 'monday' | 'tuesday' | 'wednesday' | 'thursday' | 'friday' | 'saturday'

export const weekdays: readonly Weekday[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]

/** Time zone of a country's delivery dates and cut-off hours; the largest city represents a country with several. */
export const timeZones: Readonly<Record<Country, string>> = {
  US: 'America/New_York',
  CN: 'Asia/Shanghai',
  JP: 'Asia/Tokyo',
  AE: 'Asia/Dubai',
  FR: 'Europe/Paris',
  PT: 'Europe/Lisbon',
  IT: 'Europe/Rome',
  ES: 'Europe/Madrid',
  DE: 'Europe/Berlin',
  PL: 'Europe/Warsaw',
  NL: 'Europe/Amsterdam',
  SE: 'Europe/Stockholm',
  DK: 'Europe/Copenhagen',
  FI: 'Europe/Helsinki',
  CZ: 'Europe/Prague',
  AT: 'Europe/Vienna',
  BE: 'Europe/Brussels',
  BG: 'Europe/Sofia',
  CY: 'Asia/Nicosia',
  EE: 'Europe/Tallinn',
  GR: 'Europe/Athens',
  HR: 'Europe/Zagreb',
  HU: 'Europe/Budapest',
  IE: 'Europe/Dublin',
  LT: 'Europe/Vilnius',
  LU: 'Europe/Luxembourg',
  LV: 'Europe/Riga',
  MT: 'Europe/Malta',
  RO: 'Europe/Bucharest',
  SI: 'Europe/Ljubljana',
  SK: 'Europe/Bratislava',
  GB: 'Europe/London',
  CH: 'Europe/Zurich',
  NO: 'Europe/Oslo',
  IS: 'Atlantic/Reykjavik',
  LI: 'Europe/Vaduz',
  AD: 'Europe/Andorra',
  SM: 'Europe/San_Marino',
  FO: 'Atlantic/Faroe',
  GL: 'America/Nuuk',
  RS: 'Europe/Belgrade',
  ME: 'Europe/Podgorica',
  MK: 'Europe/Skopje',
  TR: 'Europe/Istanbul',
  CA: 'America/Toronto',
  AU: 'Australia/Sydney',
  NZ: 'Pacific/Auckland',
  MX: 'America/Mexico_City',
  ZA: 'Africa/Johannesburg',
  KR: 'Asia/Seoul',
  SA: 'Asia/Riyadh',
  IL: 'Asia/Jerusalem',
}

function dayNumber(date: PlainDate): number {
  return Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / dayMs
}

/** Dates by day number. Cached because delivery dates step through the same days on every page. */
const dates = new Map<number, PlainDate>()
const maxDates = 10_000

function dateOfDay(day: number): PlainDate {
  const cached = dates.get(day)
  if (cached) return cached
  const date = new Date(day * dayMs).toISOString().slice(0, 10) as PlainDate
  if (dates.size >= maxDates) dates.clear()
  dates.set(day, date)
  return date
}

/** True for an existing day between the years 1000 and 9999: not 30 February. */
export function isPlainDate(value: unknown): value is PlainDate {
  if (typeof value !== 'string' || !/^[1-9]\d{3}-\d\d-\d\d$/.test(value)) return false
  const day = dayNumber(value as PlainDate)
  return Number.isFinite(day) && dateOfDay(day) === value
}

/** Month and day may overflow: plainDate(2026, 4, 31) is 1 May. */
export function plainDate(year: number, month: number, day: number): PlainDate {
  return dateOfDay(Date.UTC(year, month - 1, day) / dayMs)
}

export function yearOf(date: PlainDate): number {
  return Number(date.slice(0, 4))
}

export function addDays(date: PlainDate, days: number): PlainDate {
  return dateOfDay(dayNumber(date) + days)
}

export function daysBetween(from: PlainDate, to: PlainDate): number {
  return dayNumber(to) - dayNumber(from)
}

/** Comparator for sorting: negative when `a` is the earlier day. */
export function compareDates(a: PlainDate, b: PlainDate): number {
  return dayNumber(a) - dayNumber(b)
}

export function weekdayOf(date: PlainDate): Weekday {
  // 1 January 1970 was a Thursday.
  return weekdays[(((dayNumber(date) + 4) % 7) + 7) % 7] ?? 'sunday'
}

/** The first given weekday on or after the date. */
export function onOrAfter(date: PlainDate, weekday: Weekday): PlainDate {
  const ahead = weekdays.indexOf(weekday) - weekdays.indexOf(weekdayOf(date))
  return addDays(date, (ahead + 7) % 7)
}

/** Cached because creating an Intl formatter costs fifty times more than using one. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const cached = clocks.get(timeZone)
  if (cached) return cached
  const parts = {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  } as const
  const clock = new Intl.DateTimeFormat('en-US', {
    ...parts,
    timeZone,
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
  })
  clocks.set(timeZone, clock)
  return clock
}

/** Differences to UTC in milliseconds, by time zone and quarter of an hour: no zone changes its clocks within one. */
const offsets = new Map<string, Map<number, number>>()
const quarterMs = 15 * 60_000
const maxOffsets = 10_000

function offsetAt(instantMs: number, timeZone: string): number {
  const quarter = Math.floor(instantMs / quarterMs)
  let known = offsets.get(timeZone)
  if (!known || known.size >= maxOffsets) offsets.set(timeZone, (known = new Map()))
  const cached = known.get(quarter)
  if (cached !== undefined) return cached
  const parts = clockOf(timeZone).formatToParts(quarter * quarterMs)
  const part = (type: Intl.DateTimeFormatPartTypes): number =>
    Number(parts.find((p) => p.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
  const offset = local - quarter * quarterMs
  known.set(quarter, offset)
  return offset
}

/** Local date and minutes since midnight at an instant (milliseconds since 1970, UTC). */
export function wallClock(
  instantMs: number,
  timeZone: string,
): { readonly date: PlainDate; readonly minutes: number } {
  const local = instantMs + offsetAt(instantMs, timeZone)
  const day = Math.floor(local / dayMs)
  return { date: dateOfDay(day), minutes: Math.floor((local - day * dayMs) / 60_000) }
}

export function plainDateIn(instantMs: number, timeZone: string): PlainDate {
  return wallClock(instantMs, timeZone).date
}

/** The instant (milliseconds) of a full local hour; in a skipped hour, the moment after the jump. */
export function instantAt(date: PlainDate, hour: number, timeZone: string): number {
  const asUtc = dayNumber(date) * dayMs + hour * hourMs
  const estimate = asUtc - offsetAt(asUtc, timeZone)
  // The second offset corrects the estimate on the two days of a year when the clocks change.
  const at = asUtc - offsetAt(estimate, timeZone)
  return at + offsetAt(at, timeZone) === asUtc ? at : Math.max(estimate, at)
}
