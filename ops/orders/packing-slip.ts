// Prints the packing slip of a parcel as HTML: `npm run -s ops -- order slip 7K3M-Q2XA-9TB > slip.html`. The slip goes
// into the parcel, so it uses the buyer's language and shows no prices.
import type { StoredDelivery, StoredOrder } from '#data/orders/orders.ts'
import { html, joinHtml, raw, type Html } from '#domain/html.ts'
import { directionOf, isLocale, localeTable, type Locale } from '#domain/markets/locale.ts'
import { addressLines } from '#messages/address-lines.ts'
import { translateFor } from '#messages/load.ts'
import { textOption, wholeNumber, type Command } from '../command.ts'
import { findOrder } from './find-order.ts'

export const packingSlipCommand: Command = {
  name: 'order slip',
  about:
    'Prints the packing slip of a parcel as an HTML page, in the language of the buyer and without prices.',
  args: ['number'],
  options: {
    to: { type: 'string', about: 'Which recipient, as `order show` counts them; the first by default.' },
  },
  needsDatabase: true,
  async run(db, invocation) {
    const order = await findOrder(db, invocation.args[0] ?? '')
    const to = textOption(invocation, 'to')
    const position = to === undefined ? 0 : wholeNumber(to, '--to', 1, order.deliveries.length) - 1
    const slip = String(packingSlip(order, order.deliveries[position]!))
    return { text: slip, json: { number: order.number, to: position + 1, html: slip } }
  },
}

const styles = `@page { size: A5; margin: 12mm } body { font: 11pt/1.5 Figtree, system-ui, sans-serif } h1 { font-size: 16pt }
table { inline-size: 100%; border-collapse: collapse } th, td { padding: 2mm 0; border-block-end: 1px solid; text-align: start; vertical-align: top }
th:last-child, td:last-child { text-align: end } small { display: block }`

export function packingSlip(order: StoredOrder, delivery: StoredDelivery): Html {
  const locale: Locale = isLocale(order.locale) ? order.locale : 'us'
  const t = translateFor(locale)
  const lines = order.lines.filter((line) => line.delivery === delivery.position)
  const rows = lines.map(({ title, optionsText, personalisation, withoutText, wrap, sku, quantity }) => {
    const quoted = personalisation && t('cart.quoted', { text: personalisation })
    const personal = quoted || (withoutText && t('cart.withoutText'))
    const details = [optionsText, personal, wrap && t('cart.wrap'), sku].filter(Boolean).join(' · ')
    return html`<tr><td>${title}<small>${details}</small></td><td>${quantity}</td></tr>`
  })
  const title = t('after.packing-slip')
  const code = delivery.giftCode && html`<p>${t('after.giftCode')} <b>${delivery.giftCode}</b></p>`
  return html`<!doctype html><html lang="${localeTable[locale].tag}" dir="${directionOf(locale)}"><head><meta charset="utf-8"><title>${title} ${order.number}</title><style>${raw(styles)}</style></head>
<body><h1>${title}</h1><p>${t('track.number')} <bdi>${order.number}</bdi></p>
<p>${joinHtml(addressLines(locale, delivery.address), html`<br>`)}</p>
<table><thead><tr><th>${t('after.item')}</th><th>${t('after.quantity')}</th></tr></thead><tbody>${rows}</tbody></table>
<p>${t('after.exchange')}</p>${code}</body></html>`
}
