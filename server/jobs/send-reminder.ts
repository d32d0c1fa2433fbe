// Sends the mail of one reminder if it is still useful.
import { loadRemindedDate } from '#data/customers/gift-dates.ts'
import type { JobData } from '#data/jobs/job-kinds.ts'
import { yearOf } from '#domain/calendar/calendar.ts'
import { occasionCalendar } from '#domain/calendar/occasion.ts'
import { giftDateIn, giftNeededOn } from '#domain/customers/gift-date.ts'
import { isReminderTimely } from '#domain/customers/gift-reminder.ts'
import { lastOrderDays } from '#domain/delivery/last-order-days.ts'
import { localeOrDefault } from '#domain/markets/locale.ts'
import { selectGifts } from '#services/people/select-gifts.ts'
import type { Shop } from '#services/shop.ts'
import type { Mailer } from '../mail/mailer.ts'
import { composeReminderMail } from '../mail/reminder-mail.ts'
import { unsubscribeLink } from '../mail/unsubscribe.ts'
import { skipped, type JobResult } from './run-jobs.ts'
import { sendUnlessRefused } from './send-unless-refused.ts'

const giftCount = 3

export async function sendReminder(
  shop: Shop,
  mailer: Mailer,
  { dateId, on, stage }: JobData<'reminder-mail'>,
  jobId: string,
): JobResult {
  const reminded = await loadRemindedDate(shop.db, dateId)
  if (!reminded) return skipped
  const { day, country, customerId, email } = reminded
  const calendar = occasionCalendar(shop.settings)
  const neededOn = giftNeededOn(day, country, on, calendar)
  // The date has changed, or an order can no longer arrive in time.
  if (
    giftDateIn(day, country, yearOf(on), calendar) !== on ||
    !isReminderTimely(shop.settings.shipping, { stage, neededOn }, country, shop.now())
  )
    return skipped
  const locale = localeOrDefault(reminded.locale)
  const unsubscribe = unsubscribeLink(shop, 'reminders', customerId)
  const mail = composeReminderMail({
    reminded,
    stage,
    on,
    orderBy: lastOrderDays(shop.settings.shipping, neededOn, country, shop.now()),
    gifts: await selectGifts(shop, day.kind, { locale, country }, giftCount),
    locale,
    publicOrigin: shop.publicOrigin,
    unsubscribe,
  })
  return sendUnlessRefused(mailer, { id: jobId, to: email, listUnsubscribe: unsubscribe, ...mail })
}
