// Deletes a customer's account with all data that the shop need not keep.
import { deleteCustomer } from '#data/customers/customer-record.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import type { CustomerContext } from '../visitor.ts'
import { isFreshlyProven } from './session.ts'

/** null: deleted. */
export async function deleteAccount({
  db,
  customer,
  now,
}: CustomerContext): Promise<Refusal<'proof-needed'> | null> {
  if (!isFreshlyProven(customer, now())) return refuse('proof-needed')
  await db.transaction((tx) => deleteCustomer(tx, customer.id, customer.email))
  return null
}
