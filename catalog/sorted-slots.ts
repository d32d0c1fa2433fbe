// Slots in ascending order of a key. A page is a slice, and a price range needs two binary searches. A change of one
// product is a shift in memory.

/** Sort keys of the slots and tie-breakers. Read at each use, because columns grow. */
export type Ordering = { readonly keys: Float64Array; readonly tie: Float64Array }

export class SortedSlots {
  slots: Int32Array
  length = 0
  /** Increases with every change, so that outdated counts can be detected. */
  version = 0
  readonly #by: Ordering

  constructor(by: Ordering, capacity = 4) {
    this.#by = by
    this.slots = new Int32Array(capacity)
  }

  /** Appends the next slot in order; only for building. */
  push(slot: number): void {
    if (this.length === this.slots.length) this.#grow()
    this.slots[this.length++] = slot
  }

  insert(slot: number): void {
    const at = this.#positionOf(slot)
    if (this.length === this.slots.length) this.#grow()
    this.slots.copyWithin(at + 1, at, this.length++)
    this.slots[at] = slot
    this.version++
  }

  /** Its key must be unchanged since the insertion. */
  remove(slot: number): void {
    const at = this.#positionOf(slot)
    this.slots.copyWithin(at, at + 1, this.length--)
    this.version++
  }

  /** Number of slots with a key below `key`; with `orEqual`, below or equal. */
  countBelow(key: number, orEqual: boolean): number {
    const { keys } = this.#by
    const { slots } = this
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const middleKey = keys[slots[middle]!]!
      if (middleKey < key || (orEqual && middleKey === key)) low = middle + 1
      else high = middle
    }
    return low
  }

  /** Positions with keys from `lowest` to `highest`, both included; `to` is the position after the last. */
  range(lowest: number, highest: number): { from: number; to: number } {
    const from = this.countBelow(lowest, false)
    const to = highest === Infinity ? this.length : this.countBelow(highest, true)
    return { from, to: Math.max(from, to) }
  }

  keyAt(at: number): number {
    return this.#by.keys[this.slots[at]!]!
  }

  #positionOf(slot: number): number {
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (compareSlots(this.#by, this.slots[middle]!, slot) < 0) low = middle + 1
      else high = middle
    }
    return low
  }

  #grow(): void {
    const wider = new Int32Array(Math.ceil(this.slots.length * 1.5) + 1)
    wider.set(this.slots)
    this.slots = wider
  }
}

export function compareSlots({ keys, tie }: Ordering, a: number, b: number): number {
  return keys[a]! - keys[b]! || tie[a]! - tie[b]! || a - b
}
