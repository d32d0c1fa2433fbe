// Converts a stored order to the view of one recipient, in the recipient's language.
import { variantsOf } from '#data/orders/gifts.ts'
import type { StoredOrder } from '#data/orders/orders.ts'
import { trackingLink } from '#domain/delivery/carrier.ts'
import { deliveryState } from '#domain/orders/order.ts'
import { linePeriod } from '#domain/orders/returns.ts'
import type { Context } from '../context.ts'
import { keptLines } from '#services/orders/kept-lines.ts'
import { returnableOrder } from '#services/orders/returnable-order.ts'
import type { GiftView } from './gift-view.ts'

export type Gift = { readonly order: StoredOrder; readonly position: number; readonly isThanked: boolean }

type Line = StoredOrder['lines'][number]
type Other = { readonly id: string; readonly optionsText: string }

export async function showGift(gift: Gift, context: Context): Promise<GiftView> {
  const { order, position } = gift
  const delivery = order.deliveries[position]!
  const lines = keptLines(order).filter((line) => line.delivery === position)
  const { facts, others } = await goodsOf(order, lines, context)
  const { message, earliest, latest, shipments } = delivery
  return {
    state: deliveryState(shipments),
    earliest,
    latest,
    message,
    wrapping: lines.find(({ wrapping }) => wrapping)?.wrapping ?? null,
    isThanked: gift.isThanked,
    lines: lines.map((line) => ({
      id: line.id,
      title: facts.get(line.variantId)?.title ?? line.title,
      optionsText: facts.get(line.variantId)?.optionsText ?? line.optionsText,
      picture: line.picture && { ...line.picture, alt: line.title },
      quantity: line.quantity,
      personalisation: line.personalisation,
      giftMessage: line.giftMessage,
      exchangeable: exchangeableOf(gift, line.id, context),
      personal: line.personalisation !== '',
      others: others.get(line.id) ?? [],
    })),
    shipments: shipments.map(({ carrier, trackingNumber }) => {
      return { carrier, trackingNumber, link: trackingLink({ carrier, trackingNumber }) }
    }),
    exchangeUntil: lastDay(gift, lines, context),
    exchanges: exchangesOf(order, lines).map(({ reference, status, answer, parcel }) => ({
      reference,
      // Only withdrawals have the status 'declared'.
      status: status === 'declared' ? ('asked' as const) : status,
      answer,
      parcel: parcel && { ...parcel, link: trackingLink(parcel) },
    })),
    seller: { lines: [...context.settings.seller.lines], country: context.settings.seller.country },
  }
}

function exchangesOf({ requests }: StoredOrder, lines: readonly Line[]) {
  const own = new Set(lines.map(({ id }) => id))
  return requests.filter(
    ({ kind, lines: requested }) => kind === 'exchange' && requested.some(({ id }) => own.has(id)),
  )
}

/** What decides how long something may be exchanged. */
type Clock = Pick<Context, 'settings' | 'now'>

/** A recipient who types the code has the parcel. An unconfirmed delivery counts as delivered now. */
function deliveredGift({ order, position }: Omit<Gift, 'isThanked'>, { settings, now }: Clock) {
  const returnable = returnableOrder(order, settings.shipping.warehouse)
  const isUnderWay = deliveryState(order.deliveries[position]?.shipments ?? []) === 'shipped'
  const lines = returnable.lines.map((line) => ({
    ...line,
    deliveredAt: line.deliveredAt ?? (isUnderWay ? now() : null),
  }))
  return { ...returnable, lines }
}

/** Quantity of a line that can be exchanged now; 0 for personalised gifts. */
export function exchangeableOf(gift: Omit<Gift, 'isThanked'>, lineId: string, shop: Clock): number {
  const delivered = deliveredGift(gift, shop)
  const line = delivered.lines.find(({ id }) => id === lineId)
  if (!line || line.isPersonal || !linePeriod('exchange', delivered, lineId, shop.now())) return 0
  return line.quantity - line.returned
}

function lastDay(gift: Gift, lines: readonly Line[], shop: Clock): string | null {
  const delivered = deliveredGift(gift, shop)
  return (
    lines
      .flatMap(({ id }) => linePeriod('exchange', delivered, id, shop.now())?.latest ?? [])
      .sort()
      .at(-1) ?? null
  )
}

/**
 * Facts of the product's variants, and possible replacements by line: in stock and not more expensive, because an
 * exchange is free.
 */
async function goodsOf(order: StoredOrder, lines: readonly Line[], { db, catalog, caller }: Context) {
  const siblings = await variantsOf(db, [...new Set(lines.map(({ productId }) => productId))])
  const facts = await catalog.products.variants(
    siblings.map(({ id }) => id),
    caller.locale,
    order.currency,
  )
  const others = new Map<string, Other[]>()
  for (const line of lines) {
    const replacements = [...facts.values()].filter(
      (fact) =>
        fact.productId === line.productId &&
        fact.variantId !== line.variantId &&
        fact.stock > 0 &&
        fact.price.minor <= line.unitPrice,
    )
    others.set(
      line.id,
      replacements.map(({ variantId, optionsText }) => ({ id: variantId, optionsText })),
    )
  }
  return { facts, others }
}
