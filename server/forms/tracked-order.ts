// Content of a plain page for a tracked order: status, dates and goods.
import type { Output } from '#api/call.ts'
import { html, htmlLines, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatDateRange, formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import { orderStatusText } from '#messages/order-status-text.ts'

type Order = Output<'order.track'>['order']

export function trackedOrder(locale: Locale, order: Order): { title: string; content: Html } {
  const t = translateFor(locale)
  const deliveries = order.deliveries.map((delivery) => {
    const parcels = delivery.shipments.map(({ carrier, trackingNumber, link }) => {
      const number = html`${carrier} <bdi>${trackingNumber}</bdi>`
      return link
        ? html`<p>${number}<br><a href="${link}">${t('order.follow')}</a></p>`
        : html`<p>${number}</p>`
    })
    const days = formatDateRange(locale, delivery.earliest, delivery.latest)
    const arrives =
      !delivery.requiresShipping || order.status === 'cancelled' || delivery.state === 'delivered'
        ? null
        : html`<p>${t('order.arrives')} <strong>${days}</strong></p>`
    const point = delivery.point && html`<p>${delivery.method}<br>${htmlLines(delivery.point)}</p>`
    return [arrives, point, parcels]
  })
  const lines = order.lines.flatMap(({ title, optionsText, quantity, removed }) => {
    if (removed === quantity) return []
    const name = [title, optionsText].filter(Boolean).join(' · ')
    return html`<li>${t('cart.times', { quantity: quantity - removed })} <bdi>${name}</bdi></li>`
  })
  return {
    title: t('order.number', { number: order.number }),
    content: html`<p role="status"><strong>${t(orderStatusText(order.status))}</strong></p>${deliveries}<h2>${t('order.goods')}</h2><ul>${lines}</ul><p>${t('totals.total')} <strong><bdi>${formatMoney(locale, order.totals.total)}</bdi></strong></p>`,
  }
}
