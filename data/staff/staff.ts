// Staff members, their sessions, passkeys and challenges.
import type { Locale } from '#domain/markets/locale.ts'
import { staffSessionMs, type Role } from '#domain/staff/permissions.ts'
import { instant, sql, type Queryable } from '../database.ts'

export type StaffMember = {
  readonly id: string
  readonly email: string
  readonly name: string
  readonly role: Role
  readonly locale: Locale
  readonly totpSeed: string
  /** The 30 seconds of the last accepted code. */
  readonly totpStep: number
  readonly totpOn: boolean
  readonly joined: boolean
}

export type ListedMember = Omit<StaffMember, 'totpSeed' | 'totpStep'> & {
  readonly passkeys: number
  /** Milliseconds; null without a session. */
  readonly seenAt: number | null
}

/** Members with access and invited ones; the first joined comes first. */
export async function listMembers(db: Queryable): Promise<ListedMember[]> {
  return db.rows<ListedMember>(sql`
    select m.id, m.email, m.name, m.role, m.locale, m.totp_on as "totpOn",
      m.joined_at is not null as joined,
      (select count(*) from staff_passkey p where p.staff_id = m.id) as passkeys,
      (select max(s.seen_at) from staff_session s
        where s.staff_id = m.id) as "seenAt"
    from staff_member m where m.removed_at is null order by m.joined_at nulls last, m.invited_at`)
}

type MemberQuery = {
  readonly id?: string
  readonly email?: string
  /** Hash of a link that invites; no member is found once it is used or expired. */
  readonly invitation?: { readonly hash: string; readonly now: number }
}

/** Undefined if there is none with access or an invitation. */
export async function findMember(
  db: Queryable,
  { id, email, invitation }: MemberQuery,
): Promise<StaffMember | undefined> {
  return db.row<StaffMember>(sql`
    select id, email, name, role, locale, totp_seed as "totpSeed", totp_step as "totpStep",
      totp_on as "totpOn", joined_at is not null as joined
    from staff_member
    where removed_at is null and (id = ${id}::uuid or lower(email) = lower(${email}::text)
      or (invitation_hash = ${invitation?.hash}::text
        and invitation_expires_at > ${instant(invitation?.now ?? null)}::timestamptz))`)
}

export type Invitation = Omit<StaffMember, 'name' | 'totpStep' | 'totpOn' | 'joined'> & {
  readonly hash: string
  readonly expiresAt: number
}

/** Writes an invitation; replaces an earlier one to the same address. Returns false if the member has joined. */
export async function writeInvitation(db: Queryable, invitation: Invitation, now: number): Promise<boolean> {
  const { id, email, role, locale, totpSeed, hash, expiresAt } = invitation
  return db.changed(sql`
    insert into staff_member (id, email, role, locale, totp_seed, invitation_hash, invitation_expires_at,
      invited_at)
    values (${id}, ${email}, ${role}, ${locale}, ${totpSeed}, ${hash}, ${instant(expiresAt)},
      ${instant(now)})
    on conflict (lower(email)) where removed_at is null do update
      set role = excluded.role, totp_seed = excluded.totp_seed, invitation_hash = excluded.invitation_hash,
        invitation_expires_at = excluded.invitation_expires_at
      where staff_member.joined_at is null`)
}

/** A new link for a member who lost the second factor. Sessions, passkeys and the authenticator app end. */
export async function writeRecovery(
  db: Queryable,
  id: string,
  { totpSeed, hash, expiresAt }: Pick<Invitation, 'totpSeed' | 'hash' | 'expiresAt'>,
): Promise<void> {
  await db.run(sql`
    update staff_member set totp_seed = ${totpSeed}, totp_on = false, totp_step = 0, joined_at = null,
      invitation_hash = ${hash}, invitation_expires_at = ${instant(expiresAt)} where id = ${id}`)
  await endAccess(db, id)
}

async function endAccess(db: Queryable, id: string): Promise<void> {
  await db.run(sql`delete from staff_session where staff_id = ${id}`)
  await db.run(sql`delete from staff_passkey where staff_id = ${id}`)
}

