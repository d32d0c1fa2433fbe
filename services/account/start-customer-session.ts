// Signs in a customer whose e-mail is proven.
import {
  createCustomer,
  loadCustomer,
  lockCustomer,
  saveLocale,
  type Customer,
} from '#data/customers/customers.ts'
import type { Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { loadLatestBuyer } from '#data/orders/customer-orders.ts'
import { accountName } from '#domain/customers/account.ts'
import { readAgent } from '#domain/customers/user-agent.ts'
import { buyerGreeting } from '#domain/orders/order-greeting.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { NewSession, VisitorContext } from '../visitor.ts'
import { mergeGuest } from './merge-guest.ts'
import { startSession } from './session.ts'

/**
 * One transaction: creates the account, merges the guest's data, starts the session. `passwordHash`: of the password
 * that was checked; null: a mailed code was accepted.
 */
export async function startCustomerSession(
  email: string,
  stays: boolean,
  passwordHash: string | null,
  context: VisitorContext,
): Promise<
  { readonly name: string; readonly created: boolean; readonly session: NewSession } | Refusal<'busy'>
> {
  const { db, caller, now, pollJobs } = context
  const result = await db.transaction(async (tx) => {
    const created = await createCustomer(tx, { id: newId(now()), email, locale: caller.locale }, now())
    await lockCustomer(tx, ((await loadCustomer(tx, { email })) as Customer).id)
    const customer = await loadCustomer(tx, { email })
    // A change of the address or the password ends all sessions. A sign-in with the old one must not outlast it.
    if (!customer || (passwordHash !== null && passwordHash !== customer.passwordHash)) return refuse('busy')
    await saveLocale(tx, customer.id, caller.locale)
    await mergeGuest(tx, { session: caller.session, customerId: customer.id, email: customer.email }, now())
    if (created) await enqueue(tx, 'account-mail', { template: 'welcome', customerId: customer.id }, now())
    const { session, browser } = await startSession(tx, customer.id, stays, context)
    if (browser === 'new') {
      const data = { customerId: customer.id, agent: readAgent(caller.agent ?? ''), at: now() }
      await enqueue(tx, 'new-browser-mail', data, now())
    }
    return { name: await loadGreeting(tx, customer), created, session }
  })
  if (!isRefusal(result)) pollJobs()
  return result
}

/** Name to greet the customer: from the profile, else the latest order's buyer, else the e-mail. */
async function loadGreeting(db: Queryable, customer: Customer): Promise<string> {
  const { firstName, lastName, username } = customer
  const order = firstName || lastName || username ? undefined : await loadLatestBuyer(db, customer.id)
  return (order && buyerGreeting(order)) || accountName(customer)
}
