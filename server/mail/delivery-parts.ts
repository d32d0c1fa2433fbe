// Mail blocks for each recipient: goods, address and dates.
import type { StoredDelivery, StoredOrder } from '#data/orders/orders.ts'
import { addresseeName } from '#domain/customers/person-name.ts'
import { isOnAccount } from '#domain/orders/pay-on-invoice.ts'
import { isForMany } from '#domain/orders/sharing.ts'
import { addressLines } from '#messages/address-lines.ts'
import { formatDateRange } from '#messages/format.ts'
import type { MailPart } from './layout.ts'
import { orderedGoods, totalRows, type MailContext } from './order-rows.ts'

/** The mail of an unpaid order has no text typed by the buyer. The e-mail address may belong to somebody else. */
export function mailedLines(order: StoredOrder): StoredOrder['lines'] {
  if (!isUnpaid(order)) return order.lines
  return order.lines.map((line) => ({ ...line, personalisation: '', giftMessage: '' }))
}

function isUnpaid(order: StoredOrder): boolean {
  return order.paymentStatus === 'unpaid' && !isOnAccount(order)
}

/** Goods, amounts, addresses and dates of the whole order. */
export function orderParts(order: StoredOrder, context: MailContext): MailPart[] {
  const [only, ...others] = order.deliveries
  const totals: MailPart = { rows: totalRows(order, context), totalLast: true }
  if (isUnpaid(order)) {
    const lines = mailedLines(order)
    return [{ goods: orderedGoods(order, isForMany(order) ? sumOf(lines) : lines, context) }, totals]
  }
  if (only && others.length === 0)
    return [{ goods: orderedGoods(order, order.lines, context) }, totals, ...placeAndTime(only, context)]
  if (isForMany(order)) return [...partsForMany(order, context), totals]
  return [...order.deliveries.flatMap((delivery) => deliveryParts(order, delivery, context)), totals]
}

/** Goods and dates of an order for too many people to list; its page has the list. */
function partsForMany(order: StoredOrder, context: MailContext): MailPart[] {
  const { locale, t } = context
  const sent = order.deliveries.filter(({ requiresShipping }) => requiresShipping)
  const [first, last] = [
    sent.map(({ earliest }) => earliest).sort()[0],
    sent
      .map(({ latest }) => latest)
      .sort()
      .at(-1),
  ]
  const dates = first && last ? formatDateRange(locale, first, last) : null
  return [
    { section: t('bulk.recipients', { count: order.deliveries.length }) },
    { goods: orderedGoods(order, sumOf(order.lines), context) },
    { text: dates === null ? t('order.notSent') : t('mail.arrives', { dates }) },
    { text: t('bulk.paper') },
  ]
}

/** One line for each variant, without the texts of single gifts. */
function sumOf(lines: StoredOrder['lines']): StoredOrder['lines'] {
  return [...Map.groupBy(lines, ({ variantId }) => variantId).values()].map((each) => ({
    ...each[0]!,
    quantity: each.reduce((sum, { quantity }) => sum + quantity, 0),
    removed: each.reduce((sum, { removed }) => sum + removed, 0),
    personalisation: '',
    withoutText: false,
    giftMessage: '',
    wrap: false,
    wrapping: null,
  }))
}

/** One recipient's part of an order for several people. */
export function deliveryParts(
  order: StoredOrder,
  delivery: StoredDelivery,
  context: MailContext,
): MailPart[] {
  const lines = order.lines.filter((line) => line.delivery === delivery.position)
  return [
    { section: context.t('order.for', { name: addresseeName(delivery.address) }) },
    { goods: orderedGoods(order, lines, context) },
    ...placeAndTime(delivery, context),
  ]
}

function placeAndTime(delivery: StoredDelivery, { locale, t }: MailContext): MailPart[] {
  const dates = formatDateRange(locale, delivery.earliest, delivery.latest)
  const arrival: MailPart[] = delivery.requiresShipping
    ? [
        { text: `${t('mail.deliverTo')}\n${addressLines(locale, delivery.address).join('\n')}` },
        { text: t('mail.arrives', { dates }) },
      ]
    : [{ text: t('order.notSent') }]
  return [...arrival, ...(delivery.message ? [{ text: `${t('mail.card')}\n${delivery.message}` }] : [])]
}
