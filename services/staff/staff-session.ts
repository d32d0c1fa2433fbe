// Sessions of the staff: the browser stores a token, the database its hash.
import { actingAs } from '#data/audit.ts'
import type { Queryable } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import {
  findStaffSession,
  openStaffSession,
  touchStaffSession,
  type StaffSession,
} from '#data/staff/staff.ts'
import { minuteMs } from '#domain/calendar/durations.ts'
import { readAgent } from '#domain/customers/user-agent.ts'
import { maxProofAgeMs, staffSessionMs } from '#domain/staff/permissions.ts'
import { hashOf, newToken } from '../account/session.ts'
import type { Shop } from '../shop.ts'
import type { NewSession, Visitor } from '../visitor.ts'

/** The staff member who calls. */
export type SignedInStaff = Omit<StaffSession, 'seenAt'>

/** Interval between writes of the last use. */
const touchEveryMs = 5 * minuteMs

/** The member of a session token; null if the session is unknown or expired, or the member was removed. */
export async function readStaff(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  token: string | undefined,
): Promise<SignedInStaff | null> {
  if (!token) return null
  const stored = await findStaffSession(db, hashOf(token), now())
  if (!stored) return null
  if (now() - stored.seenAt > touchEveryMs) await touchStaffSession(db.relaxed, stored.sessionId, now())
  const { seenAt: _, ...member } = stored
  return member
}

export function isProven({ provenAt }: SignedInStaff, now: number): boolean {
  return now - provenAt < maxProofAgeMs
}

/** Starts a session with a new token. */
export async function startStaffSession(
  tx: Queryable,
  staffId: string,
  caller: Visitor,
  now: number,
): Promise<NewSession> {
  const token = newToken()
  const { browser, system } = readAgent(caller.agent ?? '')
  const session = { id: newId(now), tokenHash: hashOf(token), staffId, browser, system }
  await openStaffSession(tx, session, now)
  return { token, seconds: staffSessionMs.absolute / 1000, browser: null }
}

/** The shop in the member's name: every write is recorded. */
export function actingAsStaff(db: Shop['db'], staff: SignedInStaff, action: string): Shop['db'] {
  return actingAs(db, { kind: 'staff', id: staff.id, action })
}
