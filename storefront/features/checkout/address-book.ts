// Loads the customer's saved addresses and those of their people. Runs while the cart is priced, so that the form does
// not move afterwards.
import type { Output } from '#api/call.ts'
import { addresseeName, fullName } from '#domain/customers/person-name.ts'
import { call } from '#web/platform/api/call.ts'

export type SavedAddresses = Output<'address.list'>['addresses']
/** The source of a recipient's address. */
export type SavedAddress = Pick<SavedAddresses[number], 'id' | 'address' | 'lines'>

/** `trouble`: the error of a failed load. The form also works without saved addresses. */
export type AddressBook = {
  readonly addresses: SavedAddresses
  readonly people: readonly SavedAddress[]
  /** The account's e-mail address, for mails about orders; '' for a guest. */
  readonly email: string
  /** The customer's name, from the account or the default address; '' if neither has one. */
  readonly name: string
  readonly trouble?: unknown
}

const emptyBook: Promise<AddressBook> = Promise.resolve({ addresses: [], people: [], email: '', name: '' })
const background = { background: true, handlesRefusals: true }

/** `user`: '' for a guest. Never rejects: `trouble` has the error. */
export function loadAddressBook(user: string): Promise<AddressBook> {
  if (!user) return emptyBook
  const people = call('person.list', {}, background).then(
    (reply) => reply.people.flatMap(({ id, address, lines }) => (address ? [{ id, address, lines }] : [])),
    () => [],
  )
  return call('address.list', {}, background).then(
    async ({ addresses, contact }) => {
      const own = addresses.find(({ isDefault }) => isDefault)?.address
      const name = fullName(contact) || (own ? addresseeName(own) : '')
      return { addresses, people: await people, email: contact.email, name }
    },
    (trouble: unknown) => ({ addresses: [], people: [], email: '', name: '', trouble }),
  )
}
