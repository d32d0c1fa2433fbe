// Operations account.requestEmailCode and account.changeEmail. A code mailed to the new address proves it; the old
// address is notified.
import { z } from 'zod'
import { endSessions } from '#data/customers/customer-sessions.ts'
import { lockCustomer, saveEmail } from '#data/customers/customers.ts'
import { brokenConstraint, type Queryable } from '#data/database.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { mergeGuestOrders } from '#services/account/merge-guest.ts'
import { moveNewsletter } from '#data/customers/newsletter.ts'
import { tryCode } from '#data/customers/sign-in-codes.ts'
import { isCode, readCode } from '#domain/customers/account.ts'
import { isEmail, normaliseEmail, readEmail } from '#domain/customers/email.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import { textShape } from '../shapes.ts'
import { mailCode } from '#services/account/mail-code.ts'
import { isFreshlyProven, renewSession } from '#services/account/session.ts'
import { browserOf, digestOf } from '#services/account/sign-in-code.ts'
import { accountView, loadAccount, showAccount } from './view-account.ts'

/**
 * Browser key of codes for an e-mail change. It differs from the sign-in key, so neither code works for the other
 * purpose.
 */
function browserKey({ caller, customer }: CustomerContext): string {
  return browserOf(`change-email ${customer.id} ${caller.session}`)
}

export const requestEmailCodeOperation = customerOperation({
  name: 'account.requestEmailCode',
  summary: 'Mails a code to the new e-mail. The reply does not reveal whether the e-mail has an account.',
  input: z.strictObject({ email: textShape(254) }),
  output: z.object({ sent: z.literal(true) }),
  refusals: ['sign-in-needed', 'proof-needed', 'email-format'],
  limits: [
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'visitor', calls: 10, seconds: 3600 },
  ],
  async run(input, context) {
    if (!isFreshlyProven(context.customer, context.now())) return refuse('proof-needed')
    const email = readEmail(input.email)
    if (isRefusal(email)) return email
    await mailCode('email-code-mail', browserKey(context), email, context)
    return { sent: true as const }
  },
})

export const changeEmailOperation = customerOperation({
  name: 'account.changeEmail',
  summary: 'Changes the e-mail by the code that was mailed to it, and ends all other sessions.',
  input: z.strictObject({ email: textShape(254), code: textShape(40) }),
  output: accountView,
  refusals: ['sign-in-needed', 'proof-needed', 'code-wrong'],
  limits: [{ per: 'visitor', calls: 30, seconds: 600 }],
  async run({ email: typedEmail, code: typedCode }, context) {
    const { db, customer, secret, now, setSession, wakeJobs } = context
    if (!isFreshlyProven(customer, now())) return refuse('proof-needed')
    const wrong = refuse('code-wrong', { fields: { code: 'code-wrong' } })
    const email = normaliseEmail(typedEmail)
    const code = readCode(typedCode)
    if (!isEmail(email) || !isCode(code)) return wrong
    const browser = browserKey(context)
    const digest = digestOf(secret, browser, email, code)
    if (!(await tryCode(db, { browser, email, digest }, now()))) return wrong
    try {
      setSession(await db.transaction((tx) => changeEmailOf(tx, email, context)))
    } catch (error) {
      // The e-mail belongs to another account. Its code was not mailed, so the caller guessed it.
      if (brokenConstraint(error) === 'customer_has_one_email') return wrong
      throw error
    }
    wakeJobs()
    return showAccount(await loadAccount(context))
  },
})

async function changeEmailOf(tx: Queryable, email: string, context: CustomerContext) {
  const { customer, caller, now } = context
  await lockCustomer(tx, customer.id, caller.locale)
  await saveEmail(tx, customer.id, email, now())
  await moveNewsletter(tx, customer.email, email, now())
  await mergeGuestOrders(tx, { customerId: customer.id, email }, now())
  await endSessions(tx, customer.id, customer.tokenHash)
  await enqueue(tx, 'email-changed-mail', { customerId: customer.id, to: customer.email }, now())
  return renewSession(tx, customer, now())
}
