// Words that shoppers type and the shop's texts may lack: synonyms, words of topics, words for gifts. A mistyped or
// unfinished word is compared with them too.
import type { Locale } from '#domain/markets/locale.ts'
import { colourFamilies } from './colour-words.ts'
import { fold } from './fold.ts'
import { giftWords } from './gift-words.ts'
import { asKatakana, spellingOf } from './ideographs.ts'
import { phrasesOf } from './language-words.ts'
import { onceFor } from './once-for.ts'
import { pinyinOf } from './romanised.ts'
import { synonymGroups } from './synonyms.ts'
import { letterSetOf, closestWords } from './typo.ts'
import { isIdeographic, queryGramsOf, runsOf } from './words.ts'

const minMistakenLength = 5
const maxHomophoneLength = 6

export class QueryDictionary {
  readonly #words: readonly string[]
  readonly #folded: readonly string[]
  readonly #letters: readonly number[]
  readonly #runs: readonly string[]
  readonly #byPinyin: ReadonlyMap<string, string>
  /** Of runs, in Katakana. */
  readonly runs: ReadonlySet<string>

  constructor(locale: Locale) {
    const phrases = phrasesOf(locale).map(({ text }) => text)
    const colours = colourFamilies(locale).flat()
    const all = [...synonymGroups(locale), ...phrases, giftWords[locale] ?? '', ...colours].flatMap(runsOf)
    const distinct = [...new Set(all)]
    this.#words = distinct.filter((word) => !isIdeographic(word) && word.length >= minMistakenLength)
    this.#folded = this.#words.map(fold)
    this.#letters = this.#folded.map(letterSetOf)
    const spell = spellingOf(locale)
    const chinese = locale === 'zh' ? distinct.filter(isIdeographic) : []
    this.#byPinyin = new Map(chinese.map((word) => [pinyinOf(word), word]))
    this.runs = new Set(distinct.filter(isIdeographic).map(asKatakana))
    this.#runs = distinct.filter(isIdeographic).flatMap((word) => [word, spell(word)])
  }

  /** The closest word within this edit distance. */
  near(folded: string, maxDistance: number): string | undefined {
    if (folded.length < minMistakenLength) return undefined
    const [found] = closestWords(folded, this.#folded, this.#letters, maxDistance)
    return found && this.#words[found.word]
  }

  /** The shortest word that begins with these letters. */
  startingWith(folded: string): string | undefined {
    let shortest: string | undefined
    for (const [at, word] of this.#folded.entries())
      if (word.startsWith(folded) && word.length < (shortest?.length ?? Infinity)) shortest = this.#words[at]
    return shortest
  }

  /** A Chinese word in pinyin without tones. */
  inPinyin(letters: string): string | undefined {
    return this.#byPinyin.get(letters)
  }

  /** A word with the sounds of a part that has a pair of unknown characters; the longest first. */
  homophoneOf(
    run: string,
    isKnown: (pair: string) => boolean,
  ): { typed: string; corrected: string } | undefined {
    const characters = [...run]
    for (let length = Math.min(maxHomophoneLength, characters.length); length > 1; length--)
      for (let from = 0; from + length <= characters.length; from++) {
        const typed = characters.slice(from, from + length).join('')
        const corrected = queryGramsOf(typed).every(isKnown) ? undefined : this.inPinyin(pinyinOf(typed))
        if (corrected && corrected.length === length && corrected !== typed) return { typed, corrected }
      }
    return undefined
  }

  /** The same for a run of Chinese or Japanese characters. */
  runStartingWith(run: string): string | undefined {
    return this.#runs.find((word) => word.length > run.length && word.startsWith(run))
  }
}

export const dictionaryOf = onceFor((locale) => new QueryDictionary(locale))
