// Reads one word of a query. The first reading that explains the word is taken; typing mistakes are assumed only for
// words without any other reading.
import {
  colourWeight,
  maxAlternatives,
  merged,
  minFirstPartLength,
  minLastPartLength,
  ranked,
  weights,
  type Alternative,
} from './alternatives.ts'
import { fold } from './fold.ts'
import { exactly, isKnown, isUnderstood, textWord, type QueryWord } from './query-word.ts'
import { knownEndOf, splitWord } from './split-words.ts'
import { typeTopics, type Topic } from './topics.ts'
import type { CloseWord } from './typo.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Known words of this length also match names that begin with them. */
const minPrefixLength = 3
const minUnfinishedLength = 4
/** Similar words that are compared. */
const maxSimilar = 8

export type QueryToken = {
  readonly typed: string
  readonly folded: string
  readonly stem: string
  readonly ending: Ending
}

/**
 * Whether letters may be missing at the end of a word:
 * - `complete`: another word, a space or a full stop follows.
 * - `open`: the last word of a query. Its longer forms match too: 'cand' finds candles.
 * - `typing`: the last word while it is typed. Even a stop word may be the beginning of another word.
 */
export type Ending = 'complete' | 'open' | 'typing'

/** What the shop knows of a word. */
type Knowledge = {
  /** Texts contain it. */
  readonly isWord: boolean
  /** The topic that it means, as 'birthday'. */
  readonly topic: Topic | undefined
  /** Terms of texts: the word itself, longer words and compounds. */
  readonly literal: readonly Alternative[]
  /** One of those terms is in a name of a product. */
  readonly isName: boolean
  /** Products that fit the topic of a word that is in no name. */
  readonly topical: readonly Alternative[]
}

/** `compounds`: the language writes them as one word. A compound is read as several words. */
export function readWord(token: QueryToken, vocabulary: Vocabulary, compounds: boolean): QueryWord[] {
  const { typed, folded } = token
  const knowledge = knowledgeOf(token, vocabulary, compounds)
  return (
    readJoinedNames(token, knowledge, vocabulary) ??
    readColour(token, knowledge, vocabulary) ??
    readKnownWord(token, knowledge, vocabulary) ??
    (vocabulary.topics.isPlain(typed) ? [textWord(typed, [])] : undefined) ??
    (compounds ? readCompound(token, vocabulary) : undefined) ??
    readEnglish(typed, folded, vocabulary) ??
    readMistyped(token, vocabulary, compounds)
  )
}

function knowledgeOf(token: QueryToken, vocabulary: Vocabulary, compounds: boolean): Knowledge {
  const { folded, stem } = token
  const isWord = vocabulary.termOf(stem) !== undefined
  const topic = vocabulary.topics.ofWord(stem, isWord ? undefined : folded)
  const literal = literalTerms(token, vocabulary, compounds)
  const isName = literal.some(({ term }) => vocabulary.nameCount[term]! > 0)
  return { isWord, topic, literal, isName, topical: topic && !isName ? vocabulary.topicTerms(topic) : [] }
}

/** Two names without the space: giftbox. Not for a word that is still typed: it may become another one. */
function readJoinedNames(
  { typed, folded, stem, ending }: QueryToken,
  { isWord, topical }: Knowledge,
  vocabulary: Vocabulary,
): QueryWord[] | undefined {
  const isUnknown = !isWord && topical.length === 0 && !vocabulary.hasSynonyms(stem)
  return isUnknown && ending !== 'typing' ? splitWord(typed, folded, vocabulary, false) : undefined
}

/** 'blue' also finds navy. */
function readColour(
  { typed, stem }: QueryToken,
  { topic, literal }: Knowledge,
  vocabulary: Vocabulary,
): QueryWord[] | undefined {
  const family = vocabulary.colours.get(stem)
  if (!family || topic) return undefined
  const terms = family.flatMap((each) => vocabulary.termOf(each) ?? [])
  const others = terms.map((term) => ({ term, closeness: colourWeight }))
  return [{ kind: 'colour', typed, alternatives: merged(literal, others) }]
}

/** A word of texts or a topic; without terms only a word for presents, as 'gift'. */
function readKnownWord(
  { typed, stem }: QueryToken,
  { topic, literal, isName, topical }: Knowledge,
  vocabulary: Vocabulary,
): QueryWord[] | undefined {
  const alternatives = merged(literal, topical)
  const optional = vocabulary.isGiftWord(stem)
  if (alternatives.length === 0 && !optional) return undefined
  if (!topic || !isName)
    return [{ kind: topical.length > 0 ? 'topic' : 'text', typed, alternatives, optional }]
  const boost = vocabulary.topicTerms(topic)
  if (!typeTopics.has(topic)) return [{ kind: 'text', typed, alternatives, optional, boost }]
  // A travel tumbler is a mug too.
  const ofType = merged(alternatives, vocabulary.topicTerms(topic, true, 1))
  return [{ kind: 'type', typed, alternatives: ofType, optional, boost }]
}

