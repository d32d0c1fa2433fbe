// Rules of public holidays. Regional holidays are excluded. Sources: each country's holiday law as in force in 2026;
// calendars.test.ts says with what the days were compared.
import type { PlainDate, Weekday } from './calendar.ts'
import {
  chineseDays,
  emiratiDays,
  japaneseDays,
  mexicanInauguration,
  saintBrigid,
} from './movable-holidays.ts'
import type { Country } from '../markets/country.ts'

export type HolidayRules = {
  /** Months and days of holidays with the same date every year. */
  readonly fixed: string
  /** Days from western Easter Sunday: −2 Good Friday, 39 Ascension, 50 Whit Monday, 60 Corpus Christi. */
  readonly easter?: readonly number[]
  /** Days from Orthodox Easter Sunday: −48 Clean Monday. */
  readonly orthodox?: readonly number[]
  /** First weekday on or after a month and day: `monday 01-15` is the third Monday of January. */
  readonly firstAfter?: readonly `${Weekday} ${string}`[]
  readonly computed?: (year: number) => readonly PlainDate[]
  /** A holiday on one of these weekdays adds the next day that is neither one of them nor a holiday. */
  readonly moved?: {
    readonly from: readonly Weekday[]
    /** Months and days of the holidays that move; default: all. */
    readonly days?: string
  }
}

const sundays = { from: ['sunday'] } as const
const weekends = { from: ['saturday', 'sunday'] } as const

