// Composes order mails in the order's language. Each reports one event.
import type { StoredEvent } from '#data/orders/order-events.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { isLocale, type Locale } from '#domain/markets/locale.ts'
import type { Warehouse } from '#domain/delivery/shipping-settings.ts'
import type { BankAccount } from '#domain/settings/bank-account.ts'
import type { Seller } from '#domain/markets/seller.ts'
import type { OrderMailTemplate } from '#domain/orders/order-event.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { deliveryParts, mailedLines, orderParts } from './delivery-parts.ts'
import { composeMail, type ComposedMail, type Part } from './layout.ts'
import { pictureOf, type MailContext } from './order-rows.ts'
import { orderMailContent, type OrderMailContent } from './order-mail-content.ts'

export type MailSubject = {
  readonly template: OrderMailTemplate
  readonly order: StoredOrder
  /** The reported event; undefined for mails by the scheduler or on the customer's request. */
  readonly event: StoredEvent | undefined
  readonly seller: Seller
  /** The merchant's account, for orders that are paid by transfer. */
  readonly account: BankAccount | null
  readonly warehouse: Warehouse
  readonly publicOrigin: string
  /** Creates a token with full access to the order. */
  readonly accessToken: () => string
  /** Address of a line's picture with its personal text. */
  readonly drawingPath: (lineId: string) => string
}

/** null where the mail no longer applies, such as a reminder of a paid order. */
export function composeOrderMail(about: MailSubject): ComposedMail | null {
  const { order, template, publicOrigin, drawingPath } = about
  const locale: Locale = isLocale(order.locale) ? order.locale : 'us'
  const t = translateFor(locale)
  const content = orderMailContent(about, locale, t)
  if (!content) return null
  const page = `${publicOrigin}${locale === 'us' ? '' : `/${locale}`}`
  const context = { locale, t, publicOrigin, drawingPath }
  const parts: Part[] = [
    ...(content.showsOrder || content.delivery
      ? [{ pictures: picturesOf(order, content.delivery, context) }]
      : []),
    { heading: content.heading },
    ...content.texts.map((text) => ({ text })),
    ...(content.rows ?? []),
    ...(content.showsOrder ? orderParts(order, context) : []),
    ...(content.delivery ? deliveryParts(order, content.delivery, context) : []),
    content.parcelLink
      ? { button: t('mail.follow'), href: content.parcelLink }
      : buttonOf(template, content, order, page, about.accessToken, t),
    ...documentPart(template, order, page, t),
    ...(content.parcelLink
      ? [{ small: '', link: t('mail.track'), href: `${page}/orderDetail?number=${order.number}` }]
      : []),
  ]
  return composeMail(locale, content.subject, parts)
}

/** Where the order's page links the document that this mail is about. */
function documentPart(
  template: OrderMailTemplate,
  { number }: StoredOrder,
  page: string,
  t: Translate,
): Part[] {
  const link =
    template === 'order-paid'
      ? t('after.invoice')
      : template === 'order-refunded'
        ? t('after.creditNote')
        : null
  return link === null ? [] : [{ small: '', link, href: `${page}/orderDetail?number=${number}#order-papers` }]
}

/** Addresses of up to three product pictures. */
function picturesOf(
  order: StoredOrder,
  delivery: OrderMailContent['delivery'],
  context: MailContext,
): readonly string[] {
  const lines = mailedLines(order)
  const selected = delivery ? lines.filter((line) => line.delivery === delivery.position) : lines
  return [...new Set(selected.flatMap((line) => pictureOf(line, 480, context) ?? []))].slice(0, 3)
}

/**
 * The button to the order's page. The page asks for the e-mail, except from the customer and the browser that placed the
 * order. Only the requested link, the payment link and the link to confirm a withdrawal contain a token with access.
 */
function buttonOf(
  template: OrderMailTemplate,
  content: OrderMailContent,
  { number }: StoredOrder,
  page: string,
  accessToken: () => string,
  t: Translate,
): Part {
  const button = content.button ?? t('mail.track')
  const fragment =
    template === 'order-link' || template === 'payment-link' || template === 'withdrawal-declared'
      ? `#access=${accessToken()}`
      : template === 'review-invitation'
        ? '#order-reviews'
        : ''
  return { button, href: `${page}/orderDetail?number=${number}${fragment}` }
}
