// The session of a customer who is signed in: the browser keeps a token, the shop its hash.
import { createHash, randomBytes } from 'node:crypto'
import {
  endSession,
  findSession,
  openSession,
  proveSession,
  touchSession,
} from '#data/customers/customer-sessions.ts'
import type { Queryable } from '#data/database.ts'
import { noteBrowser } from '#data/customers/known-browsers.ts'
import { freshProofMs, sessionMs } from '#domain/customers/account.ts'
import { readAgent } from '#domain/customers/user-agent.ts'
import type { Context, NewSession, Shop, SignedIn } from '../context.ts'

/** A use is noted this often: not every call is a write. */
const touchEveryMs = 3_600_000

/** What the shop keeps of a token, or of what a browser is known by. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}

/** The customer of a token; null where it is none of ours, or its time is over. */
export async function readSession(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  token: string | undefined,
): Promise<SignedIn | null> {
  if (!token) return null
  const tokenHash = hashOf(token)
  const found = await findSession(db, tokenHash, now())
  if (!found) return null
  if (now() - found.seenAt.getTime() > touchEveryMs) await touchSession(db.relaxed, tokenHash, now())
  return { id: found.customerId, email: found.email, tokenHash, provenAt: found.signedInAt.getTime() }
}

const newToken = (): string => randomBytes(32).toString('base64url')
const secondsOf = (remember: boolean): number | null => (remember ? sessionMs.remembered.most / 1000 : null)

/** A new token at every sign-in; the one this browser had is worth nothing from then on. */
export async function startSession(
  tx: Queryable,
  customerId: string,
  remember: boolean,
  { caller, now }: Pick<Context, 'caller' | 'now'>,
): Promise<{ session: NewSession; browser: 'known' | 'first' | 'new' }> {
  const token = newToken()
  if (caller.token) await endSession(tx, hashOf(caller.token))
  const agent = readAgent(caller.agent ?? '')
  await openSession(tx, { tokenHash: hashOf(token), customerId, remember, agent }, now())
  const word = caller.browser ?? newToken()
  const browser = await noteBrowser(tx, customerId, hashOf(word), now())
  return { session: { token, seconds: secondsOf(remember), browser: word }, browser }
}

/** The customer has proven again who they are: the session goes on under another token. */
export async function renewSession(db: Queryable, customer: SignedIn, nowMs: number): Promise<NewSession> {
  const token = newToken()
  const remember = await proveSession(db, customer.tokenHash, hashOf(token), nowMs)
  return { token, seconds: secondsOf(remember), browser: null }
}

/** What cannot be taken back is for whoever has just proven who they are. */
export function isFreshlyProven(customer: SignedIn, nowMs: number): boolean {
  return nowMs - customer.provenAt < freshProofMs
}
