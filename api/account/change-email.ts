// Another e-mail for an account: proven by a code that goes there, and told to the address it had.
import { z } from 'zod'
import { endSessions } from '#data/customers/customer-sessions.ts'
import { lockCustomer, saveEmail } from '#data/customers/customers.ts'
import { brokenConstraint, type Queryable } from '#data/database.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { mergeGuestOrders } from '#data/customers/merge-guest.ts'
import { moveNewsletter } from '#data/customers/newsletter.ts'
import { tryCode } from '#data/customers/sign-in-codes.ts'
import { isCode, readCode } from '#domain/customers/account.ts'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { refuse } from '#domain/refusal.ts'
import type { CustomerContext } from '../context.ts'
import { customerOperation } from '../operation.ts'
import { textShape } from '../shapes.ts'
import { mailCode } from './request-code.ts'
import { isFreshlyProven, renewSession } from './session.ts'
import { browserOf, digestOf } from './sign-in-code.ts'
import { accountView, loadAccount, showAccount } from './view-account.ts'

/** A code for this signs nobody in, and a sign-in code changes no e-mail. */
function placeOf({ caller, customer }: CustomerContext): string {
  return browserOf(`change-email ${customer.id} ${caller.session}`)
}

export const requestEmailCode = customerOperation({
  name: 'account.requestEmailCode',
  summary: 'Mails a code to the new e-mail. The answer never tells whether it has an account already.',
  method: 'POST',
  input: z.strictObject({ email: textShape(254) }),
  output: z.object({ sent: z.literal(true) }),
  refusals: ['sign-in-needed', 'proof-needed', 'email-format'],
  limits: [
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'visitor', calls: 10, seconds: 3600 },
  ],
  async run({ email: typed }, context) {
    if (!isFreshlyProven(context.customer, context.now())) return refuse('proof-needed')
    const email = normaliseEmail(typed)
    if (!isEmail(email)) return refuse('email-format', { fields: { email: 'email-format' } })
    await mailCode('email-code-mail', placeOf(context), email, context)
    return { sent: true as const }
  },
})

export const changeEmail = customerOperation({
  name: 'account.changeEmail',
  summary: 'Changes the e-mail by the code that was mailed there, and ends all other sessions.',
  method: 'PUT',
  input: z.strictObject({ email: textShape(254), code: textShape(40) }),
  output: accountView,
  refusals: ['sign-in-needed', 'proof-needed', 'code-wrong'],
  limits: [{ per: 'visitor', calls: 30, seconds: 600 }],
  async run({ email: typed, code: typedCode }, context) {
    const { db, customer, secret, now, setSession, wakeJobs } = context
    if (!isFreshlyProven(customer, now())) return refuse('proof-needed')
    const wrong = refuse('code-wrong', { fields: { code: 'code-wrong' } })
    const email = normaliseEmail(typed)
    const code = readCode(typedCode)
    if (!isEmail(email) || !isCode(code)) return wrong
    const browser = placeOf(context)
    const digest = digestOf(secret, browser, email, code)
    if (!(await tryCode(db, { browser, email, digest }, now()))) return wrong
    try {
      setSession(await db.transaction((tx) => move(tx, email, context)))
    } catch (error) {
      // Somebody else's: only who guessed the code, which was not mailed, comes as far as this.
      if (brokenConstraint(error) === 'customer_has_one_email') return wrong
      throw error
    }
    wakeJobs()
    return showAccount(await loadAccount(context))
  },
})

async function move(tx: Queryable, email: string, context: CustomerContext) {
  const { customer, caller, now } = context
  await lockCustomer(tx, customer.id, caller.locale)
  await saveEmail(tx, customer.id, email, now())
  await moveNewsletter(tx, customer.email, email, now())
  await mergeGuestOrders(tx, { customerId: customer.id, email }, now())
  await endSessions(tx, customer.id, customer.tokenHash)
  await enqueue(tx, 'email-changed-mail', { customerId: customer.id, to: customer.email }, now())
  return renewSession(tx, customer, now())
}
