// What a customer wants to be written about by the shop itself. The time of each change is kept as its proof.
import { sql, type Queryable } from './database.ts'

/** `reminders` of people's dates. */
export const noticeKinds = ['reminders'] as const
export type NoticeKind = (typeof noticeKinds)[number]

export type NoticeChoices = Readonly<Record<NoticeKind, boolean>>

export async function loadNoticeChoices(db: Queryable, customerId: string): Promise<NoticeChoices> {
  const row = await db.row<NoticeChoices>(sql`select reminders from customer where id = ${customerId}`)
  return row ?? { reminders: false }
}

export async function saveNoticeChoice(
  db: Queryable,
  customerId: string,
  _kind: NoticeKind,
  on: boolean,
  nowMs: number,
): Promise<void> {
  await db.run(sql`
    update customer set reminders = ${on}, reminders_changed_at = ${new Date(nowMs)} where id = ${customerId} and reminders <> ${on}`)
}