export const holidayRules: Readonly<Record<Country, HolidayRules>> = {
  US: {
    fixed: '01-01 06-19 07-04 11-11 12-25',
    firstAfter: [
      'monday 01-15',
      'monday 02-15',
      'monday 05-25',
      'monday 09-01',
      'monday 10-08',
      'thursday 11-22',
    ],
    moved: sundays,
  },
  CN: {
    fixed: '01-01 05-01 05-02 05-03 05-04 05-05 10-01 10-02 10-03 10-04 10-05 10-06 10-07',
    computed: chineseDays,
  },
  JP: {
    fixed: '01-01 02-11 02-23 04-29 05-03 05-04 05-05 08-11 11-03 11-23',
    firstAfter: ['monday 01-08', 'monday 07-15', 'monday 09-15', 'monday 10-08'],
    computed: japaneseDays,
    moved: sundays,
  },
  AE: { fixed: '01-01 12-02 12-03', computed: emiratiDays },
  FR: { fixed: '01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25', easter: [1, 39, 50] },
  PT: { fixed: '01-01 04-25 05-01 06-10 08-15 10-05 11-01 12-01 12-08 12-25', easter: [-2, 0, 60] },
  // 4 October is a holiday again from 2026 (law 151/2025).
  IT: { fixed: '01-01 01-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26', easter: [0, 1] },
  ES: { fixed: '01-01 01-06 05-01 08-15 10-12 11-01 12-06 12-08 12-25', easter: [-2] },
  DE: { fixed: '01-01 05-01 10-03 12-25 12-26', easter: [-2, 1, 39, 50] },
  PL: { fixed: '01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-24 12-25 12-26', easter: [0, 1, 49, 60] },
  NL: { fixed: '01-01 04-27 12-25 12-26', easter: [0, 1, 39, 49, 50] },
  SE: {
    fixed: '01-01 01-06 05-01 06-06 12-24 12-25 12-26 12-31',
    easter: [-2, 0, 1, 39, 49],
    firstAfter: ['friday 06-19', 'saturday 06-20', 'saturday 10-31'],
  },
  DK: { fixed: '01-01 06-05 12-24 12-25 12-26 12-31', easter: [-3, -2, 0, 1, 39, 49, 50] },
  FI: {
    fixed: '01-01 01-06 05-01 12-06 12-24 12-25 12-26',
    easter: [-2, 0, 1, 39, 49],
    firstAfter: ['friday 06-19', 'saturday 06-20', 'saturday 10-31'],
  },
  CZ: { fixed: '01-01 05-01 05-08 07-05 07-06 09-28 10-28 11-17 12-24 12-25 12-26', easter: [-2, 1] },
  AT: { fixed: '01-01 01-06 05-01 08-15 10-26 11-01 12-08 12-25 12-26', easter: [1, 39, 50, 60] },
  BE: { fixed: '01-01 05-01 07-21 08-15 11-01 11-11 12-25', easter: [1, 39, 50] },
  BG: {
    fixed: '01-01 03-03 05-01 05-06 05-24 09-06 09-22 12-24 12-25 12-26',
    orthodox: [-2, -1, 0, 1],
    moved: { ...weekends, days: '01-01 03-03 05-01 05-06 05-24 09-06 09-22 12-24 12-25 12-26' },
  },
  CY: { fixed: '01-01 01-06 03-25 04-01 05-01 08-15 10-01 10-28 12-25 12-26', orthodox: [-48, -2, 0, 1, 50] },
  EE: { fixed: '01-01 02-24 05-01 06-23 06-24 08-20 12-24 12-25 12-26', easter: [-2, 0, 49] },
  GR: { fixed: '01-01 01-06 03-25 05-01 08-15 10-28 12-25 12-26', orthodox: [-48, -2, 0, 1, 50] },
  HR: { fixed: '01-01 01-06 05-01 05-30 06-22 08-05 08-15 11-01 11-18 12-25 12-26', easter: [0, 1, 60] },
  HU: { fixed: '01-01 03-15 05-01 08-20 10-23 11-01 12-24 12-25 12-26', easter: [-2, 0, 1, 49, 50] },
  IE: {
    fixed: '01-01 03-17 12-25 12-26',
    easter: [1],
    firstAfter: ['monday 05-01', 'monday 06-01', 'monday 08-01', 'monday 10-25'],
    computed: saintBrigid,
    moved: { ...weekends, days: '01-01 03-17 12-25 12-26' },
  },
  LT: { fixed: '01-01 02-16 03-11 05-01 06-24 07-06 08-15 11-01 11-02 12-24 12-25 12-26', easter: [0, 1] },
  LU: { fixed: '01-01 05-01 05-09 06-23 08-15 11-01 12-25 12-26', easter: [1, 39, 50] },
  LV: {
    fixed: '01-01 05-01 05-04 06-23 06-24 11-18 12-24 12-25 12-26 12-31',
    easter: [-2, 0, 1],
    moved: { ...weekends, days: '05-04 11-18' },
  },
  MT: {
    fixed: '01-01 02-10 03-19 03-31 05-01 06-07 06-29 08-15 09-08 09-21 12-08 12-13 12-25',
    easter: [-2],
  },
  RO: {
    fixed: '01-01 01-02 01-06 01-07 01-24 05-01 06-01 08-15 11-30 12-01 12-25 12-26',
    orthodox: [-2, 0, 1, 49, 50],
  },
  SI: {
    fixed: '01-01 01-02 02-08 04-27 05-01 05-02 06-25 08-15 10-31 11-01 12-25 12-26',
    easter: [0, 1, 49],
  },
  // The consolidation acts make some of these working days; an arrival that is promised later is never too late.
  SK: { fixed: '01-01 01-06 05-01 05-08 07-05 08-29 09-15 11-01 11-17 12-24 12-25 12-26', easter: [-2, 1] },
  // England and Wales; Scotland and Northern Ireland have most of them.
  GB: {
    fixed: '01-01 12-25 12-26',
    easter: [-2, 1],
    firstAfter: ['monday 05-01', 'monday 05-25', 'monday 08-25'],
    moved: { ...weekends, days: '01-01 12-25 12-26' },
  },
  // Days on which the Swiss Post delivers nothing in most cantons.
  CH: { fixed: '01-01 01-02 08-01 12-25 12-26', easter: [-2, 1, 39, 50] },
  NO: { fixed: '01-01 05-01 05-17 12-25 12-26', easter: [-3, -2, 0, 1, 39, 49, 50] },
  IS: {
    fixed: '01-01 05-01 06-17 12-24 12-25 12-26 12-31',
    easter: [-3, -2, 0, 1, 39, 49, 50],
    firstAfter: ['thursday 04-19', 'monday 08-01'],
  },
  LI: { fixed: '01-01 01-06 05-01 08-15 09-08 11-01 12-08 12-25 12-26', easter: [-2, 1, 39, 50, 60] },
  AD: { fixed: '01-01 01-06 03-14 05-01 08-15 09-08 11-01 12-08 12-25 12-26', easter: [-48, -2, 1, 50] },
  SM: {
    fixed: '01-01 01-06 02-05 03-25 04-01 05-01 07-28 08-15 09-03 10-01 11-01 11-02 12-08 12-25 12-26',
    easter: [0, 1, 60],
  },
  FO: { fixed: '01-01 04-25 07-29 12-24 12-25 12-26 12-31', easter: [-3, -2, 0, 1, 26, 39, 49, 50] },
  GL: { fixed: '01-01 01-06 06-21 12-24 12-25 12-26 12-31', easter: [-3, -2, 0, 1, 26, 39, 49, 50] },
  RS: {
    fixed: '01-01 01-02 01-07 02-15 02-16 05-01 05-02 11-11',
    orthodox: [-2, -1, 0, 1],
    moved: { ...sundays, days: '01-01 01-02 02-15 02-16 05-01 05-02 11-11' },
  },
  ME: { fixed: '01-01 01-02 05-01 05-02 05-21 05-22 07-13 07-14 11-13 11-14', moved: sundays },
  MK: { fixed: '01-01 01-07 05-01 05-24 08-02 09-08 10-11 10-23 12-08', orthodox: [1], moved: sundays },
  TR: { fixed: '01-01 04-23 05-01 05-19 07-15 08-30 10-29' },
  CA: {
    fixed: '01-01 07-01 09-30 11-11 12-25 12-26',
    easter: [-2, 1],
    firstAfter: ['monday 05-18', 'monday 09-01', 'monday 10-08'],
    moved: weekends,
  },
  AU: {
    fixed: '01-01 01-26 04-25 12-25 12-26',
    easter: [-2, -1, 0, 1],
    moved: { ...weekends, days: '01-01 01-26 12-25 12-26' },
  },
  NZ: {
    fixed: '01-01 01-02 02-06 04-25 12-25 12-26',
    easter: [-2, 1],
    firstAfter: ['monday 06-01', 'monday 10-22'],
    moved: { ...weekends, days: '01-01 01-02 02-06 04-25 12-25 12-26' },
  },
  MX: {
    fixed: '01-01 05-01 09-16 12-25',
    firstAfter: ['monday 02-01', 'monday 03-15', 'monday 11-15'],
    computed: mexicanInauguration,
  },
  ZA: {
    fixed: '01-01 03-21 04-27 05-01 06-16 08-09 09-24 12-16 12-25 12-26',
    easter: [-2, 1],
    moved: sundays,
  },
  KR: {
    fixed: '01-01 03-01 05-05 06-06 07-17 08-15 10-03 10-09 12-25',
    moved: { ...weekends, days: '03-01 05-05 07-17 08-15 10-03 10-09 12-25' },
  },
  SA: { fixed: '02-22 09-23' },
  // All holidays follow the Hebrew calendar.
  IL: { fixed: '' },
}