/** Muttertagsgeschenk. Of "birthday present" as one word, what the present is for may be no word of the shop. */
function readCompound({ typed, folded }: QueryToken, vocabulary: Vocabulary): QueryWord[] | undefined {
  const parts = splitWord(typed, folded, vocabulary, true)
  return parts ?? (vocabulary.endsWithGiftWord(folded) ? [textWord(typed, [], true)] : undefined)
}

/** An English word in another language. */
function readEnglish(typed: string, folded: string, vocabulary: Vocabulary): QueryWord[] | undefined {
  const terms = vocabulary.englishTerms(folded)
  return terms.length === 0 ? undefined : [textWord(typed, terms.flatMap(exactly))]
}

/** The most similar word, or the known parts of an unknown compound. Without either it has no alternatives. */
function readMistyped(token: QueryToken, vocabulary: Vocabulary, compounds: boolean): QueryWord[] {
  const { typed, folded } = token
  const corrected = correct(token, vocabulary, compounds)
  if (!compounds || corrected.some(isKnown)) return corrected
  return splitWord(typed, folded, vocabulary, true, 3) ?? knownEndOf(typed, folded, vocabulary) ?? corrected
}

function correct(token: QueryToken, vocabulary: Vocabulary, compounds: boolean): QueryWord[] {
  const { typed, folded, ending } = token
  const similar = vocabulary.near(folded, compounds, maxSimilar)
  if (similar[0]?.distance === 1) return [similarWord(typed, similar, vocabulary)]
  // Shoppers also use words that no text contains.
  const other = vocabulary.dictionary.near(folded, similar.length > 0 ? 1 : 2)
  const words = other && readInstead(other, token, vocabulary, compounds)
  if (words) return words.map((word) => ({ ...word, corrected: other }))
  if (similar.length > 0) return [similarWord(typed, similar, vocabulary)]
  const mayGoOn = ending !== 'complete' && folded.length >= minUnfinishedLength
  const whole = mayGoOn && vocabulary.dictionary.startingWith(folded)
  return (whole && readInstead(whole, token, vocabulary, compounds)) || [textWord(typed, [])]
}

/** Reads another word in place of the typed one; undefined where that explains nothing. */
function readInstead(
  other: string,
  token: QueryToken,
  vocabulary: Vocabulary,
  compounds: boolean,
): QueryWord[] | undefined {
  const folded = fold(other)
  if (folded === token.folded) return undefined
  const instead: QueryToken = { ...token, folded, stem: vocabulary.stem(folded), ending: 'complete' }
  const words = readWord(instead, vocabulary, compounds)
  return words.some(isUnderstood) ? words : undefined
}

/** A word by words of texts that are spelled similarly, the most similar first. */
function similarWord(typed: string, similar: readonly CloseWord[], vocabulary: Vocabulary): QueryWord {
  const closeness = new Map<number, number>()
  for (const { word, distance } of similar)
    closeness.set(vocabulary.termOfWord(word), weights.typo[distance]!)
  const { word, distance } = similar[0]!
  const corrected = vocabulary.written(word)
  const stem = vocabulary.stem(fold(corrected))
  const topic = distance === 1 ? vocabulary.topics.ofWord(stem) : undefined
  const topical = topic ? vocabulary.topicTerms(topic, vocabulary.isInNames(stem)) : []
  return { ...textWord(typed, merged(ranked(closeness), topical)), corrected }
}

function literalTerms(
  { folded, stem, ending }: QueryToken,
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
  const mayGoOn = ending !== 'complete'
  const isLong = folded.length >= minPrefixLength
  if (exact === undefined && (mayGoOn || isLong)) addLonger(folded)
  // 'bun' is a word in a text, but the shopper means bunnies: Enter also finds the suggestions shown during typing.
  else if (mayGoOn && isLong) addLonger(folded, true)
  if (compounds && stem.length >= minFirstPartLength) addLonger(stem)
  if (compounds && stem.length >= minLastPartLength) {
    for (const term of vocabulary.compoundsOf(stem, maxAlternatives)) add(term, weights.suffix)
  }
  return ranked(closeness)
}
