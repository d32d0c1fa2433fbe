// The content of each order mail: subject, sentences and rows.
import type { StoredOrder } from '#data/orders/orders.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { hourMs } from '#domain/calendar/durations.ts'
import { greetingName } from '#domain/customers/person-name.ts'
import { localeTable } from '#domain/markets/locale.ts'
import { isCountry } from '#domain/markets/market.ts'
import type { OrderMailTemplate } from '#domain/orders/order-event.ts'
import { buyerGreeting, giftRecipientName } from '#domain/orders/order-greeting.ts'
import { needsParcel } from '#domain/orders/order.ts'
import { isOnAccount } from '#domain/orders/pay-on-invoice.ts'
import { placedMailMs } from '#domain/orders/unpaid-orders.ts'
import { formatClock, formatTime, formatZone } from '#messages/format-time.ts'
import { formatDate } from '#messages/format.ts'
import { isolate } from '#messages/isolate.ts'
import type { Translate } from '#messages/translator.ts'
import { paymentMethodOf } from '#services/payment/payment-method-of.ts'
import { creditedAmount } from '#services/payment/transfer-of.ts'
import type { OrderMail } from './mail-subject.ts'
import {
  contentWithOrder,
  couponTexts,
  eventOf,
  plainContent,
  refundText,
  refundWords,
  withdrawalOf,
  type OrderMailContent,
  transferRows,
  transferText,
} from './order-mail-parts.ts'
import { delivered, isReviewOpen, shipped } from './parcel-mail-content.ts'
import {
  aboutRequest,
  returnApproved,
  returnAsked,
  returnRefused,
  withdrawalDeclared,
  withdrawalReceipt,
} from './request-mail-content.ts'

/** null where the mail no longer applies. */
type ContentOf = (mail: OrderMail) => OrderMailContent | null

const contents: Readonly<Record<OrderMailTemplate, ContentOf>> = {
  'order-placed': placed,
  'order-paid': paid,
  'order-corrected': corrected,
  'order-changed': changedByBuyer,
  'order-shipped': shipped,
  'order-reminder': paymentReminder,
  'payment-confirming': paymentConfirming,
  'order-cancelled': cancelled,
  'order-refunded': refunded,
  'order-delivered': delivered,
  'review-invitation': reviewInvitation,
  'invoice-overdue': invoiceOverdue,
  'payment-link': paymentLink,
  'order-link': orderLink,
  'return-asked': aboutRequest(returnAsked),
  'return-approved': aboutRequest(returnApproved),
  'return-refused': aboutRequest(returnRefused),
  'withdrawal-declared': aboutRequest(withdrawalDeclared),
  'withdrawal-receipt': aboutRequest(withdrawalReceipt),
}

export function orderMailContent(mail: OrderMail): OrderMailContent | null {
  return contents[mail.template](mail)
}

/** An order that is paid or cancelled by now gets another mail with all information. */
function placed(mail: OrderMail): OrderMailContent | null {
  const { order, t } = mail
  const { number, total, status, payment, heldUntil, placedAt } = order
  if (total === 0 || status !== 'unpaid') return null
  const subject = t('mail.placed.subject', { number })
  if (payment.provider === 'bank-transfer') return transferContent(mail, subject)
  const minutes = (heldUntil - placedAt - placedMailMs) / 60_000
  // While a bank confirms, the gifts are held for days, and nothing is to be done.
  const text =
    payment.status === 'confirming'
      ? t('mail.confirming.text', { number })
      : t('mail.placed.text', { number, minutes })
  return contentWithOrder(subject, t('mail.placed.heading'), text)
}

function transferContent(mail: OrderMail, subject: string): OrderMailContent {
  return {
    ...contentWithOrder(subject, mail.t('transfer.title'), transferText(mail)),
    rows: transferRows(mail),
  }
}

/** The day and, where the provider reports it, the means. */
function paymentText({ order, event, warehouse, locale, t }: OrderMail): string {
  const time = formatDate(locale, plainDateIn(event?.at ?? order.placedAt, warehouse.timeZone))
  const means = isolate(locale, paymentMethodOf(order, t))
  return [t('order.paidOn', { time }), means].filter(Boolean).join('\n')
}

function paid(mail: OrderMail): OrderMailContent {
  const { order, customer, locale, t } = mail
  const { number } = order
  if (isOnAccount(order))
    return {
      ...plainContent(t('mail.owed.subject', { number }), t('mail.owed.text'), transferText(mail)),
      rows: transferRows(mail),
      showsOrder: true,
    }
  const text = needsParcel(order.deliveries) ? 'mail.paid.text' : 'mail.paidNotSent.text'
  const accountName = customer ? greetingName(customer, order.country === 'CN') : ''
  const recipient = isolate(locale, giftRecipientName(order, accountName))
  const heading = recipient
    ? t('mail.paid.headingFor', { name: recipient })
    : thanksTo(isolate(locale, buyerGreeting(order) || accountName), t)
  return {
    ...contentWithOrder(t('mail.paid.subject', { number }), heading, t(text, { number })),
    showsGift: 'ordered',
    recipient,
    payment: paymentText(mail),
  }
}

