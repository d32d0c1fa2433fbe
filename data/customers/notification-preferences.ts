// A customer's preferences for mails from the shop. The time of each change is stored as proof.
import { instant, sql, type Queryable } from '../database.ts'

/** `reminders`: gift dates. `wishes`: wishlist alerts. */
export const notificationKinds = ['reminders', 'wishes'] as const
export type NotificationKind = (typeof notificationKinds)[number]

export type NotificationPreferences = Readonly<Record<NotificationKind, boolean>>

/** All false for an unknown customer. */
export async function loadNotificationPreferences(
  db: Queryable,
  customerId: string,
): Promise<NotificationPreferences> {
  const row = await db.row<NotificationPreferences>(
    sql`select reminders, wish_notices as wishes from customer where id = ${customerId}`,
  )
  return row ?? { reminders: false, wishes: false }
}

/** Writes only a changed value, so the time of the last change stays. */
export async function saveNotificationPreference(
  db: Queryable,
  customerId: string,
  kind: NotificationKind,
  on: boolean,
  now: number,
): Promise<void> {
  await db.run(
    kind === 'reminders'
      ? sql`
        update customer set reminders = ${on}, reminders_changed_at = ${instant(now)} where id = ${customerId}
          and reminders <> ${on}`
      : sql`
        update customer set wish_notices = ${on}, wish_notices_changed_at = ${instant(now)} where id = ${customerId}
          and wish_notices <> ${on}`,
  )
}
