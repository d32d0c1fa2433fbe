// Finds and scores the documents that contain every word of a query; if there are none, those with the most words.
import type { Alternative } from './alternatives.ts'
import { bitsIn } from './typo.ts'
import { inText, inTitle, inWords, inWordsAgain } from './postings.ts'
import type { QueryWord } from './alternatives.ts'
import type { TextIndex } from './text-index.ts'
import { isIdeographic } from './words.ts'

export type Matches = { readonly docs: readonly number[]; readonly scores: Float32Array }

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

const shortestWord = 3

/** Of words for presents and persons: what the present is says more. */
const optionalWeight = 0.5
/** Of the products that fit the topic of a word in names. */
const favouredWeight = 1

/** Reused by every query; as large as the largest index. */
let scores = new Float32Array(0)
let counts = new Uint8Array(0)

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
  const isAlone = words.every((word) => isKnown(word) || word.typed.length < shortestWord)
  const counted = isAlone && !sure.some(isRequired) ? words.filter(isKnown) : sure
  const most = holdingMost(index, counted, words.filter(mustCount).length)
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
  const held = new Set(all.docs)
  const stronger = most.docs.flatMap((doc, at) => (most.scores[at]! > best && !held.has(doc) ? [at] : []))
  if (stronger.length === 0) return all
  return {
    docs: [...all.docs, ...stronger.map((at) => most.docs[at]!)],
    scores: Float32Array.from([...all.scores, ...stronger.map((at) => most.scores[at]!)]),
  }
}

/** "something for my aunt who skydives": the shop knows no other word than that for a gift. */
function asksForAnyGift(words: readonly QueryWord[]): boolean {
  return words.some((word) => !isRequired(word)) && !words.some((word) => isRequired(word) && isKnown(word))
}

/** All documents, those with the words first. */
function everything(index: TextIndex, words: readonly QueryWord[]): Matches {
  makeRoom(index)
  const docs: number[] = []
  for (let doc = 0; doc < index.docs; doc++) {
    if (index.slotOf(doc) < 0) continue
    docs.push(doc)
    scores[doc] = 1
    counts[doc] = 1
  }
  for (const { alternatives } of words) favour(index, alternatives, docs, optionalWeight)
  return take(docs)
}

/** Only documents that contain every word. */
export function matchAll(index: TextIndex, words: readonly QueryWord[]): Matches {
  makeRoom(index)
  const required = words.some(isRequired) ? words.filter(isRequired) : words
  if (!required.every(isKnown)) return take([])
  const rarestFirst = required.toSorted((a, b) => frequency(index, a) - frequency(index, b))
  const named = required.some(({ isType }) => isType) ? holdingAll(index, rarestFirst) : []
  const candidates = named.length > 0 ? named : holdingAll(index, rarestFirst.map(anywhere))
  favourBy(index, words, candidates)
  return take(candidates)
}

/** So many documents of the rarest word are looked up before all are matched. */
const looked = 1_000

