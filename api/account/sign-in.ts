// Operations of signing in and out. A mailed code also creates the account of a new address.
import { z } from 'zod'
import { endSession, endSessions } from '#data/customers/customer-sessions.ts'
import { loadCustomer } from '#data/customers/customers.ts'
import { isEmail, normaliseEmail, readEmail } from '#domain/customers/email.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { acceptCode } from '#services/account/accept-code.ts'
import { mailCode } from '#services/account/mail-code.ts'
import { checkPassword } from '#services/account/password-hash.ts'
import { browserOf } from '#services/account/sign-in-code.ts'
import { startCustomerSession } from '#services/account/start-customer-session.ts'
import type { Context } from '../context.ts'
import { operation, customerOperation } from '../operation.ts'
import { textShape, emailShape, passwordShape } from '../shapes.ts'

const output = z.object({
  /** Name to greet the customer. */
  name: z.string(),
  /** Whether this call created the account. */
  created: z.boolean(),
})
const remember = z.boolean().default(false)
const wrongPassword = () => refuse('password-wrong', { fields: { password: 'password-wrong' } })

export const signInOperation = operation('account.signIn', {
  summary:
    'Signs in by e-mail and mailed code. Creates the account if there is none. Sets the sign-in cookie.',
  input: z.strictObject({ email: emailShape, code: textShape(40), remember }),
  output,
  refusals: ['code-wrong', 'busy'],
  limits: [
    { per: 'ip', calls: 60, seconds: 3600 },
    { per: 'visitor', calls: 30, seconds: 600 },
  ],
  async run({ email: typedEmail, code, remember: stays }, context) {
    const email = normaliseEmail(typedEmail)
    const refused = await acceptCode(context, browserOf(context.caller.session), email, code)
    if (refused) return refused
    return open(email, stays, null, context)
  },
})

export const signInByPasswordOperation = operation('account.signInByPassword', {
  summary: 'Signs in by e-mail and password, if the customer has set one. Sets the sign-in cookie.',
  input: z.strictObject({ email: emailShape, password: passwordShape, remember }),
  output,
  refusals: ['password-wrong', 'busy'],
  limits: [
    { per: 'email and ip', calls: 5, seconds: 900 },
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'email', calls: 100, seconds: 3600 },
  ],
  async run({ email: typedEmail, password, remember: stays }, context) {
    const email = normaliseEmail(typedEmail)
    const customer = isEmail(email) ? await loadCustomer(context.db, { email }) : undefined
    // Without an account or password the same work is done before the same reply.
    const isCorrect = await checkPassword(password, customer?.passwordHash ?? null)
    if (isRefusal(isCorrect)) return isCorrect
    return isCorrect && customer
      ? open(customer.email, stays, customer.passwordHash, context)
      : wrongPassword()
  },
})

async function open(email: string, stays: boolean, passwordHash: string | null, context: Context) {
  const started = await startCustomerSession(email, stays, passwordHash, context)
  if (isRefusal(started)) return started
  const { session, ...greeting } = started
  context.setSession(session)
  return greeting
}

/**
 * What the requests of customers and of staff have in common. Known, unknown and rate-limited addresses get the same
 * reply after the same work, so that accounts cannot be discovered.
 */
export const codeRequest = {
  input: z.strictObject({ email: emailShape }),
  output: z.object({ sent: z.literal(true) }),
  refusals: ['email-format'],
  limits: [
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'visitor', calls: 20, seconds: 3600 },
  ],
} as const

export const requestCodeOperation = operation('account.requestCode', {
  ...codeRequest,
  summary: 'Mails a sign-in code for this browser. The reply does not reveal whether there is an account.',
  async run(input, context) {
    const email = readEmail(input.email)
    if (isRefusal(email)) return email
    await mailCode('code-mail', browserOf(context.caller.session), email, context)
    return { sent: true as const }
  },
})

const signedOut = z.object({ signedOut: z.literal(true) })

export const signOutOperation = operation('account.signOut', {
  summary: 'Ends the session of this browser. Without a session nothing changes.',
  output: signedOut,
  async run(_input, { db, customer, setSession }) {
    if (customer) await endSession(db, customer.tokenHash)
    setSession(null)
    return { signedOut: true as const }
  },
})

export const signOutEverywhereOperation = customerOperation('account.signOutEverywhere', {
  summary: 'Ends all sessions of the customer, including this one.',
  output: signedOut,
  async run(_input, { db, customer, setSession }) {
    await endSessions(db, customer.id)
    setSession(null)
    return { signedOut: true as const }
  },
})
