// Composes the reminder of a gift date: last day to order, and suggested products.
import type { ReminderRecipient } from '#data/customers/gift-dates.ts'
import type { PlainDate } from '#domain/calendar/calendar.ts'
import { isPersonalDay } from '#domain/customers/gift-date.ts'
import type { ReminderStage } from '#domain/customers/gift-reminder.ts'
import type { LastOrderDays } from '#domain/delivery/last-order-days.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { giftDateName } from '#messages/day-name.ts'
import { formatDate } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import type { GiftSelection } from '#services/people/select-gifts.ts'
import { giftRows } from './gift-rows.ts'
import { composeMail, type ComposedMail } from './layout.ts'
import type { MailPart } from './mail-part.ts'
import { orderByText } from './order-by-text.ts'
import { pageOrigin } from './page-origin.ts'

export type ReminderSubject = {
  readonly reminded: ReminderRecipient
  readonly stage: ReminderStage
  readonly on: PlainDate
  /** At least one of the days is set. */
  readonly orderBy: LastOrderDays
  readonly gifts: GiftSelection
  readonly locale: Locale
  readonly publicOrigin: string
  /** Unsubscribe address. */
  readonly unsubscribe: string
}

export function composeReminderMail(about: ReminderSubject): ComposedMail {
  const { reminded, stage, on, gifts, locale, unsubscribe } = about
  const t = translateFor(locale)
  const page = pageOrigin(about.publicOrigin, locale)
  const { name, day } = reminded
  const occasion = giftDateName(day.kind, t)
  const subject = isPersonalDay(day.kind)
    ? t(`mail.gift.${stage}.${day.kind}`, { name })
    : t(`mail.gift.${stage}.feast`, { name, occasion })
  const when = t('mail.gift.day', { occasion, date: formatDate(locale, on, 'weekday') })
  const parts: MailPart[] = [
    { heading: subject },
    { text: `${when}\n${orderByText(about.orderBy, locale, t)}` },
    giftRows(gifts.products, about),
    { button: t('shop.find'), href: `${page}${gifts.path}` },
    { small: t('mail.gift.why'), link: t('mail.gift.change'), href: `${page}/user/people` },
    { small: '', link: t('mail.unsubscribe'), href: unsubscribe },
  ]
  return composeMail(locale, subject, parts)
}
