// Operations about the staff: members, roles, and the log of changes.
import { z } from 'zod'
import { listAuditEntries, listMembers } from '#data/staff/staff.ts'
import { isRefusal } from '#domain/refusal.ts'
import { roles } from '#domain/staff/permissions.ts'
import { changeRole, dismissMember, inviteMember, invitationPath } from '#services/staff/staff-members.ts'
import type { StaffContext } from '../../context.ts'
import { staffListOperation } from '../../operation.ts'
import { emailShape, idShape, localeShape } from '../../shapes.ts'

const membersShape = z.object({
  members: z.array(
    z.object({
      id: z.string(),
      email: z.string(),
      name: z.string(),
      role: z.enum(roles),
      locale: localeShape,
      joined: z.boolean(),
      totpOn: z.boolean(),
      passkeys: z.int(),
      /** Milliseconds; null without a session. */
      seenAt: z.number().nullable(),
      isThis: z.boolean(),
    }),
  ),
})

async function showMembers({ db, staff }: StaffContext) {
  const members = await listMembers(db)
  return {
    members: members.map((member) => ({ ...member, isThis: member.id === staff.id })),
  }
}

export const listStaffOperation = staffListOperation('admin.listStaff', {
  summary: 'All members and open invitations.',
  output: membersShape,
  run: (_input, context) => showMembers(context),
})

export const inviteMemberOperation = staffListOperation('admin.inviteMember', {
  summary: 'Invites a member. The link is shown once; a repeated invitation makes a new one.',
  needsProof: true,
  input: z.strictObject({ email: emailShape, role: z.enum(roles) }),
  output: z.object({ link: z.string() }),
  refusals: ['email-format', 'member-exists'],
  async run(input, { db, now, backofficeOrigin, caller }) {
    const invited = await inviteMember(db, { ...input, locale: caller.locale }, now())
    return isRefusal(invited) ? invited : { link: backofficeOrigin + invitationPath(invited.token) }
  },
})

export const changeRoleOperation = staffListOperation('admin.changeRole', {
  summary: 'Changes the role of a member.',
  needsProof: true,
  input: z.strictObject({ id: idShape, role: z.enum(roles) }),
  output: membersShape,
  refusals: ['member-unknown', 'last-owner'],
  async run({ id, role }, context) {
    return (await changeRole(context.db, id, role)) ?? showMembers(context)
  },
})

export const removeMemberOperation = staffListOperation('admin.removeMember', {
  summary: 'Removes a member. The access ends at once.',
  needsProof: true,
  input: z.strictObject({ id: idShape }),
  output: membersShape,
  refusals: ['member-unknown', 'last-owner'],
  async run({ id }, context) {
    return (await dismissMember(context.db, id, context.now())) ?? showMembers(context)
  },
})

const rowShape = z.record(z.string(), z.unknown()).nullable()
const pageSize = 50

export const listChangesOperation = staffListOperation('admin.listChanges', {
  summary:
    'Who changed what: the rows before and after each write of staff, commands and imports; newest first.',
  input: z.strictObject({ before: z.int().nullable() }),
  output: z.object({
    changes: z.array(
      z.object({
        id: z.int(),
        at: z.number(),
        actor: z.string(),
        action: z.string(),
        table: z.string(),
        before: rowShape,
        after: rowShape,
      }),
    ),
    /** Value of `before` for the next page; null on the last one. */
    next: z.int().nullable(),
  }),
  async run({ before }, { db }) {
    const found = await listAuditEntries(db, { before, limit: pageSize + 1 })
    const changes = found.slice(0, pageSize)
    return { changes, next: found.length > pageSize ? changes.at(-1)!.id : null }
  },
})
