// Composes order mails in the order's language. Each reports one event.
import type { StoredOrder, StoredDelivery } from '#data/orders/orders.ts'
import { addresseeName } from '#domain/customers/person-name.ts'
import { localeOrDefault } from '#domain/markets/locale.ts'
import { isCountry } from '#domain/markets/market.ts'
import { cardLines } from '#domain/orders/card-lines.ts'
import { isOnAccount } from '#domain/orders/pay-on-invoice.ts'
import { isForMany } from '#domain/orders/sharing.ts'
import { money } from '#domain/pricing/money.ts'
import { addressLines } from '#messages/address-lines.ts'
import { formatDateRange, formatMoney } from '#messages/format.ts'
import { isolateLines } from '#messages/isolate.ts'
import { translateFor } from '#messages/load.ts'
import { methodText } from '#messages/method-text.ts'
import { unbrokenDates } from '#messages/unbroken.ts'
import { storedTaxes } from '#services/invoices/invoice-of.ts'
import { parcelLines } from '#services/orders/kept-lines.ts'
import { giftPicture } from './gift-picture.ts'
import { composeMail, type ComposedMail } from './layout.ts'
import type { MailPart } from './mail-part.ts'
import type { MailSubject } from './mail-subject.ts'
import { buttonsOf, lastLinks } from './order-buttons.ts'
import { orderMailContent } from './order-mail-content.ts'
import type { OrderMailContent } from './order-mail-parts.ts'
import { goodsWithQuantity, orderedGoods, sumOf, totalRows, type MailContext } from './order-rows.ts'
import { pageOrigin } from './page-origin.ts'
import { termsFile } from './terms-file.ts'

type OrderContext = MailContext & Pick<MailSubject, 'settings'>

/** null where the mail no longer applies, such as a reminder of a paid order. */
export function composeOrderMail(about: MailSubject): ComposedMail | null {
  const { order, publicOrigin, drawingPath, settings } = about
  const locale = localeOrDefault(order.locale)
  const t = translateFor(locale)
  const content = orderMailContent({ ...about, locale, t, warehouse: settings.shipping.warehouse })
  if (!content) return null
  const page = pageOrigin(publicOrigin, locale)
  const context = { locale, t, publicOrigin, drawingPath, settings }
  const shown = { ...order, lines: withUnsent(order) }
  const file = termsFile(about.terms ?? [], settings.shopName, about.seller)
  const arrival = arrivalParts(order, content, context)
  const buttons = buttonsOf({ ...about, content, page, t })
  const ordered: MailPart[] = [
    ...(content.showsOrder ? orderParts(shown, content, context) : []),
    ...(content.delivery ? sentParts(shown, content.delivery, context) : []),
    ...(content.goods?.length ? [{ goods: goodsWithQuantity(order, content.goods, context) }] : []),
  ]
  const isPersonal =
    ordered.length > 0 && mailedLines(order).some(({ personalisation }) => personalisation !== '')
  const { returnBy } = content
  const parts: MailPart[] = [
    headOf(order, content, context),
    ...content.texts.map((text) => ({ text })),
    ...(content.buttonFirst
      ? [...oneBlock([...arrival, ...(content.rows ?? [])]), ...buttons, ...ordered]
      : [...(content.rows ?? []), ...ordered, ...arrival, ...buttons]),
    ...(returnBy
      ? [{ text: t('mail.returnUntil', { date: returnBy, personal: isPersonal ? 'yes' : 'no' }) }]
      : []),
    ...lastLinks({ ...about, content, page, t }),
    ...(file ? [{ small: t('mail.termsAttached') }] : []),
  ]
  const { returnDays, country } = order
  const terms = returnBy ? null : { returnDays, isPersonal }
  const mail = composeMail(locale, content.subject, parts, terms, isCountry(country) ? country : undefined)
  return { ...mail, ...(file && { file }) }
}

/** With the gift as it is wrapped. An order with gifts for several people or without a wrapping shows a gift's picture. */
function headOf(
  order: StoredOrder,
  { heading, showsGift, ground }: OrderMailContent,
  context: OrderContext,
): MailPart {
  const picture = showsGift && !isUnpaid(order) ? giftPicture(order, showsGift, context) : null
  return { heading, ...(picture && { picture }), ...(ground && { ground }) }
}

/** Arrival, carrier and number are rows of one table. */
function oneBlock(parts: readonly MailPart[]): readonly MailPart[] {
  const rows = parts.flatMap((part) => ('rows' in part ? part.rows : []))
  return rows.length > 0 ? [...parts.filter((part) => !('rows' in part)), { rows }] : parts
}

/** Gifts that were withdrawn before they were sent are no more in the parcel than those that staff removed. */
function withUnsent(order: StoredOrder): StoredOrder['lines'] {
  const kept = new Map(parcelLines(order).map(({ id, quantity }) => [id, quantity]))
  return order.lines.map((line) => ({ ...line, removed: line.quantity - (kept.get(line.id) ?? 0) }))
}

