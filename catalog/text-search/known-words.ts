// The words that search understands without settings, for the merchant to read.
import type { Locale } from '#domain/markets/locale.ts'
import { phrasesOf } from './phrases-of.ts'
import { synonymGroups } from './synonyms.ts'

/** Groups of synonyms, then the phrases of each topic. */
export function knownWords(locale: Locale): string[][] {
  const topics = Map.groupBy(phrasesOf(locale), ({ topic }) => topic)
  const phrases = [...topics.values()].map((group) => group.map(({ text }) => text))
  return [...synonymGroups(locale).map((group) => group.split(/\s+/)), ...phrases]
}