/** Uses the invitation. Returns false if another call was first. */
export async function joinMember(
  db: Queryable,
  { id, hash, name, locale }: { id: string; hash: string; name: string; locale: Locale },
  now: number,
): Promise<boolean> {
  return db.changed(sql`
    update staff_member set name = ${name}, locale = ${locale}, joined_at = ${instant(now)},
      invitation_hash = null, invitation_expires_at = null
    where id = ${id} and invitation_hash = ${hash}`)
}

/** Locks all owners, so that two calls cannot remove the last two. */
export async function lockOwners(db: Queryable): Promise<readonly string[]> {
  return db.values<string>(sql`
    select id from staff_member where role = 'owner' and joined_at is not null and removed_at is null
    order by id for update`)
}

/** Locks the second factors of a member. */
export async function lockMember(db: Queryable, id: string): Promise<{ totpOn: boolean } | undefined> {
  return db.row(sql`
    select totp_on as "totpOn" from staff_member where id = ${id} and removed_at is null for update`)
}

export async function writeRole(db: Queryable, id: string, role: Role): Promise<void> {
  await db.run(sql`update staff_member set role = ${role} where id = ${id} and removed_at is null`)
}

export async function writeMemberLocale(db: Queryable, id: string, locale: Locale): Promise<void> {
  await db.run(sql`update staff_member set locale = ${locale} where id = ${id} and locale <> ${locale}`)
}

/** Ends the access: sessions, passkeys and invitation. */
export async function removeMember(db: Queryable, id: string, now: number): Promise<void> {
  await db.run(sql`
    update staff_member set removed_at = ${instant(now)}, invitation_hash = null where id = ${id}`)
  await endAccess(db, id)
}

/** Accepts a code's step once. Returns false for a step that was used or is older than a used one. */
export async function acceptTotpStep(db: Queryable, id: string, step: number): Promise<boolean> {
  return db.changed(sql`
    update staff_member set totp_step = ${step}, totp_on = true where id = ${id} and totp_step < ${step}`)
}

export type StaffSession = Pick<StaffMember, 'id' | 'email' | 'name' | 'role' | 'locale'> & {
  readonly sessionId: string
  readonly provenAt: number
  readonly seenAt: number
}

export async function openStaffSession(
  db: Queryable,
  session: { id: string; tokenHash: string; staffId: string; browser: string; system: string },
  now: number,
): Promise<void> {
  await db.run(sql`
    insert into staff_session (id, token_hash, staff_id, browser, system, signed_in_at, proven_at, seen_at)
    values (${session.id}, ${session.tokenHash}, ${session.staffId}, ${session.browser}, ${session.system},
      ${instant(now)}, ${instant(now)}, ${instant(now)})`)
}

/** The member of a session; undefined for an unknown or expired one, or a removed member. */
export async function findStaffSession(
  db: Queryable,
  tokenHash: string,
  now: number,
): Promise<StaffSession | undefined> {
  return db.row<StaffSession>(sql`
    select s.id as "sessionId", m.id, m.email, m.name, m.role, m.locale, s.proven_at as "provenAt",
      s.seen_at as "seenAt"
    from staff_session s join staff_member m on m.id = s.staff_id
    where s.token_hash = ${tokenHash} and m.removed_at is null and m.joined_at is not null
      and s.seen_at > ${instant(now - staffSessionMs.idle)}
      and s.signed_in_at > ${instant(now - staffSessionMs.absolute)}`)
}

export async function touchStaffSession(db: Queryable, id: string, now: number): Promise<void> {
  await db.run(sql`update staff_session set seen_at = ${instant(now)} where id = ${id}`)
}

export async function proveStaffSession(db: Queryable, id: string, now: number): Promise<void> {
  await db.run(sql`update staff_session set proven_at = ${instant(now)} where id = ${id}`)
}