/** Whether a document contains every word. */
export function matchesAny(index: TextIndex, words: readonly QueryWord[]): boolean {
  const required = words.some(isRequired) ? words.filter(isRequired) : words
  const [first, ...rest] = required.toSorted((a, b) => frequency(index, a) - frequency(index, b))
  if (!first || !required.every(isKnown)) return false
  let left = looked
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
function anywhere(word: QueryWord): QueryWord {
  return word.isType ? { ...word, isType: false } : word
}

function makeRoom(index: TextIndex): void {
  if (scores.length >= index.docs) return
  scores = new Float32Array(index.docs * 2)
  counts = new Uint8Array(index.docs * 2)
}

function isRequired({ optional }: QueryWord): boolean {
  return !optional
}

/** A pair of characters that no document contains is not dropped: the others found it by chance. */
function mustCount(word: QueryWord): boolean {
  return isRequired(word) && isIdeographic(word.typed)
}

/** False for a word corrected by two mistakes: it must not match documents that lack the other words. */
function isSure(word: QueryWord): boolean {
  return isKnown(word) && (word.corrected === undefined || word.alternatives[0]!.closeness >= 0.5)
}

function isKnown({ alternatives }: QueryWord): boolean {
  return alternatives.length > 0
}

function frequency(index: TextIndex, { alternatives }: QueryWord): number {
  return alternatives.reduce((sum, { term }) => sum + (index.postings[term]?.length ?? 0), 0)
}

function holdingAll(index: TextIndex, [first, ...rest]: readonly QueryWord[]): number[] {
  if (!first) return []
  let candidates = collect(index, first)
  for (const [at, word] of rest.entries()) candidates = narrow(index, word, candidates, at + 1)
  return candidates
}

/** Raises the score of candidates that contain optional words, or fit the topic of a word. */
function favourBy(index: TextIndex, words: readonly QueryWord[], candidates: readonly number[]): void {
  for (const word of words) {
    if (!isRequired(word)) favour(index, word.alternatives, candidates, word.isColour ? 1 : optionalWeight)
    if (word.favoured) favour(index, word.favoured, candidates, favouredWeight)
  }
}

function favour(
  index: TextIndex,
  alternatives: readonly Alternative[],
  candidates: readonly number[],
  share: number,
): void {
  for (const { term, closeness } of alternatives) {
    const postings = index.postings[term]
    if (!postings) continue
    const weight = rarity(index, postings.length) * closeness * share
    const add = (doc: number, fields: number) => {
      scores[doc]! += weight * fieldWeights[fields]!
    }
    if (candidates.length < postings.length * lookUpBelow)
      for (const doc of candidates) add(doc, postings.fieldsOf(doc))
    else
      for (let at = 0; at < postings.length; at++)
        if (counts[postings.docAt(at)]! > 0) add(postings.docAt(at), postings.fieldsAt(at))
  }
}

function collect(index: TextIndex, word: QueryWord): number[] {
  const docs: number[] = []
  const least = word.isType ? inText + 1 : inText
  for (const { term, closeness } of word.alternatives) {
    const postings = index.postings[term]
    if (!postings) continue
    const weight = rarity(index, postings.length) * closeness
    for (let at = 0; at < postings.length; at++) {
      const doc = postings.docAt(at)
      if (index.slotOf(doc) < 0 || postings.fieldsAt(at) < least) continue
      const score = weight * fieldWeights[postings.fieldsAt(at)]!
      if (counts[doc] === 0) {
        counts[doc] = 1
        docs.push(doc)
        scores[doc] = score
      } else if (score > scores[doc]!) scores[doc] = score
    }
  }
  return docs
}

/** Keeps the candidates that also contain this word; all of them contain `held` words. */
function narrow(index: TextIndex, word: QueryWord, candidates: number[], held: number): number[] {
  const least = word.isType ? inText + 1 : inText
  for (const { term, closeness } of word.alternatives) {
    const postings = index.postings[term]
    if (!postings) continue
    const weight = rarity(index, postings.length) * closeness
    const add = (doc: number, fields: number) => {
      counts[doc] = held + 1
      scores[doc]! += weight * fieldWeights[fields]!
    }
    if (candidates.length < postings.length * lookUpBelow) {
      for (const doc of candidates) {
        const fields = counts[doc] === held ? postings.fieldsOf(doc) : 0
        if (fields >= least) add(doc, fields)
      }
      continue
    }
    for (let at = 0; at < postings.length; at++) {
      const doc = postings.docAt(at)
      if (counts[doc] === held && postings.fieldsAt(at) >= least) add(doc, postings.fieldsAt(at))
    }
  }
  const kept: number[] = []
  for (const doc of candidates) {
    if (counts[doc] === held + 1) kept.push(doc)
    else counts[doc] = 0
  }
  return kept
}

/** Documents that contain the most words, and at least half of the number of `wanted` ones. */
function holdingMost(index: TextIndex, words: readonly QueryWord[], wanted: number): Matches {
  const found: number[] = []
  let most = 0
  const required = words.some(isRequired) ? words.filter(isRequired) : words
  for (const [at, word] of required.entries()) {
    // The bit of this word marks documents in which another of its terms has counted already.
    const bit = 1 << at
    for (const { term, closeness } of word.alternatives) {
      const postings = index.postings[term]
      if (!postings) continue
      const weight = rarity(index, postings.length) * closeness
      for (let each = 0; each < postings.length; each++) {
        const doc = postings.docAt(each)
        if (index.slotOf(doc) < 0 || counts[doc]! & bit) continue
        if (counts[doc] === 0) {
          found.push(doc)
          scores[doc] = 0
        }
        counts[doc]! |= bit
        scores[doc]! += weight * fieldWeights[postings.fieldsAt(each)]!
        most = Math.max(most, bitsIn(counts[doc]!))
      }
    }
  }
  if (most < wanted / 2) return take(found, () => false)
  const best = found.reduce((score, doc) => Math.max(score, scores[doc]!), 0)
  favourBy(index, words, found)
  return take(found, (doc) => bitsIn(counts[doc]!) === most || scores[doc]! >= best * 0.85)
}

/** Returns the documents that pass, and clears the shared arrays. */
function take(docs: number[], passes?: (doc: number) => boolean): Matches {
  const kept = passes ? docs.filter(passes) : docs
  const taken = new Float32Array(kept.length)
  for (let at = 0; at < kept.length; at++) taken[at] = scores[kept[at]!]!
  for (const doc of docs) counts[doc] = 0
  return { docs: kept, scores: taken }
}

function rarity(index: TextIndex, documents: number): number {
  return Math.log2(2 + index.docs / (1 + documents))
}
