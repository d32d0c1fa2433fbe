// Converts a typed query to terms: for each word its alternative terms with their closeness. Typing mistakes are
// assumed only for words without any other match.
import {
  mostAlternatives,
  ranked,
  shortestFirstPart,
  shortestLastPart,
  weights,
  type Alternative,
} from './alternatives.ts'
import { fold } from './fold.ts'
import type { GramAsked } from './ideographs.ts'
import { splitInTwo } from './split-words.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isIdeographic, isLonelyLetter, runsOf } from './words.ts'

/** One word of the query. Hits must contain all words that are not optional. Without alternatives it has no hits. */
export type QueryWord = {
  readonly typed: string
  readonly alternatives: readonly Alternative[]
  /** It improves the score, but hits need not contain it. */
  readonly optional?: boolean
  /** The corrected word. */
  readonly corrected?: string
}

const longestQuery = 100
const mostWords = 8
/** Known words of this length also match names that begin with them. */
const shortestBeginning = 3
/** "linen": a query in quotation marks finds the typed words only. */
const quoted = /^["“”„«»「『].*["“”«»」』]$/u

type Reading = {
  readonly compounds: boolean
  /** The last word is incomplete: even a stop word may be the beginning of another word. */
  readonly unfinished: boolean
}

export function readQuery(query: string, vocabulary: Vocabulary, reading: Reading): QueryWord[] {
  const text = query.trim().slice(0, longestQuery)
  const isQuoted = quoted.test(text)
  const typed = joined(runsOf(text), vocabulary)
  const isKnown = typed.some((run) => vocabulary.termOf(vocabulary.stem(fold(run))) !== undefined)
  const pinyin = isKnown ? undefined : vocabulary.pinyinTerms(typed)
  if (pinyin)
    return pinyin.map((terms) => ({
      typed: text,
      alternatives: terms.map((term) => ({ term, closeness: 1 })),
    }))
  const kana = isKnown ? undefined : vocabulary.kanaOf(typed)
  const runs = kana ? [kana] : typed
  const mayGoOn = !/[\s\p{P}]$/u.test(text)
  const words: QueryWord[] = []
  for (const [at, run] of runs.entries()) {
    if (words.length >= mostWords) break
    if (isIdeographic(run)) {
      words.push(...vocabulary.gramsAskedBy(run).map((asked) => exactly(asked, vocabulary)))
      continue
    }
    const isLast = mayGoOn && at === runs.length - 1
    const isTyped = isLast && reading.unfinished
    const folded = fold(run)
    if ((vocabulary.isStopWord(folded) || isLonelyLetter(run)) && !isTyped) continue
    if (isQuoted) words.push(typedWord(run, folded, vocabulary))
    else words.push(...readWord(run, folded, { isLast, isTyped }, vocabulary, reading.compounds))
  }
  return words.slice(0, mostWords)
}

/** porta gioie → portagioie, if the shop writes one word. */
function joined(runs: readonly string[], vocabulary: Vocabulary): string[] {
  const isStop = (run: string) => vocabulary.isStopWord(fold(run))
  return runs.reduce<string[]>((words, run) => {
    const both = (words.at(-1) ?? '') + run
    const isOne =
      words.length > 0 &&
      !isIdeographic(run) &&
      !(isStop(words.at(-1)!) && isStop(run)) &&
      isOneWord(words.at(-1)!, run, vocabulary)
    return isOne ? [...words.slice(0, -1), both] : [...words, run]
  }, [])
}

/** A word of names, or a word of a text of which a part is in no name. */
function isOneWord(first: string, second: string, vocabulary: Vocabulary): boolean {
  const names = namesWith(first + second, vocabulary)
  return names !== undefined && (names > 0 || !namesWith(first, vocabulary) || !namesWith(second, vocabulary))
}

function namesWith(run: string, vocabulary: Vocabulary): number | undefined {
  const term = vocabulary.termOf(vocabulary.stem(fold(run)))
  return term === undefined ? undefined : vocabulary.nameCount[term]
}

function exactly({ gram, optional }: GramAsked, vocabulary: Vocabulary): QueryWord {
  const term = vocabulary.gramTerm(gram)
  return { typed: gram, alternatives: term === undefined ? [] : [{ term, closeness: 1 }], optional }
}

/** The word and its inflected forms, without corrections and longer words. */
function typedWord(typed: string, folded: string, vocabulary: Vocabulary): QueryWord {
  const term = vocabulary.termOf(vocabulary.stem(folded))
  return { typed, alternatives: term === undefined ? [] : [{ term, closeness: 1 }] }
}

type Place = {
  /** The last word may be incomplete: its longer forms match too. */
  readonly isLast: boolean
  readonly isTyped: boolean
}

function readWord(
  typed: string,
  folded: string,
  { isLast, isTyped }: Place,
  vocabulary: Vocabulary,
  compounds: boolean,
): QueryWord[] {
  const stem = vocabulary.stem(folded)
  const closeness = new Map<number, number>()
  const add = (term: number, value: number) => {
    if ((closeness.get(term) ?? 0) < value) closeness.set(term, value)
  }
  const exact = vocabulary.termOf(stem)
  if (exact !== undefined) add(exact, 1)
  const addLonger = (beginning: string, onlyNames = false) => {
    for (const word of vocabulary.startingWith(beginning, mostAlternatives)) {
      const term = vocabulary.termOfWord(word)
      if (onlyNames && vocabulary.nameCount[term] === 0) continue
      add(term, (weights.beginning * beginning.length) / vocabulary.lengthOf(word))
    }
  }
  if (exact === undefined && !isTyped) {
    const names = splitInTwo(typed, folded, vocabulary, false)
    if (names) return names
  }
  if (exact === undefined) addLonger(folded)
  // 'bun' is a word in a text, but the shopper means bunnies: Enter also finds the suggestions shown during typing.
  else if (isLast && folded.length >= shortestBeginning) addLonger(folded, true)
  if (compounds && stem.length >= shortestFirstPart) addLonger(stem)
  if (compounds && stem.length >= shortestLastPart) {
    for (const term of vocabulary.compoundsOf(stem, mostAlternatives)) add(term, weights.end)
  }
  const optional = vocabulary.isGiftWord(stem)
  if (closeness.size > 0) return [{ typed, alternatives: ranked(closeness), optional }]
  if (optional) return [{ typed, alternatives: [], optional }]
  const parts = compounds && splitInTwo(typed, folded, vocabulary, true)
  if (parts) return parts
  // "birthday present" as one word: what the present is for is no word of the shop.
  if (compounds && vocabulary.endsAsGift(folded)) return [{ typed, alternatives: [], optional: true }]
  return [mistaken(typed, folded, vocabulary, compounds)]
}

function mistaken(typed: string, folded: string, vocabulary: Vocabulary, compounds: boolean): QueryWord {
  const near = vocabulary.near(folded, compounds, 8)
  if (near.length === 0) return { typed, alternatives: [] }
  const closeness = new Map<number, number>()
  for (const { word, distance } of near)
    closeness.set(vocabulary.termOfWord(word), weights.mistake[distance]!)
  return { typed, alternatives: ranked(closeness), corrected: vocabulary.written(near[0]!.word) }
}
