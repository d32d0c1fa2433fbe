// The contents of mails about returns and withdrawals.
import type { StoredRequest } from '#data/orders/orders.ts'
import type { Locale } from '#domain/markets/locale.ts'
import type { Seller } from '#domain/markets/seller.ts'
import { isOnAccount } from '#domain/orders/pay-on-invoice.ts'
import { shopPaysPostage } from '#domain/orders/return-reason.ts'
import { formatTime, formatZone } from '#messages/format-time.ts'
import { formatCountry } from '#messages/format.ts'
import { isolateLines } from '#messages/isolate.ts'
import { returnPostage } from '#messages/return-postage.ts'
import type { MailPart } from './mail-part.ts'
import type { OrderMail } from './mail-subject.ts'
import {
  couponTexts,
  eventOf,
  plainContent,
  refundText,
  refundWords,
  withdrawalOf,
  type OrderMailContent,
} from './order-mail-parts.ts'
import { goodsWithQuantity } from './order-rows.ts'
import { isUnsent } from './parcel-events.ts'

/** A mail about the request that its event names; null without one. */
export const aboutRequest =
  (contentOf: (mail: OrderMail, request: StoredRequest) => OrderMailContent) =>
  (mail: OrderMail): OrderMailContent | null => {
    const reference = mail.event && 'reference' in mail.event.data ? mail.event.data.reference : undefined
    const request = mail.order.requests.find((each) => each.reference === reference)
    return request ? contentOf(mail, request) : null
  }

export function returnAsked(mail: OrderMail, request: StoredRequest): OrderMailContent {
  const { t, seller, locale } = mail
  const { reference } = request
  const isFree = shopPaysPostage(mail.order.freeReturns, request.lines)
  const postage = returnPostage(t, mail.order.freeReturns, request.lines)
  const subject = t('mail.return-asked.subject', { reference })
  const steps = isFree
    ? [postage, t('order.enclose'), t('order.stickLabel')]
    : [t('order.printSlip'), t('order.stickAddress'), t('order.slipEnclose')]
  return {
    ...plainContent(
      subject,
      steps.map((step, at) => `${at + 1}. ${step}`).join('\n'),
      [...(isFree ? [] : [postage]), t('facts.refund')].join('\n'),
    ),
    // Where the shop sends a label, that has the address.
    rows: [...(isFree ? [] : [sellerAddress(seller, locale)]), requestedGoods(mail, request)],
  }
}

export function returnApproved(mail: OrderMail, request: StoredRequest): OrderMailContent {
  const { t } = mail
  const { reference } = request
  const { refund } = eventOf(mail, 'return-approved').data
  // The money may be returned already, by a refund or by the buyer's bank.
  const text = isOnAccount(mail.order)
    ? refundText(mail, refund)
    : t('mail.return-approved.text', refundWords(mail, refund))
  const texts = [...(refund > 0 ? [text] : []), ...couponTexts(mail)]
  return {
    ...plainContent(t('mail.return-approved.subject', { reference }), ...texts),
    rows: [requestedGoods(mail, request)],
  }
}

export function returnRefused({ t }: OrderMail, { reference, answer }: StoredRequest): OrderMailContent {
  return plainContent(
    t('mail.return-refused.subject', { reference }),
    t('mail.return-refused.text', { answer }),
  )
}

/** Without the name: its author is not verified. */
export function withdrawalDeclared(mail: OrderMail, request: StoredRequest): OrderMailContent {
  const { t, order } = mail
  const content = plainContent(
    t('mail.declared.subject', { reference: request.reference }),
    t('mail.declared.text', { time: timeOf(mail, request), number: order.number }),
  )
  return {
    ...content,
    rows: [requestedGoods(mail, request), { text: t('mail.declared.ask') }],
    button: t('mail.declared.button'),
  }
}

export function withdrawalReceipt(mail: OrderMail, request: StoredRequest): OrderMailContent {
  const { t, order } = mail
  const { reference, name } = request
  const content = plainContent(
    t('mail.withdrawal.subject', { reference }),
    t('mail.withdrawal.text', { name, time: timeOf(mail, request), number: order.number }),
  )
  return { ...content, rows: [requestedGoods(mail, request), ...nextSteps(mail, request)] }
}

/** Before packing, a withdrawal cancels the order at once. */
function nextSteps(mail: OrderMail, request: StoredRequest): MailPart[] {
  const { t, order, seller, locale } = mail
  const refundFollows = isOnAccount(order) ? [] : [t('mail.withdrawal.refund')]
  if (order.status === 'cancelled') {
    const refund = withdrawalOf(order)?.refund ?? 0
    const announced = refund > 0 ? [refundText(mail, refund)] : []
    return [
      { text: t('mail.cancelled.withdrawal', { number: order.number }) },
      ...textOf([...refundFollows, ...announced, ...couponTexts(mail)]),
    ]
  }
  if (isUnsent(order, request)) return textOf(refundFollows)
  return [{ text: t('mail.withdrawal.sendBack') }, sellerAddress(seller, locale)]
}

function textOf(lines: readonly string[]): MailPart[] {
  return lines.length > 0 ? [{ text: lines.join('\n') }] : []
}

/** Legally relevant times are shown in the warehouse's time zone. */
function timeOf({ t, locale, warehouse: { timeZone } }: OrderMail, { askedAt }: StoredRequest): string {
  const zone = formatZone(locale, askedAt, timeZone)
  return t('mail.zoned', { time: formatTime(locale, askedAt, timeZone), zone })
}

function requestedGoods(mail: OrderMail, { lines }: StoredRequest): MailPart {
  return { goods: goodsWithQuantity(mail.order, lines, mail) }
}

function sellerAddress({ lines, country }: Seller, locale: Locale): MailPart {
  return { text: isolateLines(locale, [...lines, formatCountry(locale, country)]) }
}