/** The mail of an unpaid order has no text typed by the buyer. The e-mail address may belong to somebody else. */
function mailedLines(order: StoredOrder): StoredOrder['lines'] {
  if (!isUnpaid(order)) return order.lines
  return order.lines.map((line) => ({ ...line, personalisation: '', giftMessage: '' }))
}

function isUnpaid(order: StoredOrder): boolean {
  return order.paymentStatus === 'unpaid' && !isOnAccount(order)
}

/** Goods, amounts, addresses and dates of the whole order. */
function orderParts(order: StoredOrder, { payment }: OrderMailContent, context: OrderContext): MailPart[] {
  const [only, ...others] = order.deliveries
  const totals: MailPart[] = [...totalParts(order, context), ...(payment ? [{ text: payment }] : [])]
  if (isUnpaid(order)) {
    const lines = mailedLines(order)
    return [{ goods: orderedGoods(order, isForMany(order) ? sumOf(lines) : lines, context) }, ...totals]
  }
  if (only && others.length === 0)
    return [
      { goods: orderedGoods(order, order.lines, context) },
      ...placeParts(order, only, context),
      ...totals,
    ]
  if (isForMany(order)) return [...partsForMany(order, context), ...totals]
  const parts = order.deliveries.flatMap((delivery) => [
    ...deliveryParts(order, delivery, context),
    arrivalPart(delivery, context),
  ])
  return [...parts, ...totals]
}

/** The amounts, and the tax in the total. Sales tax is a row of its own. */
function totalParts(order: StoredOrder, context: OrderContext): MailPart[] {
  const { locale, t, settings } = context
  const tax = storedTaxes(order, settings.shipping.warehouse).reduce((sum, part) => sum + part.tax, 0)
  const amount = formatMoney(locale, money(tax, order.currency))
  return [
    { rows: totalRows(order, context), totalLast: true },
    ...(tax > 0 && !order.salesTax ? [{ text: t('totals.taxPart', { amount }) }] : []),
    // An address has its own note.
    ...(isExport(order) && (isUnpaid(order) || isForMany(order)) ? [{ text: t('totals.export') }] : []),
  ]
}

/** Dates of a single delivery. Each of several has its own. The mail of an unpaid order has none. */
function arrivalParts(
  order: StoredOrder,
  { showsOrder, delivery }: OrderMailContent,
  context: OrderContext,
): MailPart[] {
  const [only, ...others] = order.deliveries
  if (delivery) return [arrivalPart(delivery, context)]
  return showsOrder && only && others.length === 0 && !isUnpaid(order) ? [arrivalPart(only, context)] : []
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
  const dates = first && last ? unbrokenDates(formatDateRange(locale, first, last)) : null
  return [
    { section: t('bulk.recipients', { count: order.deliveries.length }) },
    { goods: orderedGoods(order, sumOf(order.lines), context) },
    dates === null ? { text: t('order.notSent') } : { rows: [[t('mail.arrival'), dates]] },
    { text: t('bulk.paper') },
  ]
}

/** One recipient's part of an order for several people. */
function deliveryParts(order: StoredOrder, delivery: StoredDelivery, context: OrderContext): MailPart[] {
  const lines = order.lines.filter((line) => line.delivery === delivery.position)
  return [
    { section: context.t('order.for', { name: addresseeName(delivery.address) }) },
    { goods: orderedGoods(order, lines, context) },
    ...placeParts(order, delivery, context),
  ]
}

/** A parcel on its way: its gifts without prices, and its address. Of several recipients, this one is named. */
function sentParts(order: StoredOrder, delivery: StoredDelivery, context: OrderContext): MailPart[] {
  const lines = order.lines.filter((line) => line.delivery === delivery.position)
  const name = addresseeName(delivery.address)
  return [
    ...(order.deliveries.length > 1 ? [{ section: context.t('order.for', { name }) }] : []),
    { goods: goodsWithQuantity(order, lines, context) },
    ...placeParts(order, delivery, context),
  ]
}

function arrivalPart(
  { requiresShipping, earliest, latest }: StoredDelivery,
  { locale, t }: OrderContext,
): MailPart {
  const dates = unbrokenDates(formatDateRange(locale, earliest, latest))
  return requiresShipping ? { rows: [[t('mail.arrival'), dates]] } : { text: t('order.notSent') }
}

function isExport({ taxNotes }: StoredOrder): boolean {
  return taxNotes.includes('export')
}

/** Where the delivery goes, and its card. */
function placeParts(
  order: StoredOrder,
  delivery: StoredDelivery,
  { locale, t, settings }: OrderContext,
): MailPart[] {
  const { name, point } = methodText(settings, delivery.method, locale, t)
  const place = point
    ? { label: name, text: point }
    : { label: t('checkout.address'), text: addressLines(locale, delivery.address).join('\n') }
  return [
    ...(delivery.requiresShipping
      ? [{ ...place, ...(isExport(order) && { note: t('mail.importTax') }) }]
      : []),
    ...(delivery.message
      ? [{ card: t('mail.card'), words: isolateLines(locale, cardLines(delivery.message).split('\n')) }]
      : []),
  ]
}
