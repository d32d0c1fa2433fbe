// The goods and amounts of an order as rows of a mail.
import type { StoredOrder } from '#data/orders/orders.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { cardLines } from '#domain/orders/card-lines.ts'
import { money } from '#domain/pricing/money.ts'
import { formatMoney } from '#messages/format.ts'
import { isolate } from '#messages/isolate.ts'
import type { Translate } from '#messages/translator.ts'
import { wrappingText } from '#messages/wrapping-text.ts'
import { discountRows } from '#services/orders/discount-rows.ts'
import type { Good, Row } from './mail-part.ts'

/** Language, texts and origin for a mail. */
export type MailContext = {
  readonly locale: Locale
  readonly t: Translate
  readonly publicOrigin: string
  /** Address of a line's picture with its personal text. Absent: the mail shows photographs. */
  readonly drawingPath?: ((lineId: string) => string) | undefined
}

export type Parcel = { readonly carrier: string; readonly trackingNumber: string }

export function parcelRow(parcel: Parcel, t: Translate): Row {
  const label = t('mail.shipment', { carrier: parcel.carrier })
  return [label, parcel.trackingNumber]
}

type Line = StoredOrder['lines'][number]

export function orderedGoods(
  { currency }: StoredOrder,
  lines: readonly Line[],
  context: MailContext,
): Good[] {
  return lines.map((line) => {
    const price = money(line.unitPrice * line.quantity, currency)
    const good = goodOf(line, formatMoney(context.locale, price), context)
    const message = line.giftMessage
      ? { label: context.t('cart.giftMessage'), text: cardLines(line.giftMessage) }
      : undefined
    return { ...good, title: countedTitle(line), message }
  })
}

/** One line for each variant, without the texts of single gifts. */
export function sumOf(lines: readonly Line[]): Line[] {
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

/** Goods with their quantities, without prices. */
export function goodsWithQuantity(
  order: StoredOrder,
  lines: readonly { id: string; quantity: number }[],
  context: MailContext,
): Good[] {
  return lines.flatMap(({ id, quantity }) => {
    const line = order.lines.find((each) => each.id === id)
    return line ? [{ ...goodOf(line, '', context), title: countedTitle({ ...line, quantity }) }] : []
  })
}

function countedTitle({ quantity, title }: Pick<Line, 'quantity' | 'title'>): string {
  return `${quantity} × ${title}`
}

function goodOf(line: Line, value: string, context: MailContext): Good {
  const { locale, t } = context
  const { title, optionsText, personalisation, withoutText, removed } = line
  const personal = personalisation
    ? t('cart.personalText', { text: personalisation })
    : withoutText && t('cart.withoutText')
  return {
    title,
    details: [
      isolate(locale, optionsText),
      personal,
      wrappingText(t, line),
      removed > 0 && t('order.removed', { count: removed }),
    ]
      .filter(Boolean)
      .join(' · '),
    value,
    picture: pictureOf(line, 320, context),
  }
}

/** The photograph, with the personal text where its place is known. */
export function pictureOf(
  { id, picture, personalisation }: Line,
  width: 320 | 480,
  { publicOrigin, drawingPath }: Pick<MailContext, 'publicOrigin' | 'drawingPath'>,
): string | null {
  if (!picture) return null
  const isDrawn = drawingPath && personalisation && picture.lettering
  return publicOrigin + (isDrawn ? drawingPath(id) : `/media/${picture.name}-${width}.jpg`)
}

export function totalRows(order: StoredOrder, { locale, t }: MailContext): Row[] {
  const amount = (minor: number) => formatMoney(locale, money(minor, order.currency))
  return [
    [t('totals.subtotal'), amount(order.subtotal)] as const,
    ...(order.giftWrap ? [[t('totals.giftWrap'), amount(order.giftWrap)] as const] : []),
    ...discountRows(order, locale).map(({ label, minor }) => [label, amount(-minor)] as const),
    [t('totals.shippingFee'), order.shippingFee ? amount(order.shippingFee) : t('totals.free')] as const,
    ...(order.salesTax ? [[t('totals.salesTax'), amount(order.salesTax)] as const] : []),
    [t('totals.total'), amount(order.total)] as const,
  ]
}
