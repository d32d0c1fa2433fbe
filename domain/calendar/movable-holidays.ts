// Holidays without a rule in the western calendar: of lunar calendars, of the sun's position, or listed by law.
import { addDays, onOrAfter, plainDate, weekdayOf, yearOf, type PlainDate } from './calendar.ts'
import type { Country } from '../markets/country.ts'

/**
 * Holidays of lunar and solar calendars. China: first day of the spring festival, tomb sweeping, dragon boat and
 * mid-autumn (Hong Kong Observatory's conversion tables). Emirates: 1 Shawwal, 10 Dhu al-Hijja, 1 Muharram and
 * 12 Rabi I (Umm al-Qura calendar). The moon sighting may move them by a day. Other years have no entry.
 */
export const movableHolidays: Readonly<
  Record<number, { readonly CN: readonly PlainDate[]; readonly AE: readonly PlainDate[] }>
> = {
  2026: {
    CN: ['2026-02-17', '2026-04-05', '2026-06-19', '2026-09-25'],
    AE: ['2026-03-20', '2026-05-27', '2026-06-16', '2026-08-25'],
  },
  2027: {
    CN: ['2027-02-06', '2027-04-05', '2027-06-09', '2027-09-15'],
    AE: ['2027-03-09', '2027-05-16', '2027-06-06', '2027-08-14'],
  },
  2028: {
    CN: ['2028-01-26', '2028-04-04', '2028-05-28', '2028-10-03'],
    AE: ['2028-02-26', '2028-05-05', '2028-05-25', '2028-08-03'],
  },
  2029: {
    CN: ['2029-02-13', '2029-04-04', '2029-06-16', '2029-09-22'],
    AE: ['2029-02-14', '2029-04-24', '2029-05-14', '2029-07-24'],
  },
  2030: {
    CN: ['2030-02-03', '2030-04-05', '2030-06-05', '2030-09-12'],
    AE: ['2030-02-04', '2030-04-13', '2030-05-04', '2030-07-13'],
  },
}

function run(first: PlainDate | undefined, from: number, to: number): PlainDate[] {
  return first ? Array.from({ length: to - from + 1 }, (_, i) => addDays(first, from + i)) : []
}

/** Couriers stop from the eve of the spring festival through its seventh day, longer than the law requires. */
export function chineseDays(year: number): PlainDate[] {
  const [springFestival, ...others] = movableHolidays[year]?.CN ?? []
  return [...run(springFestival, -1, 6), ...others]
}

/** Eid al-Fitr has three holidays; Eid al-Adha has three, and the day of Arafah before them. */
export function emiratiDays(year: number): PlainDate[] {
  const [fitr, adha, ...others] = movableHolidays[year]?.AE ?? []
  return [...run(fitr, 0, 2), ...run(adha, -1, 2), ...others]
}

/** Computes the equinoxes by the National Astronomical Observatory's approximation for 1980 to 2099. */
export function japaneseDays(year: number): PlainDate[] {
  const drift = 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4)
  const autumn = plainDate(year, 9, Math.floor(23.2488 + drift))
  // A day between two holidays is a holiday: Respect for the Aged Monday, then Tuesday, then the equinox.
  const between =
    weekdayOf(autumn) === 'wednesday' && autumn >= plainDate(year, 9, 17) ? [addDays(autumn, -1)] : []
  return [plainDate(year, 3, Math.floor(20.8431 + drift)), autumn, ...between]
}

/**
 * Days by date, in full, of countries whose law names a lunar calendar or a list. Sources: NZ, schedule 1 of the Matariki
 * act 2022. KR, calendar of KASI with the substitute days of the public holidays decree. IL, Hebrew calendar, moved as
 * the Independence Day law says. SA and TR, Umm al-Qura and Diyanet calendars: four days of each feast, in Turkey three
 * and four. MK, first day of Ramadan Bajram. The other countries have none.
 */
