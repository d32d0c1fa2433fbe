// Turns what a shopper typed into terms: for each word the terms that may stand for it, the closer the
// better. Only a word that is found in no other way is taken for a mistake.
import { fold } from './fold.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isIdeographic, isLonelyLetter, queryGramsOf, runsOf } from './words.ts'

/** A term that may stand for a word, and how well: 1 is the word itself. */
export type Alternative = { readonly term: number; readonly closeness: number }

/** One word of the query; all of them are to be found. Without alternatives it is nowhere. */
export type QueryWord = {
  readonly typed: string
  readonly alternatives: readonly Alternative[]
  /** What the word was taken for. */
  readonly corrected?: string
}

const longestQuery = 100
const mostWords = 8
const mostAlternatives = 48
/** Shorter parts of compounds stand in too many words by chance. */
const shortestFirstPart = 4
const shortestLastPart = 3

const weights = { beginning: 0.7, end: 0.6, mistake: [1, 0.5, 0.25] } as const

type Reading = {
  readonly compounds: boolean
  /** The last word may go on: its longer forms are found beside it. */
  readonly unfinished: boolean
}

export function readQuery(query: string, vocabulary: Vocabulary, reading: Reading): QueryWord[] {
  const text = query.slice(0, longestQuery)
  const runs = runsOf(text)
  const isUnfinished = reading.unfinished && !/[\s\p{P}]$/u.test(text)
  const words: QueryWord[] = []
  for (const [at, run] of runs.entries()) {
    if (words.length >= mostWords) break
    if (isIdeographic(run)) {
      words.push(...gramsAskedFor(run, vocabulary).map((gram) => exactly(gram, vocabulary)))
      continue
    }
    const isLast = isUnfinished && at === runs.length - 1
    const folded = fold(run)
    if ((vocabulary.isStopWord(folded) || isLonelyLetter(run)) && !isLast) continue
    words.push(...readWord(run, folded, isLast, vocabulary, reading.compounds))
  }
  return words.slice(0, mostWords)
}

function gramsAskedFor(run: string, vocabulary: Vocabulary): string[] {
  const parts = [...run]
    .map((character) => (vocabulary.isStopWord(character) ? ' ' : character))
    .join('')
    .split(' ')
  const kept = parts.filter((part) => part !== '')
  return (kept.length > 0 ? kept : [run]).flatMap(queryGramsOf)
}

function exactly(gram: string, vocabulary: Vocabulary): QueryWord {
  const term = vocabulary.termOf(gram)
  return { typed: gram, alternatives: term === undefined ? [] : [{ term, closeness: 1 }] }
}

function readWord(
  typed: string,
  folded: string,
  goesOn: boolean,
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
  const addLonger = (beginning: string) => {
    for (const word of vocabulary.startingWith(beginning, mostAlternatives)) {
      add(vocabulary.termOfWord(word), (weights.beginning * beginning.length) / vocabulary.lengthOf(word))
    }
  }
  if (goesOn || exact === undefined) addLonger(folded)
  if (compounds && stem.length >= shortestFirstPart) addLonger(stem)
  if (compounds && stem.length >= shortestLastPart) {
    for (const term of vocabulary.compoundsOf(stem, mostAlternatives)) add(term, weights.end)
  }
  if (closeness.size > 0) return [{ typed, alternatives: ranked(closeness) }]
  return splitInTwo(typed, folded, vocabulary) ?? [mistaken(typed, folded, vocabulary)]
}

function ranked(closeness: Map<number, number>): Alternative[] {
  return [...closeness]
    .map(([term, value]) => ({ term, closeness: value }))
    .sort((a, b) => b.closeness - a.closeness)
    .slice(0, mostAlternatives)
}

/** giftbox → gift box, Blumenvase → Blumen Vase: where the shop writes two words. */
function splitInTwo(typed: string, folded: string, vocabulary: Vocabulary): QueryWord[] | undefined {
  for (let at = 3; at <= folded.length - 3; at++) {
    const parts = [folded.slice(0, at), folded.slice(at)]
    const terms = parts.map((part) => vocabulary.termOf(vocabulary.stem(part)))
    if (terms.every((term) => term !== undefined && vocabulary.nameCount[term]! > 0)) {
      return terms.map((term) => ({ typed, alternatives: [{ term: term!, closeness: 1 }] }))
    }
  }
  return undefined
}

function mistaken(typed: string, folded: string, vocabulary: Vocabulary): QueryWord {
  const near = vocabulary.near(folded, 8)
  if (near.length === 0) return { typed, alternatives: [] }
  const closeness = new Map<number, number>()
  for (const { word, distance } of near)
    closeness.set(vocabulary.termOfWord(word), weights.mistake[distance]!)
  return { typed, alternatives: ranked(closeness), corrected: vocabulary.written(near[0]!.word) }
}
