// Changes the e-mail of a customer. Orders, exchanges, newsletter, messages and notes follow, other sessions end, and a
// mail goes to the old one.
import { moveContactMessages } from '#data/customers/contact-messages.ts'
import { moveCustomerNotes } from '#data/customers/customer-notes.ts'
import { endSessions } from '#data/customers/customer-sessions.ts'
import { loadCustomer, lockCustomer, saveEmail, saveLocale } from '#data/customers/customers.ts'
import { moveNewsletter } from '#data/customers/newsletter.ts'
import { brokenConstraint } from '#data/database.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { moveOrderEmails } from '#data/orders/order-notes.ts'
import { moveExchanges } from '#data/orders/returns.ts'
import type { CustomerContext, NewSession } from '../visitor.ts'
import { mergeGuestOrders } from './merge-guest.ts'
import { renewSession } from './session.ts'

/** `email` is proven. Null: it belongs to another account, or the e-mail was changed at the same time. */
export async function changeEmail(email: string, context: CustomerContext): Promise<NewSession | null> {
  const { db, customer, caller, now, pollJobs } = context
  try {
    const session = await db.transaction(async (tx) => {
      await lockCustomer(tx, customer.id)
      // Orders and newsletter move from the e-mail before, so it must be the present one.
      if ((await loadCustomer(tx, { id: customer.id }))?.email !== customer.email) return null
      await saveLocale(tx, customer.id, caller.locale)
      await saveEmail(tx, customer.id, email, now())
      await moveNewsletter(tx, customer.email, email, now())
      await moveOrderEmails(tx, customer.id, { from: customer.email, to: email })
      await moveExchanges(tx, customer.email, email)
      await moveContactMessages(tx, customer.email, email)
      await moveCustomerNotes(tx, customer.email, email)
      await mergeGuestOrders(tx, { customerId: customer.id, email }, now())
      await endSessions(tx, customer.id, customer.tokenHash)
      await enqueue(tx, 'email-changed-mail', { customerId: customer.id, to: customer.email }, now())
      return renewSession(tx, customer, now())
    })
    pollJobs()
    return session
  } catch (error) {
    if (brokenConstraint(error) === 'customer_has_one_email') return null
    throw error
  }
}
