// Joining by an invitation, and signing in by passkey or by mailed code and authenticator app.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { tryCode } from '#data/customers/sign-in-codes.ts'
import type { Queryable } from '#data/database.ts'
import { acceptTotpStep, findMember, joinMember, type StaffMember } from '#data/staff/staff.ts'
import { readCode } from '#domain/customers/account.ts'
import { normaliseEmail } from '#domain/customers/email.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { refuse, type Refusal } from '#domain/refusal.ts'
import { hashOf } from '../account/session.ts'
import { browserOf, digestOf } from '../account/sign-in-code.ts'
import type { NewSession, VisitorContext } from '../visitor.ts'
import { acceptPasskey, acceptTotp, addPasskey, totpStepOf } from './second-factor.ts'
import { startStaffSession } from './staff-session.ts'

export type JoinProof = { readonly totp: string } | { readonly passkey: RegistrationResponseJSON }
export type SignInProof =
  | { readonly passkey: AuthenticationResponseJSON }
  | { readonly email: string; readonly code: string; readonly totp: string }

/** The invited member; undefined once the link is used or expired. */
export function readInvitation(
  { db, now }: { readonly db: Queryable; readonly now: () => number },
  token: string,
): Promise<StaffMember | undefined> {
  return findMember(db, { invitation: { hash: hashOf(token), now: now() } })
}

/** Uses an invitation: stores the second factor and starts a session. */
export async function join(
  context: VisitorContext,
  { token, name, locale, proof }: { token: string; name: string; locale: Locale; proof: JoinProof },
): Promise<NewSession | Refusal<'invitation-over' | 'second-factor-wrong'>> {
  const { db, caller, secret, now } = context
  return db.transaction(async (tx) => {
    const member = await readInvitation({ db: tx, now }, token)
    if (!member) return refuse('invitation-over')
    const proven =
      'totp' in proof
        ? await acceptTotp(tx, secret, member, proof.totp, now())
        : await addPasskey(tx, context, member.id, proof.passkey)
    if (!proven) return refuse('second-factor-wrong', { fields: { totp: 'second-factor-wrong' } })
    if (!(await joinMember(tx, { id: member.id, hash: hashOf(token), name, locale }, now())))
      return refuse('invitation-over')
    return startStaffSession(tx, member.id, caller, now())
  })
}

/**
 * A wrong code and a wrong second factor get the same answer. No transaction: attempts count, and codes and challenges
 * stay used, also after a refusal.
 */
export async function signIn(
  context: VisitorContext,
  proof: SignInProof,
): Promise<NewSession | Refusal<'staff-sign-in-wrong'>> {
  const { db, caller, now } = context
  const staffId =
    'passkey' in proof ? await acceptPasskey(db, context, proof.passkey) : await memberOfCode(context, proof)
  const member = staffId === null ? undefined : await findMember(db, { id: staffId })
  if (!member?.joined) return refuse('staff-sign-in-wrong')
  return startStaffSession(db, member.id, caller, now())
}

/** A wrong app code counts as an attempt of the mailed code. Neither code uses up the other one. */
async function memberOfCode(
  { db, secret, caller, now }: VisitorContext,
  { email: typed, code, totp }: { email: string; code: string; totp: string },
): Promise<string | null> {
  const email = normaliseEmail(typed)
  const browser = browserOf(caller.session)
  const member = await findMember(db, { email })
  const step = member?.totpOn ? totpStepOf(secret, member, totp, now()) : null
  const digest = step === null ? '' : digestOf(secret, browser, email, readCode(code))
  const isCodeRight = await tryCode(db, { browser, email, digest }, now())
  const isAccepted = member && step !== null && isCodeRight && (await acceptTotpStep(db, member.id, step))
  return isAccepted ? member.id : null
}

/** Uses up a new proof of a signed-in member, for actions that need one. */
export async function acceptProof(
  context: VisitorContext,
  staffId: string,
  proof: { readonly totp: string } | { readonly passkey: AuthenticationResponseJSON },
): Promise<boolean> {
  const { db, secret, now } = context
  if ('passkey' in proof) return (await acceptPasskey(db, context, proof.passkey)) === staffId
  const member = await findMember(db, { id: staffId })
  return member?.totpOn === true && acceptTotp(db, secret, member, proof.totp, now())
}
