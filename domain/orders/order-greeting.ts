// Derives the buyer's name and address from an order, for thanks, greetings and the address book.
import type { Address } from '../delivery/address.ts'
import { greetingName, isSameName, recipientName, type PersonName } from '../customers/person-name.ts'

export type GreetedOrder = {
  /** '' if the buyer of an order for one recipient typed none. */
  readonly buyerName: string
  /** Of the buyer; '' if it is unknown. */
  readonly email: string
  readonly lines: readonly { readonly giftMessage: string }[]
  readonly deliveries: readonly { readonly address: Address; readonly message: string }[]
}

/**
 * The recipient of a single delivery is the buyer if their names are the same. Without the buyer's name, a delivery
 * without a message counts as the buyer's: few buyers write to themselves. A name in the e-mail says that this buyer
 * does, to hand the gift over. null if the buyer's address is unknown.
 */
export function buyerAddress({ buyerName: name, email, lines, deliveries }: GreetedOrder): Address | null {
  const [only, ...others] = deliveries
  if (!only || others.length > 0) return null
  // The registry's owner receives the gift. Only the address that its guests see has no street.
  if (only.address.street === '') return null
  if (name) return isSameName(name, only.address) ? only.address : null
  const hasMessage = only.message !== '' || lines.some(({ giftMessage }) => giftMessage)
  return hasMessage && !isNamedIn(email, only.address.firstName) ? null : only.address
}

/** Whether an e-mail address begins with this first name, as anna.petersen@example.com does. */
export function isNamedIn(email: string, firstName: string): boolean {
  const [local = ''] = email.split('@')
  const name = lettersOf(firstName)
  return name.length > 1 && lettersOf(local).startsWith(name)
}

/** Basic Latin letters of a name, without its accents: e-mail addresses have few others. */
function lettersOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/[^a-z]/gi, '')
    .toLowerCase()
}

/** First and last name for the profile; null if the order does not say which is which. */
export function buyerName(order: GreetedOrder): PersonName | null {
  const address = buyerAddress(order)
  if (address) return { firstName: address.firstName, lastName: address.lastName }
  const [firstName = '', ...others] = order.buyerName.trim().split(/\s+/)
  return others.length > 0 && firstName === firstWord(order.buyerName)
    ? { firstName, lastName: others.join(' ') }
    : null
}

/** '' if the buyer's name is unknown. */
export function buyerGreeting(order: GreetedOrder): string {
  const address = buyerAddress(order)
  return address ? greetingName(address, address.country === 'CN') : firstWord(order.buyerName)
}

/** The name of a buyer who is not the only recipient; '' if it is unknown. */
export function giverName(order: GreetedOrder): string {
  return buyerAddress(order) ? '' : order.buyerName.trim()
}

/** First name of the giver for a recipient who is somebody else: never an e-mail address, whatever was typed. */
export function giverFirstName(order: GreetedOrder, recipient: PersonName): string {
  const name = giverName(order)
  return name.includes('@') || isSameName(name, recipient) ? '' : firstWord(name)
}

/** Name of the only recipient, as on the order's page, if that is not the buyer; else ''. `accountName`: of the account that ordered. */
export function giftRecipientName(order: GreetedOrder, accountName = ''): string {
  const [only, ...others] = order.deliveries
  if (!only || others.length > 0) return ''
  const name = greetingName(only.address, only.address.country === 'CN')
  return name === buyerGreeting(order) || name === accountName ? '' : recipientName(only.address)
}

/** Returns names in ideographs unchanged. */
function firstWord(name: string): string {
  const trimmed = name.trim()
  return /^\p{Script=Han}/u.test(trimmed) ? trimmed : (trimmed.split(/\s+/)[0] ?? '')
}
