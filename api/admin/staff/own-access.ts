// Operations of staff members about their own access: session, language, passkeys.
import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { z } from 'zod'
import { listMutedNotices } from '#data/staff/notices.ts'
import {
  endStaffSession,
  findMember,
  listPasskeys,
  listStaffSessions,
  proveStaffSession,
  writeMemberLocale,
} from '#data/staff/staff.ts'
import { refuse } from '#domain/refusal.ts'
import { notices, noticesOf } from '#domain/staff/notices.ts'
import { permissions, permissionsOf, roles } from '#domain/staff/permissions.ts'
import { addPasskey, passkeyOptions, removePasskey } from '#services/staff/second-factor.ts'
import { switchNotice } from '#services/staff/send-notices.ts'
import { acceptProof } from '#services/staff/staff-sign-in.ts'
import { sessionShape } from '../../account/sessions.ts'
import type { StaffContext } from '../../context.ts'
import { memberOperation } from '../../operation.ts'
import { idShape } from '../../shapes.ts'
import { assertion, optionsShape } from './sign-in.ts'

export const meOperation = memberOperation('admin.me', {
  summary: 'The signed-in member, and what the member may do.',
  output: z.object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.enum(roles),
    permissions: z.array(z.enum(permissions)),
  }),
  async run(_input, { staff: { id, email, name, role } }) {
    return { id, email, name, role, permissions: permissionsOf(role) }
  },
})

export const staffSignOutOperation = memberOperation('admin.signOut', {
  summary: 'Ends the session.',
  async run(_input, { db, staff, setSession }) {
    await endStaffSession(db, staff.id, staff.sessionId)
    setSession(null)
    return {}
  },
})

export const proveOperation = memberOperation('admin.prove', {
  summary: 'Proves the second factor again, for actions that need a recent proof.',
  input: z.strictObject({
    proof: z.union([z.strictObject({ totp: z.string().max(20) }), z.strictObject({ passkey: assertion })]),
  }),
  refusals: ['second-factor-wrong'],
  limits: [{ per: 'ip', calls: 60, seconds: 3600 }],
  async run({ proof }, context) {
    const { db, staff, now } = context
    if (!(await acceptProof(context, staff.id, proof)))
      return refuse('second-factor-wrong', { fields: { totp: 'second-factor-wrong' } })
    await proveStaffSession(db, staff.sessionId, now())
    return {}
  },
})

export const changeLanguageOperation = memberOperation('admin.changeLanguage', {
  summary: "Stores the member's language, which is the language of this call.",
  async run(_input, { db, staff, caller }) {
    await writeMemberLocale(db, staff.id, caller.locale)
    return {}
  },
})

async function showSecurity({ db, staff }: StaffContext) {
  const [sessions, passkeys, member] = await Promise.all([
    listStaffSessions(db, staff.id),
    listPasskeys(db, staff.id),
    findMember(db, { id: staff.id }),
  ])
  return {
    totpOn: member?.totpOn ?? false,
    passkeys,
    sessions: sessions.map((session) => ({ ...session, isThis: session.id === staff.sessionId })),
  }
}

const securityShape = z
  .object({
    totpOn: z.boolean(),
    passkeys: z.array(z.object({ id: z.string(), createdAt: z.number(), usedAt: z.number().nullable() })),
    sessions: z.array(sessionShape),
  })
  .meta({ id: 'Security' })

export const viewSecurityOperation = memberOperation('admin.viewSecurity', {
  summary: "The member's sessions and second factors.",
  output: securityShape,
  run: (_input, context) => showSecurity(context),
})

export const passkeyOptionsOperation = memberOperation('admin.passkeyOptions', {
  summary: 'Options with which the browser creates another passkey.',
  needsProof: true,
  output: optionsShape,
  run: async (_input, context) => ({ options: await passkeyOptions(context, context.staff) }),
})

export const addPasskeyOperation = memberOperation('admin.addPasskey', {
  summary: 'Adds a passkey.',
  needsProof: true,
  input: z.strictObject({
    passkey: z.custom<RegistrationResponseJSON>((value) => typeof value === 'object' && value !== null),
  }),
  output: securityShape,
  refusals: ['passkey-invalid'],
  async run({ passkey }, context) {
    const { db, staff } = context
    const added = await db.transaction((tx) => addPasskey(tx, context, staff.id, passkey))
    return added ? showSecurity(context) : refuse('passkey-invalid')
  },
})

export const removePasskeyOperation = memberOperation('admin.removePasskey', {
  summary: 'Removes a passkey, but not the only second factor.',
  needsProof: true,
  input: z.strictObject({ id: z.string().max(1_400) }),
  output: securityShape,
  refusals: ['passkey-invalid'],
  async run({ id }, context) {
    const removed = await removePasskey(context.db, context.staff.id, id)
    return removed ? showSecurity(context) : refuse('passkey-invalid')
  },
})

export const endStaffSessionOperation = memberOperation('admin.endSession', {
  summary: 'Ends one of the sessions of the member.',
  input: z.strictObject({ id: idShape }),
  output: securityShape,
  async run({ id }, context) {
    await endStaffSession(context.db, context.staff.id, id)
    return showSecurity(context)
  },
})

/** E-mails that a member may receive. */
const noticesShape = z.object({ notices: z.array(z.object({ notice: z.enum(notices), isOn: z.boolean() })) })

async function showNotices({ db, staff }: StaffContext) {
  const muted = await listMutedNotices(db, staff.id)
  return {
    notices: noticesOf(staff.role).map((notice) => ({ notice, isOn: !muted.includes(notice) })),
  }
}

export const viewNoticesOperation = memberOperation('admin.viewNotices', {
  summary: 'The e-mails that the member may receive, and whether they are on.',
  output: noticesShape,
  run: (_input, context) => showNotices(context),
})

export const switchNoticeOperation = memberOperation('admin.switchNotice', {
  summary: 'Switches a kind of e-mail to the member on or off.',
  input: z.strictObject({ notice: z.enum(notices), isOn: z.boolean() }),
  output: noticesShape,
  async run({ notice, isOn }, context) {
    await switchNotice(context.db, context.staff.id, notice, isOn)
    return showNotices(context)
  },
})
