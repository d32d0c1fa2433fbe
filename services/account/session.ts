// Sessions of signed-in customers: the browser stores a token, the database its hash.
import { createHash, randomBytes } from 'node:crypto'
import {
  endSession,
  findSession,
  openSession,
  proveSession,
  touchSession,
} from '#data/customers/customer-sessions.ts'
import { recordBrowser } from '#data/customers/known-browsers.ts'
import type { Queryable } from '#data/database.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { maxSignInAgeMs, sessionMs } from '#domain/customers/account.ts'
import { readAgent } from '#domain/customers/user-agent.ts'
import type { Shop } from '../shop.ts'
import type { NewSession, SignedIn, VisitorContext } from '../visitor.ts'

/** Interval between writes of the last use; most calls do not write. */
const touchEveryMs = hourMs

/** Hash of a session token or known-browser token, as stored in the database. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The customer of a session token; null if it is unknown or expired. */
export async function readSession(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  token: string | undefined,
): Promise<SignedIn | null> {
  if (!token) return null
  const tokenHash = hashOf(token)
  const stored = await findSession(db, tokenHash, now())
  if (!stored) return null
  if (now() - stored.seenAt > touchEveryMs) await touchSession(db.relaxed, tokenHash, now())
  return { id: stored.customerId, email: stored.email, tokenHash, provenAt: stored.signedInAt }
}

export const newToken = (): string => randomBytes(32).toString('base64url')
const secondsOf = (remember: boolean): number | null => (remember ? sessionMs.remembered.most / 1000 : null)

/** Starts a session with a new token and ends the session of the browser's previous token. */
export async function startSession(
  tx: Queryable,
  customerId: string,
  remember: boolean,
  { caller, now }: Pick<VisitorContext, 'caller' | 'now'>,
): Promise<{ session: NewSession; browser: 'known' | 'first' | 'new' }> {
  const token = newToken()
  if (caller.token) await endSession(tx, hashOf(caller.token))
  const agent = readAgent(caller.agent ?? '')
  await openSession(tx, { tokenHash: hashOf(token), customerId, remember, agent }, now())
  const browserToken = caller.browser ?? newToken()
  const browser = await recordBrowser(tx, customerId, hashOf(browserToken), now())
  return { session: { token, seconds: secondsOf(remember), browser: browserToken }, browser }
}

/** Records a new proof of identity. The session continues with another token. */
export async function renewSession(db: Queryable, customer: SignedIn, now: number): Promise<NewSession> {
  const token = newToken()
  const remember = await proveSession(db, customer.tokenHash, hashOf(token), now)
  return { token, seconds: secondsOf(remember), browser: null }
}

/** True if the proof is recent enough for irreversible actions. */
export function isFreshlyProven(customer: SignedIn, now: number): boolean {
  return now - customer.provenAt < maxSignInAgeMs
}
