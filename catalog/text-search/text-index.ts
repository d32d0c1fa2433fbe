// The text index of one language: for each term the documents that contain it. A document is one version of a
// product's text. A changed text becomes a new document; the removed ones are dropped when there are enough of them.
import type { Locale } from '#domain/markets/locale.ts'
import { grownTo } from '../grown-to.ts'
import type { PlainWords } from './once-for.ts'
import { inText, inTitle, inWords, inWordsAgain, Postings } from './postings.ts'
import type { TextDocument, TokenList } from './tokens.ts'
import { Vocabulary } from './vocabulary.ts'
import { isIdeographic } from './words.ts'

const removed = -1

/** Terms by the number of a word in a list, so that each word is looked up once. */
type ListTerms = { readonly terms: (readonly number[])[]; readonly englishTerms: number[] }

export class TextIndex {
  readonly vocabulary: Vocabulary
  /** By term. */
  readonly postings: Postings[] = []
  /** Increases whenever results of queries may have changed. */
  version = 0
  #docs = 0
  #removedCount = 0
  /** By document. */
  #slotOf = new Int32Array(256)
  #fingerprints = new Float64Array(256)
  /** By slot: 1 + its document, 0 if it has none. */
  #docOf = new Int32Array(256)
  /** By term, while a document is indexed. */
  #fields = new Uint8Array(256)
  /** Terms of that document. */
  #touched = new Int32Array(256)
  #touchedCount = 0
  readonly #termsOfList = new WeakMap<TokenList, ListTerms>()

  constructor(locale: Locale, plain: PlainWords) {
    this.vocabulary = new Vocabulary(locale, plain)
  }

  get size(): number {
    return this.#docs - this.#removedCount
  }

  /** Number of documents, removed ones included: all numbers are below it. */
  get docs(): number {
    return this.#docs
  }

  /** Slot of a document's product; negative if the document is removed. */
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

  put(slot: number, document: TextDocument): void {
    const { fingerprint } = document
    const currentDoc = this.#docOf[slot] ?? 0
    if (currentDoc > 0 && this.#fingerprints[currentDoc - 1] === fingerprint) return
    this.remove(slot)
    this.version++
    const doc = this.#docs++
    this.#slotOf = grownTo(this.#slotOf, doc + 1)
    this.#fingerprints = grownTo(this.#fingerprints, doc + 1)
    this.#docOf = grownTo(this.#docOf, slot + 1)
    this.#slotOf[doc] = slot
    this.#fingerprints[doc] = fingerprint
    this.#docOf[slot] = doc + 1
    this.#post(doc, document)
  }

  remove(slot: number): void {
    if (!this.has(slot)) return
    const doc = this.#docOf[slot]! - 1
    this.version++
    this.#docOf[slot] = 0
    this.#slotOf[doc] = removed
    this.#removedCount++
    if (this.#removedCount > 256 && this.#removedCount > this.#docs / 4) this.#compact()
  }

  /** Sorts new words, in steps. */
  mergeUnsorted(): Generator<void> {
    return this.vocabulary.mergeUnsorted()
  }

  #post(doc: number, document: TextDocument): void {
    const { numbers, title, words, text, english, end } = document.tokens()
    this.#mark(inTitle, document.list, numbers, title, words)
    this.#mark(inWords, document.list, numbers, words, text)
    this.#mark(inText, document.list, numbers, text, english)
    const { englishTerms } = this.#termsIn(document.list)
    for (let at = english; at < end; at++) {
      const number = numbers[at]!
      englishTerms[number] ??= this.vocabulary.englishNameTerm(document.list.tokens[number]!)
      this.#markTerm(inText, englishTerms[number])
    }
    for (let at = 0; at < this.#touchedCount; at++) {
      const term = this.#touched[at]!
      const fields = this.#fields[term]!
      if (fields > inText) this.vocabulary.nameCount[term]!++
      ;(this.postings[term] ??= new Postings()).add(doc, fields)
      this.#fields[term] = 0
    }
    this.#touchedCount = 0
  }

  #mark(field: number, list: TokenList, numbers: ArrayLike<number>, from: number, to: number): void {
    const names = field === inText ? undefined : this.vocabulary.names
    const { terms } = this.#termsIn(list)
    for (let at = from; at < to; at++) {
      const number = numbers[at]!
      const token = list.tokens[number]!
      if (names && isIdeographic(token)) names.add(token)
      terms[number] ??= this.vocabulary.termsOf(token)
      for (const term of terms[number]) this.#markTerm(field, term)
    }
  }

  #markTerm(field: number, term: number): void {
    this.#fields = grownTo(this.#fields, term + 1)
    if (this.#fields[term] === 0) {
      this.#touched = grownTo(this.#touched, this.#touchedCount + 1)
      this.#touched[this.#touchedCount++] = term
    }
    const again = field === inWords && (this.#fields[term]! & inWords) > 0
    this.#fields[term]! |= again ? inWordsAgain : field
  }

  #termsIn(list: TokenList): ListTerms {
    let known = this.#termsOfList.get(list)
    if (!known) {
      known = { terms: [], englishTerms: [] }
      this.#termsOfList.set(list, known)
    }
    return known
  }

  #compact(): void {
    const newNumbers = new Int32Array(this.#docs).fill(removed)
    let kept = 0
    for (let doc = 0; doc < this.#docs; doc++) {
      const slot = this.#slotOf[doc]!
      if (slot === removed) continue
      newNumbers[doc] = kept
      this.#slotOf[kept] = slot
      this.#fingerprints[kept] = this.#fingerprints[doc]!
      this.#docOf[slot] = ++kept
    }
    for (const postings of this.postings) postings.renumber(newNumbers)
    this.#docs = kept
    this.#removedCount = 0
  }
}
