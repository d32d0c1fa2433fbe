// Operations of the e-mails that a member receives.
import { z } from 'zod'
import { listMutedNotices } from '#data/staff/notices.ts'
import { notices, noticesOf } from '#domain/staff/notices.ts'
import { switchNotice } from '#services/staff/send-notices.ts'
import type { StaffContext } from '../../context.ts'
import { staffOperation } from '../../operation.ts'

const noticesShape = z.object({ notices: z.array(z.object({ notice: z.enum(notices), isOn: z.boolean() })) })

async function showNotices({ db, staff }: StaffContext) {
  const muted = await listMutedNotices(db, staff.id)
  return {
    notices: noticesOf(staff.role).map((notice) => ({ notice, isOn: !muted.includes(notice) })),
  }
}

export const viewNoticesOperation = staffOperation({
  name: 'admin.viewNotices',
  summary: 'The e-mails that the member may receive, and whether they are on.',
  permission: 'member',
  input: z.strictObject({}),
  output: noticesShape,
  run: (_input, context) => showNotices(context),
})

export const switchNoticeOperation = staffOperation({
  name: 'admin.switchNotice',
  summary: 'Switches a kind of e-mail to the member on or off.',
  permission: 'member',
  input: z.strictObject({ notice: z.enum(notices), isOn: z.boolean() }),
  output: noticesShape,
  async run({ notice, isOn }, context) {
    await switchNotice(context.db, context.staff.id, notice, isOn)
    return showNotices(context)
  },
})
