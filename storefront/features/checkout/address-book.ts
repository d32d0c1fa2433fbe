// The addresses a customer has kept, their own and those of their people: asked for while the cart is priced, so that
// nothing moves when they come.
import type { Output } from '#api/call.ts'
import { call } from '../../platform/api/call.ts'

export type Book = Output<'address.list'>['addresses']
/** What a recipient is filled in from. */
export type KeptAddress = Pick<Book[number], 'id' | 'address' | 'lines'>

/** `trouble`: why they did not come. Typing works without them. */
export type AddressBook = {
  readonly addresses: Book
  readonly people: readonly KeptAddress[]
  /** The account's e-mail: what is written about an order goes there. '' for a guest. */
  readonly email: string
  readonly trouble?: unknown
}

const nobodys: Promise<AddressBook> = Promise.resolve({ addresses: [], people: [], email: '' })
const background = { background: true, quiet: true }

/** `user`: '' for a guest. Never rejects. */
export function loadAddressBook(user: string): Promise<AddressBook> {
  if (!user) return nobodys
  const people = call('person.list', {}, background).then(
    (kept) => kept.people.flatMap(({ id, address, lines }) => (address ? [{ id, address, lines }] : [])),
    () => [],
  )
  return call('address.list', {}, background).then(
    async ({ addresses, contact }) => ({ addresses, people: await people, email: contact.email }),
    (trouble: unknown) => ({ addresses: [], people: [], email: '', trouble }),
  )
}