function thanksTo(name: string, t: Translate): string {
  return name ? t('mail.paid.headingTo', { name }) : t('mail.paid.heading')
}

function corrected(mail: OrderMail): OrderMailContent {
  const { order, t } = mail
  const { refund = 0 } = eventOf(mail, 'line-corrected').data
  const refundTexts = refund > 0 ? [refundText(mail, refund)] : []
  return {
    ...plainContent(
      t('mail.corrected.subject', { number: order.number }),
      ...refundTexts,
      t('mail.corrected.text'),
    ),
    showsOrder: true,
  }
}

/** Somebody else may have the buyer's link, so the mail says what to do. */
function changedByBuyer(mail: OrderMail): OrderMailContent {
  const { order, t } = mail
  const { number } = order
  const { kind } = eventOf(mail, 'address-changed', 'message-changed', 'day-changed')
  const what = kind.slice(0, -'-changed'.length)
  const texts = [t('mail.changed.text', { what, number }), t('mail.changed.notYou')]
  return { ...plainContent(t('mail.corrected.subject', { number }), ...texts), showsOrder: true }
}

function paymentReminder(mail: OrderMail): OrderMailContent | null {
  const { order, t } = mail
  if (order.status !== 'unpaid' || order.payment.status === 'confirming') return null
  const subject = t('mail.reminder.subject', { number: order.number })
  if (order.payment.provider === 'bank-transfer') return transferContent(mail, subject)
  const text = t('mail.reminder.text', { time: holdEndText(mail, formatClock) })
  return { ...contentWithOrder(subject, subject, text), button: t('mail.reminder.button') }
}

/** In the time zone of the order's market. The text names the zone: the reader may be elsewhere. */
function holdEndText(
  { order: { country, heldUntil }, locale, t }: OrderMail,
  format: typeof formatClock,
): string {
  const zone = timeZones[isCountry(country) ? country : localeTable[locale].country]
  const time = format(locale, heldUntil, zone)
  return t('mail.zoned', { time, zone: formatZone(locale, heldUntil, zone) })
}

function paymentConfirming({ order: { number, status, payment }, t }: OrderMail): OrderMailContent | null {
  if (status !== 'unpaid' || payment.status === 'failed') return null
  return plainContent(t('mail.confirming.subject', { number }), t('mail.confirming.text', { number }))
}

function cancelled(mail: OrderMail): OrderMailContent | null {
  const { order, t } = mail
  const { number } = order
  const { reason, refund } = eventOf(mail, 'cancelled').data
  // The receipt of the withdrawal has the same content.
  if (reason === 'withdrawal' && withdrawalOf(order)) return null
  const refundTexts = refund > 0 && !isOnAccount(order) ? [refundText(mail, refund)] : []
  return plainContent(
    t('mail.cancelled.subject', { number }),
    t(`mail.cancelled.${reason}`, { number }),
    ...refundTexts,
    ...couponTexts(mail),
  )
}

function refunded(mail: OrderMail): OrderMailContent | null {
  const { order, t } = mail
  const { number } = order
  const { at, data } = eventOf(mail, 'refunded')
  if (withdrawalOf(order)?.refund === data.amount && isSoonAfter(order, at)) return null
  if (isOnAccount(order))
    return plainContent(t('mail.credited.subject', { number }), refundText(mail, data.amount))
  const text = t('mail.refunded.text', refundWords(mail, data.amount))
  return plainContent(t('mail.refunded.subject', { number }), text)
}

/** Whether the refund follows the withdrawal within an hour: its receipt has announced it already. */
function isSoonAfter(order: StoredOrder, at: number): boolean {
  return at - (withdrawalOf(order)?.at ?? 0) < hourMs
}

function reviewInvitation({ order, t }: OrderMail): OrderMailContent | null {
  if (!isReviewOpen(order)) return null
  const text = t('mail.invitation.text', { number: order.number })
  return { ...plainContent(t('mail.invitation.subject'), text), button: t('mail.invitation.button') }
}

function invoiceOverdue(mail: OrderMail): OrderMailContent | null {
  const { order, locale, t } = mail
  const { dueOn, status } = order.payment
  if (status !== 'owed' || dueOn === null || creditedAmount(order) >= order.total) return null
  const text = t('mail.overdue.text', { date: formatDate(locale, dueOn) })
  return {
    ...plainContent(t('mail.overdue.subject', { number: order.number }), text),
    rows: [{ section: t('transfer.title') }, ...transferRows(mail)],
  }
}

function paymentLink(mail: OrderMail): OrderMailContent | null {
  const { order, t } = mail
  if (order.status !== 'unpaid') return null
  const date = holdEndText(mail, formatTime)
  const subject = t('mail.payLink.subject', { number: order.number })
  const content = contentWithOrder(subject, subject, t('mail.payLink.text', { date }))
  return { ...content, button: t('mail.reminder.button') }
}

function orderLink({ order: { number }, t }: OrderMail): OrderMailContent {
  const content = plainContent(t('mail.link.subject', { number }), t('mail.link.text', { number }))
  return { ...content, button: t('mail.link.button') }
}
