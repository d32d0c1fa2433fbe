// The goods and amounts of an order as rows of a mail.
import type { StoredOrder } from '#data/orders.ts'
import { trackingLink } from '#domain/carrier.ts'
import type { Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import { formatMoney } from '#messages/format.ts'
import type { Translate } from '#messages/translator.ts'
import type { Row } from './layout.ts'

export type Parcel = { readonly carrier: string; readonly trackingNumber: string }

/** The number leads to the carrier's page where we know it. */
export function parcelRow(parcel: Parcel, t: Translate): Row {
  const label = t('mail.shipment', { carrier: parcel.carrier })
  return [label, parcel.trackingNumber, trackingLink(parcel) ?? undefined]
}

export function goodsRows(
  order: StoredOrder,
  lines: StoredOrder['lines'],
  locale: Locale,
  t: Translate,
): Row[] {
  return lines.map((line) => {
    const price = money(line.unitPrice * line.quantity, order.currency)
    return [`${line.quantity} × ${nameOf(line, t)}`, formatMoney(locale, price)]
  })
}

/** The goods of a return, without prices. */
export function returnedRows(
  order: StoredOrder,
  lines: readonly { id: string; quantity: number }[],
  t: Translate,
): Row[] {
  return lines.flatMap(({ id, quantity }) => {
    const line = order.lines.find((each) => each.id === id)
    return line ? [[nameOf(line, t), `×\u00a0${quantity}`] as const] : []
  })
}

function nameOf(line: StoredOrder['lines'][number], t: Translate): string {
  const personal = line.personalisation && t('cart.quoted', { text: line.personalisation })
  return [line.title, line.optionsText, personal].filter(Boolean).join(' · ')
}

export function totalRows(order: StoredOrder, locale: Locale, t: Translate): Row[] {
  const amount = (minor: number) => formatMoney(locale, money(minor, order.currency))
  return [
    [t('mail.subtotal'), amount(order.subtotal)] as const,
    ...(order.giftWrap ? [[t('mail.giftWrap'), amount(order.giftWrap)] as const] : []),
    [t('mail.shippingFee'), order.shippingFee ? amount(order.shippingFee) : t('totals.free')] as const,
    ...discountRows(order, t).map(([label, minor]) => [label, amount(-minor)] as const),
    [t('mail.total'), amount(order.total)] as const,
  ]
}

/** By name, as the shopper was told them; in one where their names were not kept. */
function discountRows({ discount, discounts }: StoredOrder, t: Translate): (readonly [string, number])[] {
  const named = discounts
    .filter(({ minor }) => minor > 0)
    .map(({ name, minor }) => [t('totals.discountFor', { name }), minor] as const)
  if (named.length > 0) return named
  return discount > 0 ? [[t('mail.discount'), discount]] : []
}
