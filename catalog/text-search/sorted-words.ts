// The words of a vocabulary in alphabetical order, for search by prefix (or, spelled backwards, by suffix). New words
// are kept unsorted until there are enough to merge.

/** Words that are merged without a pause: some milliseconds, also among a million words. */
const stepWords = 4096

export class SortedWords {
  readonly #spell: (word: number) => string
  #sorted: Int32Array = new Int32Array(0)
  #unsorted: number[] = []

  /** `spell` returns the word of a number; the word must not change. */
  constructor(spell: (word: number) => string) {
    this.#spell = spell
  }

  add(word: number): void {
    this.#unsorted.push(word)
  }

  /** Numbers of at most `limit` words with this prefix. */
  startingWith(beginning: string, limit: number): number[] {
    if (this.#unsorted.length > 64 + Math.min(this.#sorted.length / 16, stepWords))
      for (const _ of this.mergeUnsorted());
    const found = this.#unsorted.filter((word) => this.#spell(word).startsWith(beginning)).slice(0, limit)
    for (let at = this.#firstFrom(beginning); at < this.#sorted.length && found.length < limit; at++) {
      const word = this.#sorted[at]!
      if (!this.#spell(word).startsWith(beginning)) break
      found.push(word)
    }
    return found
  }

  /** Merges all new words, in steps. */
  *mergeUnsorted(): Generator<void> {
    while (this.#unsorted.length > 0) {
      // The others, and those that are added meanwhile, are found as new words.
      this.#merge(this.#unsorted.splice(-stepWords))
      yield
    }
  }

  #firstFrom(beginning: string): number {
    let low = 0
    let high = this.#sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#spell(this.#sorted[middle]!) < beginning) low = middle + 1
      else high = middle
    }
    return low
  }

  #merge(words: readonly number[]): void {
    const spelled = words.map((word) => ({ word, spelling: this.#spell(word) }))
    spelled.sort((a, b) => (a.spelling < b.spelling ? -1 : 1))
    const former = this.#sorted
    const all = new Int32Array(former.length + words.length)
    let from = 0
    for (const [at, { word, spelling }] of spelled.entries()) {
      const position = this.#firstFrom(spelling)
      all.set(former.subarray(from, position), from + at)
      all[position + at] = word
      from = position
    }
    all.set(former.subarray(from), from + words.length)
    this.#sorted = all
  }
}
