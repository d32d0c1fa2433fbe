// Ids of products and their slots, in arrays of bytes and numbers. A million strings and their map would be most of the
// objects that each garbage collection visits.
import { hash } from './hash.ts'
import { grownTo } from './grown-to.ts'

const firstCapacity = 1024
/** Places of the hash table that are free, or were used by a released id. */
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
  /** By slot: its bytes, and how many of them the id has; 0 without an id. */
  #starts = new Float64Array(firstCapacity)
  #room = new Int32Array(firstCapacity)
  #lengths = new Int32Array(firstCapacity)
  /** 1 + slot by hash, with linear probing. */
  #table = new Int32Array(2 * firstCapacity)
  #taken = 0
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
    const place = this.#find(id)
    return place < 0 ? undefined : this.#table[place]! - 1
  }

  /** Slot of a new id. */
  claim(id: string): number {
    const slot = this.#free.pop() ?? this.slots++
    this.hashes = grownTo(this.hashes, slot + 1)
    this.#starts = grownTo(this.#starts, slot + 1)
    this.#room = grownTo(this.#room, slot + 1)
    this.#lengths = grownTo(this.#lengths, slot + 1)
    this.hashes[slot] = hash(id)
    this.#write(slot, id)
    this.size++
    if (2 * ++this.#taken > this.#table.length) this.#rebuild()
    else this.#enter(slot)
    return slot
  }

  release(id: string): number | undefined {
    const place = this.#find(id)
    if (place < 0) return undefined
    const slot = this.#table[place]! - 1
    this.#table[place] = released
    this.#lengths[slot] = 0
    this.#free.push(slot)
    this.size--
    return slot
  }

  #find(id: string): number {
    const mask = this.#table.length - 1
    const wanted = hash(id)
    for (let place = wanted & mask; this.#table[place] !== free; place = (place + 1) & mask) {
      const slot = this.#table[place]! - 1
      if (slot >= 0 && this.hashes[slot] === wanted && this.at(slot) === id) return place
    }
    return -1
  }

  #enter(slot: number): void {
    const mask = this.#table.length - 1
    let place = this.hashes[slot]! & mask
    while (this.#table[place] !== free) place = (place + 1) & mask
    this.#table[place] = slot + 1
  }

  /** Without released places, and with room for as many ids again. */
  #rebuild(): void {
    let length = this.#table.length
    while (length < 4 * this.size) length *= 2
    this.#table = new Int32Array(length)
    this.#taken = this.size
    for (let slot = 0; slot < this.slots; slot++) if (this.has(slot)) this.#enter(slot)
  }

  /** A slot keeps its bytes: ids of one shop have the same length. */
  #write(slot: number, id: string): void {
    const length = Buffer.byteLength(id)
    if (this.#room[slot]! < length) {
      this.#starts[slot] = this.#byteCount
      this.#room[slot] = length
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
