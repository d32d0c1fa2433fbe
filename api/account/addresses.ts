// Operations of the address book: list, add, change and remove addresses.
import { z } from 'zod'
import type { RefusalCode } from '#contract/refusals.ts'
import { loadAddresses } from '#data/customers/customer-addresses.ts'
import { loadLatestBuyer } from '#data/orders/customer-orders.ts'
import { formatAddress, type Address } from '#domain/delivery/address.ts'
import { buyerAddress } from '#domain/orders/order-greeting.ts'
import type { Refusal } from '#domain/refusal.ts'
import { removeFromAddressBook, saveInAddressBook } from '#services/account/address-book.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import { addressInput, idShape, storedAddress } from '../shapes.ts'
import { loadAccount } from './view-account.ts'

const bookAddress = z.object({
  id: z.string(),
  address: storedAddress,
  /** Lines of a postal label, in the country's order. */
  lines: z.array(z.string()),
  isDefault: z.boolean(),
})
/** The customer's contact data, the default for orders and new addresses. */
const contact = z.object({ email: z.string(), firstName: z.string(), lastName: z.string() })
/** The buyer's address of the latest order, if the address book is empty; null if unknown. */
export const unsavedAddress = z.object({ address: storedAddress, lines: z.array(z.string()) }).nullable()
const output = z.object({ addresses: z.array(bookAddress), contact, unsaved: unsavedAddress.optional() })
const isDefault = z.boolean().default(false)

export async function findUnsaved(
  book: readonly unknown[],
  { db, customer, caller }: CustomerContext,
): Promise<z.output<typeof unsavedAddress>> {
  const latest = book.length === 0 && (await loadLatestBuyer(db, customer.id))
  const address = latest ? buyerAddress(latest) : null
  return address && { address, lines: formatAddress(address, caller.locale) }
}

async function showAddresses(context: CustomerContext) {
  const { db, customer } = context
  const [book, { email, firstName, lastName }] = await Promise.all([
    loadAddresses(db, customer.id),
    loadAccount(context),
  ])
  return {
    addresses: book.map((each) => ({ ...each, lines: formatAddress(each.address, context.caller.locale) })),
    contact: { email, firstName, lastName },
    unsaved: await findUnsaved(book, context),
  }
}

async function save(
  id: string | null,
  address: Address,
  asDefault: boolean,
  context: CustomerContext,
): Promise<Awaited<ReturnType<typeof showAddresses>> | Refusal<RefusalCode>> {
  return (await saveInAddressBook({ id, address, isDefault: asDefault }, context)) ?? showAddresses(context)
}

export const listAddressesOperation = customerOperation('address.list', {
  summary: "The customer's address book, the default address first.",
  output,
  run: (_input, context) => showAddresses(context),
})

export const addAddressOperation = customerOperation('address.add', {
  summary: 'Adds an address to the book. The first one becomes the default.',
  input: z.strictObject({ address: addressInput, isDefault }),
  output,
  refusals: ['address-invalid', 'address-book-full'],
  creates: true,
  run: ({ address, isDefault: asDefault }, context) => save(null, address, asDefault, context),
})

export const changeAddressOperation = customerOperation('address.change', {
  summary: 'Changes an address of the book, or makes it the default.',
  input: z.strictObject({ id: idShape, address: addressInput, isDefault }),
  output,
  refusals: ['address-invalid', 'address-unknown'],
  run: ({ id, address, isDefault: asDefault }, context) => save(id, address, asDefault, context),
})

export const removeAddressOperation = customerOperation('address.remove', {
  summary:
    'Removes an address from the book. If it was the default, the most recently used one becomes the default.',
  input: z.strictObject({ id: idShape }),
  output,
  async run({ id }, context) {
    await removeFromAddressBook(id, context)
    return showAddresses(context)
  },
})
