// One printable document for several orders: pick list, packing slips, gift receipts and cards. None shows prices.
import encodeQR from 'qr'
import type { Queryable } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { plainDateIn } from '#domain/calendar/calendar.ts'
import { fullName } from '#domain/customers/person-name.ts'
import { html, htmlLines, joinHtml, type Html } from '#domain/html.ts'
import { localeOrDefault, type Locale } from '#domain/markets/locale.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { addressLines } from '#messages/address-lines.ts'
import { formatDate } from '#messages/format.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { wrappingText } from '#messages/wrapping-text.ts'
import { loadReplacements, withTitles } from '../order-texts.ts'
import { loadOrdersToShip } from '../ship-to.ts'
import { parcelOf, sheet, letterhead, lineDetails, type Parcel, type Printer } from './parcel.ts'

export const printed = ['pick-list', 'packing-slips', 'gift-receipts', 'cards'] as const
export type Printed = (typeof printed)[number]

export const maxPrintedOrders = 100

export type PrintRequest = {
  readonly numbers: readonly string[]
  readonly documents: readonly Printed[]
  /** Language of the staff member; the documents of a parcel are in the language of its buyer. */
  readonly locale: Locale
}

/** Documents of one kind follow each other, so that a printer's paper is changed once. Sorted as the numbers are. */
export async function printOrders(
  db: Queryable,
  { numbers, documents, locale }: PrintRequest,
  printer: Printer,
): Promise<Html | Refusal<'order-unknown'>> {
  const orders = await loadOrdersToShip(db, numbers.slice(0, maxPrintedOrders))
  if (isRefusal(orders)) return orders
  const parcels = await Promise.all(
    orders.map((order) => parcelsToPrint(db, order, localeOrDefault(order.locale))),
  )
  const picked = documents.includes('pick-list')
    ? await Promise.all(
        orders.map(async (order) => parcelsToPrint(db, await withTitles(db, order, locale), locale)),
      )
    : []
  const sheets: Record<Printed, () => readonly Html[]> = {
    'pick-list': () => [pickList(picked.flat(), locale)],
    'packing-slips': () => parcels.flat().map((parcel) => packingSlip(parcel, printer)),
    'gift-receipts': () => parcels.flat().map((parcel) => giftReceipt(parcel, printer)),
    cards: () => parcels.flat().flatMap(cards),
  }
  return html`${printed.filter((each) => documents.includes(each)).map((each) => sheets[each]())}`
}

/**
 * What is not sent, replacements of exchanges too; all parcels if nothing is left, for a second copy. Nothing of an
 * order that was cancelled since staff loaded their list.
 */
async function parcelsToPrint(db: Queryable, order: StoredOrder, locale: Locale): Promise<Parcel[]> {
  if (order.status === 'cancelled') return []
  const parcels = order.deliveries.map((delivery) => parcelOf(order, delivery))
  const filled = parcels.filter(({ lines }) => lines.length > 0)
  const waiting = [
    ...filled.filter(({ delivery }) => delivery.shipments.length === 0),
    ...(await replacementParcels(db, order, locale)),
  ]
  return waiting.length > 0 ? waiting : filled
}

/** Without the cards, which the recipient has. */
async function replacementParcels(db: Queryable, order: StoredOrder, locale: Locale): Promise<Parcel[]> {
  const requests = order.requests.filter(({ kind, status, parcel }) => {
    return kind === 'exchange' && status === 'approved' && !parcel
  })
  const names = await loadReplacements(db, { requests }, locale)
  return requests.flatMap((request) => {
    const lines = request.lines.flatMap(({ id, quantity, replacement }) => {
      const line = order.lines.find((each) => each.id === id)
      const name = replacement === null ? undefined : names.get(replacement)
      return line && name ? [{ ...line, ...name, variantId: replacement!, quantity, giftMessage: '' }] : []
    })
    const delivery = order.deliveries[lines[0]?.delivery ?? -1]
    return delivery ? [{ ...parcelOf(order, { ...delivery, message: '' }), lines }] : []
  })
}

/**
 * The message to the recipient of a parcel, and one card for each gift with a message of its own. The small print shows
 * the packer where the card belongs.
 */
export function cards({ order, delivery, lines, locale }: Parcel): Html[] {
  const messages = [
    { text: delivery.message, belongsTo: fullName(delivery.address) },
    ...lines.map(({ giftMessage, title }) => ({ text: giftMessage, belongsTo: title })),
  ]
  return messages
    .filter(({ text }) => text !== '')
    .map(({ text, belongsTo }) =>
      sheet(
        'card',
        locale,
        html`<blockquote dir="auto">${htmlLines(text)}</blockquote><p class="small"><bdi>${order.number}</bdi> · <bdi>${belongsTo}</bdi></p>`,
      ),
    )
}

