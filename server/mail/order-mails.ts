// The mails about an order, in the language it was placed in.
import type { StoredOrder } from '#data/orders.ts'
import { isLocale, type Locale } from '#domain/locale.ts'
import { money } from '#domain/money.ts'
import { addressLines } from '#messages/address-lines.ts'
import { formatDateRange, formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { renderHtml, renderText, type Part } from './layout.ts'

export const orderMailTemplates = ['order-placed', 'order-paid', 'order-shipped'] as const
export type OrderMailTemplate = (typeof orderMailTemplates)[number]

export type Composed = { readonly subject: string; readonly text: string; readonly html: string }

export function composeOrderMail(
  template: OrderMailTemplate,
  order: StoredOrder,
  publicOrigin: string,
): Composed {
  const locale: Locale = isLocale(order.locale) ? order.locale : 'us'
  const t = translateFor(locale)
  const number = { number: order.number }
  const words = {
    'order-placed': {
      subject: t('mail.placed.subject', number),
      heading: t('mail.placed.heading'),
      text: t('mail.placed.text', number),
    },
    'order-paid': {
      subject: t('mail.paid.subject', number),
      heading: t('mail.paid.heading'),
      text: t('mail.paid.text', number),
    },
    'order-shipped': {
      subject: t('mail.shipped.subject', number),
      heading: t('mail.shipped.heading'),
      text: t('mail.shipped.text', number),
    },
  }[template]
  const parts: Part[] = [
    { heading: words.heading },
    { text: words.text },
    ...(template === 'order-shipped' ? shipmentParts(order, t) : []),
    { rows: [...goods(order, locale), ...totals(order, locale, t)], totalLast: true },
    { text: `${t('mail.deliverTo')}\n${addressLines(locale, order.delivery.address).join('\n')}` },
    {
      text: t('mail.arrives', {
        dates: formatDateRange(locale, order.delivery.earliest, order.delivery.latest),
      }),
    },
    { button: t('mail.track'), href: trackLink(order, locale, publicOrigin) },
  ]
  const signature = t('mail.signature')
  return {
    subject: words.subject,
    text: renderText(parts, signature),
    html: renderHtml(locale, words.subject, parts, signature),
  }
}

function shipmentParts(order: StoredOrder, t: Translate): Part[] {
  return [
    {
      rows: order.shipments.map(
        ({ carrier, trackingNumber }) => [t('mail.shipment', { carrier }), trackingNumber] as const,
      ),
    },
  ]
}

function goods(order: StoredOrder, locale: Locale): (readonly [string, string])[] {
  return order.lines.map((line) => {
    const what = [line.title, line.optionsText, line.personalisation && `“${line.personalisation}”`]
      .filter(Boolean)
      .join(' · ')
    return [
      `${line.quantity} × ${what}`,
      formatMoney(locale, money(line.unitPrice * line.quantity, order.currency)),
    ] as const
  })
}

function totals(order: StoredOrder, locale: Locale, t: Translate): (readonly [string, string])[] {
  const amount = (minor: number) => formatMoney(locale, money(minor, order.currency))
  return [
    [t('mail.subtotal'), amount(order.subtotal)] as const,
    ...(order.giftWrap ? [[t('mail.giftWrap'), amount(order.giftWrap)] as const] : []),
    [t('mail.shippingFee'), amount(order.shippingFee)] as const,
    ...(order.discount ? [[t('mail.discount'), amount(-order.discount)] as const] : []),
    [t('mail.total'), amount(order.total)] as const,
  ]
}

/** Leads to the tracking page with the number filled in: the link alone opens nothing. */
function trackLink(order: StoredOrder, locale: Locale, publicOrigin: string): string {
  return `${publicOrigin}${locale === 'us' ? '' : `/${locale}`}/trackOrder?number=${order.number}`
}
