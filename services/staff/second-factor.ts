// Second factors of the staff: codes of an authenticator app, and passkeys.
import { createHmac, randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { Secret, TOTP } from 'otpauth'
import { isDatabaseUnavailable, sqlState, type Db, type Queryable } from '#data/database.ts'
import {
  deletePasskey,
  findPasskey,
  listPasskeys,
  lockMember,
  takeChallenge,
  touchPasskey,
  acceptTotpStep,
  writeChallenge,
  writePasskey,
  type StaffMember,
} from '#data/staff/staff.ts'
import { challengeMs } from '#domain/staff/permissions.ts'
import { plainDigits } from '#domain/text.ts'
import type { Shop } from '../shop.ts'

/** A third of the packages' files; most processes never need them. */
const webAuthn = () => import('@simplewebauthn/server')

type Parts = Pick<Shop, 'db' | 'secret' | 'backofficeOrigin' | 'now'>
type Member = Pick<StaffMember, 'id' | 'email' | 'totpSeed' | 'totpStep'>

export function newTotpSeed(): string {
  return randomBytes(16).toString('base64url')
}

/** The secret derives from the shop's, so a copy of the database alone yields no codes. RFC 6238, as apps expect. */
export function totpOf(
  secret: string,
  { email, totpSeed }: Pick<Member, 'email' | 'totpSeed'>,
  issuer: string,
): TOTP {
  const bytes = createHmac('sha256', secret).update(`staff-totp.${totpSeed}`).digest().subarray(0, 20)
  return new TOTP({ issuer, label: email, secret: new Secret({ buffer: new Uint8Array(bytes).buffer }) })
}

/**
 * The 30 seconds of a right code; null for a wrong or used one. Codes of the neighbouring 30 seconds are right, for
 * clocks that differ.
 */
export function totpStepOf(secret: string, member: Member, typed: string, now: number): number | null {
  const token = plainDigits(typed).replaceAll(/\D/g, '')
  const totp = totpOf(secret, member, 'shop')
  const delta = totp.validate({ token, timestamp: now, window: 1 })
  const step = delta === null ? 0 : TOTP.counter({ timestamp: now }) + delta
  return step > member.totpStep ? step : null
}

/** Accepts each code once. */
export async function acceptTotp(
  tx: Queryable,
  secret: string,
  member: Member,
  typed: string,
  now: number,
): Promise<boolean> {
  const step = totpStepOf(secret, member, typed, now)
  return step !== null && acceptTotpStep(tx, member.id, step)
}

/** The name that authenticators bind a passkey to. */
const relyingParty = (origin: string): string => new URL(origin).hostname

/** Options for `navigator.credentials.create`. */
export async function passkeyOptions(
  { db, backofficeOrigin, now }: Parts,
  member: Pick<Member, 'id' | 'email'>,
) {
  const { generateRegistrationOptions } = await webAuthn()
  const known = await listPasskeys(db, member.id)
  const options = await generateRegistrationOptions({
    rpName: relyingParty(backofficeOrigin),
    rpID: relyingParty(backofficeOrigin),
    userName: member.email,
    userID: new TextEncoder().encode(member.id),
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await writeChallenge(db, options.challenge, now() + challengeMs)
  return options
}

/** Options for `navigator.credentials.get`: the browser offers the passkeys that it has. */
export async function signInOptions({ db, backofficeOrigin, now }: Parts) {
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(backofficeOrigin),
    userVerification: 'required',
  })
  await writeChallenge(db, options.challenge, now() + challengeMs)
  return options
}

/** Stores a new passkey. Returns false if the authenticator's answer is invalid or too late. */
export async function addPasskey(
  tx: Queryable,
  { backofficeOrigin, now }: Pick<Parts, 'backofficeOrigin' | 'now'>,
  staffId: string,
  response: RegistrationResponseJSON,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await webAuthn()
  const verified = await ifValid(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(tx, challenge, now()),
      expectedOrigin: backofficeOrigin,
      expectedRPID: relyingParty(backofficeOrigin),
    }),
  )
  if (!verified?.verified) return false
  const { id, publicKey, counter } = verified.registrationInfo.credential
  const transports = JSON.stringify(response.response.transports ?? [])
  await writePasskey(tx, { id, staffId, publicKey: Buffer.from(publicKey), counter, transports }, now())
  return true
}

/** Removes a passkey. Returns false if the member would have no second factor. */
export async function removePasskey(db: Db, staffId: string, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const member = await lockMember(tx, staffId)
    const passkeys = await listPasskeys(tx, staffId)
    if (!member?.totpOn && passkeys.every((passkey) => passkey.id === id)) return false
    await deletePasskey(tx, staffId, id)
    return true
  })
}

/** The id of the member whose passkey answered; null if the answer is invalid or too late. */
export async function acceptPasskey(
  tx: Queryable,
  { backofficeOrigin, now }: Pick<Parts, 'backofficeOrigin' | 'now'>,
  response: AuthenticationResponseJSON,
): Promise<string | null> {
  const passkey = await findPasskey(tx, response.id)
  if (!passkey) return null
  const { verifyAuthenticationResponse } = await webAuthn()
  const verified = await ifValid(() =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(tx, challenge, now()),
      expectedOrigin: backofficeOrigin,
      expectedRPID: relyingParty(backofficeOrigin),
      credential: { ...passkey, publicKey: new Uint8Array(passkey.publicKey) },
    }),
  )
  if (!verified?.verified) return null
  await touchPasskey(tx, passkey.id, verified.authenticationInfo.newCounter, now())
  return passkey.staffId
}

/** The library throws for malformed and forged answers. A database error is not one of them. */
async function ifValid<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify()
  } catch (error) {
    if (isDatabaseUnavailable(error) || sqlState(error) !== '') throw error
    return undefined
  }
}
