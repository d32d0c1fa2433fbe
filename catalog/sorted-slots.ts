// Slots kept in ascending order of a key: a page is a slice, a price range two binary searches, and one
// product's change a shift in memory.

/** The keys the slots are ordered by, and what decides between equal ones. Read again at each use: columns grow. */
export type Ordering = { readonly keys: Float64Array; readonly tie: Float64Array }

export class SortedSlots {
  slots: Int32Array
  length = 0
  /** Grows with every change, so that what was counted from the slots can be told to be old. */
  version = 0
  readonly #by: Ordering

  constructor(by: Ordering, capacity = 4) {
    this.#by = by
    this.slots = new Int32Array(capacity)
  }

  /** Appends the next slot in order: for building only. */
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

  /** Its key must still be the one it was inserted with. */
  remove(slot: number): void {
    const at = this.#positionOf(slot)
    this.slots.copyWithin(at, at + 1, this.length--)
    this.version++
  }

  /** How many have a key below `key`; with `orEqual`, below or equal. */
  countBelow(key: number, orEqual: boolean): number {
    const { keys } = this.#by
    const { slots } = this
    let low = 0
    let high = this.length
    while (low < high) {
      const middle = (low + high) >>> 1
      const found = keys[slots[middle]!]!
      if (found < key || (orEqual && found === key)) low = middle + 1
      else high = middle
    }
    return low
  }

  /** The places with keys from `lowest` to `highest`, both included; `to` is the place after the last. */
  stretch(lowest: number, highest: number): { from: number; to: number } {
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