/** Packing slip: what is in the parcel and who receives it, without prices. */
export function packingSlip(parcel: Parcel, { shopName }: Pick<Printer, 'shopName'>): Html {
  const { order, delivery, lines, locale, t } = parcel
  const rows = lines.map((line) => {
    const details = [...lineDetails(line, parcel), line.sku].filter(Boolean).join(' · ')
    return html`<tr><td>${line.title}<small>${details}</small></td><td>${line.quantity}</td></tr>`
  })
  return sheet(
    'packing-slip',
    locale,
    html`${letterhead(shopName)}<h1>${t('order.packing-slip')}</h1><p>${t('track.number')} <bdi>${order.number}</bdi></p>
<p>${joinHtml(addressLines(locale, delivery.address), html`<br>`)}</p>
<table><thead><tr><th>${t('order.item')}</th><th>${t('order.quantity')}</th></tr></thead><tbody>${rows}</tbody></table>
<p>${t('order.exchange', order)}</p>${delivery.giftCode && html`<p>${t('order.giftCode')} <b>${delivery.giftCode}</b></p>`}`,
  )
}

/** Gift receipt, A6: greeting, message, gifts without prices, and the code that opens the parcel's page. */
export function giftReceipt(parcel: Parcel, { shopName, publicOrigin, timeZone }: Printer): Html {
  const { order, delivery, lines, locale, t } = parcel
  const { address, message, giftCode } = delivery
  const gifts = lines.map((line) => {
    const details = lineDetails({ ...line, wrap: false }, parcel).join(' · ')
    return html`<li>${t('cart.times', { quantity: line.quantity })} <b>${line.title}</b>${details && html`<small>${details}</small>`}${quote(line.giftMessage)}</li>`
  })
  const name = address.firstName || fullName(address)
  const placedOn = formatDate(locale, plainDateIn(order.placedAt, timeZone))
  return sheet(
    'gift-receipt',
    locale,
    html`${letterhead(shopName)}<h1>${t('order.gift-receipt')}</h1>${name && html`<p class="greeting">${t('order.giftFor', { name })}</p>`}
${quote(message)}<ul>${gifts}</ul>
${giftCode ? codeBlock(giftCode, publicOrigin, parcel) : html`<p>${t('order.exchange', order)}</p>`}
<p class="small">${t('track.number')} <bdi>${order.number}</bdi> · ${placedOn}</p>`,
  )
}

function quote(text: string): Html | '' {
  return text && html`<blockquote dir="auto">${htmlLines(text)}</blockquote>`
}

/** The address has no language prefix, because the recipient's browser determines it. The fragment reaches no log. */
function codeBlock(code: string, publicOrigin: string, { t, order: { returnDays } }: Parcel): Html {
  const address = `${new URL(publicOrigin).host}/gift`
  return html`<div class="code">${qrCode(`${publicOrigin}/gift#${code}`)}<p>${t('order.codeText', { address, returnDays })}<br>${t('order.giftCode')} <b dir="ltr">${code}</b></p></div>`
}

function qrCode(text: string): Html {
  const rows = encodeQR(text, 'raw', { border: 2 })
  const dots = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])))
  return html`<svg aria-hidden="true" viewBox="0 0 ${rows.length} ${rows.length}" shape-rendering="crispEdges"><rect width="100%" height="100%" fill="white"/><path d="${dots.join('')}" fill="black"/></svg>`
}

type PickedVariant = {
  readonly sku: string
  readonly title: string
  readonly options: string
  readonly quantity: number
  /** Pieces of each paper and ribbon. */
  readonly wraps: ReadonlyMap<string, number>
  readonly orders: readonly string[]
}

/** Sorted by SKU, as shelves are. Personal texts are on the packing slips. */
export function picksOf(parcels: readonly Parcel[], t: Translate): PickedVariant[] {
  const picks = new Map<string, PickedVariant>()
  for (const { order, lines } of parcels)
    for (const line of lines) {
      const { variantId, sku, title, optionsText: options, quantity } = line
      const pick = picks.get(variantId) ?? {
        sku,
        title,
        options,
        quantity: 0,
        wraps: new Map<string, number>(),
        orders: [],
      }
      const wraps = new Map(pick.wraps)
      if (line.wrap) wraps.set(wrappingText(t, line), (wraps.get(wrappingText(t, line)) ?? 0) + quantity)
      const orders = pick.orders.includes(order.number) ? pick.orders : [...pick.orders, order.number]
      picks.set(variantId, { ...pick, quantity: pick.quantity + quantity, wraps, orders })
    }
  return [...picks.values()].toSorted((a, b) => (a.sku < b.sku ? -1 : 1))
}

/** What to take from the shelves, one row for each variant. In the language of the staff member. */
export function pickList(parcels: readonly Parcel[], locale: Locale): Html {
  const t = translateFor(locale)
  const rows = picksOf(parcels, t).map(
    ({ sku, title, options, quantity, wraps, orders }) =>
      html`<tr><td><bdi>${sku}</bdi></td><td>${title}<small>${options}</small>${[...wraps].map(([words, pieces]) => html`<small>${words} (${t('cart.times', { quantity: pieces })})</small>`)}</td><td>${orders.map((number, at) => html`${at > 0 ? ', ' : ''}<bdi>${number}</bdi>`)}</td><td>${quantity}</td></tr>`,
  )
  return sheet(
    'pick-list',
    locale,
    html`<h1>${t('admin.orders.pickList')}</h1><table><thead><tr><th>${t('admin.orders.sku')}</th><th>${t('order.item')}</th><th>${t('admin.orders.orders')}</th><th>${t('order.quantity')}</th></tr></thead><tbody>${rows}</tbody></table>`,
  )
}
