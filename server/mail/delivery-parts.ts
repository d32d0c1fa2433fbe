// What a mail says of each recipient: what they get, where it goes, and when it is there.
import type { StoredDelivery, StoredOrder } from '#data/orders.ts'
import type { Locale } from '#domain/locale.ts'
import { fullName } from '#domain/person-name.ts'
import { addressLines } from '#messages/address-lines.ts'
import { formatDateRange } from '#messages/format.ts'
import type { Translate } from '#messages/translator.ts'
import type { Part } from './layout.ts'
import { goodsRows, totalRows } from './order-rows.ts'

/** Goods, amounts, addresses and dates of the whole order. */
export function orderParts(order: StoredOrder, locale: Locale, t: Translate): Part[] {
  const [only, ...others] = order.deliveries
  const totals = totalRows(order, locale, t)
  if (only && others.length === 0)
    return [
      { rows: [...goodsRows(order, order.lines, locale, t), ...totals], totalLast: true },
      ...placeAndTime(only, locale, t),
    ]
  return [
    ...order.deliveries.flatMap((delivery) => deliveryParts(order, delivery, locale, t)),
    { rows: totals, totalLast: true },
  ]
}

/** One recipient's part of an order for several people. */
export function deliveryParts(
  order: StoredOrder,
  delivery: StoredDelivery,
  locale: Locale,
  t: Translate,
): Part[] {
  const lines = order.lines.filter((line) => line.delivery === delivery.position)
  return [
    { text: t('mail.for', { name: nameOf(delivery) }) },
    { rows: goodsRows(order, lines, locale, t) },
    ...placeAndTime(delivery, locale, t),
  ]
}

function placeAndTime(delivery: StoredDelivery, locale: Locale, t: Translate): Part[] {
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
