// Formats days ahead, ages in years, and names of weekdays, months and years.
import { weekdays, type Weekday } from '#domain/calendar/calendar.ts'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { cachedFormatter } from './format.ts'

/** Of January 1970. */
const firstSunday = 4

/** 'tomorrow', 'in 12 days'. */
export function formatInDays(locale: Locale, days: number): string {
  const text = cachedFormatter(`${locale} ahead`, () => {
    return new Intl.RelativeTimeFormat(localeTable[locale].tag, { numeric: 'auto' })
  }).format(days, 'day')
  // Intl puts a space into Japanese, and says 'within' in Arabic.
  if (locale === 'ja') return text.replaceAll(' ', '')
  return locale === 'ar' ? text.replace('خلال', 'بعد') : text
}

/** '40 years' of an anniversary, for which Japanese has a word of its own. */
export function formatYears(locale: Locale, years: number): string {
  if (locale === 'ja') return `${years}周年`
  return cachedFormatter(`${locale} years`, () => {
    return new Intl.NumberFormat(localeTable[locale].tag, {
      style: 'unit',
      unit: 'year',
      unitDisplay: 'long',
    })
  }).format(years)
}

export function formatWeekday(locale: Locale, day: Weekday, length: 'long' | 'short' = 'long'): string {
  return cachedFormatter(`${locale} weekday ${length}`, () => {
    return new Intl.DateTimeFormat(localeTable[locale].tag, { weekday: length, timeZone: 'UTC' })
  }).format(Date.UTC(1970, 0, firstSunday + weekdays.indexOf(day)))
}

/** `month` counts from 1. */
export function formatMonth(locale: Locale, month: number): string {
  return cachedFormatter(`${locale} month`, () => {
    const options = { month: 'long', timeZone: 'UTC', calendar: 'gregory' } as const
    return new Intl.DateTimeFormat(localeTable[locale].tag, options)
  }).format(Date.UTC(2000, month - 1))
}

/** 'April 30', '30. April'. `month` counts from 1. */
export function formatDayOfMonth(locale: Locale, month: number, day: number): string {
  return cachedFormatter(`${locale} day`, () => {
    const options = { month: 'long', day: 'numeric', timeZone: 'UTC', calendar: 'gregory' } as const
    return new Intl.DateTimeFormat(localeTable[locale].tag, options)
  }).format(Date.UTC(2000, month - 1, day))
}

/** '2027', '2027年'. `date` is a plain date. */
export function formatYear(locale: Locale, date: string): string {
  return cachedFormatter(`${locale} year`, () => {
    const options = { year: 'numeric', timeZone: 'UTC', calendar: 'gregory' } as const
    return new Intl.DateTimeFormat(localeTable[locale].tag, options)
  }).format(Date.parse(`${date}T00:00:00Z`))
}

/** 'November 2026', '2026年11月'. `month` is '2026-11'. */
export function formatMonthOfYear(locale: Locale, month: string): string {
  return cachedFormatter(`${locale} month of year`, () => {
    const options = { month: 'long', year: 'numeric', timeZone: 'UTC', calendar: 'gregory' } as const
    return new Intl.DateTimeFormat(localeTable[locale].tag, options)
  }).format(Date.parse(`${month}-01T00:00:00Z`))
}

/** 'Thursday, December 24, 2026'. `date` is a plain date. */
export function formatFullDate(locale: Locale, date: string): string {
  return cachedFormatter(`${locale} full date`, () => {
    const options = { dateStyle: 'full', timeZone: 'UTC', calendar: 'gregory' } as const
    return new Intl.DateTimeFormat(localeTable[locale].tag, options)
  }).format(Date.parse(`${date}T00:00:00Z`))
}
