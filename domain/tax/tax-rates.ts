// Rates of value added tax by country, tax class and date, in percent. A class without one has the standard rate.
// Server only.
import type { PlainDate } from '../calendar/calendar.ts'

/** Percent, unchanged since 2024 at least; or each rate by its first day. */
type Rate = number | Readonly<Record<PlainDate, number>>

type CountryRates = {
  readonly standard: Rate
  /** The highest reduced rate: goods of another one need a class of their own. */
  readonly reduced?: Rate
  readonly food?: Rate
  /** Printed books. */
  readonly books?: Rate
  /** Cut flowers and decorative plants. */
  readonly flowers?: Rate
  /** Clothes and shoes for children. */
  readonly children?: Rate
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
    confirm: 'basic foodstuffs of annex 3 are 4.9 % since July 2026',
  },
  BE: { standard: 21, reduced: 12, food: 6, books: 6, flowers: 6 },
  BG: { standard: 20, reduced: 9, books: 9 },
  CY: { standard: 19, reduced: 9, food: 5, books: 3, confirm: 'flowers, books' },
  CZ: { standard: 21, reduced: 12, food: 12, books: 0 },
  DE: {
    standard: { '2007-01-01': 19, '2020-07-01': 16, '2021-01-01': 19 },
    reduced: { '2007-01-01': 7, '2020-07-01': 5, '2021-01-01': 7 },
    food: 7,
    books: 7,
    flowers: 7,
    children: 19,
    confirm: 'drinks other than milk and water are 19 %',
  },
  DK: { standard: 25, confirm: 'books' },
  EE: {
    standard: { '2024-01-01': 22, '2025-07-01': 24 },
    reduced: { '2024-01-01': 9, '2025-01-01': 13 },
    books: 9,
  },
  ES: {
    standard: 21,
    reduced: 10,
    food: 10,
    books: 4,
    flowers: 10,
    confirm: 'basic foodstuffs are 4 %; Canary Islands, Ceuta and Melilla are outside of the tax area',
  },
  FI: {
    standard: { '2013-01-01': 24, '2024-09-01': 25.5 },
    reduced: { '2013-01-01': 14, '2026-01-01': 13.5 },
    food: { '2013-01-01': 14, '2026-01-01': 13.5 },
    books: { '2013-01-01': 10, '2025-01-01': 14, '2026-01-01': 13.5 },
    confirm: 'Åland is outside of the tax area',
  },
  FR: {
    standard: 20,
    reduced: 10,
    food: 5.5,
    books: 5.5,
    flowers: 10,
    confirm: 'confectionery, some chocolate and alcohol are 20 %; overseas departments differ',
  },
  GR: { standard: 24, reduced: 13, food: 13, books: 6, confirm: 'flowers' },
  HR: { standard: 25, reduced: 13, books: 5, confirm: 'food' },
  HU: { standard: 27, reduced: 18, books: 5 },
  IE: {
    standard: 23,
    reduced: 13.5,
    food: 0,
    books: 0,
    flowers: 13.5,
    children: 0,
    confirm: 'confectionery and drinks are 23 %, cakes 13.5 %; clothes of children up to ten years',
  },
  IT: { standard: 22, reduced: 10, food: 10, books: 4, flowers: 10, confirm: 'basic food is 4 %' },
  LT: {
    standard: 21,
    reduced: { '2024-01-01': 9, '2026-01-01': 12 },
    books: { '2024-01-01': 9, '2026-01-01': 5 },
  },
  LU: { standard: 17, reduced: 8, food: 3, books: 3, flowers: 8, children: 3 },
  LV: { standard: 21, reduced: 12, books: 5, confirm: 'books by language' },
  MT: { standard: 18, reduced: 12, food: 0, books: 5, confirm: 'confectionery is 5 %' },
  NL: { standard: 21, reduced: 9, food: 9, books: 9, flowers: 9 },
  PL: {
    standard: 23,
    reduced: 8,
    food: 5,
    books: 5,
    flowers: 8,
    confirm: 'sweets, chocolate, tea and coffee are 23 %, other foodstuffs 8 %',
  },
  PT: {
    standard: 23,
    reduced: 13,
    books: 6,
    flowers: 6,
    confirm: 'foodstuffs of lists I and II are 6 and 13 %; Madeira and Azores differ',
  },
  RO: {
    standard: { '2017-01-01': 19, '2025-08-01': 21 },
    reduced: { '2017-01-01': 9, '2025-08-01': 11 },
    food: { '2017-01-01': 9, '2025-08-01': 11 },
    books: { '2017-01-01': 5, '2025-08-01': 11 },
    confirm: 'food with much sugar has the standard rate',
  },
  SE: { standard: 25, reduced: 12, food: { '2012-01-01': 12, '2026-04-01': 6, '2028-01-01': 12 }, books: 6 },
  SI: { standard: 22, reduced: 9.5, food: 9.5, books: 5, flowers: 9.5 },
  SK: {
    standard: { '2011-01-01': 20, '2025-01-01': 23 },
    reduced: { '2011-01-01': 10, '2025-01-01': 19 },
    food: { '2011-01-01': 20, '2025-01-01': 19 },
    books: { '2011-01-01': 10, '2025-01-01': 5 },
    confirm: 'basic food is 5 %; food with much sugar or salt is 23 % since 2026',
  },
  GB: {
    standard: 20,
    reduced: 5,
    food: 0,
    books: 0,
    children: 0,
    confirm: 'confectionery, drinks and crisps are 20 %; parcels up to £135 are taxed at the sale',
  },
  CH: {
    standard: 8.1,
    reduced: 3.8,
    food: 2.6,
    books: 2.6,
    flowers: 2.6,
    confirm: 'registration for shops above CHF 100,000 of small parcels',
  },
  NO: { standard: 25, reduced: 15, food: 15, books: 0, confirm: 'scheme VOEC' },
  AE: { standard: 5 },
  CN: {
    standard: 13,
    reduced: 9,
    books: 9,
    flowers: 9,
    confirm: 'parcels from abroad pay import taxes instead; agricultural food is 9 %',
  },
  JP: { standard: 10, reduced: 8, food: 8, confirm: 'alcohol is 10 %' },
  CA: { standard: 5, confirm: 'provinces add theirs' },
  AU: { standard: 10, confirm: 'basic food is 0 %' },
  NZ: { standard: 15 },
  // No source confirms their reduced rates. The acts on value added tax are those of 2025; LI has the Swiss tax. An
  // accountant should confirm them, and who collects the tax of parcels from abroad.
  IS: { standard: 24 },
  LI: { standard: 8.1 },
  RS: { standard: 20 },
  ME: { standard: 21 },
  MK: { standard: 18 },
  TR: { standard: 20 },
  MX: { standard: 16 },
  ZA: { standard: 15 },
  KR: { standard: 10 },
  SA: { standard: 15 },
  IL: { standard: 18 },
}
