// Isolates left-to-right text inside Arabic text: order numbers, e-mails, names, Latin streets. Without isolation
// marks, it would be displayed in the wrong order with its neighbours.
import { directionOf, type Locale } from '#domain/markets/locale.ts'

const leftToRight = /[A-Za-z\d]/
const isolated = /\u2068[^\u2069]*\u2069/g

/**
 * Adds U+2068 and U+2069 around `text` if it needs them. Isolated parts do not: browsers garble a line that ends between
 * two of them inside a third.
 */
export function isolate(locale: Locale, text: string): string {
  return directionOf(locale) === 'rtl' && leftToRight.test(text.replaceAll(isolated, ''))
    ? `\u2068${text}\u2069`
    : text
}

export function isolateLines(locale: Locale, lines: readonly string[]): string {
  return lines.map((line) => isolate(locale, line)).join('\n')
}

const arabic = /\p{Script=Arabic}/u

/**
 * Adds marks around a formatted amount or percentage: an Arabic line would turn the signs of 'US$' and '3+' around. An
 * Arabic currency keeps the direction of the line, also behind a minus.
 */
export function isolateFigure(locale: Locale, text: string): string {
  if (directionOf(locale) !== 'rtl') return text
  return `${arabic.test(text) ? '\u2067' : '\u2066'}${text}\u2069`
}
