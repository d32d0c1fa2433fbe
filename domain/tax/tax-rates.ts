// Rates of value added tax by country, tax class and date, in percent. Server only.
import type { PlainDate } from '../calendar/calendar.ts'

/**
 * A number: unchanged since 2024 at least. A list: each rate with its first day, the latest last. 'standard': always the
 * standard rate.
 */
type Rates = number | 'standard' | readonly (readonly [from: PlainDate, percent: number])[]

type CountryRates = {
  readonly standard: Exclude<Rates, 'standard'>
  /** The highest reduced rate: goods of another one need a class of their own. */
  readonly reduced: Rates
  readonly food: Rates
  /** Printed books. */
  readonly books: Rates
  /** Cut flowers and decorative plants. */
  readonly flowers: Rates
  /** Clothes and shoes for children. */
  readonly children: Rates
  /** What an accountant should confirm; absent where the sources are plain. */
  readonly confirm?: string
}

/**
 * Sources. European Union: European Commission, Taxes in Europe Database (TEDB), and 'VAT rates applied in the Member
 * States' of 2021, sections II and VI. Changes since: DE UStG §§ 12, 28; AT UStG § 10; EE KMS § 15 (2025-07-01); FI act
 * 1501/1993 as of 2024-09-01, 2025-01-01 and 2026-01-01; LT PVM art. 19 (2026-01-01); RO law 141/2025; SE prop.
 * 2025/26:55; SK act 278/2024; CZ act 349/2023. GB: VAT Act 1994, schedules 7A and 8. CH: MWSTG art. 25. NO:
 * merverdiavgiftsloven chapters 5 and 6. CN: MOF, STA and GACC announcement 39 of 2019. JP: Consumption Tax Act,
 * October 2019. AE: Federal Decree-Law 8 of 2017. CA: Excise Tax Act. AU: GST Act 1999. NZ: GST Act 1985. A reduced
 * rate that no source confirms is not used. The standard rate applies, so never too little tax is paid.
 */
