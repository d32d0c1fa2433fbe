// The gift year of every market: occasions, their days, and where shoppers buy gifts for them.
// Sources: statutory holidays (holidays.ts), days published by a country's ministries and churches, gift days of trade
// associations. Periods are the weeks in which most schools of a country begin or end.
import { countries, type Country } from '../markets/market.ts'
import type { DateRule } from './date-rule.ts'

export const seasons = [
  'easter',
  'mothers-day',
  'christmas',
  'valentines-day',
  'lights',
  'lunar-new-year',
  'autumn',
] as const
/** A theme: colours of every page. */
export type Season = (typeof seasons)[number]

export type OccasionRule = {
  /** Also the key of the category with its gifts, unless `category` names another one. */
  readonly key: string
  /** Days in countries without a rule of their own. */
  readonly rule: DateRule
  readonly rules?: { readonly [Code in Country]?: DateRule }
  /** Countries in which shoppers buy gifts for it. The others do not see it. */
  readonly countries: readonly Country[]
  /** Countries in which it leads the shop: first picture and theme. Default: all of `countries`. */
  readonly leads?: readonly Country[]
  readonly category?: string
  /** null: the everyday theme. */
  readonly season: Season | null
  /** Countries that hand over the gifts on the eve. */
  readonly eve?: readonly Country[]
}

const except = (...others: readonly Country[]) => countries.filter((country) => !others.includes(country))

/** Countries in which Christmas is no occasion for most shoppers. */
const noChristmas: readonly Country[] = ['AE', 'SA', 'IL', 'TR']

/** Countries whose churches keep the Orthodox Easter. */
const orthodox: readonly Country[] = ['GR', 'CY', 'BG', 'RO', 'RS', 'ME', 'MK']

const secondSundayOfMay = 'sunday 05-08'
const firstSundayOfMay = 'sunday 05-01'
const lastSundayOfMay = 'sunday 05-25'

