// Formats instants in a time zone.
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { cachedFormatter } from './format.ts'

/** 7:25. */
const earlyMorning = (7 * 60 + 25) * 60_000

/** Date and time of an instant in milliseconds. The month is a word where the language has a short one. */
export function formatTime(locale: Locale, instantMs: number, timeZone: string): string {
  const format = cachedFormatter(`${locale} time ${timeZone}`, () => {
    return new Intl.DateTimeFormat(localeTable[locale].tag, {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: formatClock(locale, earlyMorning, 'UTC').startsWith('0') ? '2-digit' : 'numeric',
      minute: '2-digit',
      timeZone,
    })
  })
  return format.format(instantMs)
}

/** The day of an instant without the year, for times that are a few weeks ago: 'Nov 24'. */
export function formatDay(locale: Locale, instantMs: number, timeZone: string): string {
  const format = cachedFormatter(`${locale} day ${timeZone}`, () => {
    return new Intl.DateTimeFormat(localeTable[locale].tag, {
      month: 'short',
      day: 'numeric',
      timeZone,
    })
  })
  return format.format(instantMs)
}

/** Name of a time zone in the reader's language: 'Central European Time'. The instant matters because names change. */
export function formatZone(locale: Locale, instantMs: number, timeZone: string): string {
  const format = cachedFormatter(`${locale} zone ${timeZone}`, () => {
    return new Intl.DateTimeFormat(localeTable[locale].tag, { timeZone, timeZoneName: 'longGeneric' })
  })
  return format.formatToParts(instantMs).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** The time of day of an instant in milliseconds: '14:32'. */
export function formatClock(locale: Locale, instantMs: number, timeZone: string): string {
  const format = cachedFormatter(`${locale} clock ${timeZone}`, () => {
    return new Intl.DateTimeFormat(localeTable[locale].tag, { timeStyle: 'short', timeZone })
  })
  return format.format(instantMs)
}
