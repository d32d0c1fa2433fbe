// Operation account.view and the schema of the account.
import { z } from 'zod'
import { loadAddresses } from '#data/customers/customer-addresses.ts'
import { loadCustomer, type Customer } from '#data/customers/customers.ts'
import { loadNotificationPreferences } from '#data/customers/notification-preferences.ts'
import { loadLatestBuyer } from '#data/orders/customer-orders.ts'
import { accountName } from '#domain/customers/account.ts'
import { buyerName } from '#domain/orders/order-greeting.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'

export const accountView = z
  .object({
    name: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** From account.view and account.overview, while the profile has no name: that of the latest buyer. */
    suggestedName: z.object({ firstName: z.string(), lastName: z.string() }).nullish(),
    username: z.string().nullable(),
    hasPassword: z.boolean(),
    newsletter: z.boolean(),
    /** From account.view: e-mails about gift dates, and about the wishlist. */
    reminders: z.boolean().optional(),
    wishes: z.boolean().optional(),
    since: z.number(),
  })
  .meta({ id: 'Account' })

/** The signed-in customer. Throws if the account was deleted concurrently. */
export async function loadAccount({ db, customer }: CustomerContext): Promise<Customer> {
  const stored = await loadCustomer(db, { id: customer.id })
  if (!stored) throw new Error('the customer of the session does not exist')
  return stored
}

export function showAccount(customer: Customer): z.output<typeof accountView> {
  const { email, firstName, lastName, username, passwordHash, newsletter, createdAt } = customer
  return {
    name: accountName(customer),
    email,
    firstName,
    lastName,
    username,
    hasPassword: passwordHash !== null,
    newsletter,
    since: createdAt,
  }
}

/** Without a name, it has that of the latest buyer or of the default address. `book`: the addresses, if they are loaded. */
export async function withSuggestedName(
  customer: Customer,
  { db }: CustomerContext,
  book?: Awaited<ReturnType<typeof loadAddresses>>,
): Promise<z.output<typeof accountView>> {
  const account = showAccount(customer)
  if (customer.firstName || customer.lastName || customer.username) return account
  const [order, [first]] = await Promise.all([
    loadLatestBuyer(db, customer.id),
    book ?? loadAddresses(db, customer.id),
  ])
  const buyer = (order && buyerName(order)) ?? first?.address
  if (!buyer) return account
  const { firstName, lastName } = buyer
  const name = accountName({ ...customer, firstName, lastName })
  return { ...account, name, suggestedName: { firstName, lastName } }
}

export const viewAccountOperation = customerOperation('account.view', {
  summary: 'The profile of the signed-in customer.',
  output: accountView,
  async run(_input, context) {
    const customer = await loadAccount(context)
    const preferences = await loadNotificationPreferences(context.db, customer.id)
    return { ...(await withSuggestedName(customer, context)), ...preferences }
  },
})
