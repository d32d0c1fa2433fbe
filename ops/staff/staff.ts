// Invites staff members to the back office, lists them, removes them, and renews a lost second factor.
import { findMember, listMembers } from '#data/staff/staff.ts'
import { refuse } from '#domain/refusal.ts'
import { roles } from '#domain/staff/permissions.ts'
import { environment, readConfig } from '#server/config.ts'
import { dismissMember, inviteMember, invitationPath, recoverMember } from '#services/staff/staff-members.ts'
import { localeOf, table, textOption, type Command, oneOf } from '../command.ts'
import { resultOf } from '../refusal-sentences.ts'

function answer(token: string) {
  const link = readConfig(environment()).BACKOFFICE_ORIGIN + invitationPath(token)
  return { text: `Open this link within seven days. It works once:\n\n  ${link}`, json: { link } }
}

export const staffCommands: readonly Command[] = [
  {
    usage: 'staff invite <email>',
    about: 'Prints the link with which a person joins the back office.',
    options: {
      role: { type: 'string', about: `One of: ${roles.join(', ')}. owner by default.` },
      language: { type: 'string', about: 'Language of e-mails to the person, as de. us by default.' },
    },
    async run(db, invocation) {
      const role = oneOf(textOption(invocation, 'role') ?? 'owner', roles, 'a role')
      const locale = localeOf(textOption(invocation, 'language') ?? 'us')
      const invitation = { email: invocation.args[0] ?? '', role, locale }
      return answer(resultOf(await inviteMember(db, invitation, invocation.now)).token)
    },
  },
  {
    usage: 'staff list',
    about: 'Lists the people with access to the back office.',
    async run(db) {
      const members = await listMembers(db)
      const rows = members.map(({ email, name, role, joined }) => [
        email,
        name,
        role,
        joined ? 'joined' : 'invited',
      ])
      const heading = ['e-mail', 'name', 'role', 'state']
      return {
        text: table(heading, rows, 'No members yet. Invite the first one: `staff invite <email>`.'),
        json: members,
      }
    },
  },
  {
    usage: 'staff recover <email>',
    about: 'Prints a new link for a person who lost the second factor. Sessions and passkeys end.',
    async run(db, { args: [email = ''], now }) {
      return answer(resultOf(await recoverMember(db, email, now)).token)
    },
  },
  {
    usage: 'staff remove <email>',
    about: "Ends a person's access to the back office at once.",
    async run(db, { args: [email = ''], now }) {
      const member = await findMember(db, { email })
      resultOf((member ? await dismissMember(db, member.id, now) : refuse('member-unknown')) ?? undefined)
      return { text: `${email} has no access any more.`, json: { email } }
    },
  },
]
