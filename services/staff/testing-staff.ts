// Test support: a signed-in staff member, without the steps of joining.
import { sql, type Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { startStaffSession } from './staff-session.ts'

/** The token of the member's session. */
export async function signedInMember(db: Db, role: Role, now = Date.now()): Promise<string> {
  const id = newId(now)
  await db.run(sql`
    insert into staff_member (id, email, role, locale, totp_seed, invited_at, joined_at)
    values (${id}, ${`${id}@example.com`}, ${role}, 'us', '', now(), now())`)
  const caller = { session: '', locale: 'us', country: 'DE', ip: '127.0.0.1' } as const
  return (await startStaffSession(db, id, caller, now)).token
}
