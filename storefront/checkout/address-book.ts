// The addresses a customer has kept: asked for while the cart is priced, so that nothing moves when they come.
import type { Output } from '#api/call.ts'
import { call } from '../api/call.ts'

export type Book = Output<'address.list'>['addresses']

/** `trouble`: why they did not come. Typing works without them. */
export type AddressBook = { readonly addresses: Book; readonly trouble?: unknown }

const nobodys: Promise<AddressBook> = Promise.resolve({ addresses: [] })

/** `user`: '' for a guest. Never rejects. */
export function loadAddressBook(user: string): Promise<AddressBook> {
  if (!user) return nobodys
  return call('address.list', {}, { background: true, quiet: true }).catch((trouble: unknown) => ({
    addresses: [],
    trouble,
  }))
}
