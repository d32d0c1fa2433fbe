// Rules for the days of occasions, written as text, so that merchants can edit them. `12-25` a fixed day; `thursday
// 11-22` the first Thursday on or after 22 November; `easter+39` and `orthodox-easter` days relative to Easter; `table
// ramadan` days of a table; `french-mothers-day`. A period adds its last day or its number of days: `06-01..06-30`,
// `table hanukkah..+7`.
import { addDays, isPlainDate, onOrAfter, plainDate, weekdays, yearOf, type PlainDate } from './calendar.ts'
import { dayTables, isDayTable } from './day-tables.ts'
import { orthodoxEaster, westernEaster } from './easter.ts'

export type DateRule = string

/** `until` is the last day; equal to `date` unless the occasion is a period. */
export type OccasionDays = { readonly date: PlainDate; readonly until: PlainDate }

type FirstDay = (year: number) => readonly PlainDate[]
type LastDay = (first: PlainDate) => PlainDate
type Parsed = { readonly first: FirstDay; readonly last: LastDay }

const easters = { easter: westernEaster, 'orthodox-easter': orthodoxEaster } as const
const parsedRules = new Map<DateRule, Parsed | null>()

function parse(rule: DateRule): Parsed | null {
  const known = parsedRules.get(rule)
  if (known !== undefined) return known
  const [from = '', to] = rule.split('..')
  const first = firstDay(from)
  const last = lastDay(to)
  const parsed = first && last ? { first, last } : null
  parsedRules.set(rule, parsed)
  return parsed
}

function firstDay(text: string): FirstDay | null {
  if (text === 'french-mothers-day') return (year) => [frenchMothersDay(year)]
  const [, weekday, monthDay] = /^(?:([a-z]+) )?(\d\d-\d\d)$/.exec(text) ?? []
  if (monthDay !== undefined) {
    if (!isPlainDate(`2000-${monthDay}`)) return null
    const day = (year: number) => plainDate(year, Number(monthDay.slice(0, 2)), Number(monthDay.slice(3)))
    if (weekday === undefined) return (year) => [day(year)]
    const named = weekdays.find((each) => each === weekday)
    return named ? (year) => [onOrAfter(day(year), named)] : null
  }
  const [, easter, offset = '0'] = /^(easter|orthodox-easter)([+-]\d{1,3})?$/.exec(text) ?? []
  if (easter) return (year) => [addDays(easters[easter as keyof typeof easters](year), Number(offset))]
  const table = text.slice(6)
  if (!text.startsWith('table ') || !isDayTable(table)) return null
  return (year) => dayTables[table].filter((date) => yearOf(date) === year)
}

function lastDay(text: string | undefined): LastDay | null {
  if (text === undefined) return (first) => first
  const [, days] = /^\+(\d{1,3})$/.exec(text) ?? []
  if (days) return (first) => addDays(first, Number(days))
  if (!/^\d\d-\d\d$/.test(text) || !isPlainDate(`2000-${text}`)) return null
  return (first) => {
    const last = `${yearOf(first)}-${text}` as PlainDate
    return last >= first ? last : (`${yearOf(first) + 1}-${text}` as PlainDate)
  }
}

/** French law 50-577: the last Sunday of May, one week later if that is Pentecost. */
function frenchMothersDay(year: number): PlainDate {
  const sunday = onOrAfter(plainDate(year, 5, 25), 'sunday')
  return sunday === addDays(westernEaster(year), 49) ? addDays(sunday, 7) : sunday
}

export function isDateRule(text: string): boolean {
  return parse(text) !== null
}

/** First days in the year. None for an unknown rule or a year that the table lacks; 2030 has two Ramadans. */
export function daysIn(rule: DateRule, year: number): readonly OccasionDays[] {
  const parsed = parse(rule)
  return parsed?.first(year).map((date) => ({ date, until: parsed.last(date) })) ?? []
}

/** The first days that end after `today`; undefined if the table ends before. */
export function nextDays(rule: DateRule, today: PlainDate): OccasionDays | undefined {
  const year = yearOf(today)
  return [year - 1, year, year + 1].flatMap((each) => daysIn(rule, each)).find(({ until }) => until > today)
}
