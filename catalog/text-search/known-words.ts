// The words that search understands without settings, for the merchant to read.
import type { Locale } from '#domain/markets/locale.ts'
import { phrasesOf } from './language-words.ts'
import type { PlainWords } from './once-for.ts'
import { redirectPhrases, type RedirectPhrases } from './redirect-words.ts'
import { withoutPlain } from './stem.ts'
import { synonymGroups } from './synonyms.ts'

/** Groups of synonyms, then the phrases of each topic, without the words that the merchant has excepted. */
export function knownWords(locale: Locale, plain: PlainWords): string[][] {
  const topics = Map.groupBy(phrasesOf(locale), ({ topic }) => topic)
  const phrases = [...topics.values()].map((group) => group.map(({ text }) => text))
  return [...synonymGroups(locale).map((group) => group.split(/\s+/)), ...phrases]
    .map((group) => withoutPlain(group, locale, plain))
    .filter((group) => group.length > 0)
}

/** Queries that lead to a page, by page. */
export function knownRedirects(locale: Locale, plain: PlainWords): RedirectPhrases[] {
  return redirectPhrases(locale)
    .map(({ path, queries }) => ({ path, queries: withoutPlain(queries, locale, plain) }))
    .filter(({ queries }) => queries.length > 0)
}
