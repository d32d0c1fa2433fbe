// The text index of one language: for each term the documents that contain it. A document is one version of a
// product's text. A changed text becomes a new document; old ones are removed when enough of them are dead.
import type { IndexedText } from '#data/catalog/catalog-feed.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { inText, inTitle, inWords, inWordsAgain, Postings } from './postings.ts'
import type { PlainWords } from './once-for.ts'
import { hash } from '../product-table.ts'
import { roomFor } from '../room-for.ts'
import { Vocabulary } from './vocabulary.ts'
import { isIdeographic, runsOf } from './words.ts'

const dead = -1

export class TextIndex {
  readonly vocabulary: Vocabulary
  /** By term. */
  readonly postings: Postings[] = []
  /** Increases whenever results of queries may have changed. */
  version = 0
  #docs = 0
  #dead = 0
  /** By document. */
  #slotOf = new Int32Array(256)
  #fingerprints = new Float64Array(256)
  /** By slot: 1 + its document, 0 if it has none. */
  #docOf = new Int32Array(256)
  /** By term, while a document is indexed. */
  #fields = new Uint8Array(256)

  constructor(locale: Locale, plain: PlainWords) {
    this.vocabulary = new Vocabulary(locale, plain)
  }

  get size(): number {
    return this.#docs - this.#dead
  }

  /** Number of documents, dead ones included: all numbers are below it. */
  get docs(): number {
    return this.#docs
  }

  /** Slot of a document's product; negative if the document is dead. */
  slotOf(doc: number): number {
    return this.#slotOf[doc]!
  }

  has(slot: number): boolean {
    return (this.#docOf[slot] ?? 0) > 0
  }

  /** Whether one product has all of these terms in its title, or in its categories and tags. */
  isNamed(terms: readonly number[]): boolean {
    const [first, ...others] = terms
      .map((term) => this.postings[term])
      .sort((a, b) => (a?.length ?? 0) - (b?.length ?? 0))
    if (!first || others.some((each) => !each)) return false
    for (let at = 0; at < first.length; at++) {
      const doc = first.docAt(at)
      const fields = others.reduce((all, each) => all & each!.fieldsOf(doc), first.fieldsAt(at))
      if (fields > inText && this.slotOf(doc) >= 0) return true
    }
    return false
  }

  /** Topics are found by the words of the English name. */
  put(slot: number, text: IndexedText, englishTitle = ''): void {
    const fingerprint = hash(`${text.title}\n${text.words}\n${text.text}\n${englishTitle}`)
    const currentDoc = this.#docOf[slot] ?? 0
    if (currentDoc > 0 && this.#fingerprints[currentDoc - 1] === fingerprint) return
    this.remove(slot)
    this.version++
    const doc = this.#docs++
    this.#slotOf = roomFor(this.#slotOf, doc)
    this.#fingerprints = roomFor(this.#fingerprints, doc)
    this.#docOf = roomFor(this.#docOf, slot)
    this.#slotOf[doc] = slot
    this.#fingerprints[doc] = fingerprint
    this.#docOf[slot] = doc + 1
    this.#post(doc, text, englishTitle)
  }

  remove(slot: number): void {
    if (!this.has(slot)) return
    const doc = this.#docOf[slot]! - 1
    this.version++
    this.#docOf[slot] = 0
    this.#slotOf[doc] = dead
    this.#dead++
    if (this.#dead > 256 && this.#dead > this.#docs / 4) this.#sweep()
  }

  /** Sorts new words, in steps. */
  settle(): Generator<void> {
    return this.vocabulary.settle()
  }

  #post(doc: number, { title, words, text }: IndexedText, englishTitle: string): void {
    const touched: number[] = []
    const { names } = this.vocabulary
    const markTerm = (field: number, term: number) => {
      this.#fields = roomFor(this.#fields, term)
      if (this.#fields[term] === 0) touched.push(term)
      const again = field === inWords && (this.#fields[term]! & inWords) > 0
      this.#fields[term]! |= again ? inWordsAgain : field
    }
    const mark = (field: number, content: string) => {
      for (const run of runsOf(content)) {
        if (names && field !== inText && isIdeographic(run)) names.add(run)
        for (const term of this.vocabulary.termsOf(run)) markTerm(field, term)
      }
    }
    mark(inTitle, title)
    mark(inWords, words)
    mark(inText, text)
    for (const run of runsOf(englishTitle)) markTerm(inText, this.vocabulary.englishNameTerm(run))
    for (const term of touched) {
      const fields = this.#fields[term]!
      if (fields > inText) this.vocabulary.nameCount[term]!++
      ;(this.postings[term] ??= new Postings()).add(doc, fields)
      this.#fields[term] = 0
    }
  }

  #sweep(): void {
    const newNumbers = new Int32Array(this.#docs).fill(dead)
    let kept = 0
    for (let doc = 0; doc < this.#docs; doc++) {
      const slot = this.#slotOf[doc]!
      if (slot === dead) continue
      newNumbers[doc] = kept
      this.#slotOf[kept] = slot
      this.#fingerprints[kept] = this.#fingerprints[doc]!
      this.#docOf[slot] = ++kept
    }
    for (const postings of this.postings) postings.renumber(newNumbers)
    this.#docs = kept
    this.#dead = 0
  }
}
