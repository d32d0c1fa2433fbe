// Packing slip: what is in the parcel and who receives it, without prices.
import { fullName } from '#domain/customers/person-name.ts'
import { html, joinHtml, type Html } from '#domain/html.ts'
import { addressLines } from '#messages/address-lines.ts'
import { methodText } from '#messages/method-text.ts'
import { letterhead, lineDetails, sheet, type Parcel, type Printer } from './parcel.ts'

export function packingSlip(parcel: Parcel, { settings }: Pick<Printer, 'settings'>): Html {
  const { order, delivery, lines, locale, t } = parcel
  const rows = lines.map((line) => {
    const details = [...lineDetails(line, parcel), line.sku].filter(Boolean).join(' · ')
    return html`<tr><td>${line.title}<small>${details}</small></td><td>${line.quantity}</td></tr>`
  })
  return sheet(
    'packing-slip',
    locale,
    html`${letterhead(settings.shopName)}<h1>${t('order.packing-slip')}</h1><p>${t('track.number')} <bdi>${order.number}</bdi></p>
<p>${joinHtml(destination(parcel, settings), html`<br>`)}</p>
<table><thead><tr><th>${t('order.item')}</th><th>${t('order.quantity')}</th></tr></thead><tbody>${rows}</tbody></table>
<p>${t('order.exchange', order)}</p>${delivery.giftCode && html`<p>${t('order.giftCode')} <b>${delivery.giftCode}</b></p>`}`,
  )
}

/** The buyer collects the parcel at a point, or it goes to the recipient's address. */
function destination({ delivery, locale, t }: Parcel, settings: Printer['settings']): string[] {
  const { name, point } = methodText(settings, delivery.method, locale, t)
  if (!point) return addressLines(locale, delivery.address)
  return [fullName(delivery.address), name, ...point.split('\n')]
}
