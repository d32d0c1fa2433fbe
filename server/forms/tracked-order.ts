// Content of a plain page for a tracked order: status, dates and goods.
import type { Output } from '#api/call.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { formatDateRange, formatMoney } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import { escapeHtml } from '../mail/layout.ts'

type Order = Output<'order.track'>['order']

export function trackedOrder(locale: Locale, order: Order): { title: string; content: string } {
  const t = translateFor(locale)
  const deliveries = order.deliveries.map((delivery) => {
    const parcels = delivery.shipments.map(({ carrier, trackingNumber, link }) => {
      const number = `${escapeHtml(carrier)} <bdi>${escapeHtml(trackingNumber)}</bdi>`
      return link
        ? `<p>${number}<br><a href="${escapeHtml(link)}">${escapeHtml(t('after.follow'))}</a></p>`
        : `<p>${number}</p>`
    })
    const days = formatDateRange(locale, delivery.earliest, delivery.latest)
    const arrives =
      order.status === 'cancelled' || delivery.state === 'delivered'
        ? ''
        : `<p>${escapeHtml(t('order.arrives'))} <strong>${escapeHtml(days)}</strong></p>`
    return arrives + parcels.join('')
  })
  const lines = order.lines.map(({ title, optionsText, quantity }) => {
    const name = [title, optionsText].filter(Boolean).join(' · ')
    return `<li>${escapeHtml(t('cart.times', { quantity }))} <bdi>${escapeHtml(name)}</bdi></li>`
  })
  return {
    title: t('order.number', { number: order.number }),
    content: [
      `<p role="status"><strong>${escapeHtml(t(`order.status.${order.status}`))}</strong></p>`,
      ...deliveries,
      `<h2>${escapeHtml(t('order.goods'))}</h2><ul>${lines.join('')}</ul>`,
      `<p>${escapeHtml(t('totals.total'))} <strong><bdi>${escapeHtml(formatMoney(locale, order.totals.total))}</bdi></strong></p>`,
    ].join(''),
  }
}
