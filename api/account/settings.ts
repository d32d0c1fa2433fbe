// Operations of the account settings: profile, password and newsletter.
import { z } from 'zod'
import { endSessions } from '#data/customers/customer-sessions.ts'
import { savePasswordHash, saveProfile } from '#data/customers/customers.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { setNewsletter } from '#data/customers/newsletter.ts'
import { isUsername, passwordProblem } from '#domain/customers/account.ts'
import { addressLengths } from '#domain/delivery/address.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { hasForbiddenCharacters } from '#domain/text.ts'
import { customerOperation } from '../operation.ts'
import { textShape } from '../shapes.ts'
import { isCommonPassword } from '#services/account/common-passwords.ts'
import { checkPassword, hashPassword } from '#services/account/password-hash.ts'
import { isFreshlyProven } from '#services/account/session.ts'
import { accountView, loadAccount, showAccount } from './view-account.ts'

const passwordInput = z.string().max(512)

export const changeProfileOperation = customerOperation({
  name: 'account.changeProfile',
  summary: 'Changes names and username. An empty username removes it.',
  input: z.strictObject({ firstName: textShape(60), lastName: textShape(60), username: textShape(60) }),
  output: accountView,
  refusals: ['sign-in-needed', 'profile-invalid'],
  async run(input, context) {
    const { db, customer, now } = context
    const fields: Record<string, string> = {}
    for (const field of ['firstName', 'lastName'] as const) {
      if (input[field].length > addressLengths[field]) fields[field] = 'address-too-long'
      else if (hasForbiddenCharacters(input[field])) fields[field] = 'address-bad-characters'
    }
    if (input.username && !isUsername(input.username)) fields.username = 'username-format'
    if (Object.keys(fields).length > 0) return refuse('profile-invalid', { fields })
    const profile = { ...input, username: input.username || null }
    if (!(await saveProfile(db, customer.id, profile, now())))
      return refuse('profile-invalid', { fields: { username: 'username-taken' } })
    return showAccount(await loadAccount(context))
  },
})

export const setPasswordOperation = customerOperation({
  name: 'account.setPassword',
  summary:
    'Sets or changes the password and ends all other sessions. The first password needs a recent sign-in.',
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
      const isCorrect = await checkPassword(current, passwordHash)
      if (isRefusal(isCorrect)) return isCorrect
      if (!isCorrect) return refuse('password-wrong', { fields: { current: 'password-wrong' } })
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

export const setNewsletterOperation = customerOperation({
  name: 'account.setNewsletter',
  summary: "Starts or stops the newsletter. The customer's e-mail is already proven.",
  input: z.strictObject({ on: z.boolean() }),
  output: accountView,
  refusals: ['sign-in-needed'],
  async run({ on }, context) {
    const { db, customer, caller, now } = context
    await db.transaction((tx) => setNewsletter(tx, customer.email, on, caller.locale, now()))
    return showAccount(await loadAccount(context))
  },
})
