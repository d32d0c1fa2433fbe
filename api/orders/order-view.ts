// An order as its customer sees it. With a `masked` link the address shows city and first letters only.
import { z } from 'zod'
import { orderStatuses } from '#domain/orders/order.ts'
import { discountReasonView, discountView } from '../cart/cart-view.ts'
import { sellerView } from '../content/show-seller.ts'
import { countryShape, moneyShape, pictureShape } from '../shapes.ts'

export const orderView = z
  .object({
    number: z.string(),
    status: z.enum(orderStatuses),
    paymentStatus: z.enum(['unpaid', 'paid', 'partially-refunded', 'refunded']),
    /** How the payment stands at its provider; `confirming` may take minutes. */
    payment: z.enum(['open', 'confirming', 'paid', 'failed', 'cancelled', 'refunded']),
    /** Milliseconds. */
    placedAt: z.number(),
    /** Until then an unpaid order holds its stock, in milliseconds; null once paid or cancelled. */
    heldUntil: z.number().nullable(),
    email: z.string(),
    remark: z.string(),
    /** Whether address and e-mail are masked. */
    masked: z.boolean(),
    lines: z.array(
      z.object({
        id: z.string(),
        productKey: z.string(),
        title: z.string(),
        optionsText: z.string(),
        picture: pictureShape.nullable(),
        quantity: z.int(),
        unitPrice: moneyShape,
        total: moneyShape,
        personalisation: z.string(),
        /** Chosen to be without the text it could carry. */
        withoutText: z.boolean(),
        giftMessage: z.string(),
        wrap: z.boolean(),
        /** Position of its delivery. */
        delivery: z.int(),
        /** Carries a personal text, which a masked view does not show. */
        personal: z.boolean(),
        /** How many may still come back. */
        returnable: z.int(),
        /** Until when as a return, as a day; null where it has not arrived yet or the time is over. */
        returnUntil: z.string().nullable(),
        reviewed: z.boolean(),
      }),
    ),
    totals: z.object({
      subtotal: moneyShape,
      giftWrap: moneyShape,
      shippingFee: moneyShape,
      discount: moneyShape,
      total: moneyShape,
    }),
    discounts: z.array(
      discountView
        .omit({ freeShipping: true })
        /** null in orders that were placed before reasons were kept. */
        .extend({ reason: discountReasonView.nullable() }),
    ),
    /** Who pays, where that is none of several recipients; otherwise empty. */
    buyerName: z.string(),
    /** How the page thanks the buyer: 'Anna'. Empty where it is not known, and in a masked view. */
    greeting: z.string(),
    /** One per recipient. Days are plain dates. */
    deliveries: z.array(
      z.object({
        /** Empty in a masked view. */
        name: z.string(),
        /** How the recipient is greeted. Empty in a masked view. */
        firstName: z.string(),
        /** Address lines in the country's own order. */
        address: z.array(z.string()),
        country: countryShape,
        method: z.string(),
        shipsOn: z.string(),
        earliest: z.string(),
        latest: z.string(),
        /** The day that was wished for. */
        arriveOn: z.string().nullable(),
        message: z.string(),
        state: z.enum(['waiting', 'shipped', 'delivered']),
        /** For the gift receipt; null in a masked view. */
        giftCode: z.string().nullable(),
        shipments: z.array(
          z.object({
            carrier: z.string(),
            trackingNumber: z.string(),
            /** The carrier's own page about the parcel, where we know it. */
            link: z.string().nullable(),
            shippedAt: z.number(),
            deliveredAt: z.number().nullable(),
          }),
        ),
      }),
    ),
    /** Oldest first; `kind` is an event of domain/orders/order.ts. */
    timeline: z.array(
      z.object({
        kind: z.string(),
        at: z.number(),
        /** Of one recipient's delivery alone. */ delivery: z.int().nullable(),
      }),
    ),
    /** What the customer may do now. */
    options: z.object({
      cancel: z.boolean(),
      confirmDelivery: z.boolean(),
      review: z.boolean(),
      /** Until when, as a day; null where it is not possible. */
      return: z.string().nullable(),
      /** `until` null: nothing has arrived yet, so there is no last day. */
      withdraw: z.object({ until: z.string().nullable() }).nullable(),
    }),
    /** Returns and withdrawals, oldest first. */
    requests: z.array(
      z.object({
        reference: z.string(),
        kind: z.enum(['return', 'withdrawal']),
        /** `declared`: not in effect before it is confirmed. */
        status: z.enum(['declared', 'asked', 'approved', 'refused']),
        answer: z.string(),
        askedAt: z.number(),
        /** Days on which the money of an approved one is expected. */
        refund: z.object({ earliest: z.string(), latest: z.string() }).nullable(),
      }),
    ),
    refunds: z.array(
      z.object({
        amount: moneyShape,
        /** Milliseconds; null while the payment provider has not taken it up. */
        doneAt: z.number().nullable(),
        /** Days on which the money is expected. */
        earliest: z.string(),
        latest: z.string(),
      }),
    ),
    /** Who sells, and where parcels go back to. */
    seller: sellerView,
    /** Whether all amounts include the tax of the country of delivery. */
    taxIncluded: z.boolean(),
    /** What the total is made of, by rate, as it was when the order was placed. */
    taxes: z.array(z.object({ basisPoints: z.int(), net: moneyShape, tax: moneyShape })),
  })
  .meta({ id: 'Order' })

export type OrderView = z.output<typeof orderView>
