// Gift dates with due reminders, and the data of one reminder mail.
import { isPersonalDay, type GiftDay, type GiftDayKind } from '#domain/customers/gift-date.ts'
import type { Country } from '#domain/markets/market.ts'
import { instant, sql, type Queryable } from '../database.ts'

export type GiftDayRow = {
  readonly kind: GiftDayKind
  readonly month: number | null
  readonly day: number | null
  readonly year: number | null
}

/** A table constraint guarantees month and day for birthdays and other own days. */
export function giftDayOf({ kind, month, day, year }: GiftDayRow): GiftDay {
  return isPersonalDay(kind) ? { kind, month: month!, day: day!, year } : { kind }
}

export type DueDate = {
  readonly id: string
  readonly day: GiftDay
  readonly country: Country
  readonly customerId: string
  /** False if the customer has switched off reminders. */
  readonly wanted: boolean
  readonly remindAt: number
}

type DueRow = GiftDayRow & Omit<DueDate, 'day' | 'remindAt'> & { readonly remindAt: number }

/** Locks the rows until the transaction ends, and skips rows locked by other nodes. Earliest due first. */
export async function takeDueDates(tx: Queryable, limit: number, now: number): Promise<DueDate[]> {
  const rows = await tx.rows<DueRow>(sql`
    select d.id, d.kind, d.month, d.day, d.year, d.remind_at as "remindAt", p.country, c.id as "customerId",
      c.reminders as wanted
    from gift_date d join person p on p.id = d.person_id join customer c on c.id = p.customer_id
    where d.remind_at <= ${instant(now)} order by d.remind_at limit ${limit} for update of d skip locked`)
  return rows.map((row) => ({ ...row, day: giftDayOf(row) }))
}

/** `remindAt` in milliseconds; null if no reminder follows. */
export async function saveRemindAt(tx: Queryable, id: string, remindAt: number | null): Promise<void> {
  await tx.run(sql`update gift_date set remind_at = ${instant(remindAt)} where id = ${id}`)
}

export type ReminderRecipient = {
  readonly day: GiftDay
  readonly name: string
  readonly country: Country
  readonly customerId: string
  readonly email: string
  readonly locale: string
}

/** Undefined if the date was deleted or its reminders are switched off. */
export async function loadRemindedDate(db: Queryable, id: string): Promise<ReminderRecipient | undefined> {
  const row = await db.row<GiftDayRow & Omit<ReminderRecipient, 'day'>>(sql`
    select d.kind, d.month, d.day, d.year, p.name, p.country, c.id as "customerId", c.email, c.locale
    from gift_date d join person p on p.id = d.person_id join customer c on c.id = p.customer_id
    where d.id = ${id} and d.remind and c.reminders`)
  return row && { ...row, day: giftDayOf(row) }
}
