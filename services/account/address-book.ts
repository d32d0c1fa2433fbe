// Changes of a customer's address book.
import { loadAddresses, removeAddress, saveAddress } from '#data/customers/customer-addresses.ts'
import { lockCustomer } from '#data/customers/customers.ts'
import { newId } from '#data/ids.ts'
import { checkAddress, normaliseAddress, type Address } from '#domain/delivery/address.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { addressProblems } from '../address-problems.ts'
import type { CustomerContext } from '../visitor.ts'

/** Maximum size of an address book, sufficient for a family. */
const maxAddresses = 20

type BookAddress = {
  /** null: a new address. */
  readonly id: string | null
  readonly address: Address
  readonly isDefault: boolean
}

/** null: saved. */
export async function saveInAddressBook(
  { id, address: typed, isDefault }: BookAddress,
  { db, customer, now }: CustomerContext,
): Promise<Refusal<'address-invalid' | 'address-book-full' | 'address-unknown'> | null> {
  const address = normaliseAddress(typed)
  const fields = checkAddress(address)
  if (Object.keys(fields).length > 0) return refuse('address-invalid', { fields: addressProblems(fields) })
  return db.transaction(async (tx) => {
    // The lock serialises changes of one address book, because default and size depend on all addresses.
    await lockCustomer(tx, customer.id)
    if (id === null && (await loadAddresses(tx, customer.id)).length >= maxAddresses)
      return refuse('address-book-full', { facts: { max: maxAddresses } })
    const saved = { id: id ?? newId(now()), address, isDefault }
    return (await saveAddress(tx, customer.id, saved, id === null, now())) ? null : refuse('address-unknown')
  })
}

export async function removeFromAddressBook(id: string, { db, customer }: CustomerContext): Promise<void> {
  await db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    await removeAddress(tx, customer.id, id)
  })
}
