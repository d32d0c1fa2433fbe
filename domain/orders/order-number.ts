// The number of an order, as shown and as typed.
import { readableCode, readReadableCode } from './readable-code.ts'

/** With five random bits each. */
const orderSymbols = 10

/** XXXX-XXXX-XXX with 50 random bits, because number and e-mail together give access to tracking. */
export function orderNumber(random: Uint8Array): string {
  return readableCode(random.slice(0, orderSymbols))
}

/** Converts typed text to the stored form; null if it is not a valid number. */
export function readOrderNumber(typed: string): string | null {
  return readReadableCode(typed, orderSymbols)
}
