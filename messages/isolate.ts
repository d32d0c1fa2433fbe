// What is written from left to right inside Arabic text: order numbers, e-mails, names, Latin streets. Without a
// mark around it, it and its neighbours would change places.
import { directionOf, type Locale } from '#domain/markets/locale.ts'

const leftToRight = /[A-Za-z\d]/

/** U+2068 … U+2069 around `text`, where it needs them. */
export function isolate(locale: Locale, text: string): string {
  return directionOf(locale) === 'rtl' && leftToRight.test(text) ? `\u2068${text}\u2069` : text
}
