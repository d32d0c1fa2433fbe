// Test helpers for the staff: members join by an invitation with an authenticator app.
import { sql } from '#data/database.ts'
import { isRefusal } from '#domain/refusal.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { totpOf } from '#services/staff/second-factor.ts'
import { inviteMember } from '#services/staff/staff-members.ts'
import type { TestShop } from '../../testing.ts'

/** The code that the member's authenticator app shows. Moves the clock, because a code works once. */
export async function totpCode({ db, shop, clock }: TestShop, email: string): Promise<string> {
  clock.now += 30_000
  const member = await db.row<{ totpSeed: string }>(
    sql`select totp_seed as "totpSeed" from staff_member where email = ${email} and removed_at is null`,
  )
  return totpOf(shop.secret, { email, totpSeed: member!.totpSeed }, 'shop').generate({ timestamp: clock.now })
}

/** Token of an invitation. */
export async function invite(shop: TestShop, email: string, role: Role): Promise<string> {
  const invited = await inviteMember(shop.db, { email, role, locale: 'us' }, shop.clock.now)
  if (isRefusal(invited)) throw new Error(invited.refused)
  return invited.token
}

/** A signed-in member. */
export async function joined(shop: TestShop, email: string, role: Role): Promise<{ token: string }> {
  const token = await invite(shop, email, role)
  const totp = await totpCode(shop, email)
  const { session, msg } = await shop.admin('admin.join', { token, name: email, proof: { totp } })
  if (!session) throw new Error(`${email} could not join: ${msg}`)
  return { token: session.token }
}
