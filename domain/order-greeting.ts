// Whom the page of an order thanks.
import type { Address } from './address.ts'
import { greetingName } from './person-name.ts'

type GreetedOrder = {
  /** Asked for only where an order goes to several people. */
  readonly buyerName: string
  readonly lines: readonly { readonly giftMessage: string }[]
  readonly deliveries: readonly { readonly address: Address; readonly message: string }[]
}

/**
 * '' where the buyer's name is not known. The recipient of the only parcel is taken for the buyer, but not where
 * words go along with it: nobody writes to themselves.
 */
export function buyerGreeting({ buyerName, lines, deliveries }: GreetedOrder): string {
  if (buyerName) return firstWord(buyerName)
  const [only, ...others] = deliveries
  if (!only || others.length > 0 || only.message) return ''
  if (lines.some(({ giftMessage }) => giftMessage)) return ''
  return greetingName(only.address, only.address.country === 'CN')
}

/** A name in ideographs is greeted whole. */
function firstWord(name: string): string {
  const trimmed = name.trim()
  return /^\p{Script=Han}/u.test(trimmed) ? trimmed : (trimmed.split(/\s+/)[0] ?? '')
}
