// Counts products by category or tag.
import type { KeySets } from './key-sets.ts'
import type { KeyCount } from './list-query.ts'
export class MemberCounts {
  readonly #sets: KeySets
  readonly #counts: Int32Array
  /** With more products than sets, each set is distributed to its members only once. */
  readonly #bySet: Int32Array | null

  constructor(sets: KeySets, expected: number) {
    this.#sets = sets
    this.#counts = new Int32Array(sets.keyCount)
    this.#bySet = expected > sets.setCount ? new Int32Array(sets.setCount) : null
  }

  add(set: number): void {
    if (this.#bySet) this.#bySet[set]!++
    else this.#spread(set, 1)
  }

  result(): Int32Array {
    this.#bySet?.forEach((times, set) => this.#spread(set, times))
    return this.#counts
  }

  #spread(set: number, times: number): void {
    const { members, starts } = this.#sets
    const end = starts[set + 1]!
    for (let at = starts[set]!; at < end; at++) this.#counts[members[at]!]! += times
  }
}

export function keyCounts(sets: KeySets, counts: Int32Array): KeyCount[] {
  const nonZero: KeyCount[] = []
  for (let code = 0; code < counts.length; code++) {
    if (counts[code]! > 0) nonZero.push([sets.keyOf(code), counts[code]!])
  }
  return nonZero
}
