// The content of mails about a parcel that was sent or has arrived.
import type { StoredOrder } from '#data/orders/orders.ts'
import { addresseeName } from '#domain/customers/person-name.ts'
import { trackingLink } from '#domain/delivery/carrier.ts'
import { giftRecipientName } from '#domain/orders/order-greeting.ts'
import { isKept, lastReturnDay } from '#domain/orders/returns.ts'
import { isForMany } from '#domain/orders/sharing.ts'
import { formatDate } from '#messages/format.ts'
import { isolate } from '#messages/isolate.ts'
import { parcelLines } from '#services/orders/kept-lines.ts'
import { sentBack } from '#services/orders/sent-back.ts'
import type { MailPart } from './mail-part.ts'
import type { OrderMail } from './mail-subject.ts'
import {
  arrivedRows,
  contentWithOrder,
  eventOf,
  plainContent,
  type OrderMailContent,
} from './order-mail-parts.ts'
import { parcelRow } from './order-rows.ts'
import { isMailedByParcel, isOfLastParcel, parcelOf, recipientOf } from './parcel-events.ts'

export function shipped(mail: OrderMail): OrderMailContent | null {
  const { order, event, t } = mail
  const { number } = order
  const sent = eventOf(mail, 'shipped', 'parcel', 'group-shipped')
  if (sent.kind !== 'parcel' && isMailedByParcel(order, sent, 'group-shipped')) return null
  const recipient = isolate(mail.locale, giftRecipientName(order))
  const heading = recipient ? t('order.onWayTo', { name: recipient }) : t('mail.shipped.heading')
  const text = t('mail.shipped.text', { number })
  const content = {
    ...contentWithOrder(t('mail.shipped.subject', { number }), heading, text),
    showsGift: 'sent' as const,
    recipient,
  }
  if (isForMany(order))
    return isOfLastParcel(order, event, ['shipped', 'parcel', 'group-shipped']) ? content : null
  const delivery = recipientOf(order, sent.data.delivery)
  const parcels = delivery?.shipments ?? order.deliveries.flatMap(({ shipments }) => shipments)
  const parcel = parcelOf(sent.data.trackingNumber, parcels)
  const rows: MailPart[] = [{ rows: [parcelRow(parcel, t)] }]
  const tracking = { rows, parcelLink: trackingLink(parcel) ?? undefined }
  const [only, ...others] = order.deliveries
  // What the buyer has paid is in the mail before.
  if (!delivery && only && others.length === 0)
    return { ...content, ...tracking, showsOrder: false, delivery: only }
  if (!delivery) return { ...content, ...tracking }
  const names = { number, name: addresseeName(delivery.address) }
  return {
    ...plainContent(t('mail.shippedTo.subject', names), t('mail.shippedTo.text', names)),
    ...tracking,
    showsGift: 'sent',
    delivery,
    buttonFirst: true,
  }
}

export function delivered(mail: OrderMail): OrderMailContent | null {
  const { order, event, warehouse, locale, t } = mail
  const { number } = order
  const arrived = eventOf(mail, 'delivered', 'group-delivered')
  if (isMailedByParcel(order, arrived, 'group-delivered')) return null
  if (isForMany(order) && !isOfLastParcel(order, event, ['delivered', 'group-delivered'])) return null
  const delivery = recipientOf(order, arrived.data.delivery)
  const goods = isForMany(order)
    ? []
    : parcelLines(order).filter((line) => !delivery || line.delivery === delivery.position)
  const shown = {
    showsGift: 'arrived',
    ground: 'sage',
    asksForReview: isReviewOpen(order),
    goods,
    rows: [{ rows: arrivedRows(mail, arrived.at, delivery) }],
    buttonFirst: true,
    returnBy: formatDate(locale, lastReturnDay(warehouse, arrived.at, order.returnDays)),
  } as const
  if (!delivery) {
    const subject = t('mail.delivered.subject', { number })
    const recipient = isolate(locale, giftRecipientName(order))
    return {
      ...plainContent(subject, t('mail.delivered.text', { number })),
      heading: recipient ? t('mail.delivered.headingFor', { name: recipient }) : t('mail.delivered.heading'),
      recipient,
      ...shown,
    }
  }
  const names = { number, name: addresseeName(delivery.address) }
  const texts = [t('mail.deliveredTo.subject', names), t('mail.deliveredTo.text', names)] as const
  return { ...plainContent(...texts), ...shown }
}

export function isReviewOpen(order: StoredOrder): boolean {
  const sent = new Set(parcelLines(order).map(({ id }) => id))
  return order.lines.some((line) => sent.has(line.id) && isReviewAwaited(order, line))
}

function isReviewAwaited(order: StoredOrder, line: StoredOrder['lines'][number]): boolean {
  return !line.reviewed && isKept({ ...line, ...sentBack(order, line) })
}
