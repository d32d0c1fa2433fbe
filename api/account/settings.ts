// What a customer may change about their account: profile, password, newsletter.
import { z } from 'zod'
import { endSessions } from '#data/customers/customer-sessions.ts'
import { savePasswordHash, saveProfile } from '#data/customers/customers.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { setNewsletter as keepNewsletter } from '#data/customers/newsletter.ts'
import { isUsername, passwordProblem } from '#domain/customers/account.ts'
import { addressLengths } from '#domain/delivery/address.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { hasForbiddenCharacters } from '#domain/text.ts'
import { customerOperation } from '../operation.ts'
import { textShape } from '../shapes.ts'
import { isCommonPassword } from './common-passwords.ts'
import { checkPassword, hashPassword } from './password-hash.ts'
import { isFreshlyProven } from './session.ts'
import { accountView, loadAccount, showAccount } from './view-account.ts'

const passwordInput = z.string().max(512)

export const changeProfile = customerOperation({
  name: 'account.changeProfile',
  summary: 'Changes names and username; an empty username is none.',
  method: 'PUT',
  input: z.strictObject({ firstName: textShape(60), lastName: textShape(60), username: textShape(60) }),
  output: accountView,
  refusals: ['sign-in-needed', 'profile-invalid'],
  async run(wanted, context) {
    const { db, customer, now } = context
    const fields: Record<string, string> = {}
    for (const field of ['firstName', 'lastName'] as const) {
      if (wanted[field].length > addressLengths[field]) fields[field] = 'address-too-long'
      else if (hasForbiddenCharacters(wanted[field])) fields[field] = 'address-bad-characters'
    }
    if (wanted.username && !isUsername(wanted.username)) fields.username = 'username-format'
    if (Object.keys(fields).length > 0) return refuse('profile-invalid', { fields })
    const profile = { ...wanted, username: wanted.username || null }
    if (!(await saveProfile(db, customer.id, profile, now())))
      return refuse('profile-invalid', { fields: { username: 'username-taken' } })
    return showAccount(await loadAccount(context))
  },
})

export const setPassword = customerOperation({
  name: 'account.setPassword',
  summary: 'Sets or changes the password and ends all other sessions. The first one needs a fresh sign-in.',
  method: 'PUT',
  input: z.strictObject({ current: passwordInput.default(''), password: passwordInput }),
  output: accountView,
  refusals: [
    'sign-in-needed',
    'proof-needed',
    'password-wrong',
    'password-too-short',
    'password-too-long',
    'password-common',
    'busy',
  ],
  limits: [{ per: 'visitor', calls: 10, seconds: 900 }],
  async run({ current, password }, context) {
    const { db, customer, now, wakeJobs } = context
    const { passwordHash } = await loadAccount(context)
    if (passwordHash === null && !isFreshlyProven(customer, now())) return refuse('proof-needed')
    const problem = passwordProblem(password.normalize('NFC'), customer.email, isCommonPassword)
    if (problem) return refuse(problem, { fields: { password: problem } })
    if (passwordHash !== null) {
      const right = await checkPassword(current, passwordHash)
      if (isRefusal(right)) return right
      if (!right) return refuse('password-wrong', { fields: { current: 'password-wrong' } })
    }
    const hash = await hashPassword(password)
    if (isRefusal(hash)) return hash
    await db.transaction(async (tx) => {
      await savePasswordHash(tx, customer.id, hash, now())
      await endSessions(tx, customer.id, customer.tokenHash)
      const mail = { template: 'password-changed', customerId: customer.id } as const
      await enqueue(tx, 'account-mail', mail, now())
    })
    wakeJobs()
    return showAccount(await loadAccount(context))
  },
})

export const setNewsletter = customerOperation({
  name: 'account.setNewsletter',
  summary: 'Starts or stops the newsletter. The address is proven already.',
  method: 'PUT',
  input: z.strictObject({ on: z.boolean() }),
  output: accountView,
  refusals: ['sign-in-needed'],
  async run({ on }, context) {
    const { db, customer, caller, now } = context
    await db.transaction((tx) => keepNewsletter(tx, customer.email, on, caller.locale, now()))
    return showAccount(await loadAccount(context))
  },
})
