// Operations of a gift's recipient, who opens it by the code in the parcel: view, thank, exchange. The buyer gets an
// e-mail for thanks only.
import { z } from 'zod'
import type { StoredOrder } from '#data/orders/orders.ts'
import { trackingLink } from '#domain/delivery/carrier.ts'
import { maxLines } from '#domain/orders/cart.ts'
import { giverFirstName } from '#domain/orders/order-greeting.ts'
import { deliveryState } from '#domain/orders/order.ts'
import { isRefusal } from '#domain/refusal.ts'
import { requestExchange } from '#services/gifts/exchange-gift.ts'
import { exchangeableOf, giftLines, lastExchangeDay, replacementsOf } from '#services/gifts/exchangeable.ts'
import { openGift, thankForGift, type Gift } from '#services/gifts/open-gift.ts'
import type { Context } from '../context.ts'
import { operation } from '../operation.ts'
import { trackingShape } from '../orders/order-view.ts'
import {
  idShape,
  textShape,
  emailShape,
  countryShape,
  drawnPictureShape,
  quantityShape,
  wrappingShape,
} from '../shapes.ts'

/**
 * A gift for its recipient: contents, parcels and possible exchanges. It contains no prices, and only the first name of
 * the buyer.
 */
const giftView = z
  .object({
    state: z.enum(['waiting', 'shipped', 'delivered']),
    /** Plain dates. */
    earliest: z.string(),
    latest: z.string(),
    message: z.string(),
    /** First name on the parcel; '' if it has none. */
    recipient: z.string(),
    /** First name of the giver; missing if it is unknown, or the recipient is the buyer. */
    giver: z.string().exactOptional(),
    /** False: none of the gifts is wrapped. */
    wrapped: z.boolean(),
    /** Of the first wrapped gift; null: the shop chooses paper and ribbon. */
    wrapping: wrappingShape.nullable(),
    /** The recipient has thanked the giver. */
    isThanked: z.boolean(),
    lines: z.array(
      z.object({
        id: z.string(),
        title: z.string(),
        optionsText: z.string(),
        picture: drawnPictureShape.nullable(),
        quantity: z.int(),
        personalisation: z.string(),
        giftMessage: z.string(),
        /** Quantity that can be exchanged now. */
        exchangeable: z.int(),
        /** Has a personalisation, so it cannot be exchanged. */
        personal: z.boolean(),
        /** Variants of the same product that are possible replacements. */
        others: z.array(z.object({ id: z.string(), optionsText: z.string() })),
      }),
    ),
    shipments: z.array(trackingShape),
    /** Last day to request an exchange; null if not possible. Before the delivery, as if it was today. */
    exchangeUntil: z.string().nullable(),
    /** Days after the delivery in which gifts can be exchanged. */
    returnDays: z.int().optional(),
    /** Oldest first. */
    exchanges: z.array(
      z.object({
        reference: z.string(),
        status: z.enum(['asked', 'approved', 'refused']),
        answer: z.string(),
        parcel: trackingShape.nullable(),
      }),
    ),
    /** The address for returned goods. */
    seller: z.object({ lines: z.array(z.string()), country: countryShape }),
  })
  .meta({ id: 'Gift' })

type GiftView = z.output<typeof giftView>

const giftCode = textShape(40)

/** These limits and 55 random bits in a code make guessing impractical. */
const limits = [
  { per: 'ip', calls: 20, seconds: 60 },
  { per: 'ip', calls: 120, seconds: 3600 },
] as const

export const viewGiftOperation = operation('gift.view', {
  summary: 'A gift by the code in its parcel, without prices. Of the buyer, it has the first name only.',
  input: z.strictObject({ giftCode }),
  output: giftView,
  refusals: ['gift-code-unknown'],
  limits,
  async run({ giftCode: typedCode }, context) {
    const gift = await openGift(context.db, typedCode)
    return isRefusal(gift) ? gift : showGift(gift, context)
  },
})

export const thankOperation = operation('gift.thank', {
  summary: 'The recipient thanks the giver, who gets one e-mail.',
  input: z.strictObject({ giftCode }),
  output: giftView,
  refusals: ['gift-code-unknown'],
  limits,
  async run({ giftCode: typedCode }, context) {
    const gift = await thankForGift(typedCode, context)
    return isRefusal(gift) ? gift : showGift(gift, context)
  },
})

export const requestExchangeOperation = operation('gift.exchange', {
  summary: 'The recipient requests another variant of a gift, or a voucher, within 99 days of the delivery.',
  input: z.strictObject({
    giftCode,
    lines: z
      .array(
        z.strictObject({
          id: idShape,
          quantity: quantityShape,
          /** The replacement variant; null: a voucher, which needs the e-mail. */
          wish: idShape.nullable(),
        }),
      )
      // A merged cart may have more than `maxLines`.
      .max(20 * maxLines),
    /** E-mail for messages about the exchange; optional. */
    email: emailShape.default(''),
  }),
  output: giftView,
  refusals: ['gift-code-unknown', 'exchange-not-possible', 'email-format'],
  creates: true,
  limits,
  async run({ lines, ...input }, context) {
    const exchanged = lines.map(({ wish, ...line }) => ({ ...line, replacement: wish }))
    const gift = await requestExchange({ ...input, lines: exchanged }, context)
    return isRefusal(gift) ? gift : showGift(gift, context)
  },
})

type Line = StoredOrder['lines'][number]

/** Converts a stored order to the view of one recipient, in the recipient's language. */
async function showGift(gift: Gift, context: Context): Promise<GiftView> {
  const { order, position } = gift
  const delivery = order.deliveries[position]!
  const lines = giftLines(gift)
  const { facts, replacements } = await replacementsOf(order, lines, context)
  const { message, earliest, latest, shipments } = delivery
  const giver = giverFirstName(order, delivery.address)
  return {
    state: deliveryState(shipments),
    earliest,
    latest,
    message,
    recipient: delivery.address.firstName,
    ...(giver && { giver }),
    wrapped: lines.some(({ wrap }) => wrap),
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
    returnDays: order.returnDays,
    exchanges: exchangesOf(order, lines).map(({ reference, status, answer, parcel }) => ({
      reference,
      // Only requests of the buyer have these two.
      status: status === 'declared' || status === 'cancelled' ? ('asked' as const) : status,
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
