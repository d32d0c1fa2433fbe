// Joins the parts of one line: an address, a name and its details.
import type { Locale } from '#domain/markets/locale.ts'
import { isolate } from './isolate.ts'

/** Languages with a comma of their own. */
const separators: Partial<Record<Locale, string>> = { ar: '، ', ja: '、', zh: '，' }

/** Empty parts have no comma. */
export function joinParts(locale: Locale, parts: readonly string[]): string {
  const present = parts.filter((part) => part !== '')
  return present.map((part) => isolate(locale, part)).join(separators[locale] ?? ', ')
}

/** An address in Latin letters keeps its own order and commas in every language. */
export function joinAddress(locale: Locale, lines: readonly string[]): string {
  const isLatin = lines.every((line) => !/[\p{L}--\p{Script=Latin}]/v.test(line))
  return isLatin ? isolate(locale, lines.filter(Boolean).join(', ')) : joinParts(locale, lines)
}
