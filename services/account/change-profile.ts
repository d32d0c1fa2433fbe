// A customer changes the names, the username or the password of the account.
import { readFileSync } from 'node:fs'
import { endSessions } from '#data/customers/customer-sessions.ts'
import { loadCustomer, lockCustomer, savePasswordHash, saveProfile } from '#data/customers/customers.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { isUsername, passwordProblem } from '#domain/customers/account.ts'
import { addressLengths } from '#domain/delivery/address.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { hasForbiddenCharacters } from '#domain/text.ts'
import type { CustomerContext } from '../visitor.ts'
import { checkPassword, hashPassword } from './password-hash.ts'
import { isFreshlyProven } from './session.ts'

type Profile = {
  readonly firstName: string
  readonly lastName: string
  /** '' removes it. */
  readonly username: string
}

/** null: saved. */
export async function changeProfile(
  profile: Profile,
  { db, customer, now }: CustomerContext,
): Promise<Refusal<'profile-invalid'> | null> {
  const fields: Record<string, string> = {}
  for (const field of ['firstName', 'lastName'] as const) {
    if (profile[field].length > addressLengths[field]) fields[field] = 'field-too-long'
    else if (hasForbiddenCharacters(profile[field])) fields[field] = 'field-bad-characters'
  }
  if (profile.username && !isUsername(profile.username)) fields.username = 'username-format'
  if (Object.keys(fields).length > 0) return refuse('profile-invalid', { fields })
  const changed = { ...profile, username: profile.username || null }
  const isSaved = await saveProfile(db, customer.id, changed, now())
  return isSaved ? null : refuse('profile-invalid', { fields: { username: 'username-taken' } })
}

type PasswordRefusal =
  | 'proof-needed'
  | 'password-wrong'
  | 'password-too-short'
  | 'password-too-long'
  | 'password-common'
  | 'busy'

/** Ends all other sessions. The first password needs a recent sign-in. null: saved. */
export async function changePassword(
  { current, password }: { readonly current: string; readonly password: string },
  { db, customer, now, pollJobs }: CustomerContext,
): Promise<Refusal<PasswordRefusal> | null> {
  const passwordHash = (await loadCustomer(db, { id: customer.id }))?.passwordHash ?? null
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
  const refused = await db.transaction(async (tx) => {
    await lockCustomer(tx, customer.id)
    // Of two changes, the second must know the password of the first.
    if ((await loadCustomer(tx, { id: customer.id }))?.passwordHash !== passwordHash) return refuse('busy')
    await savePasswordHash(tx, customer.id, hash, now())
    await endSessions(tx, customer.id, customer.tokenHash)
    const mail = { template: 'password-changed', customerId: customer.id } as const
    await enqueue(tx, 'account-mail', mail, now())
    return null
  })
  if (!refused) pollJobs()
  return refused
}

/** List of common passwords. The file is read at first use. */
let commonPasswords: ReadonlySet<string> | undefined

/** `password` in lower case. */
function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(
    readFileSync(new URL('./common-passwords.txt', import.meta.url), 'utf8')
      .split('\n')
      .slice(1),
  )
  return commonPasswords.has(password)
}
