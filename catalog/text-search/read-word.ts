// Reads one word of a query: its terms by stem, beginning, part of a compound and topic. Typing mistakes are assumed only
// for words without any other match.
import {
  colourWeight,
  isUnderstood,
  maxAlternatives,
  ranked,
  minFirstPartLength,
  minLastPartLength,
  weights,
  type Alternative,
  type QueryWord,
} from './alternatives.ts'
import { fold } from './fold.ts'
import { knownEndOf, splitWord } from './split-words.ts'
import { typeTopics } from './topics.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Known words of this length also match names that begin with them. */
const minPrefixLength = 3
const minUnfinishedLength = 4

export type QueryToken = {
  readonly typed: string
  readonly folded: string
  readonly stem: string
  /** The last word may be incomplete: its longer forms match too. */
  readonly isLast: boolean
  readonly isTyped: boolean
}

export function readWord(token: QueryToken, vocabulary: Vocabulary, compounds: boolean): QueryWord[] {
  const { typed, folded, stem, isTyped } = token
  const optional = vocabulary.isGiftWord(stem)
  const isKnown = vocabulary.termOf(stem) !== undefined
  const topic = vocabulary.topics.ofWord(stem, isKnown ? undefined : folded)
  const literal = literalTerms(token, vocabulary, compounds)
  const isName = literal.some(({ term }) => vocabulary.nameCount[term]! > 0)
  const topical = topic && !isName ? vocabulary.topicTerms(topic) : []
  if (!isKnown && topical.length === 0 && !isTyped && !vocabulary.hasSynonyms(stem)) {
    const names = splitWord(typed, folded, vocabulary, false)
    if (names) return names
  }
  const colours = vocabulary.colours.get(stem)
  if (colours && !topic) return [colourWord(typed, literal, colours, vocabulary)]
  const found = merged(literal, topical)
  if (found.length > 0 || optional) {
    const boost = topic && isName ? vocabulary.topicTerms(topic) : undefined
    const isTopic = topical.length > 0
    const isType = boost && typeTopics.has(topic!)
    return [
      {
        typed,
        alternatives: found,
        optional,
        isTopic,
        ...(isType && { isType }),
        ...(boost && { boost }),
      },
    ]
  }
  if (vocabulary.topics.isPlain(typed)) return [{ typed, alternatives: [] }]
  const parts = compounds && splitWord(typed, folded, vocabulary, true)
  if (parts) return parts
  // "birthday present" as one word: what the present is for is no word of the shop.
  if (compounds && vocabulary.endsWithGiftWord(folded)) return [{ typed, alternatives: [], optional: true }]
  const english = vocabulary.englishTerms(folded).map((term) => ({ term, closeness: 1 }))
  if (english.length > 0) return [{ typed, alternatives: english }]
  const corrected = corrections(token, vocabulary, compounds)
  if (corrected.some(({ alternatives }) => alternatives.length > 0)) return corrected
  if (!compounds) return corrected
  return splitWord(typed, folded, vocabulary, true, 3) ?? knownEndOf(typed, folded, vocabulary) ?? corrected
}

function colourWord(
  typed: string,
  literal: readonly Alternative[],
  stems: readonly string[],
  vocabulary: Vocabulary,
): QueryWord {
  const family = stems.flatMap((each) => vocabulary.termOf(each) ?? [])
  const others = family.map((term) => ({ term, closeness: colourWeight }))
  return { typed, alternatives: merged(literal, others), isColour: true }
}

function literalTerms(
  { folded, stem, isLast }: QueryToken,
  vocabulary: Vocabulary,
  compounds: boolean,
): readonly Alternative[] {
  const closeness = new Map<number, number>()
  const add = (term: number, value: number) => {
    if ((closeness.get(term) ?? 0) < value) closeness.set(term, value)
  }
  const exact = vocabulary.termOf(stem)
  if (exact !== undefined) add(exact, 1)
  const addLonger = (beginning: string, onlyNames = false) => {
    for (const word of vocabulary.startingWith(beginning, maxAlternatives)) {
      const term = vocabulary.termOfWord(word)
      if (onlyNames && vocabulary.nameCount[term] === 0) continue
      add(term, (weights.prefix * beginning.length) / vocabulary.lengthOf(word))
    }
  }
  if (exact === undefined && (isLast || folded.length >= minPrefixLength)) addLonger(folded)
  // 'bun' is a word in a text, but the shopper means bunnies: Enter also finds the suggestions shown during typing.
  else if (isLast && folded.length >= minPrefixLength) addLonger(folded, true)
  if (compounds && stem.length >= minFirstPartLength) addLonger(stem)
  if (compounds && stem.length >= minLastPartLength) {
    for (const term of vocabulary.compoundsOf(stem, maxAlternatives)) add(term, weights.suffix)
  }
  return ranked(closeness)
}

function merged(literal: readonly Alternative[], topical: readonly Alternative[]): readonly Alternative[] {
  if (topical.length === 0) return literal
  const known = new Set(literal.map(({ term }) => term))
  return [...literal, ...topical.filter(({ term }) => !known.has(term))]
}

function corrections(token: QueryToken, vocabulary: Vocabulary, compounds: boolean): QueryWord[] {
  const { typed, folded, isLast } = token
  const again = (word: string, corrected?: string): QueryWord[] => {
    const stem = vocabulary.stem(fold(word))
    const other = { ...token, folded: fold(word), stem, isLast: false, isTyped: false }
    const words = isSame(other, token) ? [] : readWord(other, vocabulary, compounds)
    return words.map((each) => ({ ...each, typed, ...(corrected && { corrected }) }))
  }
  const near = vocabulary.near(folded, compounds, 8)
  if (near[0]?.distance !== 1) {
    const known = vocabulary.dictionary.near(folded, near.length > 0 ? 1 : 2)
    const words = known ? again(known, known) : []
    if (words.some(isUnderstood)) return words
  }
  if (near.length > 0) {
    const closeness = new Map<number, number>()
    for (const { word, distance } of near) closeness.set(vocabulary.termOfWord(word), weights.typo[distance]!)
    const corrected = vocabulary.written(near[0]!.word)
    const stem = vocabulary.stem(fold(corrected))
    const topic = near[0]!.distance === 1 ? vocabulary.topics.ofWord(stem) : undefined
    const topical = topic ? vocabulary.topicTerms(topic, vocabulary.isInNames(stem)) : []
    return [{ typed, alternatives: merged(ranked(closeness), topical), corrected }]
  }
  const whole = isLast && folded.length >= minUnfinishedLength && vocabulary.dictionary.startingWith(folded)
  const words = whole ? again(whole) : []
  return words.some(isUnderstood) ? words : [{ typed, alternatives: [] }]
}

function isSame(a: QueryToken, b: QueryToken): boolean {
  return a.folded === b.folded
}
