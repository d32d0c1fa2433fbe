// Pick list: what to take from the shelves for all chosen parcels, one row for each variant.
import { html, type Html } from '#domain/html.ts'
import type { Locale } from '#domain/markets/locale.ts'
import { translateFor } from '#messages/load.ts'
import type { Translate } from '#messages/translator.ts'
import { wrappingText } from '#messages/wrapping-text.ts'
import { sheet, type Parcel } from './parcel.ts'

type Pick = {
  readonly sku: string
  readonly title: string
  readonly options: string
  readonly quantity: number
  /** Pieces of each paper and ribbon. */
  readonly wraps: ReadonlyMap<string, number>
  readonly orders: readonly string[]
}

/** Sorted by SKU, as shelves are. Personal texts are on the packing slips. */
export function picksOf(parcels: readonly Parcel[], t: Translate): Pick[] {
  const picks = new Map<string, Pick>()
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

/** In the language of the staff member. */
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
