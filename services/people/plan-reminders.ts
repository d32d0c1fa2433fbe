// Enqueues mails for due reminders. The scheduler runs it on every node; each reminder becomes one mail.
import { saveRemindAt, takeDueDates, type DueDate } from '#data/customers/gift-dates.ts'
import { enqueue } from '#data/jobs/jobs.ts'
import { yearOf } from '#domain/calendar/calendar.ts'
import { dayMs } from '#domain/calendar/durations.ts'
import type { OccasionSettings } from '#domain/calendar/season.ts'
import { nextReminder, type Reminder } from '#domain/customers/gift-reminder.ts'
import type { Shop } from '../shop.ts'

const batchSize = 200

/** Repeats until no reminder is due; true if mails were enqueued. Each batch is one transaction. */
export async function planReminders({
  db,
  now,
  settings,
}: Pick<Shop, 'db' | 'now' | 'settings'>): Promise<boolean> {
  let planned = false
  for (;;) {
    const count = await db.transaction(async (tx) => {
      const due = await takeDueDates(tx, batchSize, now())
      for (const date of due) {
        const reminder = date.wanted ? dueReminder(settings, date, now()) : null
        if (reminder) {
          const { stage, date: on } = reminder
          const { customerId, id: dateId } = date
          const once = `reminder ${dateId} ${yearOf(on)} ${stage}`
          const mail = { template: 'gift-reminder', customerId, dateId, on, stage } as const
          await enqueue(tx, 'reminder-mail', mail, now(), { once })
          planned = true
        }
        await saveRemindAt(tx, date.id, nextReminder(settings, date.day, date.country, now())?.at ?? null)
      }
      return due.length
    })
    if (count < batchSize) return planned
  }
}

/**
 * How much earlier a reminder may be due than was stored. The merchant may have closed days, or deliver more slowly
 * since. It is less than the time between two reminders.
 */
const earlierMs = 7 * dayMs

/** The reminder to send: the last one if several are due, for example after downtime. */
function dueReminder(
  settings: OccasionSettings,
  { day, country, remindAt }: DueDate,
  now: number,
): Reminder | null {
  let due: Reminder | null = null
  for (let after = remindAt - 1 - earlierMs; ;) {
    const next = nextReminder(settings, day, country, after)
    if (!next || next.at > now) return due
    due = next
    after = next.at
  }
}
