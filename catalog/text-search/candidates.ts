// The documents that a query may find, with their scores and the words that they contain:
//   candidates.start(index)
//   candidates.add(mug)         documents with 'mug'
//   candidates.keepWith(blue)   those that also contain 'blue'
//   candidates.take()           their numbers and scores
import type { Alternative } from './alternatives.ts'
import { inText, inTitle, inWords, inWordsAgain, type Postings } from './postings.ts'
import type { QueryWord } from './query-word.ts'
import type { TextIndex } from './text-index.ts'
import { popCount } from './typo.ts'

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

const bitsOf = Uint8Array.from({ length: 256 }, (_, set) => popCount(set))

/** One query at a time, of at most eight words. */
export class Candidates {
  #index!: TextIndex
  /** The candidates, in the first `#size` places. */
  #docs = new Int32Array(0)
  #size = 0
  /** By document; only those of candidates have a meaning. */
  #scores = new Float32Array(0)
  /** By document: the words of the query that count for it, as bits. 0: the document is no candidate. */
  #words = new Uint8Array(0)
  /** Bit of the next word. */
  #bit = 1

  start(index: TextIndex): void {
    if (this.#scores.length < index.docs) {
      this.#docs = new Int32Array(index.docs * 2)
      this.#scores = new Float32Array(index.docs * 2)
      this.#words = new Uint8Array(index.docs * 2)
    }
    this.#index = index
    this.#size = 0
    this.#bit = 1
  }

  get size(): number {
    return this.#size
  }

  /** All documents, with an equal score. */
  addAll(): void {
    const index = this.#index
    for (let doc = 0; doc < index.docs; doc++) {
      if (index.slotOf(doc) < 0) continue
      this.#docs[this.#size++] = doc
      this.#scores[doc] = 1
      this.#words[doc] = 1
    }
  }

  /** Documents that contain the first word, with the score of its best term. */
  add(word: QueryWord): void {
    const [index, docs, scores, words] = [this.#index, this.#docs, this.#scores, this.#words]
    const bit = this.#nextBit()
    let size = 0
    for (const { postings, weight, isName } of this.#postingsOf(word.alternatives)) {
      const least = leastFields(word, isName)
      for (let at = 0; at < postings.length; at++) {
        const doc = postings.docAt(at)
        if (index.slotOf(doc) < 0 || postings.fieldsAt(at) < least) continue
        const score = weight * fieldWeights[postings.fieldsAt(at)]!
        if (words[doc] === 0) {
          words[doc] = bit
          docs[size++] = doc
          scores[doc] = score
        } else if (score > scores[doc]!) scores[doc] = score
      }
    }
    this.#size = size
  }

  /** Keeps the candidates that also contain this word; all of them contain the words before. */
  keepWith(word: QueryWord): void {
    const [docs, scores, words, size] = [this.#docs, this.#scores, this.#words, this.#size]
    const bit = this.#nextBit()
    const before = bit - 1
    for (const { postings, weight, isName } of this.#postingsOf(word.alternatives)) {
      const least = leastFields(word, isName)
      const count = (doc: number, fields: number) => {
        if (words[doc] !== before || fields < least) return
        words[doc] = before | bit
        scores[doc]! += weight * fieldWeights[fields]!
      }
      if (size < postings.length * lookUpBelow)
        for (let at = 0; at < size; at++) {
          const doc = docs[at]!
          if (words[doc] === before) count(doc, postings.fieldsOf(doc))
        }
      else for (let at = 0; at < postings.length; at++) count(postings.docAt(at), postings.fieldsAt(at))
    }
    let kept = 0
    for (let at = 0; at < size; at++) {
      const doc = docs[at]!
      if (words[doc] === (before | bit)) docs[kept++] = doc
      else words[doc] = 0
    }
    this.#size = kept
  }

  /** Documents that contain this word, besides those of the words before. One term of the word counts. */
  addOrRaise(word: QueryWord): void {
    const [index, docs, scores, words] = [this.#index, this.#docs, this.#scores, this.#words]
    const bit = this.#nextBit()
    let size = this.#size
    for (const { postings, weight } of this.#postingsOf(word.alternatives))
      for (let at = 0; at < postings.length; at++) {
        const doc = postings.docAt(at)
        if (index.slotOf(doc) < 0 || words[doc]! & bit) continue
        if (words[doc] === 0) {
          docs[size++] = doc
          scores[doc] = 0
        }
        words[doc]! |= bit
        scores[doc]! += weight * fieldWeights[postings.fieldsAt(at)]!
      }
    this.#size = size
  }

  /** Raises the scores of candidates that contain these terms, by a share of their weight. */
  raise(alternatives: readonly Alternative[], share: number): void {
    const [docs, scores, words, size] = [this.#docs, this.#scores, this.#words, this.#size]
    for (const { postings, weight } of this.#postingsOf(alternatives)) {
      const add = (doc: number, fields: number) => {
        scores[doc]! += weight * share * fieldWeights[fields]!
      }
      if (size < postings.length * lookUpBelow)
        for (let at = 0; at < size; at++) add(docs[at]!, postings.fieldsOf(docs[at]!))
      else
        for (let at = 0; at < postings.length; at++)
          if (words[postings.docAt(at)]! > 0) add(postings.docAt(at), postings.fieldsAt(at))
    }
  }

  bestScore(): number {
    let best = 0
    for (let at = 0; at < this.#size; at++) best = Math.max(best, this.#scores[this.#docs[at]!]!)
    return best
  }

  /** The largest number of words in a candidate. */
  mostWords(): number {
    let most = 0
    for (let at = 0; at < this.#size; at++) most = Math.max(most, bitsOf[this.#words[this.#docs[at]!]!]!)
    return most
  }

  /** Ends the query and returns the candidates that pass. */
  take(passes: (score: number, words: number) => boolean = () => true): Matches {
    const [docs, scores, words] = [this.#docs, this.#scores, this.#words]
    let kept = 0
    for (let at = 0; at < this.#size; at++) {
      const doc = docs[at]!
      if (passes(scores[doc]!, bitsOf[words[doc]!]!)) docs[kept++] = doc
      words[doc] = 0
    }
    this.#size = 0
    const taken = new Float32Array(kept)
    for (let at = 0; at < kept; at++) taken[at] = scores[docs[at]!]!
    return { docs: docs.slice(0, kept), scores: taken }
  }

  #nextBit(): number {
    const bit = this.#bit
    this.#bit <<= 1
    return bit
  }

  /** Documents of each term, with its weight: rare terms say more. */
  #postingsOf(
    alternatives: readonly Alternative[],
  ): { postings: Postings; weight: number; isName: true | undefined }[] {
    return alternatives.flatMap(({ term, closeness, isName }) => {
      const postings = this.#index.postings[term]
      if (!postings) return []
      const rarity = Math.log2(2 + this.#index.docs / (1 + postings.length))
      return [{ postings, weight: rarity * closeness, isName }]
    })
  }
}

/** A mention of a mug in a description is no mug. */
function leastFields({ kind }: QueryWord, isName: true | undefined): number {
  return kind === 'type' && !isName ? inText + 1 : inText
}
