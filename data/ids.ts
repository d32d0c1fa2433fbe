// Generates ids in the application: UUIDv7, so that rows sort by creation time.
import { randomUUID } from 'node:crypto'

/** Sorts before every id. */
export const nilId = '00000000-0000-0000-0000-000000000000'

let lastMs = 0
let counter = 0

/**
 * UUIDv7 for an instant in milliseconds. Ids generated in the same millisecond keep their order, because an import
 * generates many at once. A counter of 26 bits precedes 48 random bits.
 */
export function newId(now: number): string {
  counter = now > lastMs ? 0 : (counter + 1) & 0x3ffffff
  lastMs = Math.max(lastMs, now)
  const time = timeOf(now)
  const version = (0x7000 | (counter >>> 14)).toString(16)
  const variant = (0x8000 | (counter & 0x3fff)).toString(16)
  return `${time}-${version}-${variant}-${randomHex()}`
}

/** 48 random bits, in hexadecimal: `randomUUID` asks the system only once for many ids. */
export function randomHex(): string {
  return randomUUID().slice(-12)
}

function timeOf(ms: number): string {
  const hex = ms.toString(16).padStart(12, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}`
}

/** Smallest id of a millisecond; ids of earlier instants are smaller. */
export function firstIdOf(ms: number): string {
  return `${timeOf(Math.max(0, ms))}-7000-8000-000000000000`
}

export function isId(value: unknown): value is string {
  return (
    typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(value)
  )
}