export const taxRates: Readonly<Record<string, CountryRates>> = {
  AT: {
    standard: 20,
    reduced: 13,
    food: 10,
    books: 10,
    flowers: 13,
    children: 20,
    confirm: 'basic foodstuffs of annex 3 are 4.9 % since July 2026',
  },
  BE: { standard: 21, reduced: 12, food: 6, books: 6, flowers: 6, children: 21 },
  BG: { standard: 20, reduced: 9, food: 20, books: 9, flowers: 20, children: 20 },
  CY: { standard: 19, reduced: 9, food: 5, books: 3, flowers: 19, children: 19, confirm: 'flowers, books' },
  CZ: { standard: 21, reduced: 12, food: 12, books: 0, flowers: 21, children: 21 },
  DE: {
    standard: [
      ['2007-01-01', 19],
      ['2020-07-01', 16],
      ['2021-01-01', 19],
    ],
    reduced: [
      ['2007-01-01', 7],
      ['2020-07-01', 5],
      ['2021-01-01', 7],
    ],
    food: 7,
    books: 7,
    flowers: 7,
    children: 19,
    confirm: 'drinks other than milk and water are 19 %',
  },
  DK: { standard: 25, reduced: 25, food: 25, books: 25, flowers: 25, children: 25, confirm: 'books' },
  EE: {
    standard: [
      ['2024-01-01', 22],
      ['2025-07-01', 24],
    ],
    reduced: [
      ['2024-01-01', 9],
      ['2025-01-01', 13],
    ],
    food: 'standard',
    books: 9,
    flowers: 'standard',
    children: 'standard',
  },
  ES: {
    standard: 21,
    reduced: 10,
    food: 10,
    books: 4,
    flowers: 10,
    children: 21,
    confirm: 'basic foodstuffs are 4 %; Canary Islands, Ceuta and Melilla are outside of the tax area',
  },
  FI: {
    standard: [
      ['2013-01-01', 24],
      ['2024-09-01', 25.5],
    ],
    reduced: [
      ['2013-01-01', 14],
      ['2026-01-01', 13.5],
    ],
    food: [
      ['2013-01-01', 14],
      ['2026-01-01', 13.5],
    ],
    books: [
      ['2013-01-01', 10],
      ['2025-01-01', 14],
      ['2026-01-01', 13.5],
    ],
    flowers: 'standard',
    children: 'standard',
    confirm: 'Åland is outside of the tax area',
  },
  FR: {
    standard: 20,
    reduced: 10,
    food: 5.5,
    books: 5.5,
    flowers: 10,
    children: 20,
    confirm: 'confectionery, some chocolate and alcohol are 20 %; overseas departments differ',
  },
  GR: { standard: 24, reduced: 13, food: 13, books: 6, flowers: 24, children: 24, confirm: 'flowers' },
  HR: { standard: 25, reduced: 13, food: 25, books: 5, flowers: 25, children: 25, confirm: 'food' },
  HU: { standard: 27, reduced: 18, food: 27, books: 5, flowers: 27, children: 27 },
  IE: {
    standard: 23,
    reduced: 13.5,
    food: 0,
    books: 0,
    flowers: 13.5,
    children: 0,
    confirm: 'confectionery and drinks are 23 %, cakes 13.5 %; clothes of children up to ten years',
  },
  IT: {
    standard: 22,
    reduced: 10,
    food: 10,
    books: 4,
    flowers: 10,
    children: 22,
    confirm: 'basic food is 4 %',
  },
  LT: {
    standard: 21,
    reduced: [
      ['2024-01-01', 9],
      ['2026-01-01', 12],
    ],
    food: 21,
    books: [
      ['2024-01-01', 9],
      ['2026-01-01', 5],
    ],
    flowers: 21,
    children: 21,
  },
  LU: { standard: 17, reduced: 8, food: 3, books: 3, flowers: 8, children: 3 },
  LV: {
    standard: 21,
    reduced: 12,
    food: 21,
    books: 5,
    flowers: 21,
    children: 21,
    confirm: 'books by language',
  },
  MT: {
    standard: 18,
    reduced: 12,
    food: 0,
    books: 5,
    flowers: 18,
    children: 18,
    confirm: 'confectionery is 5 %',
  },
  NL: { standard: 21, reduced: 9, food: 9, books: 9, flowers: 9, children: 21 },
  PL: {
    standard: 23,
    reduced: 8,
    food: 5,
    books: 5,
    flowers: 8,
    children: 23,
    confirm: 'sweets, chocolate, tea and coffee are 23 %, other foodstuffs 8 %',
  },
  PT: {
    standard: 23,
    reduced: 13,
    food: 23,
    books: 6,
    flowers: 6,
    children: 23,
    confirm: 'foodstuffs of lists I and II are 6 and 13 %; Madeira and Azores differ',
  },
  RO: {
    standard: [
      ['2017-01-01', 19],
      ['2025-08-01', 21],
    ],
    reduced: [
      ['2017-01-01', 9],
      ['2025-08-01', 11],
    ],
    food: [
      ['2017-01-01', 9],
      ['2025-08-01', 11],
    ],
    books: [
      ['2017-01-01', 5],
      ['2025-08-01', 11],
    ],
    flowers: 'standard',
    children: 'standard',
    confirm: 'food with much sugar has the standard rate',
  },
  SE: {
    standard: 25,
    reduced: 12,
    food: [
      ['2012-01-01', 12],
      ['2026-04-01', 6],
      ['2028-01-01', 12],
    ],
    books: 6,
    flowers: 25,
    children: 25,
  },
  SI: { standard: 22, reduced: 9.5, food: 9.5, books: 5, flowers: 9.5, children: 22 },
  SK: {
    standard: [
      ['2011-01-01', 20],
      ['2025-01-01', 23],
    ],
    reduced: [
      ['2011-01-01', 10],
      ['2025-01-01', 19],
    ],
    food: [
      ['2011-01-01', 20],
      ['2025-01-01', 19],
    ],
    books: [
      ['2011-01-01', 10],
      ['2025-01-01', 5],
    ],
    flowers: 'standard',
    children: 'standard',
    confirm: 'basic food is 5 %; food with much sugar or salt is 23 % since 2026',
  },
  GB: {
    standard: 20,
    reduced: 5,
    food: 0,
    books: 0,
    flowers: 20,
    children: 0,
    confirm: 'confectionery, drinks and crisps are 20 %; parcels up to £135 are taxed at the sale',
  },
  CH: {
    standard: 8.1,
    reduced: 3.8,
    food: 2.6,
    books: 2.6,
    flowers: 2.6,
    children: 8.1,
    confirm: 'registration for shops above CHF 100,000 of small parcels',
  },
  NO: { standard: 25, reduced: 15, food: 15, books: 0, flowers: 25, children: 25, confirm: 'scheme VOEC' },
  AE: { standard: 5, reduced: 5, food: 5, books: 5, flowers: 5, children: 5 },
  CN: {
    standard: 13,
    reduced: 9,
    food: 13,
    books: 9,
    flowers: 9,
    children: 13,
    confirm: 'parcels from abroad pay import taxes instead; agricultural food is 9 %',
  },
  JP: { standard: 10, reduced: 8, food: 8, books: 10, flowers: 10, children: 10, confirm: 'alcohol is 10 %' },
  CA: {
    standard: 5,
    reduced: 5,
    food: 5,
    books: 5,
    flowers: 5,
    children: 5,
    confirm: 'provinces add theirs',
  },
  AU: {
    standard: 10,
    reduced: 10,
    food: 10,
    books: 10,
    flowers: 10,
    children: 10,
    confirm: 'basic food is 0 %',
  },
  NZ: { standard: 15, reduced: 15, food: 15, books: 15, flowers: 15, children: 15 },
}
