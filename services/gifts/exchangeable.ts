// What the recipient of a gift may exchange, until when, and for which variants.
import { variantsOf } from '#data/orders/gifts.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { deliveryState } from '#domain/orders/order.ts'
import { linePeriod } from '#domain/orders/returns.ts'
import { parcelLines } from '../orders/kept-lines.ts'
import { returnableOrder } from '../orders/returnable-order.ts'
import type { VisitorContext } from '../visitor.ts'
import type { Gift } from './open-gift.ts'

type Line = StoredOrder['lines'][number]
type Parcel = Omit<Gift, 'isThanked'>
type Replacement = { readonly id: string; readonly optionsText: string }

/** What decides how long something may be exchanged. */
type Clock = Pick<VisitorContext, 'settings' | 'now'>
export function giftLines({ order, position }: Parcel): readonly Line[] {
  return parcelLines(order).filter((line) => line.delivery === position)
}

/** A recipient who types the code has the parcel. An unconfirmed delivery counts as delivered now. */
function deliveredGift({ order, position }: Parcel, { settings, now }: Clock) {
  const returnable = returnableOrder(order, settings.shipping.warehouse)
  const isUnderWay = deliveryState(order.deliveries[position]?.shipments ?? []) === 'shipped'
  const lines = returnable.lines.map((line) => ({
    ...line,
    deliveredAt: line.deliveredAt ?? (isUnderWay ? now() : null),
  }))
  return { ...returnable, lines }
}

/** Quantity of a line that can be exchanged now; 0 for personalised gifts. */
export function exchangeableOf(gift: Parcel, lineId: string, shop: Clock): number {
  const delivered = deliveredGift(gift, shop)
  const line = delivered.lines.find(({ id }) => id === lineId)
  if (!line || line.isPersonal || !linePeriod('exchange', delivered, lineId, shop.now())) return 0
  return line.quantity - line.returned
}

/** Last day of an exchange; null if there is none. */
export function lastExchangeDay(gift: Parcel, shop: Clock): string | null {
  const delivered = deliveredGift(gift, shop)
  return (
    giftLines(gift)
      .flatMap(({ id }) => linePeriod('exchange', delivered, id, shop.now())?.latest ?? [])
      .sort()
      .at(-1) ?? null
  )
}

/**
 * Facts of the products' variants, and possible replacements by line. They are in stock and not more expensive,
 * because an exchange is free.
 */
export async function replacementsOf(
  order: StoredOrder,
  lines: readonly Line[],
  { db, catalog, caller }: VisitorContext,
) {
  const siblings = await variantsOf(db, [...new Set(lines.map(({ productId }) => productId))])
  const ids = siblings.map(({ id }) => id)
  const facts = await catalog.products.variants(ids, caller.locale, order.currency)
  const replacements = new Map<string, Replacement[]>()
  for (const line of lines) {
    const possible = [...facts.values()].filter(
      (fact) =>
        fact.productId === line.productId &&
        fact.variantId !== line.variantId &&
        fact.stock > 0 &&
        fact.price.minor <= line.currentPrice,
    )
    const offered = possible.map(({ variantId, optionsText }) => ({ id: variantId, optionsText }))
    replacements.set(line.id, offered)
  }
  return { facts, replacements }
}