const publishedDays: { readonly [Code in Country]?: string } = {
  NZ: '2026-07-10 2027-06-25 2028-07-14 2029-07-06 2030-06-21',
  KR: `2026-02-16 2026-02-17 2026-02-18 2026-05-24 2026-05-25 2026-09-24 2026-09-25 2026-09-26
    2027-02-06 2027-02-07 2027-02-08 2027-02-09 2027-05-13 2027-09-14 2027-09-15 2027-09-16
    2028-01-26 2028-01-27 2028-01-28 2028-05-02 2028-10-02 2028-10-03 2028-10-04 2028-10-05
    2029-02-12 2029-02-13 2029-02-14 2029-05-20 2029-05-21 2029-09-21 2029-09-22 2029-09-23 2029-09-24
    2030-02-02 2030-02-03 2030-02-04 2030-02-05 2030-05-09 2030-09-11 2030-09-12 2030-09-13`,
  IL: `2026-04-02 2026-04-08 2026-04-22 2026-05-22 2026-09-12 2026-09-13 2026-09-21 2026-09-26 2026-10-03
    2027-04-22 2027-04-28 2027-05-12 2027-06-11 2027-10-02 2027-10-03 2027-10-11 2027-10-16 2027-10-23
    2028-04-11 2028-04-17 2028-05-02 2028-05-31 2028-09-21 2028-09-22 2028-09-30 2028-10-05 2028-10-12
    2029-03-31 2029-04-06 2029-04-19 2029-05-20 2029-09-10 2029-09-11 2029-09-19 2029-09-24 2029-10-01
    2030-04-18 2030-04-24 2030-05-08 2030-06-07 2030-09-28 2030-09-29 2030-10-07 2030-10-12 2030-10-19`,
  SA: `2026-03-20 2026-03-21 2026-03-22 2026-03-23 2026-05-26 2026-05-27 2026-05-28 2026-05-29
    2027-03-09 2027-03-10 2027-03-11 2027-03-12 2027-05-15 2027-05-16 2027-05-17 2027-05-18
    2028-02-26 2028-02-27 2028-02-28 2028-02-29 2028-05-04 2028-05-05 2028-05-06 2028-05-07
    2029-02-14 2029-02-15 2029-02-16 2029-02-17 2029-04-23 2029-04-24 2029-04-25 2029-04-26
    2030-02-04 2030-02-05 2030-02-06 2030-02-07 2030-04-12 2030-04-13 2030-04-14 2030-04-15`,
  TR: `2026-03-20 2026-03-21 2026-03-22 2026-05-27 2026-05-28 2026-05-29 2026-05-30
    2027-03-09 2027-03-10 2027-03-11 2027-05-16 2027-05-17 2027-05-18 2027-05-19
    2028-02-26 2028-02-27 2028-02-28 2028-05-05 2028-05-06 2028-05-07 2028-05-08
    2029-02-14 2029-02-15 2029-02-16 2029-04-24 2029-04-25 2029-04-26 2029-04-27
    2030-02-04 2030-02-05 2030-02-06 2030-04-13 2030-04-14 2030-04-15 2030-04-16`,
  MK: '2026-03-20 2027-03-09 2028-02-26 2029-02-14 2030-02-04',
}

const lists = new Map<Country, readonly PlainDate[]>()

function listOf(country: Country): readonly PlainDate[] {
  const known = lists.get(country)
  if (known) return known
  const list = (publishedDays[country]?.split(/\s+/) ?? []) as PlainDate[]
  lists.set(country, list)
  return list
}

/** Days of the table in a year; none in a year that it lacks. */
export function publishedIn(country: Country, year: number): readonly PlainDate[] {
  return listOf(country).filter((day) => yearOf(day) === year)
}

/** The last year whose holidays are all known; null: rules give those of any year. */
export function lastKnownYear(country: Country): number | null {
  if (country === 'CN' || country === 'AE') return Math.max(...Object.keys(movableHolidays).map(Number))
  const last = listOf(country).at(-1)
  return last ? yearOf(last) : null
}

/** 1 February if it is a Friday, else the first Monday of the month (Irish act 7 of 2022). */
export function saintBrigid(year: number): readonly PlainDate[] {
  const first = plainDate(year, 2, 1)
  return [weekdayOf(first) === 'friday' ? first : onOrAfter(first, 'monday')]
}

/** Change of the Mexican federal government, every sixth 1 October (Ley Federal del Trabajo, article 74). */
export function mexicanInauguration(year: number): readonly PlainDate[] {
  return (year - 2024) % 6 === 0 ? [plainDate(year, 10, 1)] : []
}
