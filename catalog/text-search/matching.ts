// Finds and scores the documents that contain every word of a query; if there are none, those with the most words.
import { joined } from '../grown-to.ts'
import { isKnown, isRequired, isSure, mustCount, type Alternative, type QueryWord } from './alternatives.ts'
import { popCount } from './typo.ts'
import { inText, inTitle, inWords, inWordsAgain } from './postings.ts'
import type { TextIndex } from './text-index.ts'

/** The arrays belong to the caller. */
export type Matches = { readonly docs: Int32Array; readonly scores: Float32Array }

/** Weight of each set of fields. */
const fieldWeights = Float32Array.from({ length: 16 }, (_, fields) => {
  const words = fields & inWordsAgain ? 3 : 2
  const best = fields & inTitle ? 4 : fields & inWords ? words : fields & inText
  const both = fields & inTitle && fields & (inWords | inText) ? 0.5 : 0
  return best + both
})

/** Below this share of a term's documents, looking up candidates is cheaper than a scan. */
const lookUpBelow = 1 / 24

/** With fewer documents that contain every word, those with most of the words count too. */
const fewMatches = 5

/** Two pages. With fewer products in the colour, others follow. */
const enoughInColour = 48

const minWordLength = 3

/** Of words for presents and persons: what the present is says more. */
const optionalWeight = 0.5
/** Of the products that fit the topic of a word in names. */
const boostWeight = 1

/** Reused by every query; as large as the largest index. Arrays of a query's own would cost more than its search. */
let scores = new Float32Array(0)
let counts = new Uint8Array(0)
/** Candidates; functions pass on their number. */
let found = new Int32Array(0)

const bitsOf = Uint8Array.from({ length: 256 }, (_, set) => popCount(set))

