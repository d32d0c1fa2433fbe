// What a mail says of each recipient: what they get, where it goes, and when it is there.
import type { StoredDelivery, StoredOrder } from '#data/orders/orders.ts'
import { fullName } from '#domain/customers/person-name.ts'
import { addressLines } from '#messages/address-lines.ts'
import { formatDateRange } from '#messages/format.ts'
import type { Part } from './layout.ts'
import { orderedGoods, totalRows, type Writing } from './order-rows.ts'

/**
 * Goods, amounts, addresses and dates of the whole order. Before it is paid, only what the shop itself has written:
 * whoever orders may have named somebody else's e-mail, and nothing they typed is sent there.
 */
export function orderParts(order: StoredOrder, writing: Writing): Part[] {
  const [only, ...others] = order.deliveries
  const totals: Part = { rows: totalRows(order, writing), totalLast: true }
  if (order.paymentStatus === 'unpaid') {
    const lines = order.lines.map((line) => ({ ...line, personalisation: '', giftMessage: '' }))
    return [{ goods: orderedGoods(order, lines, writing) }, totals]
  }
  if (only && others.length === 0)
    return [{ goods: orderedGoods(order, order.lines, writing) }, totals, ...placeAndTime(only, writing)]
  return [...order.deliveries.flatMap((delivery) => deliveryParts(order, delivery, writing)), totals]
}

/** One recipient's part of an order for several people. */
export function deliveryParts(order: StoredOrder, delivery: StoredDelivery, writing: Writing): Part[] {
  const lines = order.lines.filter((line) => line.delivery === delivery.position)
  return [
    { section: writing.t('mail.for', { name: nameOf(delivery) }) },
    { goods: orderedGoods(order, lines, writing) },
    ...placeAndTime(delivery, writing),
  ]
}

function placeAndTime(delivery: StoredDelivery, { locale, t }: Writing): Part[] {
  const dates = formatDateRange(locale, delivery.earliest, delivery.latest)
  return [
    { text: `${t('mail.deliverTo')}\n${addressLines(locale, delivery.address).join('\n')}` },
    { text: t('mail.arrives', { dates }) },
    ...(delivery.message ? [{ text: `${t('mail.card')}\n${delivery.message}` }] : []),
  ]
}

export function nameOf({ address }: StoredDelivery): string {
  return fullName(address, address.country === 'CN')
}
