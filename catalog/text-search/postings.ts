// The documents that contain a term: document numbers in ascending order, each with its fields.

/** Fields of a document that contain a term, as bits. */
export const inWordsAgain = 8
export const inTitle = 4
export const inWords = 2
export const inText = 1
const fieldBits = 4
const fieldMask = (1 << fieldBits) - 1

export class Postings {
  #packed = new Int32Array(2)
  length = 0

  /** Documents must be added in ascending order. */
  add(doc: number, fields: number): void {
    if (this.length === this.#packed.length) {
      const wider = new Int32Array(Math.ceil(this.length * 1.5) + 1)
      wider.set(this.#packed)
      this.#packed = wider
    }
    this.#packed[this.length++] = (doc << fieldBits) | fields
  }

  docAt(at: number): number {
    return this.#packed[at]! >>> fieldBits
  }

  fieldsAt(at: number): number {
    return this.#packed[at]! & fieldMask
  }

  /** Fields of a document; 0 if it does not contain the term. */
  fieldsOf(doc: number): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.docAt(middle) < doc) low = middle + 1
      else high = middle
    }
    return low < this.length && this.docAt(low) === doc ? this.fieldsAt(low) : 0
  }

  /** Assigns new document numbers, in ascending order; -1 removes a document. */
  renumber(newNumbers: Int32Array): void {
    let kept = 0
    const packed = this.#packed
    for (let at = 0; at < this.length; at++) {
      const doc = newNumbers[this.docAt(at)]!
      if (doc >= 0) packed[kept++] = (doc << fieldBits) | this.fieldsAt(at)
    }
    this.length = kept
    this.#packed = packed.slice(0, kept + 1)
  }
}
