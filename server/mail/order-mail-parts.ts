// What the contents of several order mails share.
import type { StoredEvent } from '#data/orders/order-events.ts'
import type { StoredDelivery, StoredOrder } from '#data/orders/orders.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { addresseeName } from '#domain/customers/person-name.ts'
import { stateName } from '#domain/delivery/address.ts'
import type { OrderEvent, OrderEventKind } from '#domain/orders/order-event.ts'
import { isOnAccount } from '#domain/orders/pay-on-invoice.ts'
import { refundDates } from '#domain/orders/returns.ts'
import { money } from '#domain/pricing/money.ts'
import { formatDateRange, formatMoney, formatDate } from '#messages/format.ts'
import { joinParts } from '#messages/join-parts.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { lastTransferDay, transferOf } from '#services/payment/transfer-of.ts'
import type { GiftState } from '../seo/gift-box.ts'
import type { HeadGround, MailPart, Row } from './mail-part.ts'
import type { OrderMail } from './mail-subject.ts'

export type OrderMailContent = {
  readonly subject: string
  readonly heading: string
  /** The head of the mail shows the wrapped gift, or its picture. */
  readonly showsGift?: GiftState
  readonly ground?: HeadGround
  /** Name of the only recipient, if that is not the buyer. */
  readonly recipient?: string
  /** True: the buyer may review gifts of this mail. */
  readonly asksForReview?: boolean
  readonly texts: readonly string[]
  readonly rows?: readonly MailPart[]
  /** Adds goods, amounts and address of the order. */
  readonly showsOrder?: boolean
  /** Day and means of the payment, below the amounts. */
  readonly payment?: string
  /** Adds only this recipient's delivery. */
  readonly delivery?: StoredDelivery
  /** Adds these goods without prices. */
  readonly goods?: StoredOrder['lines']
  /** True: what to do now precedes the order. False where the text introduces the order. */
  readonly buttonFirst?: boolean
  readonly button?: string
  /** The last day for returns, in words: instead of their number of days. */
  readonly returnBy?: string
  /** The carrier's tracking page; the button leads there. */
  readonly parcelLink?: string | undefined
}

export function plainContent(subject: string, ...texts: string[]): OrderMailContent {
  return { subject, heading: subject, texts }
}

export function contentWithOrder(subject: string, heading: string, text: string): OrderMailContent {
  return { subject, heading, texts: [text], showsOrder: true, buttonFirst: true }
}

/** The event of the mail, checked for its kind. Throws where the job names another one or none. */
export function eventOf<K extends OrderEventKind>(
  { template, event }: OrderMail,
  ...kinds: K[]
): StoredEvent & OrderEvent<K> {
  const isOfKind = (each: StoredEvent): each is StoredEvent & OrderEvent<K> =>
    kinds.some((kind) => kind === each.kind)
  if (event && isOfKind(event)) return event
  throw new Error(`the mail '${template}' is about ${kinds.join(' or ')}, not about ${event?.kind}`)
}

export function refundWords({ order, event, warehouse, locale }: OrderMail, minor: number) {
  const { earliest, latest } = refundDates(warehouse, event?.at ?? order.placedAt)
  const amount = formatMoney(locale, money(minor, order.currency))
  return { amount, dates: unbrokenDates(formatDateRange(locale, earliest, latest)) }
}

/** An invoice that is not paid yet is reduced: no money goes back. */
export function refundText(mail: OrderMail, minor: number): string {
  const words = refundWords(mail, minor)
  return isOnAccount(mail.order) ? mail.t('mail.credited.text', words) : mail.t('mail.refundComing', words)
}

/** None where the order has no coupon, or where it cannot be used again. */
export function couponTexts({ returnedCoupon, t }: OrderMail): string[] {
  return returnedCoupon ? [t('mail.couponBack', { code: returnedCoupon })] : []
}

/** Time and refund, in minor units, of a cancellation by withdrawal before packing. */
export function withdrawalOf({ events }: StoredOrder): { at: number; refund: number } | undefined {
  for (const { kind, data, at } of events)
    if (kind === 'cancelled' && data.reason === 'withdrawal') return { at, refund: data.refund }
  return undefined
}

/** Instructions for a bank transfer, in the e-mail about the order. */
export function transferText({ order, warehouse, locale, t }: OrderMail): string {
  return t('transfer.until', { date: formatDate(locale, lastTransferDay(order, warehouse.timeZone)) })
}

export function transferRows({ order, account, warehouse, locale, t }: OrderMail): MailPart[] {
  const transfer = transferOf(order, account, warehouse)
  if (!transfer) return []
  const { holder, iban, bic, reference } = transfer
  const amount = formatMoney(locale, money(transfer.amount, order.currency))
  const rows: Row[] = [
    [t('transfer.amount'), amount],
    [t('transfer.holder'), holder],
    ['IBAN', iban],
    ...(bic ? [['BIC', bic] as const] : []),
    [t('transfer.reference'), reference],
  ]
  return [{ rows }]
}

/** When a parcel arrived, and where. `delivery`: of several. */
export function arrivedRows(
  { order, warehouse, locale, t }: OrderMail,
  at: number,
  delivery: StoredDelivery | undefined,
): Row[] {
  const day: Row = [t('order.deliveredOn'), formatDate(locale, plainDateIn(at, warehouse.timeZone))]
  const [only, ...others] = order.deliveries
  const to = delivery ?? (others.length === 0 ? only : undefined)
  if (!to?.requiresShipping) return [day]
  const place = to.address.city || stateName(to.address, locale)
  return [day, [t('mail.deliveredPlace'), joinParts(locale, [addresseeName(to.address), place])]]
}
