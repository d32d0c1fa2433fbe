// Joins the parts of one line: an address, a name and its details.
import type { Locale } from '#domain/markets/locale.ts'
import { isolate } from './isolate.ts'

/** Languages with a comma of their own. */
const separators: Partial<Record<Locale, string>> = { ar: '، ', ja: '、', zh: '，' }

export function joinParts(locale: Locale, parts: readonly string[]): string {
  return parts.map((part) => isolate(locale, part)).join(separators[locale] ?? ', ')
}
