// Who has placed an order, as far as it says so: for thanks, greetings and the address book.
import type { Address } from '../delivery/address.ts'
import { greetingName } from '../customers/person-name.ts'

export type GreetedOrder = {
  /** Asked for only where an order goes to several people. */
  readonly buyerName: string
  readonly lines: readonly { readonly giftMessage: string }[]
  readonly deliveries: readonly { readonly address: Address; readonly message: string }[]
}

/**
 * The recipient of the only parcel is taken for the buyer, but not where words go along with it: nobody writes to
 * themselves. null where nothing says which address is the buyer's.
 */
export function buyerAddress({ lines, deliveries }: GreetedOrder): Address | null {
  const [only, ...others] = deliveries
  if (!only || others.length > 0 || only.message) return null
  return lines.some(({ giftMessage }) => giftMessage) ? null : only.address
}

/** '' where the buyer's name is not known. */
export function buyerGreeting(order: GreetedOrder): string {
  if (order.buyerName) return firstWord(order.buyerName)
  const address = buyerAddress(order)
  return address ? greetingName(address, address.country === 'CN') : ''
}

/** A name in ideographs is greeted whole. */
function firstWord(name: string): string {
  const trimmed = name.trim()
  return /^\p{Script=Han}/u.test(trimmed) ? trimmed : (trimmed.split(/\s+/)[0] ?? '')
}
