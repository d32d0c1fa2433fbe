// Splits a word unknown to the shop into known words: giftbox → gift box. In languages with compounds:
// Muttertagsgeschenk → Muttertag Geschenk, sydänsuklaarasia → sydän suklaa rasia.
import {
  maxAlternatives,
  ranked,
  minFirstPartLength,
  minLastPartLength,
  weights,
  type Alternative,
} from './alternatives.ts'
import { textWord, type QueryWord } from './query-word.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Of an end that is no separate word of the shop, beside an unknown beginning. */
const minUnknownLength = 5

/** Linking letters between the parts of a compound. */
const links = ['', 's', 'n', 'en', 'e', 'es', 'er']

/** The split with the most separate words of the shop; `compounds` also accepts ends of other words and topics. */
export function splitWord(
  typed: string,
  folded: string,
  vocabulary: Vocabulary,
  compounds: boolean,
  mostParts = 2,
): QueryWord[] | undefined {
  const parts = split(folded, vocabulary, compounds, mostParts)
  return parts?.map(({ alternatives, optional }) => textWord(typed, alternatives, optional))
}

/** The longest known end of a compound whose beginning is unknown: Schlummerlampe is a lamp, Lampenmüller nothing. */
export function knownEndOf(typed: string, folded: string, vocabulary: Vocabulary): QueryWord[] | undefined {
  for (let at = 1; at <= folded.length - minLastPartLength; at++) {
    const end = folded.slice(at)
    const found = partOf(end, vocabulary, true)
    const shortest = found?.isWord ? minFirstPartLength : minUnknownLength
    const isLong = Math.min(end.length, vocabulary.stem(end).length + 1) >= shortest
    if (found && (found.isTopic || isLong)) return [textWord(typed, found.alternatives)]
  }
  return undefined
}

type Part = {
  readonly alternatives: readonly Alternative[]
  readonly optional: boolean
  /** A separate word of the shop. */
  readonly isWord: boolean
  readonly isTopic: boolean
}

function split(
  folded: string,
  vocabulary: Vocabulary,
  compounds: boolean,
  most: number,
): readonly Part[] | undefined {
  let best: readonly Part[] | undefined
  // Short parts of three occur by chance.
  const shortest = most > 2 ? minFirstPartLength : minLastPartLength
  for (let at = shortest; at <= folded.length - shortest; at++) {
    const last = partOf(folded.slice(at), vocabulary, compounds)
    if (!last) continue
    for (const link of compounds ? links : ['']) {
      const before = folded.slice(0, at)
      if (!before.endsWith(link)) continue
      const word = before.slice(0, at - link.length)
      const one = word.length < shortest ? undefined : partOf(word, vocabulary, compounds, true)
      const first = one ? [one] : most > 2 ? split(word, vocabulary, compounds, most - 1) : undefined
      if (!first) continue
      const parts = [...first, last]
      if (!best || certainty(parts) > certainty(best)) best = parts
    }
  }
  return best
}

function certainty(parts: readonly Part[]): number {
  return parts.filter(({ isWord }) => isWord).length
}

function partOf(part: string, vocabulary: Vocabulary, compounds: boolean, isFirst = false): Part | undefined {
  if (part.length < minLastPartLength) return undefined
  const stem = vocabulary.stem(part)
  const closeness = new Map<number, number>()
  const exact = vocabulary.termOf(stem)
  if (exact !== undefined && vocabulary.nameCount[exact]! > 0) closeness.set(exact, 1)
  if (compounds && part.length >= minFirstPartLength)
    for (const term of vocabulary.compoundsOf(stem, maxAlternatives)) closeness.set(term, weights.suffix)
  if (compounds && isFirst && part.length >= minFirstPartLength)
    for (const term of vocabulary.namesStartingWith(part)) closeness.set(term, weights.prefix)
  const isLong = !isFirst || part.length >= minFirstPartLength
  const topic = compounds && isLong ? vocabulary.topics.ofWord(stem) : undefined
  if (topic)
    for (const { term, closeness: value } of vocabulary.topicTerms(topic))
      if (!closeness.has(term)) closeness.set(term, value)
  const optional = stem.length >= minFirstPartLength && vocabulary.isGiftWord(stem)
  if (closeness.size === 0 && !optional) return undefined
  const isWord = exact !== undefined || optional
  return { alternatives: ranked(closeness), optional, isWord, isTopic: topic !== undefined }
}
