// What each mail about an order says: its subject, its sentences and the rows that belong to them.
import type { StoredEvent } from '#data/orders/order-events.ts'
import type { StoredDelivery, StoredOrder, StoredRequest } from '#data/orders/orders.ts'
import { timeZones } from '#domain/calendar/calendar.ts'
import { trackingLink } from '#domain/delivery/carrier.ts'
import { warehouse } from '#domain/delivery/delivery.ts'
import { localeTable, type Locale } from '#domain/markets/locale.ts'
import { isCountry } from '#domain/markets/market.ts'
import { money } from '#domain/pricing/money.ts'
import type { OrderEvent, OrderEventKind } from '#domain/orders/order-event.ts'
import { lastReturnDay, refundDates } from '#domain/orders/returns.ts'
import { placedMailMs } from '#domain/orders/unpaid-orders.ts'
import type { Seller } from '#domain/markets/seller.ts'
import { formatCountry, formatDate, formatDateRange, formatMoney } from '#messages/format.ts'
import { formatClock, formatTime, formatZone } from '#messages/format-time.ts'
import { isolate } from '#messages/isolate.ts'
import type { Translate } from '#messages/translator.ts'
import { nameOf } from './delivery-parts.ts'
import type { Part } from './layout.ts'
import type { MailSubject } from './order-mails.ts'
import { parcelRow, returnedGoods, type Parcel } from './order-rows.ts'

export type OrderMailContent = {
  readonly subject: string
  readonly heading: string
  readonly texts: readonly string[]
  readonly rows?: readonly Part[]
  /** Goods, amounts and address follow. */
  readonly showsOrder?: boolean
  /** Only this recipient's part of it follows. */
  readonly delivery?: StoredDelivery
  readonly button?: string
  /** The carrier's page of the parcel: the button then leads there. */
  readonly parcelLink?: string | undefined
}

/** Times that count by law or contract are told on the shop's clock, with its zone. */
const zone = warehouse.timeZone

