// Splits a word unknown to the shop into two known words: giftbox → gift box, and in languages with compounds
// Muttertagsgeschenk → Muttertag Geschenk.
import type { QueryWord } from './query-terms.ts'
import { mostAlternatives, ranked, shortestFirstPart, shortestLastPart, weights } from './alternatives.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Linking letters between the parts of a compound. */
const links = ['', 's', 'n', 'en', 'e', 'es', 'er']

/** The split with the most separate words of the shop; `compounds` also accepts ends of other words. */
export function splitInTwo(
  typed: string,
  folded: string,
  vocabulary: Vocabulary,
  compounds: boolean,
): QueryWord[] | undefined {
  let best: readonly [Part, Part] | undefined
  for (let at = shortestLastPart; at <= folded.length - shortestLastPart; at++) {
    const second = partOf(folded.slice(at), vocabulary, compounds)
    if (!second) continue
    for (const link of compounds ? links : ['']) {
      const before = folded.slice(0, at)
      const first = before.endsWith(link) && partOf(before.slice(0, at - link.length), vocabulary, compounds)
      if (first && (!best || certainty(first, second) > certainty(...best))) best = [first, second]
    }
  }
  return best?.map(({ alternatives, optional }) => ({ typed, alternatives, optional }))
}

type Part = Omit<Required<QueryWord>, 'typed' | 'corrected'> & { readonly isWord: boolean }

function certainty(first: Part, second: Part): number {
  return Number(first.isWord) + Number(second.isWord)
}

function partOf(part: string, vocabulary: Vocabulary, compounds: boolean): Part | undefined {
  if (part.length < shortestLastPart) return undefined
  const stem = vocabulary.stem(part)
  const closeness = new Map<number, number>()
  const exact = vocabulary.termOf(stem)
  if (exact !== undefined && vocabulary.nameCount[exact]! > 0) closeness.set(exact, 1)
  if (compounds && part.length >= shortestFirstPart)
    for (const term of vocabulary.compoundsOf(stem, mostAlternatives)) closeness.set(term, weights.end)
  const optional = stem.length >= shortestFirstPart && vocabulary.isGiftWord(stem)
  if (closeness.size === 0 && !optional) return undefined
  return { alternatives: ranked(closeness), optional, isWord: exact !== undefined || optional }
}
