// Small numbers for keys of categories and tags, and for the sets of keys of products. Few sets are distinct. So a
// product stores only the number of its set, and results are computed once per set.
import { grownTo } from './grown-to.ts'

export class KeySets {
  readonly #codes = new Map<string, number>()
  readonly #keys: string[] = []
  readonly #sets = new Map<string, number>()
  /** The same sets by the comma-separated keys in the products' order: keys contain no comma. */
  readonly #written = new Map<string, number>()
  readonly #setsWith: number[][] = []
  readonly #keysIn: (readonly string[])[] = []
  #marks = new Uint8Array(64)
  #marked: readonly number[] = []
  /** All sets in sequence: codes of set n are members[starts[n]] to members[starts[n + 1]], the latter excluded. */
  members = new Int32Array(64)
  starts = new Int32Array(64)

  get keyCount(): number {
    return this.#keys.length
  }

  get setCount(): number {
    return this.#sets.size
  }

  /** Number of a key; undefined for a key that no product ever had. */
  codeOf(key: string): number | undefined {
    return this.#codes.get(key)
  }

  keyOf(code: number): string {
    return this.#keys[code]!
  }

  /** Number of the set with these keys. */
  setOf(keys: readonly string[]): number {
    const written = keys.join()
    let set = this.#written.get(written)
    if (set === undefined) {
      const codes = [...new Set(keys.map((key) => this.#code(key)))].sort((a, b) => a - b)
      const name = codes.join()
      set = this.#sets.get(name) ?? this.#add(name, codes)
      this.#written.set(written, set)
    }
    return set
  }

  membersOf(set: number): Int32Array {
    return this.members.subarray(this.starts[set]!, this.starts[set + 1]!)
  }

  keysIn(set: number): readonly string[] {
    return (this.#keysIn[set] ??= Array.from(this.membersOf(set), (code) => this.keyOf(code)))
  }

  /** Numbers of the sets with at least one of the keys. */
  setsWith(keys: readonly string[]): Set<number> {
    return new Set(keys.flatMap((key) => this.#setsWith[this.#codes.get(key) ?? -1] ?? []))
  }

  /**
   * By set: 0 if it contains none of the codes, else 1 + the index of the first contained code. The result is valid
   * only until the next call, because a new array for each list would be too large.
   */
  firstContained(codes: readonly number[]): Uint8Array {
    if (this.#marks.length < this.setCount) this.#marks = new Uint8Array(this.setCount * 2)
    else for (const code of this.#marked) this.#mark(code, 0)
    for (let at = codes.length - 1; at >= 0; at--) this.#mark(codes[at]!, at + 1)
    this.#marked = codes
    return this.#marks
  }

  #mark(code: number, value: number): void {
    for (const set of this.#setsWith[code] ?? []) this.#marks[set] = value
  }

  #code(key: string): number {
    let code = this.#codes.get(key)
    if (code === undefined) {
      code = this.#keys.push(key) - 1
      this.#codes.set(key, code)
    }
    return code
  }

  #add(name: string, codes: readonly number[]): number {
    const set = this.#sets.size
    this.#sets.set(name, set)
    const from = this.starts[set]!
    this.members = grownTo(this.members, from + codes.length)
    this.starts = grownTo(this.starts, set + 2)
    this.members.set(codes, from)
    this.starts[set + 1] = from + codes.length
    for (const code of codes) (this.#setsWith[code] ??= []).push(set)
    return set
  }
}
