// Instants as each language writes them, in a zone of the world.
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { keep } from './format.ts'

/** An instant in milliseconds, in the given zone. */
export function formatTime(locale: Locale, instantMs: number, timeZone: string): string {
  const format = keep(`${locale} time ${timeZone}`, () => {
    return new Intl.DateTimeFormat(localeTable[locale].tag, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    })
  })
  return format.format(instantMs)
}

/** A zone by its name in the reader's language: 'Central European Time'; at an instant, for zones change their names. */
export function formatZone(locale: Locale, instantMs: number, timeZone: string): string {
  const format = keep(`${locale} zone ${timeZone}`, () => {
    return new Intl.DateTimeFormat(localeTable[locale].tag, { timeZone, timeZoneName: 'longGeneric' })
  })
  return format.formatToParts(instantMs).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}

/** The time of day of an instant in milliseconds: '14:32'. */
export function formatClock(locale: Locale, instantMs: number, timeZone: string): string {
  const format = keep(`${locale} clock ${timeZone}`, () => {
    return new Intl.DateTimeFormat(localeTable[locale].tag, { timeStyle: 'short', timeZone })
  })
  return format.format(instantMs)
}