export function orderMailContent(
  { template, order, event, seller, publicOrigin }: MailSubject,
  locale: Locale,
  t: Translate,
): OrderMailContent | null {
  const number = { number: order.number }
  const plain = (subject: string, ...texts: string[]): OrderMailContent => ({
    subject,
    heading: subject,
    texts,
  })
  const whole = (subject: string, heading: string, text: string): OrderMailContent => {
    return { subject, heading, texts: [text], showsOrder: true }
  }
  switch (template) {
    case 'order-placed':
      // Paid by now, as nearly always, or given up: the mail that says so says all there is.
      if (order.total === 0 || order.status !== 'unpaid') return null
      return whole(
        t('mail.placed.subject', number),
        t('mail.placed.heading'),
        t('mail.placed.text', {
          ...number,
          minutes: (order.heldUntil - order.placedAt - placedMailMs) / 60_000,
        }),
      )
    case 'order-paid':
      return whole(t('mail.paid.subject', number), t('mail.paid.heading'), t('mail.paid.text', number))
    case 'order-shipped': {
      const { data } = eventOf('shipped', 'parcel', 'group-shipped')
      const delivery = recipientOf(order, data.delivery)
      const parcels = delivery?.shipments ?? order.deliveries.flatMap(({ shipments }) => shipments)
      const parcel = parcelOf(data.trackingNumber, parcels)
      const parcelLink = trackingLink(parcel) ?? undefined
      const rows: Part[] = [{ rows: [parcelRow(parcel, t)] }]
      if (delivery) {
        const whose = { ...number, name: nameOf(delivery) }
        return {
          ...plain(t('mail.shippedTo.subject', whose), t('mail.shippedTo.text', whose)),
          rows,
          delivery,
          parcelLink,
        }
      }
      const words = [t('mail.shipped.subject', number), t('mail.shipped.heading')] as const
      return { ...whole(...words, t('mail.shipped.text', number)), rows, parcelLink }
    }
    case 'order-reminder': {
      if (order.status !== 'unpaid') return null
      const time = buyersClock(order, locale, t)
      const told = whole(t('mail.reminder.subject', number), '', t('mail.reminder.text', { time }))
      return { ...told, heading: told.subject, button: t('mail.reminder.button') }
    }
    case 'order-cancelled': {
      const { reason, refund } = eventOf('cancelled').data
      // The receipt of the withdrawal says it all.
      if (reason === 'withdrawal' && withdrawalOf(order)) return null
      const promised = refund > 0 ? [refundText(refund)] : []
      return plain(t('mail.cancelled.subject', number), t(`mail.cancelled.${reason}`, number), ...promised)
    }
    case 'order-refunded': {
      const { at, data } = eventOf('refunded')
      if (withdrawalOf(order)?.refund === data.amount && isSoonAfter(order, at)) return null
      const text = t('mail.refunded.text', refundWords(data.amount))
      return plain(t('mail.refunded.subject', number), text)
    }
    case 'order-delivered': {
      const { at, data } = eventOf('delivered', 'group-delivered')
      const date = formatDate(locale, lastReturnDay(at))
      const delivery = recipientOf(order, data.delivery)
      if (!delivery)
        return plain(t('mail.delivered.subject', number), t('mail.delivered.text', { ...number, date }))
      const whose = { ...number, name: nameOf(delivery) }
      return plain(t('mail.deliveredTo.subject', whose), t('mail.deliveredTo.text', { ...whose, date }))
    }
    case 'review-invitation': {
      if (order.lines.every((line) => line.reviewed)) return null
      const told = plain(t('mail.invitation.subject'), t('mail.invitation.text', number))
      return { ...told, button: t('mail.invitation.button') }
    }
    case 'order-link': {
      const told = plain(t('mail.link.subject', number), t('mail.link.text', number))
      return { ...told, button: t('mail.link.button') }
    }
    case 'return-asked':
    case 'return-approved':
    case 'return-refused':
    case 'withdrawal-declared':
    case 'withdrawal-receipt': {
      const told = event && 'reference' in event.data ? event.data.reference : undefined
      const request = order.requests.find(({ reference }) => reference === told)
      return request ? tellRequest(template, request) : null
    }
  }

  /** What the mail tells of. Its job names it: without it there is nothing to say. */
  function eventOf<K extends OrderEventKind>(...kinds: K[]): StoredEvent & OrderEvent<K> {
    const isTold = (each: StoredEvent): each is StoredEvent & OrderEvent<K> =>
      kinds.some((kind) => kind === each.kind)
    if (event && isTold(event)) return event
    throw new Error(`the mail '${template}' tells of ${kinds.join(' or ')}, not of ${event?.kind}`)
  }

  function tellRequest(
    kind: `return-${string}` | `withdrawal-${string}`,
    request: StoredRequest,
  ): OrderMailContent {
    const { reference, answer, name, askedAt } = request
    const rows: Part[] = [{ goods: returnedGoods(order, request.lines, { locale, t, publicOrigin }) }]
    const sendTo: Part = { text: sellerLines(seller, locale).join('\n') }
    if (kind === 'return-asked') {
      const told = plain(
        t('mail.return-asked.subject', { reference }),
        t('mail.return-asked.text', { reference }),
      )
      return { ...told, rows: [sendTo, ...rows] }
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
      // Without the name: whoever typed it may be anybody.
      const told = plain(
        t('mail.declared.subject', { reference }),
        t('mail.declared.text', { time, ...number }),
      )
      return { ...told, rows: [...rows, { text: t('mail.declared.ask') }], button: t('mail.declared.button') }
    }
    const told = plain(
      t('mail.withdrawal.subject', { reference }),
      t('mail.withdrawal.text', { name, time, ...number }),
    )
    // Decided at once: nothing has left the house.
    const cancelled = order.status === 'cancelled'
    const refund = withdrawalOf(order)?.refund ?? 0
    const next: Part[] = cancelled
      ? [
          { text: t('mail.cancelled.withdrawal', number) },
          {
            text:
              refund > 0
                ? `${t('mail.withdrawal.refund')}\n${refundText(refund)}`
                : t('mail.withdrawal.refund'),
          },
        ]
      : [{ text: t('mail.withdrawal.sendBack') }, sendTo]
    return { ...told, rows: [...rows, ...next] }
  }

  function refundWords(minor: number) {
    const { earliest, latest } = refundDates(event?.at ?? order.placedAt)
    const amount = formatMoney(locale, money(minor, order.currency))
    return { amount, dates: formatDateRange(locale, earliest, latest) }
  }

  function refundText(minor: number): string {
    return t('mail.cancelled.refund', refundWords(minor))
  }
}

/** Until when the gifts are held, in the zone of the order's market, which it names: the reader may be elsewhere. */
function buyersClock({ country, heldUntil }: StoredOrder, locale: Locale, t: Translate): string {
  const here = isCountry(country) ? country : localeTable[locale].country
  const time = formatClock(locale, heldUntil, timeZones[here])
  return t('mail.zoned', { time, zone: formatZone(locale, heldUntil, timeZones[here]) })
}

/** Each line keeps its own direction among Arabic ones. */
function sellerLines(seller: Seller, locale: Locale): string[] {
  return [...seller.lines, formatCountry(locale, seller.country)].map((line) => isolate(locale, line))
}

/** Whose part of the order the event tells of; undefined where there is but one recipient, or all are meant. */
function recipientOf({ deliveries }: StoredOrder, delivery: number | undefined): StoredDelivery | undefined {
  if (deliveries.length < 2) return undefined
  return deliveries.find(({ position }) => position === delivery)
}

/** The parcel the event tells of. Events of earlier releases do not name it. */
function parcelOf(number: string | undefined, all: readonly Parcel[]): Parcel {
  return (
    all.find(({ trackingNumber }) => trackingNumber === number) ??
    all.at(-1) ?? { carrier: '', trackingNumber: '' }
  )
}

/** The cancelling of an order that was withdrawn from before it was packed, and what it promised back in minor units. */
function withdrawalOf({ events }: StoredOrder): { at: number; refund: number } | undefined {
  for (const { kind, data, at } of events)
    if (kind === 'cancelled' && data.reason === 'withdrawal') return { at, refund: data.refund }
  return undefined
}

const hourMs = 3_600_000

/** The receipt has just told of the money: a mail of its own is worth reading only where it took long. */
function isSoonAfter(order: StoredOrder, at: number): boolean {
  return at - (withdrawalOf(order)?.at ?? 0) < hourMs
}
