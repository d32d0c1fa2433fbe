// Ids of products and their slots, in arrays of bytes and numbers. A million strings and their map would be most of the
// objects that each garbage collection visits.
import { grownTo } from './grown-to.ts'
import { hash } from './hash.ts'

const firstCapacity = 1024
/** Entries of the hash table that are free, or were used by a released id. */
const free = 0
const released = -1

export class ProductIds {
  /** By slot: a number that depends on the id alone. */
  hashes = new Float64Array(firstCapacity)
  /** Number of ids in use. */
  size = 0
  /** One more than the largest slot ever used. */
  slots = 0
  #bytes = Buffer.alloc(36 * firstCapacity)
  #byteCount = 0
  /** By slot: where its bytes start, how many there are, and how many the id uses; 0 without an id. */
  #starts = new Float64Array(firstCapacity)
  #capacities = new Int32Array(firstCapacity)
  #lengths = new Int32Array(firstCapacity)
  /** 1 + slot by hash, with linear probing. */
  #table = new Int32Array(2 * firstCapacity)
  #usedEntries = 0
  readonly #free: number[] = []

  has(slot: number): boolean {
    return this.#lengths[slot]! > 0
  }

  /** Id of a slot in use. */
  at(slot: number): string {
    const start = this.#starts[slot]!
    return this.#bytes.toString('utf8', start, start + this.#lengths[slot]!)
  }

  slotOf(id: string): number | undefined {
    const entry = this.#find(id)
    return entry < 0 ? undefined : this.#table[entry]! - 1
  }

  /** Slot of a new id. */
  claim(id: string): number {
    const slot = this.#free.pop() ?? this.slots++
    this.hashes = grownTo(this.hashes, slot + 1)
    this.#starts = grownTo(this.#starts, slot + 1)
    this.#capacities = grownTo(this.#capacities, slot + 1)
    this.#lengths = grownTo(this.#lengths, slot + 1)
    this.hashes[slot] = hash(id)
    this.#write(slot, id)
    this.size++
    if (2 * ++this.#usedEntries > this.#table.length) this.#rebuild()
    else this.#enter(slot)
    return slot
  }

  release(id: string): number | undefined {
    const entry = this.#find(id)
    if (entry < 0) return undefined
    const slot = this.#table[entry]! - 1
    this.#table[entry] = released
    this.#lengths[slot] = 0
    this.#free.push(slot)
    this.size--
    return slot
  }

  #find(id: string): number {
    const mask = this.#table.length - 1
    const idHash = hash(id)
    for (let entry = idHash & mask; this.#table[entry] !== free; entry = (entry + 1) & mask) {
      const slot = this.#table[entry]! - 1
      if (slot >= 0 && this.hashes[slot] === idHash && this.at(slot) === id) return entry
    }
    return -1
  }

  #enter(slot: number): void {
    const mask = this.#table.length - 1
    let entry = this.hashes[slot]! & mask
    while (this.#table[entry] !== free) entry = (entry + 1) & mask
    this.#table[entry] = slot + 1
  }

  /** Removes the released entries, and makes room for as many ids again. */
  #rebuild(): void {
    let length = this.#table.length
    while (length < 4 * this.size) length *= 2
    this.#table = new Int32Array(length)
    this.#usedEntries = this.size
    for (let slot = 0; slot < this.slots; slot++) if (this.has(slot)) this.#enter(slot)
  }

  /** A slot keeps its bytes: ids of one shop have the same length. */
  #write(slot: number, id: string): void {
    const length = Buffer.byteLength(id)
    if (this.#capacities[slot]! < length) {
      this.#starts[slot] = this.#byteCount
      this.#capacities[slot] = length
      this.#byteCount += length
      if (this.#byteCount > this.#bytes.length) {
        const wider = Buffer.alloc(2 * this.#byteCount)
        this.#bytes.copy(wider)
        this.#bytes = wider
      }
    }
    this.#bytes.write(id, this.#starts[slot]!)
    this.#lengths[slot] = length
  }
}
