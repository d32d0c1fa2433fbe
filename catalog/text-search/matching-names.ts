// Finds names of categories and pages that a query means: "christmas gifts" means Christmas.
import type { Locale } from '#domain/markets/locale.ts'
import { fold } from './fold.ts'
import { spellingOf } from './ideographs.ts'
import type { PlainWords } from './once-for.ts'
import { giftStemsOf, stemmerOf, stopWordsOf } from './stem.ts'
import { isIdeographic, isSingleLetter, runsOf } from './words.ts'

/** A shorter last word of a query may be unfinished, but means too little. */
const minPrefixLength = 3

/**
 * Places in `names`, the closest first. A name contains every word of the query, or the query contains its words.
 * Words for presents do not count.
 */
export function matchingNames(
  query: string,
  locale: Locale,
  names: readonly string[],
  plain?: PlainWords,
): number[] {
  const wordsOf = readerOf(locale, plain)
  const asked = wordsOf(query)
  if (asked.length === 0) return []
  return names
    .map((name, at) => ({ at, closeness: closenessOf(asked, wordsOf(name)) }))
    .filter(({ closeness }) => closeness > 0)
    .sort((a, b) => b.closeness - a.closeness)
    .map(({ at }) => at)
}

/** Share of words in common; 0 if neither contains all words of the other. */
function closenessOf(asked: readonly string[], name: readonly string[]): number {
  if (name.length === 0) return 0
  const holdsAll = asked.every((word) => name.some((each) => isMeant(word, each)))
  const isHeld = name.every((each) => asked.some((word) => isMeant(word, each)))
  if (!holdsAll && !isHeld) return 0
  return Math.min(asked.length, name.length) / Math.max(asked.length, name.length)
}

function isMeant(word: string, nameWord: string): boolean {
  if (word === nameWord) return true
  if (isIdeographic(word)) return word.length > 1 && (nameWord.includes(word) || word.includes(nameWord))
  return word.length >= minPrefixLength && nameWord.startsWith(word)
}

function readerOf(locale: Locale, plain?: PlainWords): (text: string) => string[] {
  const [stem, spell] = [stemmerOf(locale, plain), spellingOf(locale, plain)]
  const [stopWords, gifts] = [stopWordsOf(locale), giftStemsOf(locale, plain)]
  const read = (text: string, isSkipped: (folded: string) => boolean): string[] =>
    runsOf(text).flatMap((run) => {
      if (isIdeographic(run)) return [spell(run)]
      const folded = fold(run)
      const word = stem(folded)
      return isSingleLetter(run) || isSkipped(folded) || gifts.has(word) ? [] : [word]
    })
  return (text) => {
    const words = read(text, (folded) => stopWords.has(folded))
    // "About us" has no other words.
    return words.length > 0 ? words : read(text, () => false)
  }
}
