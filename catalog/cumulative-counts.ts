// Cumulative counts: how many of the first n products of a sorted list have each category or tag. A checkpoint stores
// them every few hundred products. A price range needs two checkpoints and a short scan from each. Shoppers ask for
// the same few ranges: their counts are cached until the list changes.
import type { KeySets } from './key-sets.ts'
import type { KeyCount } from './list-query.ts'
import { keyCounts } from './member-counts.ts'
import type { SortedSlots } from './sorted-slots.ts'

const stride = 256
/** More than the price steps that filters offer. */
const maxRanges = 32

/** Counts of a range by code, and without the zeros by key. Callers share them: do not change them. */
export type RangeCounts = { readonly byCode: Int32Array; readonly byKey: readonly KeyCount[] }

/** Set numbers of products by slot. Read at each use, because the column grows. */
export type SetColumn = () => Int32Array

export class CumulativeCounts {
  readonly #list: SortedSlots
  readonly #sets: KeySets
  readonly #setOf: SetColumn
  #version = -1
  #keys = 0
  /** Counts of the first n × `stride` products, one row of `#keys` numbers for each n. */
  #checkpoints = new Int32Array(0)
  readonly #ranges = new Map<string, RangeCounts>()

  constructor(list: SortedSlots, sets: KeySets, setOf: SetColumn) {
    this.#list = list
    this.#sets = sets
    this.#setOf = setOf
  }

  /** Counts of the products at positions `from` to `to` of the sorted list, `to` excluded. */
  between(from: number, to: number): RangeCounts {
    if (this.#version !== this.#list.version) this.#storeCheckpoints()
    const range = `${from} ${to}`
    let counts = this.#ranges.get(range)
    if (!counts) {
      const byCode = this.#count(from, to)
      counts = { byCode, byKey: keyCounts(this.#sets, byCode) }
      if (this.#ranges.size === maxRanges) this.#ranges.clear()
      this.#ranges.set(range, counts)
    }
    return counts
  }

  #count(from: number, to: number): Int32Array {
    const counts = new Int32Array(this.#sets.keyCount)
    if (to - from <= stride) this.#scan(counts, from, to, 1)
    else {
      this.#addFirst(counts, to, 1)
      this.#addFirst(counts, from, -1)
    }
    return counts
  }

  /** Adds the counts of the first `length` products, or subtracts them: from the nearest checkpoint, and a scan. */
  #addFirst(counts: Int32Array, length: number, sign: 1 | -1): void {
    const checkpoint = Math.min(Math.round(length / stride), Math.floor(this.#list.length / stride))
    const row = checkpoint * this.#keys
    for (let code = 0; code < this.#keys; code++) counts[code]! += sign * this.#checkpoints[row + code]!
    if (checkpoint * stride < length) this.#scan(counts, checkpoint * stride, length, sign)
    else this.#scan(counts, length, checkpoint * stride, sign === 1 ? -1 : 1)
  }

  #scan(counts: Int32Array, from: number, to: number, sign: 1 | -1): void {
    const { slots } = this.#list
    const { members, starts } = this.#sets
    const setOf = this.#setOf()
    for (let position = from; position < to; position++) {
      const set = setOf[slots[position]!]!
      const end = starts[set + 1]!
      for (let at = starts[set]!; at < end; at++) counts[members[at]!]! += sign
    }
  }

  #storeCheckpoints(): void {
    this.#version = this.#list.version
    this.#ranges.clear()
    this.#keys = this.#sets.keyCount
    const last = Math.floor(this.#list.length / stride)
    this.#checkpoints = new Int32Array((last + 1) * this.#keys)
    const counts = new Int32Array(this.#keys)
    for (let checkpoint = 1; checkpoint <= last; checkpoint++) {
      this.#scan(counts, (checkpoint - 1) * stride, checkpoint * stride, 1)
      this.#checkpoints.set(counts, checkpoint * this.#keys)
    }
  }
}
