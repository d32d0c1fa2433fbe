// Operations of the back office that need no sign-in: accept an invitation, sign in.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { findMember } from '#data/staff/staff.ts'
import { readEmail } from '#domain/customers/email.ts'
import { isRefusal, refuse } from '#domain/refusal.ts'
import { roles } from '#domain/staff/permissions.ts'
import { mailCode } from '#services/account/mail-code.ts'
import { browserOf } from '#services/account/sign-in-code.ts'
import { passkeyOptions, signInOptions, totpOf } from '#services/staff/second-factor.ts'
import { join, readInvitation, signIn } from '#services/staff/staff-sign-in.ts'
import { codeRequest } from '../../account/sign-in.ts'
import { adminOperation } from '../../operation.ts'
import { textShape, emailShape } from '../../shapes.ts'

const token = z.string().max(100)
/** An authenticator's answer in JSON. The verification reads and checks its fields. */
const attestation = z.custom<RegistrationResponseJSON>((value) => isCredential(value))
export const assertion = z.custom<AuthenticationResponseJSON>((value) => isCredential(value))
/** Options of the browser's `navigator.credentials`, in JSON. */
export const optionsShape = z.object({ options: z.custom<object>() })
const signInLimits = [
  { per: 'ip', calls: 60, seconds: 3600 },
  { per: 'visitor', calls: 30, seconds: 600 },
] as const

function isCredential(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  const { id, response } = value as { id?: unknown; response?: unknown }
  return typeof id === 'string' && id.length <= 1_400 && typeof response === 'object' && response !== null
}

export const viewInvitationOperation = adminOperation('admin.viewInvitation', {
  summary: 'Whom a link invites, and the secret for an authenticator app.',
  input: z.strictObject({ token }),
  output: z.object({ email: z.string(), role: z.enum(roles), totpUri: z.string(), totpSecret: z.string() }),
  refusals: ['invitation-over'],
  limits: signInLimits,
  async run({ token: given }, context) {
    const member = await readInvitation(context, given)
    if (!member) return refuse('invitation-over')
    const totp = totpOf(context.secret, member, context.settings.shopName)
    return {
      email: member.email,
      role: member.role,
      totpUri: totp.toString(),
      totpSecret: totp.secret.base32,
    }
  },
})

export const joinOptionsOperation = adminOperation('admin.joinOptions', {
  summary: "Options with which an invited member's browser creates a passkey.",
  input: z.strictObject({ token }),
  output: optionsShape,
  refusals: ['invitation-over'],
  limits: signInLimits,
  async run({ token: given }, context) {
    const member = await readInvitation(context, given)
    return member ? { options: await passkeyOptions(context, member) } : refuse('invitation-over')
  },
})

export const joinOperation = adminOperation('admin.join', {
  summary: 'Accepts an invitation with a second factor, and signs in.',
  input: z.strictObject({
    token,
    name: textShape(80),
    proof: z.union([z.strictObject({ totp: z.string().max(20) }), z.strictObject({ passkey: attestation })]),
  }),
  refusals: ['invitation-over', 'second-factor-wrong'],
  limits: signInLimits,
  async run(input, context) {
    const session = await join(context, { ...input, locale: context.caller.locale })
    if (isRefusal(session)) return session
    context.setSession(session)
    return {}
  },
})

export const staffSignInOptionsOperation = adminOperation('admin.signInOptions', {
  summary: 'Options with which the browser signs in by a passkey.',
  output: optionsShape,
  limits: [{ per: 'ip', calls: 120, seconds: 3600 }],
  run: async (_input, context) => ({ options: await signInOptions(context) }),
})

export const requestStaffCodeOperation = adminOperation('admin.requestCode', {
  ...codeRequest,
  summary: 'Mails a sign-in code to a staff member. The reply does not reveal whether there is one.',
  async run(input, context) {
    const email = readEmail(input.email)
    if (isRefusal(email)) return email
    if (await findMember(context.db, { email }))
      await mailCode('code-mail', browserOf(context.caller.session), email, context)
    return { sent: true as const }
  },
})

export const staffSignInOperation = adminOperation('admin.signIn', {
  summary: 'Signs in by a passkey, or by a mailed code with the code of an authenticator app.',
  input: z.strictObject({
    proof: z.union([
      z.strictObject({ passkey: assertion }),
      z.strictObject({ email: emailShape, code: z.string().max(40), totp: z.string().max(20) }),
    ]),
  }),
  refusals: ['staff-sign-in-wrong'],
  limits: signInLimits,
  async run({ proof }, context) {
    const session = await signIn(context, proof)
    if (isRefusal(session)) return session
    context.setSession(session)
    return {}
  },
})
