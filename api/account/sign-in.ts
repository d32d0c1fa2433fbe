// Signing in: by the code that was mailed, which also makes the account of an address that has none, or by password.
import { z } from 'zod'
import { createCustomer, loadCustomer, lockCustomer, type Customer } from '#data/customers/customers.ts'
import { newId } from '#data/ids.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { mergeGuest } from '#data/customers/merge-guest.ts'
import { tryCode } from '#data/customers/sign-in-codes.ts'
import { isCode, readCode } from '#domain/customers/account.ts'
import { isEmail, normaliseEmail } from '#domain/customers/email.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { readAgent } from '#domain/customers/user-agent.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { textShape } from '../shapes.ts'
import { checkPassword } from './password-hash.ts'
import { startSession } from './session.ts'
import { browserOf, digestOf } from './sign-in-code.ts'
import { loadGreeting } from './view-account.ts'

const output = z.object({
  /** How the shop calls the customer. */
  name: z.string(),
  /** Whether the account was made just now. */
  created: z.boolean(),
})
const remember = z.boolean().default(false)
const wrongCode = () => refuse('code-wrong', { fields: { code: 'code-wrong' } })
const wrongPassword = () => refuse('password-wrong', { fields: { password: 'password-wrong' } })

export const signIn = operation({
  name: 'account.signIn',
  summary:
    'Signs in by e-mail and mailed code; makes the account where there is none. Sets the sign-in cookie.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({ email: textShape(254), code: textShape(40), remember }),
  output,
  refusals: ['code-wrong'],
  limits: [
    { per: 'ip', calls: 60, seconds: 3600 },
    { per: 'visitor', calls: 30, seconds: 600 },
  ],
  async run({ email: typed, code: typedCode, remember: stays }, context) {
    const { db, caller, secret, now } = context
    const email = normaliseEmail(typed)
    const code = readCode(typedCode)
    if (!isEmail(email) || !isCode(code)) return wrongCode()
    const browser = browserOf(caller.session)
    const digest = digestOf(secret, browser, email, code)
    if (!(await tryCode(db, { browser, email, digest }, now()))) return wrongCode()
    return enter(email, stays, context)
  },
})

export const signInByPassword = operation({
  name: 'account.signInByPassword',
  summary: 'Signs in by e-mail and password, where the customer has set one. Sets the sign-in cookie.',
  method: 'POST',
  who: 'visitor',
  input: z.strictObject({ email: textShape(254), password: textShape(128), remember }),
  output,
  refusals: ['password-wrong', 'busy'],
  limits: [
    { per: 'email and ip', calls: 5, seconds: 900 },
    { per: 'ip', calls: 20, seconds: 3600 },
    { per: 'email', calls: 100, seconds: 3600 },
  ],
  async run({ email: typed, password, remember: stays }, context) {
    const email = normaliseEmail(typed)
    const customer = isEmail(email) ? await loadCustomer(context.db, { email }) : undefined
    // Without an account, or without a password, as much work is done before the same answer is given.
    const right = await checkPassword(password, customer?.passwordHash ?? null)
    if (isRefusal(right)) return right
    return right && customer ? enter(customer.email, stays, context) : wrongPassword()
  },
})

/** The e-mail is proven: everything this browser has gathered becomes the customer's, in one transaction. */
async function enter(email: string, stays: boolean, context: Context) {
  const { db, caller, now, wakeJobs } = context
  const entered = await db.transaction(async (tx) => {
    const created = await createCustomer(tx, { id: newId(now()), email, locale: caller.locale }, now())
    const customer = (await loadCustomer(tx, { email })) as Customer
    await lockCustomer(tx, customer.id, caller.locale)
    await mergeGuest(tx, { session: caller.session, customerId: customer.id, email: customer.email }, now())
    if (created) await enqueue(tx, 'account-mail', { template: 'welcome', customerId: customer.id }, now())
    const { session, browser } = await startSession(tx, customer.id, stays, context)
    if (browser === 'new') {
      const data = { customerId: customer.id, agent: readAgent(caller.agent ?? ''), at: now() }
      await enqueue(tx, 'new-browser-mail', data, now())
    }
    return { name: await loadGreeting(tx, customer), created, session }
  })
  wakeJobs()
  context.setSession(entered.session)
  return { name: entered.name, created: entered.created }
}
