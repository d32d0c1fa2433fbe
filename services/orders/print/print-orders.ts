// One printable document for several orders: pick list, packing slips, gift receipts and cards. None shows prices.
import type { Queryable } from '#data/database.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { html, type Html } from '#domain/html.ts'
import { localeOrDefault, type Locale } from '#domain/markets/locale.ts'
import { isRefusal, type Refusal } from '#domain/refusal.ts'
import { loadReplacements, withTitles } from '../order-texts.ts'
import { loadOrdersToShip } from '../ship-to.ts'
import { cards } from './card.ts'
import { giftReceipt } from './gift-receipt.ts'
import { packingSlip } from './packing-slip.ts'
import { parcelOf, type Parcel, type Printer } from './parcel.ts'
import { pickList } from './pick-list.ts'

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
