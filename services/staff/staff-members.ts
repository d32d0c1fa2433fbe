// Invites, changes and removes staff members.
import type { Db } from '#data/database.ts'
import { newId } from '#data/ids.ts'
import {
  findMember,
  lockOwners,
  removeMember,
  writeInvitation,
  writeRecovery,
  writeRole,
} from '#data/staff/staff.ts'
import { normaliseEmail, readEmail } from '#domain/customers/email.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import { invitationMs, type Role } from '#domain/staff/permissions.ts'
import { hashOf, newToken } from '../account/session.ts'
import { newTotpSeed } from './second-factor.ts'

/** Path of the invitation's page. The token is in the fragment: browsers send it to no server and no log. */
export function invitationPath(token: string): string {
  return `/_shop/join#${token}`
}

function newLink(now: number) {
  const token = newToken()
  return { token, link: { totpSeed: newTotpSeed(), hash: hashOf(token), expiresAt: now + invitationMs } }
}

/** Returns the token of the invitation's link. A repeated invitation replaces the first link. */
export async function inviteMember(
  db: Db,
  { role, locale, ...input }: { readonly email: string; readonly role: Role; readonly locale: Locale },
  now: number,
): Promise<{ readonly token: string } | Refusal<'email-format' | 'member-exists'>> {
  const email = readEmail(input.email)
  if (isRefusal(email)) return email
  const { token, link } = newLink(now)
  const written = await writeInvitation(db, { id: newId(now), email, role, locale, ...link }, now)
  return written ? { token } : refuse('member-exists', { fields: { email: 'member-exists' } })
}

/** A new link for a member who lost the authenticator app. Sessions and passkeys end. */
export async function recoverMember(
  db: Db,
  email: string,
  now: number,
): Promise<{ readonly token: string } | Refusal<'member-unknown'>> {
  const member = await findMember(db, { email: normaliseEmail(email) })
  if (!member) return refuse('member-unknown')
  const { token, link } = newLink(now)
  await db.transaction((tx) => writeRecovery(tx, member.id, link))
  return { token }
}

type Change = Refusal<'member-unknown' | 'last-owner'> | null

/** The last owner keeps the role. */
export async function changeRole(db: Db, id: string, role: Role): Promise<Change> {
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx)
    const member = await findMember(tx, { id })
    if (!member) return refuse('member-unknown')
    if (role !== 'owner' && owners.length === 1 && owners[0] === id) return refuse('last-owner')
    await writeRole(tx, id, role)
    return null
  })
}

/** The member's access ends at once. The last owner stays. */
export async function dismissMember(db: Db, id: string, now: number): Promise<Change> {
  return db.transaction(async (tx) => {
    const owners = await lockOwners(tx)
    const member = await findMember(tx, { id })
    if (!member) return refuse('member-unknown')
    if (owners.length === 1 && owners[0] === id) return refuse('last-owner')
    await removeMember(tx, id, now)
    return null
  })
}
