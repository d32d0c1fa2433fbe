// Schema of an order in replies. With a `masked` link the address shows only city and first letters.
import { z } from 'zod'
import { buyerChanges } from '#domain/orders/buyer-change.ts'
import { cancelReasons } from '#domain/orders/order-event.ts'
import { returnReasons } from '#domain/orders/return-reason.ts'
import { discountReasonView, discountView } from '../cart/cart-view.ts'
import { sellerView } from '../content/view-seller.ts'
import {
  countryShape,
  drawnPictureShape,
  moneyShape,
  orderStatusShape,
  paymentStatusShape,
  giftFields,
  requestFields,
} from '../shapes.ts'

export const trackingShape = z.object({
  carrier: z.string(),
  trackingNumber: z.string(),
  /** The carrier's tracking page; null for an unknown carrier. */
  link: z.string().nullable(),
})

export const orderView = z
  .object({
    number: z.string(),
    status: orderStatusShape,
    paymentStatus: paymentStatusShape,
    /** State of the payment at its provider; `confirming` may take minutes. */
    payment: z.enum(['open', 'confirming', 'owed', 'paid', 'failed', 'cancelled', 'refunded']),
    /**
     * How it is paid, in the caller's language: 'Visa •••• 4242'. Empty if unknown, and in a masked view. Nodes of the
     * release before do not send it.
     */
    paymentMethod: z.string().exactOptional(),
    /** Where to transfer the amount of an unpaid order; null: it is paid otherwise. */
    transfer: z
      .object({
        holder: z.string(),
        iban: z.string(),
        bic: z.string(),
        reference: z.string(),
        amount: moneyShape,
        until: z.number(),
        /** The day of `until` in the shop's time zone. */
        lastDay: z.string().optional(),
      })
      .nullable(),
    placedAt: z.number(),
    /** Days in which anything may be sent back. */
    returnDays: z.number(),
    /** The shop pays the postage of every return. */
    freeReturns: z.boolean().optional(),
    /** End of the hold of an unpaid order, in milliseconds; null once paid or cancelled. */
    heldUntil: z.number().nullable(),
    email: z.string(),
    remark: z.string(),
    /** Whether address and e-mail are masked. */
    masked: z.boolean(),
    lines: z.array(
      z.object({
        id: z.string(),
        productKey: z.string(),
        /** Path of its page, with the variant. Nodes of the release before do not send it. */
        address: z.string().exactOptional(),
        title: z.string(),
        optionsText: z.string(),
        picture: drawnPictureShape.nullable(),
        quantity: z.int(),
        /** Quantity that the shop removed before packing. */
        removed: z.int(),
        unitPrice: moneyShape,
        total: moneyShape,
        ...giftFields,
        /** Position of its delivery. */
        delivery: z.int(),
        /** Has a personalisation, which a masked view does not show. */
        personal: z.boolean(),
        /** Quantity that can still be returned. */
        returnable: z.int(),
        /**
         * Quantity in a return or withdrawal that is open, or approved and not paid back yet. Nodes of the release
         * before do not send it, nor `refunded`.
         */
        returning: z.int().exactOptional(),
        /** Quantity that was paid back. */
        refunded: z.int().exactOptional(),
        /** Last day to return it; null if not delivered yet or the period is over. */
        returnUntil: z.string().nullable(),
        reviewed: z.boolean(),
        /** Removed, or withdrawn before it was sent. */
        unsent: z.boolean(),
      }),
    ),
    totals: z.object({
      subtotal: moneyShape,
      giftWrap: moneyShape,
      shippingFee: moneyShape,
      discount: moneyShape,
      /** Added to the prices. */
      salesTax: moneyShape.exactOptional(),
      total: moneyShape,
    }),
    discounts: z.array(
      discountView
        .omit({ freeShipping: true })
        /** null in old orders, which did not store reasons. */
        .extend({ reason: discountReasonView.nullable() }),
    ),
    /** Name that the buyer typed; an order for one recipient may have none. Empty in a masked view. */
    buyerName: z.string(),
    /** Address of the invoice in lines; missing in a masked view, and if it is the buyer's or the recipient's. */
    invoiceAddress: z.array(z.string()).exactOptional(),
    /** Name that the page uses to thank the buyer: 'Anna'. Empty if unknown, and in a masked view. */
    greeting: z.string(),
    /** One per recipient. Days are plain dates. */
    deliveries: z.array(
      z.object({
        /** Empty in a masked view. */
        name: z.string(),
        /** Name to greet the recipient. Empty in a masked view. */
        firstName: z.string(),
        /** First name of the giver; missing if it is unknown, the recipient is the buyer, or the view is masked. */
        giver: z.string().exactOptional(),
        /** Address lines in the country's order. */
        address: z.array(z.string()),
        country: countryShape,
        /** Name of the shipping method, in the caller's language. */
        method: z.string(),
        /** Address of the pick-up point, in lines; '' for deliveries. */
        point: z.string(),
        shipsOn: z.string(),
        earliest: z.string(),
        latest: z.string(),
        /** The requested delivery date. */
        arriveOn: z.string().nullable(),
        message: z.string(),
        /** False: nothing of it is sent; days, method and address have no meaning for the buyer. */
        requiresShipping: z.boolean(),
        state: z.enum(['waiting', 'shipped', 'delivered']),
        /** Printed on the gift receipt; null in a masked view. */
        giftCode: z.string().nullable(),
        shipments: z.array(
          trackingShape.extend({ shippedAt: z.number(), deliveredAt: z.number().nullable() }),
        ),
      }),
    ),
    /** Oldest first; `kind` is an event of domain/orders/order.ts. */
    timeline: z.array(
      z.object({
        kind: z.string(),
        at: z.number(),
        /** Position of the delivery; null: the whole order. */ delivery: z.int().nullable(),
      }),
    ),
    /** Why it was cancelled; null if it was not. Nodes of the release before do not send it. */
    cancelReason: z.enum(cancelReasons).nullable().exactOptional(),
    /** Actions possible now. */
    options: z.object({
      cancel: z.boolean(),
      /** What the buyer can change of at least one delivery. Nodes of the release before do not send it. */
      change: z.array(z.enum(buyerChanges)).exactOptional(),
      confirmDelivery: z.boolean(),
      review: z.boolean(),
      /** Last day to request a return; null if not possible. */
      return: z.string().nullable(),
      /** `until` is the last day; null before the delivery, when there is no last day. */
      withdraw: z.object({ until: z.string().nullable() }).nullable(),
    }),
    /** Returns and withdrawals, oldest first. */
    requests: z.array(
      z.object({
        reference: z.string(),
        ...requestFields,
        answer: z.string(),
        askedAt: z.number(),
        /** What comes back and why; empty in a masked view. Nodes of the release before do not send it. */
        lines: z
          .array(z.object({ id: z.string(), quantity: z.int(), reason: z.enum(returnReasons) }))
          .exactOptional(),
        /** What an approval pays back; null if it is decided, or in a masked view. Nodes of the release before do not send it. */
        worth: moneyShape.nullable().exactOptional(),
        /** Expected days of the refund, if approved. */
        refund: z.object({ earliest: z.string(), latest: z.string() }).nullable(),
      }),
    ),
    refunds: z.array(
      z.object({
        amount: moneyShape,
        /** Milliseconds; null until the payment provider accepts the refund. */
        doneAt: z.number().nullable(),
        /** Expected days of the refund. */
        earliest: z.string(),
        latest: z.string(),
      }),
    ),
    /** Invoice and credit notes, each on a page of its own; empty in a masked view. */
    documents: z.array(
      z.object({
        kind: z.enum(['invoice', 'credit-note']),
        /** '' while the invoice is being issued. */
        number: z.string(),
        path: z.string(),
        isReceipt: z.boolean(),
      }),
    ),
    /** The seller, also the address for returns. */
    seller: sellerView,
    /** Net amount and tax by rate, as of the day of the order. */
    taxes: z.array(z.object({ basisPoints: z.number(), net: moneyShape, tax: moneyShape })),
    /** Import tax and duties may be due on delivery. */
    isExport: z.boolean().optional(),
  })
  .meta({ id: 'Order' })

export type OrderView = z.output<typeof orderView>
