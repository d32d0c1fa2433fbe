// The mails about an order, in the language it was placed in. Each tells of one event.
import type { StoredEvent } from '#data/orders/order-events.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { isLocale, type Locale } from '#domain/markets/locale.ts'
import type { Seller } from '#domain/markets/seller.ts'
import type { OrderMailTemplate } from '#domain/orders/order-event.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { deliveryParts, orderParts } from './delivery-parts.ts'
import { renderHtml, renderText, type Part } from './layout.ts'
import { orderMailContent, type OrderMailContent } from './order-mail-content.ts'

export type Composed = { readonly subject: string; readonly text: string; readonly html: string }

export type MailSubject = {
  readonly template: OrderMailTemplate
  readonly order: StoredOrder
  /** What the mail tells of; undefined for those that the clock or the customer asks for. */
  readonly event: StoredEvent | undefined
  readonly seller: Seller
  readonly publicOrigin: string
  /** Opens the whole order; made for the mail that carries it. */
  readonly accessToken: () => string
}

/** null where there is nothing to say any more: a reminder of an order that is paid. */
export function composeOrderMail(about: MailSubject): Composed | null {
  const { order, template, publicOrigin } = about
  const locale: Locale = isLocale(order.locale) ? order.locale : 'us'
  const t = translateFor(locale)
  const told = orderMailContent(about, locale, t)
  if (!told) return null
  const page = `${publicOrigin}${locale === 'us' ? '' : `/${locale}`}`
  const parts: Part[] = [
    ...(told.showsOrder || told.delivery
      ? [{ pictures: picturesOf(order, told.delivery, publicOrigin) }]
      : []),
    { heading: told.heading },
    ...told.texts.map((text) => ({ text })),
    ...(told.rows ?? []),
    ...(told.showsOrder ? orderParts(order, { locale, t, publicOrigin }) : []),
    ...(told.delivery ? deliveryParts(order, told.delivery, { locale, t, publicOrigin }) : []),
    told.parcelLink
      ? { button: t('mail.follow'), href: told.parcelLink }
      : buttonOf(template, told, order, page, about.accessToken, t),
    ...(told.parcelLink
      ? [{ small: '', link: t('mail.track'), href: `${page}/orderDetail?number=${order.number}` }]
      : []),
  ]
  const signature = t('mail.signature')
  return {
    subject: told.subject,
    text: renderText(parts, signature),
    html: renderHtml(locale, told.subject, parts, signature),
  }
}

/** The first gifts that the mail is about. */
function picturesOf(
  { lines }: StoredOrder,
  delivery: OrderMailContent['delivery'],
  publicOrigin: string,
): readonly string[] {
  const shown = delivery ? lines.filter((line) => line.delivery === delivery.position) : lines
  const names = new Set(shown.flatMap(({ picture }) => picture?.name ?? []))
  return [...names].slice(0, 3).map((name) => `${publicOrigin}/media/${name}-480.jpg`)
}

/**
 * Leads to the order's own page. It opens to its customer, and in the browser that placed it; anybody else is asked for the
 * e-mail there: the link alone opens nothing, but for the one asked for, and the one that confirms.
 */
function buttonOf(
  template: OrderMailTemplate,
  told: OrderMailContent,
  { number }: StoredOrder,
  page: string,
  accessToken: () => string,
  t: Translate,
): Part {
  const button = told.button ?? t('mail.track')
  const place =
    template === 'order-link' || template === 'withdrawal-declared'
      ? `#access=${accessToken()}`
      : template === 'review-invitation'
        ? '#order-reviews'
        : ''
  return { button, href: `${page}/orderDetail?number=${number}${place}` }
}
