// Finds topics in a query: a phrase counts in every inflected form of its words, and without stop words.
import type { Locale } from '#domain/markets/locale.ts'
import { fold } from './fold.ts'
import { spellingOf, scriptOf } from './ideographs.ts'
import { phrasesOf } from './language-words.ts'
import { onceFor, type PlainWords } from './once-for.ts'
import { stemmerOf, stopWordsOf, plainStemsOf } from './stem.ts'
import { topicWords, type Topic } from './topics.ts'
import { isIdeographic, isSingleLetter, runsOf } from './words.ts'

type Phrase = { readonly stems: readonly string[]; readonly topic: Topic }
export type FoundTopic = { readonly topic: Topic; readonly length: number }

export class TopicPhrases {
  /** By the first stem of the phrase, the longest first. */
  readonly #own: ReadonlyMap<string, readonly Phrase[]>
  /** Phrases of Chinese and Japanese, which have no spaces. */
  readonly #runs: readonly { readonly text: string; readonly topic: Topic }[]
  readonly #english: ReadonlyMap<string, readonly Phrase[]> | undefined
  readonly #englishStem: ((folded: string) => string) | undefined
  /** Whether the merchant has switched off what else a word or phrase may mean. */
  readonly isPlain: (text: string) => boolean

  constructor(locale: Locale, plain: PlainWords) {
    this.isPlain = plainReaderOf(locale, plain)
    this.#own = phraseMap(locale, plain)
    const spell = spellingOf(locale, plain)
    this.#runs = phrasesWithout(locale, plain)
      .filter(({ text }) => isIdeographic(text))
      .map(({ text, topic }) => ({ text: spell(text), topic }))
      .sort((a, b) => b.text.length - a.text.length)
    if (locale === 'us') return
    // Shoppers of every language type English.
    this.#english = phraseMap('us', plain)
    this.#englishStem = stemmerOf('us', plain)
  }

  /** The longest phrase that begins at a place of a query without stop words. */
  at(folded: readonly string[], stems: readonly string[], from: number): FoundTopic | undefined {
    const own = longest(this.#own, stems.slice(from))
    if (own || !this.#english) return own
    const english = this.#englishStem!
    return longest(this.#english, folded.slice(from).map(english))
  }

  /** Topic of a single word; of an English word if it is given. */
  ofWord(stem: string, english?: string): Topic | undefined {
    const own = this.#own.get(stem)?.find(isWord)?.topic
    if (own || english === undefined || !this.#englishStem) return own
    return this.#english!.get(this.#englishStem(english))?.find(isWord)?.topic
  }

  /** The longest phrase in a run of characters. */
  inRun(spelled: string): { readonly text: string; readonly topic: Topic } | undefined {
    return this.#runs.find(({ text }) => spelled.includes(text))
  }
}

function isWord({ stems }: Phrase): boolean {
  return stems.length === 1
}

export const englishStem = stemmerOf('us')

/** Stems of words of English names. */
export function stemsOfTopic(topic: Topic): readonly string[] {
  return stems[topic]!
}

const stems: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(topicWords).map(([topic, list]) => [
    topic,
    list.split(' ').map((word) => englishStem(fold(runsOf(word)[0]!))),
  ]),
)

const phraseMap = onceFor((locale, plain): ReadonlyMap<string, readonly Phrase[]> => {
  const [stem, stopWords] = [stemmerOf(locale, plain), stopWordsOf(locale)]
  const all = phrasesWithout(locale, plain).flatMap(({ text, topic }) => {
    const words = runsOf(text).filter((run) => !isSingleLetter(run) && !stopWords.has(fold(run)))
    return words.length > 0 && !isIdeographic(text)
      ? [{ topic, stems: words.map((run) => stem(fold(run))) }]
      : []
  })
  return Map.groupBy(
    all.sort((a, b) => b.stems.length - a.stems.length),
    ({ stems }) => stems[0]!,
  )
})

function phrasesWithout(locale: Locale, plain: PlainWords): ReturnType<typeof phrasesOf> {
  const isPlain = plainReaderOf(locale, plain)
  return phrasesOf(locale).filter(({ text }) => !isPlain(text))
}

function longest(
  map: ReadonlyMap<string, readonly Phrase[]>,
  stems: readonly string[],
): FoundTopic | undefined {
  const found = map
    .get(stems[0] ?? '')
    ?.find((phrase) => phrase.stems.every((stem, at) => stem === stems[at]))
  return found && { topic: found.topic, length: found.stems.length }
}

export const topicPhrasesOf = onceFor((locale, plain) => new TopicPhrases(locale, plain))

/** Words of which the merchant has switched off the default synonyms and topics, in any form. */
function plainReaderOf(locale: Locale, plain: PlainWords): (text: string) => boolean {
  if (plain.length === 0) return () => false
  const [script, stemsOf] = [scriptOf(locale), plainStemsOf(locale)]
  const keyOf = (text: string) => (isIdeographic(text) ? runsOf(text).map(script).join(' ') : stemsOf(text))
  const keys = new Set(plain.map(keyOf))
  return (text) => keys.has(keyOf(text))
}
