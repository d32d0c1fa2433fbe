// Who is signed in here.
import { z } from 'zod'
import { loadLatestBuyer } from '#data/orders/customer-orders.ts'
import { loadCustomer, type Customer } from '#data/customers/customers.ts'
import type { Queryable } from '#data/database.ts'
import { displayName } from '#domain/customers/account.ts'
import { buyerGreeting } from '#domain/orders/order-greeting.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'

export const accountView = z
  .object({
    name: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    username: z.string().nullable(),
    hasPassword: z.boolean(),
    newsletter: z.boolean(),
    /** Milliseconds. */
    since: z.number(),
  })
  .meta({ id: 'Account' })

export async function loadAccount({ db, customer }: CustomerContext): Promise<Customer> {
  const found = await loadCustomer(db, { id: customer.id })
  if (!found) throw new Error('a session outlived its customer')
  return found
}

export function showAccount(customer: Customer): z.output<typeof accountView> {
  const { email, firstName, lastName, username, passwordHash, newsletter, createdAt } = customer
  return {
    name: displayName(customer),
    email,
    firstName,
    lastName,
    username,
    hasPassword: passwordHash !== null,
    newsletter,
    since: createdAt.getTime(),
  }
}

/** How the customer is greeted: by the profile, else as the latest order names its buyer, else by the e-mail. */
export async function loadGreeting(db: Queryable, customer: Customer): Promise<string> {
  const { firstName, lastName, username } = customer
  const order = firstName || lastName || username ? undefined : await loadLatestBuyer(db, customer.id)
  return (order && buyerGreeting(order)) || displayName(customer)
}

export const viewAccount = customerOperation({
  name: 'account.view',
  summary: 'The profile of the customer who is signed in.',
  method: 'POST',
  input: z.strictObject({}),
  output: accountView,
  refusals: ['sign-in-needed'],
  run: async (_input, context) => showAccount(await loadAccount(context)),
})