export const occasions = [
  {
    key: 'christmas',
    rule: '12-25',
    countries: except(...noChristmas),
    leads: except(...noChristmas, 'CN'),
    eve: 'DE PL SE DK FI CZ JP AT CH LI NO IS FO GL EE LV LT HU SK SI HR'.split(' ') as Country[],
    season: 'christmas',
  },
  {
    key: 'advent',
    rule: 'sunday 11-27..12-24',
    countries: 'DE SE DK FI PL CZ NL FR IT AT CH LI NO IS FO GL EE LV LT LU BE HU SK SI HR'.split(
      ' ',
    ) as Country[],
    leads: [],
    category: 'christmas',
    season: 'christmas',
  },
  {
    key: 'st-nicholas',
    rule: '12-06',
    countries: ['DE', 'PL', 'CZ', 'AT', 'BE', 'LU', 'HU', 'SK', 'SI', 'HR', 'RO'],
    leads: [],
    eve: ['CZ', 'DE', 'SK', 'HU', 'LU'],
    season: 'christmas',
  },
  { key: 'sinterklaas', rule: '12-05', countries: ['NL'], season: 'christmas' },
  {
    key: 'lucia',
    rule: '12-13',
    countries: ['SE', 'FI'],
    leads: [],
    category: 'christmas',
    season: 'christmas',
  },
  {
    key: 'oseibo',
    rule: '12-01..12-20',
    countries: ['JP'],
    leads: [],
    category: 'gift-boxes',
    season: 'christmas',
  },
  {
    key: 'new-year',
    rule: '01-01',
    countries: ['AE', 'CN', 'JP', 'FR', 'US'],
    leads: ['AE', 'CN', 'JP'],
    season: 'lights',
  },
  { key: 'epiphany', rule: '01-06', countries: ['ES', 'IT', 'PT'], leads: ['ES', 'IT'], season: 'christmas' },
  { key: 'lunar-new-year', rule: 'table lunar-new-year', countries: ['CN'], season: 'lunar-new-year' },
  { key: 'valentines-day', rule: '02-14', countries: except('SA'), season: 'valentines-day' },
  { key: 'white-day', rule: '03-14', countries: ['JP'], season: 'valentines-day' },
  {
    key: 'womens-day',
    rule: '03-08',
    countries: 'CN IT PL CZ DE PT AE AT BG RO HU SK SI HR RS ME MK EE LV LT'.split(' ') as Country[],
    leads: ['CN', 'IT', 'PL', 'BG', 'RO', 'RS', 'ME', 'MK'],
    season: 'mothers-day',
  },
  {
    key: 'mothers-day',
    rule: secondSundayOfMay,
    rules: {
      AE: '03-21',
      FR: 'french-mothers-day',
      PT: firstSundayOfMay,
      ES: firstSundayOfMay,
      PL: '05-26',
      SE: lastSundayOfMay,
      // Mothering Sunday, the fourth of Lent.
      GB: 'easter-21',
      IE: 'easter-21',
      HU: firstSundayOfMay,
      LT: firstSundayOfMay,
      RO: firstSundayOfMay,
      AD: firstSundayOfMay,
      LU: 'sunday 06-08',
      SI: '03-25',
      BG: '03-08',
      RS: '03-08',
      ME: '03-08',
      MK: '03-08',
      NO: 'sunday 02-08',
      MX: '05-10',
      // Parents' Day.
      KR: '05-08',
      SA: '03-21',
    },
    countries: except('IL'),
    season: 'mothers-day',
  },
  {
    key: 'fathers-day',
    rule: 'sunday 06-15',
    rules: {
      AE: '06-21',
      PT: '03-19',
      IT: '03-19',
      ES: '03-19',
      DE: 'easter+39',
      PL: '06-23',
      SE: 'sunday 11-08',
      FI: 'sunday 11-08',
      DK: '06-05',
      AT: 'sunday 06-08',
      BE: 'sunday 06-08',
      CH: 'sunday 06-01',
      LI: 'sunday 06-01',
      LT: 'sunday 06-01',
      LU: 'sunday 10-01',
      LV: 'sunday 09-08',
      RO: 'sunday 05-08',
      NO: 'sunday 11-08',
      IS: 'sunday 11-08',
      EE: 'sunday 11-08',
      HR: '03-19',
      AD: '03-19',
      SM: '03-19',
      FO: '06-05',
      GL: '06-05',
      AU: 'sunday 09-01',
      NZ: 'sunday 09-01',
    },
    countries: except('BG', 'RS', 'ME', 'MK', 'KR', 'SA', 'IL'),
    // In Germany it is near Mother’s Day, for which far more gifts are bought.
    leads: except('DE', 'BG', 'RS', 'ME', 'MK', 'KR', 'SA', 'IL'),
    season: null,
  },
  {
    key: 'grandparents-day',
    rule: 'sunday 09-07',
    rules: {
      PL: '01-21..01-22',
      FR: 'sunday 03-01',
      IT: '10-02',
      DE: 'sunday 10-08',
      ES: '07-26',
      PT: '07-26',
      JP: 'monday 09-15',
    },
    countries: ['US', 'PL', 'FR', 'IT', 'DE', 'ES', 'PT', 'JP'],
    leads: ['PL', 'JP', 'IT'],
    season: 'autumn',
  },
  {
    key: 'childrens-day',
    rule: '06-01',
    rules: { JP: '05-05', AE: '03-15', FI: '11-20' },
    countries: ['JP', 'CN', 'PL', 'CZ', 'PT', 'DE', 'AE', 'FI'],
    leads: ['JP', 'CN', 'PL', 'CZ'],
    season: 'easter',
  },
  {
    key: 'teachers-day',
    rule: '10-05',
    // Tuesday of the first full week of May.
    rules: { US: 'tuesday 05-03', CN: '09-10', PL: '10-14', CZ: '03-28' },
    countries: ['US', 'CN', 'PL', 'CZ', 'DE', 'IT', 'PT', 'NL', 'AE'],
    leads: ['CN'],
    season: null,
  },
  {
    key: 'easter',
    rule: 'easter',
    rules: Object.fromEntries(orthodox.map((country) => [country, 'orthodox-easter'])),
    countries: except(...noChristmas, 'CN', 'JP', 'KR'),
    season: 'easter',
  },
  { key: 'sant-jordi', rule: '04-23', countries: ['ES'], leads: [], season: 'mothers-day' },
  {
    key: 'graduation',
    rule: '06-01..06-30',
    rules: {
      US: '05-10..06-15',
      JP: '03-01..03-25',
      DE: '06-15..07-15',
      FR: '07-01..07-15',
      IT: '06-15..07-15',
      NL: '06-10..07-10',
      SE: '06-01..06-14',
      DK: '06-20..06-30',
      FI: 'saturday 05-30',
      CZ: '05-20..06-10',
    },
    countries: ['US', 'CN', 'JP', 'DE', 'FR', 'IT', 'ES', 'NL', 'SE', 'DK', 'FI', 'CZ', 'AE'],
    leads: ['US', 'SE', 'FI', 'DK'],
    season: null,
  },
  {
    key: 'school-start',
    rule: '09-01',
    rules: { US: '08-05..09-05', DE: '08-01..08-31', JP: '04-01..04-10', AE: '08-25..09-01' },
    countries: ['US', 'DE', 'PL', 'CZ', 'JP', 'FR', 'AE', 'AT'],
    leads: ['DE', 'JP', 'AT'],
    season: null,
  },
  { key: 'midsummer', rule: 'friday 06-19', countries: ['SE', 'FI'], season: 'easter' },
  {
    key: 'ochugen',
    rule: '07-01..07-15',
    countries: ['JP'],
    leads: [],
    category: 'gift-boxes',
    season: null,
  },
  { key: 'qixi', rule: 'table qixi', countries: ['CN'], season: 'valentines-day' },
  { key: 'mid-autumn', rule: 'table mid-autumn', countries: ['CN'], season: 'lights' },
  {
    key: 'halloween',
    rule: '10-31',
    countries: ['US', 'DE', 'JP', 'GB', 'IE', 'CA'],
    leads: ['US', 'IE', 'CA'],
    season: 'autumn',
  },
  { key: 'singles-day', rule: '11-11', countries: ['CN'], season: 'autumn' },
  {
    key: 'thanksgiving',
    rule: 'thursday 11-22',
    rules: { CA: 'monday 10-08' },
    countries: ['US', 'CA'],
    season: 'autumn',
  },
  { key: 'hanukkah', rule: 'table hanukkah..+7', countries: ['US', 'IL'], leads: ['IL'], season: 'lights' },
  { key: 'diwali', rule: 'table diwali', countries: ['AE', 'US', 'GB'], leads: ['AE'], season: 'lights' },
  { key: 'ramadan', rule: 'table ramadan..+29', countries: ['AE', 'SA'], season: 'lights' },
  { key: 'eid-al-fitr', rule: 'table eid-al-fitr..+2', countries: ['AE', 'SA', 'TR'], season: 'lights' },
  { key: 'eid-al-adha', rule: 'table eid-al-adha..+2', countries: ['AE', 'SA', 'TR'], season: 'lights' },
  // No market shows it; a gift date can refer to it.
  { key: 'orthodox-easter', rule: 'orthodox-easter', countries: [], category: 'easter', season: 'easter' },
] as const satisfies readonly OccasionRule[]

export type OccasionKey = (typeof occasions)[number]['key']
