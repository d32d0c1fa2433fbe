// Days without parcel delivery in a whole country: public holidays and a few unofficial holidays of carriers.
// Regional holidays are excluded. Sources: each country's holiday law as in force in 2026.
import {
  addDays,
  compareDates,
  onOrAfter,
  plainDate,
  weekdayOf,
  yearOf,
  type PlainDate,
  type Weekday,
} from './calendar.ts'
import { westernEaster } from './easter.ts'
import type { Country } from '../markets/market.ts'

type HolidayRules = {
  /** Month and day of holidays with the same date every year. */
  readonly fixed: readonly string[]
  /** Days from western Easter Sunday: −2 Good Friday, 39 Ascension, 50 Whit Monday, 60 Corpus Christi. */
  readonly easter?: readonly number[]
  /** First given weekday on or after a month and day: the third Monday of January is the first from the 15th. */
  readonly firstAfter?: readonly (readonly [monthDay: string, weekday: Weekday])[]
  readonly computed?: (year: number) => readonly PlainDate[]
  /** Substitute for a holiday on a Sunday: `next-free` adds the next day that is not a holiday. */
  readonly onSunday?: 'next-free'
}

const rules: Readonly<Record<Country, HolidayRules>> = {
  US: {
    fixed: ['01-01', '06-19', '07-04', '11-11', '12-25'],
    firstAfter: [
      ['01-15', 'monday'],
      ['02-15', 'monday'],
      ['05-25', 'monday'],
      ['09-01', 'monday'],
      ['10-08', 'monday'],
      ['11-22', 'thursday'],
    ],
    onSunday: 'next-free',
  },
  CN: {
    fixed: [
      '01-01',
      '05-01',
      '05-02',
      '05-03',
      '05-04',
      '05-05',
      '10-01',
      '10-02',
      '10-03',
      '10-04',
      '10-05',
      '10-06',
      '10-07',
    ],
    computed: chineseDays,
  },
  JP: {
    fixed: ['01-01', '02-11', '02-23', '04-29', '05-03', '05-04', '05-05', '08-11', '11-03', '11-23'],
    firstAfter: [
      ['01-08', 'monday'],
      ['07-15', 'monday'],
      ['09-15', 'monday'],
      ['10-08', 'monday'],
    ],
    computed: japaneseDays,
    onSunday: 'next-free',
  },
  AE: { fixed: ['01-01', '12-02', '12-03'], computed: emiratiDays },
  FR: {
    fixed: ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'],
    easter: [1, 39, 50],
  },
  PT: {
    fixed: ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'],
    easter: [-2, 0, 60],
  },
  // 4 October is a holiday again from 2026 (law 151/2025).
  IT: {
    fixed: [
      '01-01',
      '01-06',
      '04-25',
      '05-01',
      '06-02',
      '08-15',
      '10-04',
      '11-01',
      '12-08',
      '12-25',
      '12-26',
    ],
    easter: [0, 1],
  },
  ES: {
    fixed: ['01-01', '01-06', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25'],
    easter: [-2],
  },
  DE: { fixed: ['01-01', '05-01', '10-03', '12-25', '12-26'], easter: [-2, 1, 39, 50] },
  PL: {
    fixed: ['01-01', '01-06', '05-01', '05-03', '08-15', '11-01', '11-11', '12-24', '12-25', '12-26'],
    easter: [0, 1, 49, 60],
  },
  NL: { fixed: ['01-01', '04-27', '12-25', '12-26'], easter: [0, 1, 39, 49, 50] },
  SE: {
    fixed: ['01-01', '01-06', '05-01', '06-06', '12-24', '12-25', '12-26', '12-31'],
    easter: [-2, 0, 1, 39, 49],
    firstAfter: [
      ['06-19', 'friday'],
      ['06-20', 'saturday'],
      ['10-31', 'saturday'],
    ],
  },
  DK: { fixed: ['01-01', '06-05', '12-24', '12-25', '12-26', '12-31'], easter: [-3, -2, 0, 1, 39, 49, 50] },
  FI: {
    fixed: ['01-01', '01-06', '05-01', '12-06', '12-24', '12-25', '12-26'],
    easter: [-2, 0, 1, 39, 49],
    firstAfter: [
      ['06-19', 'friday'],
      ['06-20', 'saturday'],
      ['10-31', 'saturday'],
    ],
  },
  CZ: {
    fixed: [
      '01-01',
      '05-01',
      '05-08',
      '07-05',
      '07-06',
      '09-28',
      '10-28',
      '11-17',
      '12-24',
      '12-25',
      '12-26',
    ],
    easter: [-2, 1],
  },
}

/**
 * Holidays of lunar and solar calendars. China: first day of the spring festival, tomb sweeping, dragon boat and
 * mid-autumn (Hong Kong Observatory's conversion tables). Emirates: 1 Shawwal, 10 Dhu al-Hijja, 1 Muharram and
 * 12 Rabi I (Umm al-Qura calendar; the moon sighting may move them by a day). Other years have no entry.
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
function chineseDays(year: number): PlainDate[] {
  const [springFestival, ...others] = movableHolidays[year]?.CN ?? []
  return [...run(springFestival, -1, 6), ...others]
}

/** Eid al-Fitr has three holidays; Eid al-Adha has three, and the day of Arafah before them. */
function emiratiDays(year: number): PlainDate[] {
  const [fitr, adha, ...others] = movableHolidays[year]?.AE ?? []
  return [...run(fitr, 0, 2), ...run(adha, -1, 2), ...others]
}

/** Computes the equinoxes by the National Astronomical Observatory's approximation for 1980 to 2099. */
function japaneseDays(year: number): PlainDate[] {
  const drift = 0.242194 * (year - 1980) - Math.floor((year - 1980) / 4)
  const autumn = plainDate(year, 9, Math.floor(23.2488 + drift))
  // A day between two holidays is a holiday: Respect for the Aged Monday, then Tuesday, then the equinox.
  const between =
    weekdayOf(autumn) === 'wednesday' && autumn >= plainDate(year, 9, 17) ? [addDays(autumn, -1)] : []
  return [plainDate(year, 3, Math.floor(20.8431 + drift)), autumn, ...between]
}

function compute(country: Country, year: number): readonly PlainDate[] {
  const { fixed, easter = [], firstAfter = [], computed, onSunday } = rules[country]
  const sunday = westernEaster(year)
  const days = new Set<PlainDate>([
    ...fixed.map((monthDay) => `${year}-${monthDay}` as PlainDate),
    ...easter.map((offset) => addDays(sunday, offset)),
    ...firstAfter.map(([monthDay, weekday]) => onOrAfter(`${year}-${monthDay}` as PlainDate, weekday)),
    ...(computed?.(year) ?? []),
  ])
  if (onSunday === 'next-free') {
    for (const day of [...days].filter((d) => weekdayOf(d) === 'sunday')) {
      let substitute = addDays(day, 1)
      while (days.has(substitute)) substitute = addDays(substitute, 1)
      days.add(substitute)
    }
  }
  return [...days].sort(compareDates)
}

const computedYears = new Map<
  string,
  { readonly list: readonly PlainDate[]; readonly set: ReadonlySet<PlainDate> }
>()

function yearOfHolidays(country: Country, year: number) {
  const key = `${country}${year}`
  const cached = computedYears.get(key)
  if (cached) return cached
  const list = compute(country, year)
  const entry = { list, set: new Set(list) }
  computedYears.set(key, entry)
  return entry
}

/** Holidays in calendar order, weekends included. */
export function holidaysOf(country: Country, year: number): readonly PlainDate[] {
  return yearOfHolidays(country, year).list
}

export function isHoliday(date: PlainDate, country: Country): boolean {
  return yearOfHolidays(country, yearOf(date)).set.has(date)
}
