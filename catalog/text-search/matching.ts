// Finds and scores the documents that contain every word of a query. If there are none, it finds those with the most
// words.
import { joined } from '../grown-to.ts'
import { Candidates, type Matches } from './candidates.ts'
import { isColour, isKnown, isRequired, isSure, mustCount, type QueryWord } from './query-word.ts'
import type { TextIndex } from './text-index.ts'

/** With fewer documents that contain every word, those with most of the words count too. */
const fewMatches = 5

/** Two pages. With fewer products in the colour, others follow. */
const enoughInColour = 48

const minWordLength = 3

/** Weight of words for presents and persons. A word for the kind of present has more. */
const optionalWeight = 0.5
/** Of the products that fit the topic of a word in names. */
const boostWeight = 1

/** Share of the best score with which documents of fewer words count as well. */
const nearBest = 0.85

/** Reused by every query: arrays of a query's own would cost more than its search. */
const candidates = new Candidates()

export function matchDocs(index: TextIndex, words: readonly QueryWord[]): Matches {
  const nouns = words.filter((word) => !isColour(word) && isRequired(word) && isKnown(word))
  if (nouns.length === 0 || !words.some(isColour)) return matchWords(index, words)
  const inColour = matchAll(index, words)
  if (inColour.docs.length >= enoughInColour) return inColour
  // A blue mug is rather a mug than blue.
  return matchWords(
    index,
    words.map((word) => (isColour(word) ? { ...word, optional: true } : word)),
  )
}

function matchWords(index: TextIndex, words: readonly QueryWord[]): Matches {
  if (words.length > 0 && !words.some(isRequired)) return everything(index, words)
  const all = matchAll(index, words)
  if (all.docs.length >= fewMatches || words.length < 2) return all
  const sure = words.filter(isSure)
  // Beside mere fragments even an uncertain correction is better than nothing.
  const isAlone = words.every((word) => isKnown(word) || word.typed.length < minWordLength)
  const counted = isAlone && !sure.some(isRequired) ? words.filter(isKnown) : sure
  const most = matchMost(index, counted, words.filter(mustCount).length)
  if (all.docs.length > 0) return hasParts(words) ? all : withStronger(all, most)
  const isAnyGift = most.docs.length === 0 && asksForAnyGift(words)
  return isAnyGift ? everything(index, words) : most
}

/** A compound means all of its parts. */
function hasParts(words: readonly QueryWord[]): boolean {
  return new Set(words.map(({ typed }) => typed)).size < words.length
}

/** With documents that lack a word, but whose names say more than a mention of every word in a description. */
function withStronger(all: Matches, most: Matches): Matches {
  const best = all.scores.reduce((score, each) => Math.max(score, each), 0)
  const docs = new Set(all.docs)
  const isStronger = (doc: number, at: number) => most.scores[at]! > best && !docs.has(doc)
  const stronger = most.docs.map((doc, at) => (isStronger(doc, at) ? at : -1)).filter((at) => at >= 0)
  if (stronger.length === 0) return all
  return {
    docs: joined(
      all.docs,
      stronger.map((at) => most.docs[at]!),
    ),
    scores: joined(
      all.scores,
      Float32Array.from(stronger, (at) => most.scores[at]!),
    ),
  }
}

/** "something for my aunt who skydives": the vocabulary has no word of the query but that for a gift. */
function asksForAnyGift(words: readonly QueryWord[]): boolean {
  return words.some((word) => !isRequired(word)) && !words.some((word) => isRequired(word) && isKnown(word))
}

/** All documents, those with the words first. */
function everything(index: TextIndex, words: readonly QueryWord[]): Matches {
  candidates.start(index)
  candidates.addAll()
  for (const { alternatives } of words) candidates.raise(alternatives, optionalWeight)
  return candidates.take()
}

/** Only documents that contain every word. */
export function matchAll(index: TextIndex, words: readonly QueryWord[]): Matches {
  const required = requiredOf(words)
  if (!required.every(isKnown)) return noMatches()
  const rarestFirst = required.toSorted((a, b) => frequency(index, a) - frequency(index, b))
  addWithAll(index, rarestFirst)
  if (candidates.size === 0 && required.some(({ kind }) => kind === 'type'))
    addWithAll(index, rarestFirst.map(inAnyField))
  raiseOptional(words)
  return candidates.take()
}

/** All words, if none is required. */
function requiredOf(words: readonly QueryWord[]): readonly QueryWord[] {
  return words.some(isRequired) ? words.filter(isRequired) : words
}

function addWithAll(index: TextIndex, [first, ...rest]: readonly QueryWord[]): void {
  candidates.start(index)
  if (first) candidates.add(first)
  for (const word of rest) candidates.keepWith(word)
}

/** Raises the score of candidates that contain optional words, or fit the topic of a word. */
function raiseOptional(words: readonly QueryWord[]): void {
  for (const word of words) {
    if (!isRequired(word)) candidates.raise(word.alternatives, isColour(word) ? 1 : optionalWeight)
    if (word.boost) candidates.raise(word.boost, boostWeight)
  }
}

/** Documents of the rarest word that are looked up before all documents are matched. */
const maxLookups = 1_000

/** Whether a document contains every word. */
export function matchesAny(index: TextIndex, words: readonly QueryWord[]): boolean {
  const required = requiredOf(words)
  const [first, ...rest] = required.toSorted((a, b) => frequency(index, a) - frequency(index, b))
  if (!first || !required.every(isKnown)) return false
  let left = maxLookups
  for (const { term } of first.alternatives) {
    const postings = index.postings[term]
    for (let at = 0; postings && at < postings.length && left > 0; at++, left--) {
      const doc = postings.docAt(at)
      if (index.slotOf(doc) >= 0 && rest.every((word) => holds(index, word, doc))) return true
    }
  }
  return left === 0 && matchAll(index, words).docs.length > 0
}

function holds(index: TextIndex, { alternatives }: QueryWord, doc: number): boolean {
  return alternatives.some(({ term }) => (index.postings[term]?.fieldsOf(doc) ?? 0) > 0)
}

/** The word also in descriptions. */
function inAnyField(word: QueryWord): QueryWord {
  return word.kind === 'type' ? { ...word, kind: 'text' } : word
}

function frequency(index: TextIndex, { alternatives }: QueryWord): number {
  return alternatives.reduce((sum, { term }) => sum + (index.postings[term]?.length ?? 0), 0)
}

/** Documents that contain the most words, and at least half of the number of `wanted` ones. */
function matchMost(index: TextIndex, words: readonly QueryWord[], wanted: number): Matches {
  candidates.start(index)
  for (const word of requiredOf(words)) candidates.addOrRaise(word)
  const most = candidates.mostWords()
  if (most < wanted / 2) return candidates.take(() => false)
  const best = candidates.bestScore()
  raiseOptional(words)
  return candidates.take((score, count) => count === most || score >= best * nearBest)
}

function noMatches(): Matches {
  return { docs: new Int32Array(0), scores: new Float32Array(0) }
}
