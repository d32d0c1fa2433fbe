// Products by SKU. One index serves all languages, and completions do not read it.
import { grownTo } from '../grown-to.ts'
import { fold } from './fold.ts'
import { SortedWords } from './sorted-words.ts'

const removed = -1
/** A shorter beginning finds too many products. */
const minPrefixLength = 3
const maxFound = 1_000
const separators = /[^\p{L}\p{M}\p{N}]+/gu
/** Most SKUs are ASCII, and an ASCII text is read in a fraction of the time. */
const isAscii = /^[\0-\x7f]*$/
const asciiSeparators = /[^a-z\d]+/g
/** A hyphen inside, or a digit: mug-oat, a4711. */
const codeLike = /[\p{L}\p{N}][-_./][\p{L}\p{N}]|\p{N}/u

export type SkuHits = {
  readonly slots: readonly number[]
  /** `only`: the query is certainly no word. `unknown`: hits for a query that finds no words. */
  readonly rank: 'only' | 'first' | 'unknown'
}

export class SkuIndex {
  /** Increases whenever results may have changed. */
  version = 0
  /** By number: letters and digits of a SKU, and its product's slot. */
  #codes: string[] = []
  #slotOf: number[] = []
  #sorted = this.#empty()
  #removedCount = 0
  /** By slot: its first number, and how many follow each other. */
  #firstOf = new Int32Array(256)
  #countOf = new Int32Array(256)

  put(slot: number, skus: readonly string[]): void {
    const codes = skus.map(codeOf)
    if (this.#has(slot, codes)) return
    this.remove(slot)
    if (codes.length === 0) return
    this.version++
    this.#firstOf = grownTo(this.#firstOf, slot + 1)
    this.#countOf = grownTo(this.#countOf, slot + 1)
    this.#append(slot, codes)
  }

  remove(slot: number): void {
    const count = this.#countOf[slot] ?? 0
    if (count === 0) return
    this.version++
    this.#slotOf.fill(removed, this.#firstOf[slot]!, this.#firstOf[slot]! + count)
    this.#countOf[slot] = 0
    this.#removedCount += count
    if (this.#removedCount > 256 && this.#removedCount > this.#codes.length / 4) this.#compact()
  }

  /**
   * Products with a SKU that equals the query or, if the query is one word, begins with it. Case and hyphens do not
   * count.
   */
  find(query: string): SkuHits | undefined {
    const typed = query.trim()
    const code = codeOf(typed)
    if (code === '') return undefined
    const isWord = !/\s/.test(typed)
    const found = this.#sorted
      .startingWith(code, maxFound)
      .filter((at) => this.#slotOf[at] !== removed && (this.#codes[at] === code || isWord))
    const exact = found.filter((at) => this.#codes[at] === code)
    const byPrefix = code.length < minPrefixLength ? [] : found
    const counted = exact.length > 0 ? exact : byPrefix
    if (counted.length === 0) return undefined
    const isCode = isWord && codeLike.test(typed)
    const uncertain = isCode || exact.length > 0 ? 'first' : 'unknown'
    const rank = isCode && /\p{N}/u.test(typed) ? 'only' : uncertain
    return { slots: [...new Set(counted.map((at) => this.#slotOf[at]!))], rank }
  }

  /** Sorts new SKUs, in steps. */
  mergeUnsorted(): Generator<void> {
    return this.#sorted.mergeUnsorted()
  }

  #empty(): SortedWords {
    return new SortedWords((at) => this.#codes[at]!)
  }

  #has(slot: number, codes: readonly string[]): boolean {
    if ((this.#countOf[slot] ?? 0) !== codes.length) return false
    return codes.every((code, at) => this.#codes[this.#firstOf[slot]! + at] === code)
  }

  #append(slot: number, codes: readonly string[]): void {
    this.#firstOf[slot] = this.#codes.length
    this.#countOf[slot] = codes.length
    for (const code of codes) {
      this.#slotOf.push(slot)
      this.#sorted.add(this.#codes.push(code) - 1)
    }
  }

  #compact(): void {
    const former = this.#codes
    ;[this.#codes, this.#slotOf, this.#removedCount] = [[], [], 0]
    this.#sorted = this.#empty()
    for (const [slot, count] of this.#countOf.entries()) {
      const first = this.#firstOf[slot]!
      if (count > 0) this.#append(slot, former.slice(first, first + count))
    }
  }
}

function codeOf(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase().replace(asciiSeparators, '')
  return fold(text.normalize('NFKC').toLowerCase()).replace(separators, '')
}
