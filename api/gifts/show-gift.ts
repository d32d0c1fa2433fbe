// Converts a stored order to the view of one recipient, in the recipient's language.
import type { StoredOrder } from '#data/orders/orders.ts'
import { trackingLink } from '#domain/delivery/carrier.ts'
import { deliveryState } from '#domain/orders/order.ts'
import { exchangeableOf, giftLines, lastExchangeDay, replacementsOf } from '#services/gifts/exchangeable.ts'
import type { Gift } from '#services/gifts/open-gift.ts'
import type { Context } from '../context.ts'
import type { GiftView } from './gift-view.ts'

type Line = StoredOrder['lines'][number]

export async function showGift(gift: Gift, context: Context): Promise<GiftView> {
  const { order, position } = gift
  const delivery = order.deliveries[position]!
  const lines = giftLines(gift)
  const { facts, replacements } = await replacementsOf(order, lines, context)
  const { message, earliest, latest, shipments } = delivery
  return {
    state: deliveryState(shipments),
    earliest,
    latest,
    message,
    recipient: delivery.address.firstName,
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
      others: replacements.get(line.id) ?? [],
    })),
    shipments: shipments.map(({ carrier, trackingNumber }) => {
      return { carrier, trackingNumber, link: trackingLink({ carrier, trackingNumber }) }
    }),
    exchangeUntil: lastExchangeDay(gift, context),
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