export async function listStaffSessions(
  db: Queryable,
  staffId: string,
): Promise<{ id: string; browser: string; system: string; seenAt: number }[]> {
  return db.rows(sql`
    select id, browser, system, seen_at as "seenAt"
    from staff_session where staff_id = ${staffId} order by seen_at desc, id`)
}

/** Another member's session is ignored. */
export async function endStaffSession(db: Queryable, staffId: string, id: string): Promise<void> {
  await db.run(sql`delete from staff_session where id = ${id} and staff_id = ${staffId}`)
}

/** Returns the number deleted, at most `limit`. */
export function deleteExpiredStaffSessions(db: Queryable, now: number, limit: number): Promise<number> {
  return db.run(sql`
    delete from staff_session where id = any (array(
      select id from staff_session where seen_at < ${instant(now - staffSessionMs.idle)}
        or signed_in_at < ${instant(now - staffSessionMs.absolute)} limit ${limit}))`)
}

export async function writeChallenge(db: Queryable, challenge: string, expiresAt: number): Promise<void> {
  await db.run(
    sql`insert into staff_challenge (challenge, expires_at) values (${challenge}, ${instant(expiresAt)})`,
  )
}

/** Deletes the challenge and the expired ones. Returns whether it was waiting for its answer. */
export async function takeChallenge(db: Queryable, challenge: string, now: number): Promise<boolean> {
  const valid = await db.value<boolean>(sql`
    with taken as (
      delete from staff_challenge where challenge = ${challenge} or expires_at < ${instant(now)}
      returning challenge, expires_at)
    select exists (select from taken where challenge = ${challenge}
      and expires_at >= ${instant(now)}) as valid`)
  return valid === true
}

export type Passkey = {
  readonly id: string
  readonly staffId: string
  readonly publicKey: Buffer
  readonly counter: number
}

export async function writePasskey(
  db: Queryable,
  passkey: Passkey & { readonly transports: string },
  now: number,
): Promise<void> {
  await db.run(sql`
    insert into staff_passkey (id, staff_id, public_key, counter, transports, created_at)
    values (${passkey.id}, ${passkey.staffId}, ${passkey.publicKey}, ${passkey.counter},
      ${passkey.transports}, ${instant(now)})`)
}

export async function findPasskey(db: Queryable, id: string): Promise<Passkey | undefined> {
  return db.row<Passkey>(sql`
    select id, staff_id as "staffId", public_key as "publicKey", counter from staff_passkey where id = ${id}`)
}

export async function listPasskeys(
  db: Queryable,
  staffId: string,
): Promise<{ id: string; createdAt: number; usedAt: number | null }[]> {
  return db.rows(sql`
    select id, created_at as "createdAt",
      used_at as "usedAt"
    from staff_passkey where staff_id = ${staffId} order by created_at`)
}

export async function touchPasskey(db: Queryable, id: string, counter: number, now: number): Promise<void> {
  await db.run(sql`update staff_passkey set counter = ${counter}, used_at = ${instant(now)} where id = ${id}`)
}

export async function deletePasskey(db: Queryable, staffId: string, id: string): Promise<void> {
  await db.run(sql`delete from staff_passkey where id = ${id} and staff_id = ${staffId}`)
}

export type AuditEntry = {
  readonly id: number
  readonly at: number
  /** The member's name or address, or the system account. */
  readonly actor: string
  readonly action: string
  readonly table: string
  readonly before: Readonly<Record<string, unknown>> | null
  readonly after: Readonly<Record<string, unknown>> | null
}

/** The newest entries before the id `before`, newest first. */
export async function listAuditEntries(
  db: Queryable,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<AuditEntry[]> {
  return db.rows<AuditEntry>(sql`
    select a.id, a.at,
      coalesce(nullif(m.name, ''), m.email, a.actor) as actor, a.action, a.table_name as "table", a.before,
      a.after
    from audit_entry a left join staff_member m on a.actor_kind <> 'command' and m.id::text = a.actor
    where a.id < coalesce(${before}::bigint, 9223372036854775807)
    order by a.id desc limit ${limit}`)
}
