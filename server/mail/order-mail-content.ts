// The content of each order mail: subject, sentences and rows.
import type { StoredEvent } from '#data/orders/order-events.ts'
import type { StoredDelivery, StoredOrder, StoredRequest } from '#data/orders/orders.ts'
import { plainDateIn, timeZones } from '#domain/calendar/calendar.ts'
import { trackingLink } from '#domain/delivery/carrier.ts'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { isCountry } from '#domain/markets/market.ts'
import { money } from '#domain/pricing/money.ts'
import { isForMany } from '#domain/orders/sharing.ts'
import type { OrderEvent, OrderEventKind } from '#domain/orders/order-event.ts'
import { isOnAccount } from '#domain/orders/pay-on-invoice.ts'
import { needsParcel } from '#domain/orders/order.ts'
import { lastReturnDay, refundDates } from '#domain/orders/returns.ts'
import { placedMailMs } from '#domain/orders/unpaid-orders.ts'
import type { Seller } from '#domain/markets/seller.ts'
import { parcelLines } from '#services/orders/kept-lines.ts'
import { formatCountry, formatDate, formatDateRange, formatMoney } from '#messages/format.ts'
import { formatClock, formatTime, formatZone } from '#messages/format-time.ts'
import { isolate } from '#messages/isolate.ts'
import type { Translate } from '#messages/translator.ts'
import type { MailSubject } from './mail-subject.ts'
import { nameOf } from './delivery-parts.ts'
import { isMailedByParcel, isOfLastParcel, isUnsent, parcelOf, recipientOf } from './parcel-events.ts'
import type { MailPart } from './layout.ts'
import { transferRows, transferText } from './transfer-rows.ts'
import { parcelRow, returnedGoods } from './order-rows.ts'

export type OrderMailContent = {
  readonly subject: string
  readonly heading: string
  readonly texts: readonly string[]
  readonly rows?: readonly MailPart[]
  /** Adds goods, amounts and address of the order. */
  readonly showsOrder?: boolean
  /** Adds only this recipient's delivery. */
  readonly delivery?: StoredDelivery
  readonly button?: string
  /** The carrier's tracking page; the button leads there. */
  readonly parcelLink?: string | undefined
}

