// Tables of a language, built at their first use. There is one for the defaults, and one for each list of plain
// words. The merchant has switched off the default synonyms and topics of plain words. A list that is no longer in
// use takes its tables with it.
import type { Locale } from '#domain/markets/locale.ts'

export type PlainWords = readonly string[]

const noWords: PlainWords = []

export function onceFor<T>(
  build: (locale: Locale, plain: PlainWords) => T,
): (locale: Locale, plain?: PlainWords) => T {
  const tables = new WeakMap<PlainWords, Map<Locale, T>>()
  return (locale, plain = noWords) => {
    const words = plain.length > 0 ? plain : noWords
    const byLocale = tables.get(words) ?? new Map<Locale, T>()
    tables.set(words, byLocale)
    const table = byLocale.get(locale) ?? build(locale, words)
    byLocale.set(locale, table)
    return table
  }
}
