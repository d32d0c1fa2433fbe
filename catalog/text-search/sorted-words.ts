// The words of a vocabulary in alphabetical order, for search by prefix (or, spelled backwards, by suffix). New words
// are kept separately until there are enough to sort again.

export class SortedWords {
  readonly #spell: (word: number) => string
  #sorted: Int32Array = new Int32Array(0)
  #fresh: number[] = []

  /** `spell` returns the word of a number; the word must not change. */
  constructor(spell: (word: number) => string) {
    this.#spell = spell
  }

  add(word: number): void {
    this.#fresh.push(word)
  }

  /** Numbers of at most `limit` words with this prefix. */
  startingWith(beginning: string, limit: number): number[] {
    if (this.#fresh.length > 64 + this.#sorted.length / 16) this.#sort()
    const found = this.#fresh.filter((word) => this.#spell(word).startsWith(beginning)).slice(0, limit)
    for (let at = this.#firstFrom(beginning); at < this.#sorted.length && found.length < limit; at++) {
      const word = this.#sorted[at]!
      if (!this.#spell(word).startsWith(beginning)) break
      found.push(word)
    }
    return found
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

  #sort(): void {
    const all = [...this.#sorted, ...this.#fresh].map((word) => ({ word, spelling: this.#spell(word) }))
    all.sort((a, b) => (a.spelling < b.spelling ? -1 : 1))
    this.#sorted = Int32Array.from(all, ({ word }) => word)
    this.#fresh = []
  }
}
