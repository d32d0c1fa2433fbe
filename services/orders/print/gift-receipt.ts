// Gift receipt, A6: greeting, message, gifts without prices, and the code that opens the parcel's page.
import encodeQR from 'qr'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { fullName } from '#domain/customers/person-name.ts'
import { html, htmlLines, joinHtml, type Html } from '#domain/html.ts'
import { giftWords, type GiftWords } from '#domain/orders/gift-words.ts'
import { giverFirstName } from '#domain/orders/order-greeting.ts'
import { formatDate } from '#messages/format.ts'
import { letterhead, lineDetails, sheet, type Parcel, type Printer } from './parcel.ts'

export function giftReceipt(parcel: Parcel, { publicOrigin, settings }: Printer): Html {
  const { shopName, shipping } = settings
  const { order, delivery, lines, locale, t } = parcel
  const { address, message, giftCode } = delivery
  const gifts = lines.map((line) => {
    const details = lineDetails({ ...line, wrap: false }, parcel).join(' · ')
    return html`<li>${t('cart.times', { quantity: line.quantity })} <b>${line.title}</b>${details && html`<small>${details}</small>`}</li>`
  })
  const name = address.firstName || fullName(address)
  const giver = giverFirstName(order, address)
  const placedOn = formatDate(locale, plainDateIn(order.placedAt, shipping.warehouse.timeZone))
  return sheet(
    'gift-receipt',
    locale,
    html`${letterhead(shopName)}<h1>${t('order.gift-receipt')}</h1>${name && html`<p class="greeting">${t('order.giftFor', { name })}</p>`}${giver && html`<p>${t('order.giftFrom', { name: giver })}</p>`}
${giftWords(message, lines).map(words)}<ul>${gifts}</ul>
${giftCode ? codeBlock(giftCode, publicOrigin, parcel) : html`<p>${t('order.exchange', order)}</p>`}
<p class="small">${t('track.number')} <bdi>${order.number}</bdi> · ${placedOn}</p>`,
  )
}

function words({ text, gift }: GiftWords): Html {
  return html`<blockquote dir="auto">${htmlLines(text)}</blockquote>${gift && html`<p class="small">${gift}</p>`}`
}

/** The address has no language prefix, because the recipient's browser determines it. The fragment reaches no log. */
function codeBlock(code: string, publicOrigin: string, { t, lines, order: { returnDays } }: Parcel): Html {
  const address = `${new URL(publicOrigin).host}/gift`
  const kept = lines.filter(({ personalisation }) => personalisation !== '').length
  const terms = [
    kept < lines.length ? t('order.codeExchange', { returnDays }) : t('order.codeText'),
    ...(kept > 0 ? [t('order.personalKept')] : []),
  ]
  return html`<div class="code">${qrCode(`${publicOrigin}/gift#${code}`)}<p>${t('order.scanCode', { address })}<br><b dir="ltr">${code}</b><br>${joinHtml(terms, html`<br>`)}</p></div>`
}

function qrCode(text: string): Html {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return html`<svg aria-hidden="true" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="white"/><path d="${dots.join('')}" fill="black"/></svg>`
}