export function orderMailContent(
  { template, order, event, seller, account, warehouse, publicOrigin, drawingPath }: MailSubject,
  locale: Locale,
  t: Translate,
): OrderMailContent | null {
  /** Legally relevant times are shown in the warehouse's time zone. */
  const zone = warehouse.timeZone
  const number = { number: order.number }
  const plain = (subject: string, ...texts: string[]): OrderMailContent => ({
    subject,
    heading: subject,
    texts,
  })
  const withOrder = (subject: string, heading: string, text: string): OrderMailContent => {
    return { subject, heading, texts: [text], showsOrder: true }
  }
  const transferContent = (): OrderMailContent => {
    const subject = t('mail.placed.subject', number)
    const rows = transferRows(order, account, warehouse, locale, t)
    return {
      subject,
      heading: t('transfer.title'),
      texts: [transferText(order, warehouse, locale, t)],
      rows,
      showsOrder: true,
    }
  }
  const creditedContent = (minor: number): OrderMailContent => {
    const amount = formatMoney(locale, money(minor, order.currency))
    return plain(t('mail.credited.subject', number), t('mail.credited.text', { amount }))
  }
  const owedContent = (subject: string, text: string): OrderMailContent => ({
    subject,
    heading: subject,
    texts: [text, transferText(order, warehouse, locale, t)],
    rows: transferRows(order, account, warehouse, locale, t),
    showsOrder: true,
  })
  switch (template) {
    case 'order-placed':
      // An order that is paid or cancelled by now gets another mail with all information.
      if (order.total === 0 || order.status !== 'unpaid') return null
      if (order.payment.provider === 'bank-transfer') return transferContent()
      return withOrder(
        t('mail.placed.subject', number),
        t('mail.placed.heading'),
        t('mail.placed.text', {
          ...number,
          minutes: (order.heldUntil - order.placedAt - placedMailMs) / 60_000,
        }),
      )
    case 'order-paid': {
      if (isOnAccount(order)) return owedContent(t('mail.owed.subject', number), t('mail.owed.text'))
      const text = needsParcel(order.deliveries) ? 'mail.paid.text' : 'mail.paidNotSent.text'
      return withOrder(t('mail.paid.subject', number), t('mail.paid.heading'), t(text, number))
    }
    case 'order-corrected': {
      const subject = t('mail.corrected.subject', number)
      const { refund = 0 } = eventOf('line-corrected').data
      const refundTexts = refund > 0 ? [refundText(refund)] : []
      return { ...withOrder(subject, subject, ''), texts: [...refundTexts, t('mail.corrected.text')] }
    }
    case 'order-shipped': {
      const sent = eventOf('shipped', 'parcel', 'group-shipped')
      const { data } = sent
      if (sent.kind !== 'parcel' && isMailedByParcel(order, sent, 'group-shipped')) return null
      if (isForMany(order)) {
        if (!isOfLastParcel(order, event, ['shipped', 'parcel', 'group-shipped'])) return null
        const words = [t('mail.shipped.subject', number), t('mail.shipped.heading')] as const
        return withOrder(...words, t('mail.shipped.text', number))
      }
      const delivery = recipientOf(order, data.delivery)
      const parcels = delivery?.shipments ?? order.deliveries.flatMap(({ shipments }) => shipments)
      const parcel = parcelOf(data.trackingNumber, parcels)
      const parcelLink = trackingLink(parcel) ?? undefined
      const rows: MailPart[] = [{ rows: [parcelRow(parcel, t)] }]
      if (delivery) {
        const params = { ...number, name: nameOf(delivery) }
        return {
          ...plain(t('mail.shippedTo.subject', params), t('mail.shippedTo.text', params)),
          rows,
          delivery,
          parcelLink,
        }
      }
      const words = [t('mail.shipped.subject', number), t('mail.shipped.heading')] as const
      return { ...withOrder(...words, t('mail.shipped.text', number)), rows, parcelLink }
    }
    case 'order-reminder': {
      if (order.status !== 'unpaid' || order.payment.status === 'confirming') return null
      if (order.payment.provider === 'bank-transfer') return transferContent()
      const time = holdEndText(order, locale, t)
      const content = withOrder(t('mail.reminder.subject', number), '', t('mail.reminder.text', { time }))
      return { ...content, heading: content.subject, button: t('mail.reminder.button') }
    }
    case 'payment-confirming':
      if (order.status !== 'unpaid' || order.payment.status === 'failed') return null
      return plain(t('mail.confirming.subject', number), t('mail.confirming.text', number))
    case 'order-cancelled': {
      const { reason, refund } = eventOf('cancelled').data
      // The receipt of the withdrawal has the same content.
      if (reason === 'withdrawal' && withdrawalOf(order)) return null
      const refundTexts = refund > 0 && !isOnAccount(order) ? [refundText(refund)] : []
      return plain(t('mail.cancelled.subject', number), t(`mail.cancelled.${reason}`, number), ...refundTexts)
    }
    case 'order-refunded': {
      const { at, data } = eventOf('refunded')
      if (withdrawalOf(order)?.refund === data.amount && isSoonAfter(order, at)) return null
      if (isOnAccount(order)) return creditedContent(data.amount)
      const text = t('mail.refunded.text', refundWords(data.amount))
      return plain(t('mail.refunded.subject', number), text)
    }
    case 'order-delivered': {
      const arrived = eventOf('delivered', 'group-delivered')
      const { at, data } = arrived
      if (isMailedByParcel(order, arrived, 'group-delivered')) return null
      if (isForMany(order) && !isOfLastParcel(order, event, ['delivered', 'group-delivered'])) return null
      const date = formatDate(locale, lastReturnDay(warehouse, at, order.returnDays))
      const delivery = recipientOf(order, data.delivery)
      if (!delivery)
        return plain(t('mail.delivered.subject', number), t('mail.delivered.text', { ...number, date }))
      const params = { ...number, name: nameOf(delivery) }
      return plain(t('mail.deliveredTo.subject', params), t('mail.deliveredTo.text', { ...params, date }))
    }
    case 'review-invitation': {
      if (parcelLines(order).every((line) => line.reviewed)) return null
      const content = plain(t('mail.invitation.subject'), t('mail.invitation.text', number))
      return { ...content, button: t('mail.invitation.button') }
    }
    case 'invoice-overdue': {
      const { dueOn, status } = order.payment
      if (status !== 'owed' || dueOn === null) return null
      const text = t('mail.overdue.text', { date: formatDate(locale, dueOn) })
      return owedContent(t('mail.overdue.subject', number), text)
    }
    case 'payment-link': {
      if (order.status !== 'unpaid') return null
      const date = formatDate(locale, plainDateIn(order.heldUntil, zone))
      const content = withOrder(t('mail.payLink.subject', number), '', t('mail.payLink.text', { date }))
      return { ...content, heading: content.subject, button: t('mail.reminder.button') }
    }
    case 'order-link': {
      const content = plain(t('mail.link.subject', number), t('mail.link.text', number))
      return { ...content, button: t('mail.link.button') }
    }
    case 'return-asked':
    case 'return-approved':
    case 'return-refused':
    case 'withdrawal-declared':
    case 'withdrawal-receipt': {
      const eventReference = event && 'reference' in event.data ? event.data.reference : undefined
      const request = order.requests.find(({ reference }) => reference === eventReference)
      return request ? requestContent(template, request) : null
    }
  }

  /** The event of the mail, checked for its kind. Throws where the job names another one or none. */
  function eventOf<K extends OrderEventKind>(...kinds: K[]): StoredEvent & OrderEvent<K> {
    const isOfKind = (each: StoredEvent): each is StoredEvent & OrderEvent<K> =>
      kinds.some((kind) => kind === each.kind)
    if (event && isOfKind(event)) return event
    throw new Error(`the mail '${template}' is about ${kinds.join(' or ')}, not about ${event?.kind}`)
  }

  function requestContent(
    kind: `return-${string}` | `withdrawal-${string}`,
    request: StoredRequest,
  ): OrderMailContent {
    const { reference, answer, name, askedAt } = request
    const rows: MailPart[] = [
      { goods: returnedGoods(order, request.lines, { locale, t, publicOrigin, drawingPath }) },
    ]
    const sendTo: MailPart = { text: sellerLines(seller, locale).join('\n') }
    if (kind === 'return-asked') {
      const content = plain(
        t('mail.return-asked.subject', { reference }),
        t('mail.return-asked.text', { reference }),
      )
      return { ...content, rows: [sendTo, ...rows] }
    }
    if (kind === 'return-approved') {
      const text = t('mail.return-approved.text', refundWords(eventOf('return-approved').data.refund))
      return { ...plain(t('mail.return-approved.subject', { reference }), text), rows }
    }
    if (kind === 'return-refused')
      return plain(t('mail.return-refused.subject', { reference }), t('mail.return-refused.text', { answer }))
    const clock = formatTime(locale, askedAt, zone)
    const time = t('mail.zoned', { time: clock, zone: formatZone(locale, askedAt, zone) })
    if (kind === 'withdrawal-declared') {
      // Without the name: its author is not verified.
      const content = plain(
        t('mail.declared.subject', { reference }),
        t('mail.declared.text', { time, ...number }),
      )
      return {
        ...content,
        rows: [...rows, { text: t('mail.declared.ask') }],
        button: t('mail.declared.button'),
      }
    }
    const content = plain(
      t('mail.withdrawal.subject', { reference }),
      t('mail.withdrawal.text', { name, time, ...number }),
    )
    // Before packing, a withdrawal cancels the order at once.
    const cancelled = order.status === 'cancelled'
    const refund = withdrawalOf(order)?.refund ?? 0
    const next: MailPart[] = cancelled
      ? [
          { text: t('mail.cancelled.withdrawal', number) },
          {
            text:
              refund > 0
                ? `${t('mail.withdrawal.refund')}\n${refundText(refund)}`
                : t('mail.withdrawal.refund'),
          },
        ]
      : isUnsent(order, request)
        ? [{ text: t('mail.withdrawal.refund') }]
        : [{ text: t('mail.withdrawal.sendBack') }, sendTo]
    return { ...content, rows: [...rows, ...next] }
  }

  function refundWords(minor: number) {
    const { earliest, latest } = refundDates(warehouse, event?.at ?? order.placedAt)
    const amount = formatMoney(locale, money(minor, order.currency))
    return { amount, dates: formatDateRange(locale, earliest, latest) }
  }

  function refundText(minor: number): string {
    return t('mail.cancelled.refund', refundWords(minor))
  }
}

/** End of the hold in the time zone of the order's market. The text names the zone: the reader may be elsewhere. */
function holdEndText({ country, heldUntil }: StoredOrder, locale: Locale, t: Translate): string {
  const here = isCountry(country) ? country : localeTable[locale].country
  const time = formatClock(locale, heldUntil, timeZones[here])
  return t('mail.zoned', { time, zone: formatZone(locale, heldUntil, timeZones[here]) })
}

/** Address lines, isolated so that each keeps its direction in Arabic. */
function sellerLines(seller: Seller, locale: Locale): string[] {
  return [...seller.lines, formatCountry(locale, seller.country)].map((line) => isolate(locale, line))
}

/** Time and refund, in minor units, of a cancellation by withdrawal before packing. */
function withdrawalOf({ events }: StoredOrder): { at: number; refund: number } | undefined {
  for (const { kind, data, at } of events)
    if (kind === 'cancelled' && data.reason === 'withdrawal') return { at, refund: data.refund }
  return undefined
}

const hourMs = 3_600_000

/** Whether the refund follows the withdrawal within an hour: its receipt has announced it already. */
function isSoonAfter(order: StoredOrder, at: number): boolean {
  return at - (withdrawalOf(order)?.at ?? 0) < hourMs
}
