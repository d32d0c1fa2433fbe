// Composes order mails in the order's language. Each reports one event.
import type { StoredOrder } from '#data/orders/orders.ts'
import { localeOrDefault } from '#domain/markets/locale.ts'
import type { OrderMailTemplate } from '#domain/orders/order-event.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { isReceipt } from '#services/invoices/document-link.ts'
import { deliveryParts, mailedLines, orderParts } from './delivery-parts.ts'
import { composeMail, type ComposedMail, type MailPart } from './layout.ts'
import type { MailSubject } from './mail-subject.ts'
import { orderMailContent } from './order-mail-content.ts'
import type { OrderMailContent } from './order-mail-parts.ts'
import { pictureOf, type MailContext } from './order-rows.ts'
import { pageOrigin } from './page-origin.ts'

/** null where the mail no longer applies, such as a reminder of a paid order. */
export function composeOrderMail(about: MailSubject): ComposedMail | null {
  const { order, template, publicOrigin, drawingPath } = about
  const locale = localeOrDefault(order.locale)
  const t = translateFor(locale)
  const content = orderMailContent({ ...about, locale, t })
  if (!content) return null
  const page = pageOrigin(publicOrigin, locale)
  const context = { locale, t, publicOrigin, drawingPath }
  const parts: MailPart[] = [
    ...(content.showsOrder || content.delivery
      ? [{ pictures: picturesOf(order, content.delivery, context) }]
      : []),
    { heading: content.heading },
    ...content.texts.map((text) => ({ text })),
    ...(content.rows ?? []),
    ...(content.showsOrder ? orderParts(order, context) : []),
    ...(content.delivery ? deliveryParts(order, content.delivery, context) : []),
    content.parcelLink
      ? { button: t('order.follow'), href: content.parcelLink }
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
  order: StoredOrder,
  page: string,
  t: Translate,
): MailPart[] {
  const link =
    template === 'order-paid'
      ? t(isReceipt(order) ? 'order.receipt' : 'order.invoice')
      : template === 'order-refunded'
        ? t('order.creditNote')
        : null
  return link === null
    ? []
    : [{ small: '', link, href: `${page}/orderDetail?number=${order.number}#order-papers` }]
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
): MailPart {
  const button = content.button ?? t('mail.track')
  const fragment =
    template === 'order-link' || template === 'payment-link' || template === 'withdrawal-declared'
      ? `#access=${accessToken()}`
      : template === 'review-invitation'
        ? '#order-reviews'
        : ''
  return { button, href: `${page}/orderDetail?number=${number}${fragment}` }
}