export function matchDocs(index: TextIndex, words: readonly QueryWord[]): Matches {
  const nouns = words.filter((word) => !word.isColour && isRequired(word) && isKnown(word))
  if (nouns.length === 0 || !words.some(({ isColour }) => isColour)) return matchWords(index, words)
  const inColour = matchAll(index, words)
  if (inColour.docs.length >= enoughInColour) return inColour
  // A blue mug is rather a mug than blue.
  return matchWords(
    index,
    words.map((word) => (word.isColour ? { ...word, optional: true } : word)),
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

/** "something for my aunt who skydives": the shop knows no other word than that for a gift. */
function asksForAnyGift(words: readonly QueryWord[]): boolean {
  return words.some((word) => !isRequired(word)) && !words.some((word) => isRequired(word) && isKnown(word))
}

/** All documents, those with the words first. */
function everything(index: TextIndex, words: readonly QueryWord[]): Matches {
  growArrays(index)
  let docs = 0
  for (let doc = 0; doc < index.docs; doc++) {
    if (index.slotOf(doc) < 0) continue
    found[docs++] = doc
    scores[doc] = 1
    counts[doc] = 1
  }
  for (const { alternatives } of words) addBoost(index, alternatives, docs, optionalWeight)
  return takeMatches(docs)
}

/** Only documents that contain every word. */
export function matchAll(index: TextIndex, words: readonly QueryWord[]): Matches {
  growArrays(index)
  const required = words.some(isRequired) ? words.filter(isRequired) : words
  if (!required.every(isKnown)) return takeMatches(0)
  const rarestFirst = required.toSorted((a, b) => frequency(index, a) - frequency(index, b))
  const named = required.some(({ isType }) => isType) ? intersect(index, rarestFirst) : 0
  const candidates = named > 0 ? named : intersect(index, rarestFirst.map(inAnyField))
  addBoosts(index, words, candidates)
  return takeMatches(candidates)
}

/** Documents of the rarest word that are looked up before all documents are matched. */
const maxLookups = 1_000

/** Whether a document contains every word. */
export function matchesAny(index: TextIndex, words: readonly QueryWord[]): boolean {
  const required = words.some(isRequired) ? words.filter(isRequired) : words
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
  return word.isType ? { ...word, isType: false } : word
}

function growArrays(index: TextIndex): void {
  if (scores.length >= index.docs) return
  scores = new Float32Array(index.docs * 2)
  counts = new Uint8Array(index.docs * 2)
  found = new Int32Array(index.docs * 2)
}

function frequency(index: TextIndex, { alternatives }: QueryWord): number {
  return alternatives.reduce((sum, { term }) => sum + (index.postings[term]?.length ?? 0), 0)
}

function intersect(index: TextIndex, [first, ...rest]: readonly QueryWord[]): number {
  if (!first) return 0
  let candidates = collect(index, first)
  for (const [at, word] of rest.entries()) candidates = narrow(index, word, candidates, at + 1)
  return candidates
}

/** Raises the score of candidates that contain optional words, or fit the topic of a word. */
function addBoosts(index: TextIndex, words: readonly QueryWord[], candidates: number): void {
  for (const word of words) {
    if (!isRequired(word)) addBoost(index, word.alternatives, candidates, word.isColour ? 1 : optionalWeight)
    if (word.boost) addBoost(index, word.boost, candidates, boostWeight)
  }
}

function addBoost(
  index: TextIndex,
  alternatives: readonly Alternative[],
  candidates: number,
  share: number,
): void {
  for (const { term, closeness } of alternatives) {
    const postings = index.postings[term]
    if (!postings) continue
    const weight = idf(index, postings.length) * closeness * share
    const add = (doc: number, fields: number) => {
      scores[doc]! += weight * fieldWeights[fields]!
    }
    if (candidates < postings.length * lookUpBelow)
      for (let at = 0; at < candidates; at++) add(found[at]!, postings.fieldsOf(found[at]!))
    else
      for (let at = 0; at < postings.length; at++)
        if (counts[postings.docAt(at)]! > 0) add(postings.docAt(at), postings.fieldsAt(at))
  }
}

function collect(index: TextIndex, word: QueryWord): number {
  let docs = 0
  const least = word.isType ? inText + 1 : inText
  for (const { term, closeness } of word.alternatives) {
    const postings = index.postings[term]
    if (!postings) continue
    const weight = idf(index, postings.length) * closeness
    for (let at = 0; at < postings.length; at++) {
      const doc = postings.docAt(at)
      if (index.slotOf(doc) < 0 || postings.fieldsAt(at) < least) continue
      const score = weight * fieldWeights[postings.fieldsAt(at)]!
      if (counts[doc] === 0) {
        counts[doc] = 1
        found[docs++] = doc
        scores[doc] = score
      } else if (score > scores[doc]!) scores[doc] = score
    }
  }
  return docs
}

/** Keeps the candidates that also contain this word; all of them contain `matched` words. */
function narrow(index: TextIndex, word: QueryWord, candidates: number, matched: number): number {
  const least = word.isType ? inText + 1 : inText
  for (const { term, closeness } of word.alternatives) {
    const postings = index.postings[term]
    if (!postings) continue
    const weight = idf(index, postings.length) * closeness
    const add = (doc: number, fields: number) => {
      counts[doc] = matched + 1
      scores[doc]! += weight * fieldWeights[fields]!
    }
    if (candidates < postings.length * lookUpBelow) {
      for (let at = 0; at < candidates; at++) {
        const doc = found[at]!
        const fields = counts[doc] === matched ? postings.fieldsOf(doc) : 0
        if (fields >= least) add(doc, fields)
      }
      continue
    }
    for (let at = 0; at < postings.length; at++) {
      const doc = postings.docAt(at)
      if (counts[doc] === matched && postings.fieldsAt(at) >= least) add(doc, postings.fieldsAt(at))
    }
  }
  let kept = 0
  for (let at = 0; at < candidates; at++) {
    const doc = found[at]!
    if (counts[doc] === matched + 1) found[kept++] = doc
    else counts[doc] = 0
  }
  return kept
}

/** Documents that contain the most words, and at least half of the number of `wanted` ones. */
function matchMost(index: TextIndex, words: readonly QueryWord[], wanted: number): Matches {
  let docs = 0
  let most = 0
  const required = words.some(isRequired) ? words.filter(isRequired) : words
  for (const [at, word] of required.entries()) {
    // The bit of this word marks documents in which another of its terms has counted already.
    const bit = 1 << at
    for (const { term, closeness } of word.alternatives) {
      const postings = index.postings[term]
      if (!postings) continue
      const weight = idf(index, postings.length) * closeness
      for (let each = 0; each < postings.length; each++) {
        const doc = postings.docAt(each)
        if (index.slotOf(doc) < 0 || counts[doc]! & bit) continue
        if (counts[doc] === 0) {
          found[docs++] = doc
          scores[doc] = 0
        }
        counts[doc]! |= bit
        scores[doc]! += weight * fieldWeights[postings.fieldsAt(each)]!
        most = Math.max(most, bitsOf[counts[doc]!]!)
      }
    }
  }
  if (most < wanted / 2) return takeMatches(docs, () => false)
  let best = 0
  for (let at = 0; at < docs; at++) best = Math.max(best, scores[found[at]!]!)
  addBoosts(index, words, docs)
  return takeMatches(docs, (doc) => bitsOf[counts[doc]!] === most || scores[doc]! >= best * 0.85)
}

/** Returns the candidates that pass, and clears the shared arrays. */
function takeMatches(candidates: number, passes: (doc: number) => boolean = () => true): Matches {
  let kept = 0
  for (let at = 0; at < candidates; at++) {
    const doc = found[at]!
    if (passes(doc)) found[kept++] = doc
    counts[doc] = 0
  }
  const taken = new Float32Array(kept)
  for (let at = 0; at < kept; at++) taken[at] = scores[found[at]!]!
  return { docs: found.slice(0, kept), scores: taken }
}

function idf(index: TextIndex, documents: number): number {
  return Math.log2(2 + index.docs / (1 + documents))
}
